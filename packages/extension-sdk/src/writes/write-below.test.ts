import { expect, it, vi } from "vitest";
import { type AnyResource, defineResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { runSteps } from "../tasks/steps";
import { sendWrite } from "./send-write";

const variants: AnyResource = defineResource({
  name: "variants",
  api: { singularKey: "variant", pluralKey: "variants", writePath: "products/{product_id}/variants" },
  title: ({ title }) => title,
  list: { columns: ["title"] },
  delete: {
    confirm: "asked",
    run: ({ deletion, progress, host, id }) =>
      runSteps([deletion, { id: "item", run: () => host.client.admin.custom.delete(`/items/${id}`) }], {
        progress,
      }),
  },
});

/** A store with one product of two variants; what is written of it comes back with all of them. */
function hostOf(calls: unknown[][], missing = false) {
  const held = [
    { id: "variant_1", title: "S", created_at: "2026-01-01" },
    { id: "variant_2", title: "M", created_at: "2026-01-02" },
  ];
  const answer = (...call: unknown[]) => {
    calls.push(call);
    return Promise.resolve({ product: { id: "prod_1", variants: held } });
  };
  const custom = {
    post: vi.fn((path: string, payload: object) => answer("POST", path, payload)),
    delete: vi.fn((path: string) => answer("DELETE", path)),
    get: vi.fn((path: string) => {
      calls.push(["GET", path]);
      if (missing)
        return Promise.reject({ response: { status: 404, data: { type: "not_found", message: "" } } });
      return Promise.resolve({ variant: { id: "variant_1", product_id: "prod_1", title: "S" } });
    }),
  };
  // Sending a write uses no more of the host.
  return { client: { admin: { custom } }, resource: () => variants } as unknown as AdminHost;
}

it("creates a record below its parent and returns it", async () => {
  const calls: unknown[][] = [];
  const payload = { product_id: "prod 1", title: "M" };
  const answer = await sendWrite(hostOf(calls), variants, { kind: "create", payload });
  expect(calls).toEqual([["POST", "/products/prod%201/variants", { title: "M" }]]);
  expect(answer).toEqual({ variant: { id: "variant_2", title: "M", created_at: "2026-01-02" } });
});

it("changes a record below its own parent", async () => {
  const calls: unknown[][] = [];
  const write = { kind: "update", id: "variant_1", payload: { title: "S" } } as const;
  const answer = await sendWrite(hostOf(calls), variants, write);
  expect(calls).toEqual([
    ["GET", "/variants/variant_1"],
    ["POST", "/products/prod_1/variants/variant_1", { title: "S" }],
  ]);
  expect(answer).toMatchObject({ variant: { id: "variant_1", product_id: "prod_1" } });
});

it("deletes dependent records after the record", async () => {
  const calls: unknown[][] = [];
  const record = { id: "variant_1", product_id: "prod_1" };
  await sendWrite(hostOf(calls), variants, { kind: "delete", id: "variant_1", title: "S", record });
  expect(calls).toEqual([
    ["DELETE", "/products/prod_1/variants/variant_1"],
    ["DELETE", "/items/variant_1"],
  ]);
});
