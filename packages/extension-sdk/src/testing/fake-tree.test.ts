import { describe, expect, it } from "vitest";
import { type AnyResource, defineResource } from "../resource/define-resource";
import { createFakeBackend, type FakeBackend } from "./fake-backend";

const schema = {
  "~standard": { version: 1 as const, vendor: "test", validate: (value: unknown) => ({ value }) },
};

const categories: AnyResource = {
  ...defineResource({
    name: "product-categories",
    api: { singularKey: "product_category", pluralKey: "product_categories" },
    title: ({ name }) => name,
    list: { columns: ["name"], tree: { parentKey: "parent_category_id", rankKey: "rank" } },
    delete: { confirm: "asked" },
  }),
  form: { schema, fields: [] },
};

/** Three at the top, and two below the first of them. */
function createBackend(): FakeBackend {
  return createFakeBackend({
    resources: [categories],
    samples: [
      {
        of: "product-categories",
        count: 5,
        record: (index) => ({
          id: "abcde"[index],
          rank: index % 3,
          parent_category_id: index < 3 ? null : "a",
        }),
        payloads: {
          create: ["name", "parent_category_id"],
          update: ["name", "parent_category_id", "rank"],
        },
      },
    ],
  });
}

async function send(backend: FakeBackend, address: string, payload?: object): Promise<void> {
  const [method, path] = address.split(" ");
  const body = payload && JSON.stringify(payload);
  expect((await backend.fetch(`/admin/product-categories${path}`, { method, body })).status).toBe(200);
}

/** The ids below a parent with their ranks, in their order. */
function below(backend: FakeBackend, parent: string | null): string {
  return backend
    .records("product-categories")
    .filter((record) => record.parent_category_id === parent)
    .sort((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ id, rank }) => `${id}${rank}`)
    .join(" ");
}

describe("a tree in the fake backend", () => {
  it.each([
    ["down", "a", { rank: 1 }, "b0 a1 c2"],
    ["up", "c", { rank: 0 }, "c0 a1 b2"],
    ["beyond the last place", "a", { rank: 9 }, "b0 c1 a2"],
    ["to where it stands", "b", { parent_category_id: null, rank: 1 }, "a0 b1 c2"],
    ["nowhere, with another name", "b", { parent_category_id: null, name: "Hats" }, "a0 b1 c2"],
  ])("shifts the siblings of what goes %s", async (_where, id, payload, expected) => {
    const backend = createBackend();
    await send(backend, `POST /${id}`, payload);
    expect(below(backend, null)).toBe(expected);
  });

  it("closes the gap of the old parent and makes room in the new one", async () => {
    const backend = createBackend();
    await send(backend, "POST /b", { parent_category_id: "a", rank: 1 });
    expect(below(backend, null)).toBe("a0 c1");
    expect(below(backend, "a")).toBe("d0 b1 e2");
  });

  it("appends what names no position", async () => {
    const backend = createBackend();
    await send(backend, "POST /b", { parent_category_id: "a" });
    expect(below(backend, "a")).toBe("d0 e1 b2");
    await send(backend, "POST ", { name: "Hats", parent_category_id: "a" });
    expect(backend.records("product-categories")[0]).toMatchObject({ name: "Hats", rank: 3 });
  });

  it("closes the gap of a deleted record", async () => {
    const backend = createBackend();
    await send(backend, "DELETE /b");
    expect(below(backend, null)).toBe("a0 c1");
  });
});
