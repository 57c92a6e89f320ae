import { AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { discountDelete } from "./discount-delete";

const codes = ["disc_2", "disc_3"].map((id) => ({ id, code: id, parent_discount_id: "disc_1" }));
const others = [
  { id: "disc_1", code: "T", parent_discount_id: null },
  { id: "disc_9", code: "X", parent_discount_id: "disc_8" },
];

function setting() {
  const get = vi.fn(async () => ({ discounts: [...codes, ...others], count: 4 }));
  const remove = vi.fn(async (_path: string) => ({}));
  const host = {
    client: { admin: { custom: { get, delete: remove } } },
    translate: (key: string, { count }: { count: number }) => `${key} ${count}`,
  } as unknown as Host;
  return { host, remove };
}

it("says what goes with a template, and what stays", async () => {
  const { host } = setting();
  const template = { id: "disc_1", is_dynamic: true, usage_count: 4 } as RecordOf<"discounts">;
  expect(await discountDelete.consequences?.(template, host)).toEqual([
    "discounts.goes.codes 2",
    "discounts.goes.uses 4",
  ]);
});

it("deletes the codes that were made from it, and after it", async () => {
  const { host, remove } = setting();
  const done: string[] = [];
  const deletion = {
    id: "delete",
    run: async (): Promise<true> => {
      done.push("disc_1");
      return true;
    },
  };
  await discountDelete.run?.({ id: "disc_1", host, progress: createProgress(), deletion });
  expect([...done, ...remove.mock.calls.map(([path]) => path)]).toEqual([
    "disc_1",
    "/discounts/disc_2",
    "/discounts/disc_3",
  ]);
});

it("deletes no code of a template that the store keeps", async () => {
  const { host, remove } = setting();
  const deletion = {
    id: "delete",
    run: async () => {
      throw new AdminError("conflict", "no");
    },
  };
  await expect(
    discountDelete.run?.({ id: "disc_1", host, progress: createProgress(), deletion }),
  ).rejects.toThrow("no");
  expect(remove).not.toHaveBeenCalled();
});
