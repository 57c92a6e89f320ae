import { QueryClient } from "@tanstack/react-query";
import type { AdminHost, AnyResource, ListQuery } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { builtIn, builtInResource } from "../../../testing/harness/complete-built-in";
import { questionOf } from "../state/list-state";
import { viewState } from "./saved-views";
import { isTooLong, onlyCounted } from "./use-view-counts";

const asked = (name: string, query = "") => {
  const resource = builtInResource(name);
  return onlyCounted(questionOf(viewState({ query }, resource), resource), resource);
};

describe("what is asked for where a view is counted", () => {
  it("is only the id of a record", () => {
    expect(asked("orders", "payment_status=awaiting")).toEqual({
      fields: "id",
      expand: "",
      payment_status: ["awaiting"],
      order: "-created_at",
    });
    expect(asked("customers")).toMatchObject({ fields: "id" });
  });

  it("is one relation of products", () => {
    expect(asked("products")).toMatchObject({ fields: "id", expand: "type" });
  });

  it("has only parameters that the list has", () => {
    expect(asked("collections")).not.toHaveProperty("fields");
  });

  it.each((builtIn.resources ?? []).flatMap(({ name, list, api }) => (list && !api.isUnpaged ? [name] : [])))(
    "leaves out relations of %s that are not needed",
    (name) => {
      const { fields, expand = "" } = asked(name);
      // The store takes no `fields` for these.
      const isUnknown = fields === undefined;
      // Products, gift cards among them, are counted with one relation.
      const isProducts = (builtInResource(name).api.path ?? name) === "products";
      expect(isUnknown || expand === "" || isProducts).toBe(true);
    },
  );
});

describe("a view of a list that is looked through here", () => {
  const items: AnyResource = {
    name: "inventory-items",
    api: {
      singularKey: "inventory_item",
      pluralKey: "inventory_items",
      isUnpaged: { newest: 10_000, pageSize: 1000, pagedBy: ["sku"] },
    },
    title: () => "",
  };
  const without = (unpaged: object): AnyResource => ({
    ...items,
    api: { ...items.api, isUnpaged: { newest: 10_000, ...unpaged } },
  });

  /** Whether views are too long to count, and what the store was asked to find out. */
  async function tooLong(resource: AnyResource, questions: readonly ListQuery[], count: number) {
    const asked: unknown[] = [];
    const send = async ({ payload }: { payload: object }) => {
      asked.push(payload);
      return { inventory_items: [], count };
    };
    const host = { client: { send }, resource: () => resource };
    const client = new QueryClient();
    const answers: boolean[] = [];
    // Reading takes nothing else of the host.
    for (const question of questions)
      answers.push(await isTooLong(host as unknown as AdminHost, client, { resource, question }));
    return { answers, asked };
  }

  it.each<[string, AnyResource, ListQuery, number, boolean]>([
    ["is not counted where the list is longer than one call", items, { q: "mug" }, 1001, true],
    ["is counted where one call reads the list", items, { q: "mug" }, 1000, false],
    ["is counted where the store narrows it by itself", items, { sku: "MUG", order: "-sku" }, 5000, false],
    [
      "is counted where every list is read to its end",
      without({ pageSize: 1000 }),
      { q: "mug" },
      5000,
      false,
    ],
    ["is not counted without a size of its calls", without({ pagedBy: ["sku"] }), { q: "mug" }, 1, true],
  ])("%s", async (_view, resource, question, count, expected) => {
    expect((await tooLong(resource, [question], count)).answers).toEqual([expected]);
  });

  it("costs one small question for all of them, and none where the store counts", async () => {
    const all = await tooLong(items, [{ q: "mug" }, { q: "tent" }], 5000);
    expect(all).toEqual({ answers: [true, true], asked: [{ limit: 1, offset: 0 }] });
    expect((await tooLong(items, [{ order: "sku" }], 5000)).asked).toEqual([]);
  });
});
