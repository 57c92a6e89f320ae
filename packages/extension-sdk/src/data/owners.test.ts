import { describe, expect, it, vi } from "vitest";
import { AdminError } from "../errors/errors";
import type { AnyResource } from "../resource/define-resource";
import { withOwners } from "./owners";

const above: AnyResource = {
  name: "orders",
  api: { singularKey: "order", pluralKey: "orders" },
  title: () => "",
};
const resource: AnyResource = {
  name: "claims",
  api: { singularKey: "claim", pluralKey: "claims" },
  title: () => "",
  owner: {
    of: "orders",
    id: (claim: { order_id?: string }) => claim.order_id,
    holds: "claims",
    select: { fields: "id" },
  },
};
const missing = new AdminError("not-found", "");

describe("records and the ones that they are parts of", () => {
  it("get what those say of them, each read once", async () => {
    const order = { id: "order_1", claims: [{ id: "claim_1", items: ["a"] }, { id: "claim_2" }] };
    const read = vi.fn(async () => order);
    const records = [
      { id: "claim_1", order_id: "order_1", work: "open" },
      { id: "claim_2", order_id: "order_1", work: "done" },
    ];
    expect(await withOwners(records, { resource, above, read })).toEqual([
      { id: "claim_1", order_id: "order_1", work: "open", items: ["a"], order },
      { id: "claim_2", order_id: "order_1", work: "done", order },
    ]);
    expect(read.mock.calls).toEqual([["order_1"]]);
  });

  it("stay the same if the owner is unknown or gone", async () => {
    const records = [{ id: "claim_1" }, { id: "claim_2", order_id: "order_2" }];
    const read = () => Promise.reject(missing);
    expect(await withOwners(records, { resource, above, read })).toEqual(records);
  });

  it("fail if the store does", async () => {
    const read = () => Promise.reject(new AdminError("server", ""));
    await expect(
      withOwners([{ id: "claim_1", order_id: "order_1" }], { resource, above, read }),
    ).rejects.toMatchObject({ code: "server" });
  });

  it("are read a few at a time", async () => {
    let now = 0;
    let most = 0;
    const read = async (id: string) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now--;
      return { id };
    };
    const records = Array.from({ length: 20 }, (_, index) => ({ id: `c${index}`, order_id: `o${index}` }));
    expect(await withOwners(records, { resource, above, read })).toHaveLength(20);
    expect(most).toBe(4);
  });
});
