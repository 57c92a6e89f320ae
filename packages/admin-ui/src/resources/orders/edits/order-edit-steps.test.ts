import type { Host } from "@tillhouse/extension-sdk";
import type { LineItem } from "@tillhouse/extension-sdk/commerce";
import { expect, it } from "vitest";
import type { Edit, Order } from "./order-edit-state";
import { type EditStep, stepsAnew, stepsToRemove, takeStep } from "./order-edit-steps";

const line = (id: string, more: Partial<LineItem> = {}) =>
  ({ id, title: id, quantity: 2, variant_id: `variant_${id}`, ...more }) as LineItem;

/** An edit that has changed `a`, removed `b` and added `new`; `c` is as it was. */
const edit = {
  id: "oe",
  internal_note: "By phone",
  items: [
    line("a2", { original_item_id: "a", quantity: 5 }),
    line("c2", { original_item_id: "c" }),
    line("new", { quantity: 1 }),
  ],
  changes: [
    {
      id: "change_a",
      type: "item_update",
      line_item_id: "a2",
      line_item: line("a2", { quantity: 5 }),
      original_line_item_id: "a",
      original_line_item: line("a"),
    },
    { id: "change_b", type: "item_remove", original_line_item_id: "b", original_line_item: line("b") },
    { id: "change_new", type: "item_add", line_item_id: "new", line_item: line("new", { quantity: 1 }) },
  ],
} as unknown as Edit;

const order = { id: "order" } as Order;

async function callsOf(step: EditStep, of: Edit | null = edit): Promise<string[]> {
  const calls: string[] = [];
  const answer =
    (method: string) =>
    async (path: string, payload?: object): Promise<object> => {
      calls.push([method, path, payload && JSON.stringify(payload)].filter(Boolean).join(" "));
      return { order_edit: of };
    };
  const custom = { get: answer("GET"), post: answer("POST"), delete: answer("DELETE") };
  // Of the client only these calls are used.
  await takeStep({ admin: { custom } } as unknown as Host["client"], { order, edit: of ?? undefined }, step);
  return calls;
}

it("sends each step as the store wants it", async () => {
  expect(await callsOf({ take: "create", note: "" }, null)).toEqual([
    'POST /order-edits {"order_id":"order"}',
  ]);
  expect(await callsOf({ take: "create", note: "" })).toEqual([]);
  expect(await callsOf({ take: "count", key: "a", title: "", quantity: 3 })).toEqual([
    'POST /order-edits/oe/items/a2 {"quantity":3}',
  ]);
  expect(await callsOf({ take: "add", variantId: "v", title: "", quantity: 2 })).toEqual([
    'POST /order-edits/oe/items {"variant_id":"v","quantity":2}',
  ]);
  expect(await callsOf({ take: "remove", key: "c", title: "" })).toEqual(["DELETE /order-edits/oe/items/c2"]);
  expect(await callsOf({ take: "note", note: "Hi" })).toEqual([
    'POST /order-edits/oe {"internal_note":"Hi"}',
  ]);
  expect(await callsOf({ take: "request" })).toEqual(["POST /order-edits/oe/request {}"]);
  expect(await callsOf({ take: "discard" })).toEqual(["DELETE /order-edits/oe"]);
});

it("removes a new line by its change, as the store refuses to delete the line", async () => {
  expect(await callsOf({ take: "remove", key: "new", title: "" })).toEqual([
    "DELETE /order-edits/oe/changes/change_new",
    "GET /order-edits/oe",
  ]);
});

it("asks for confirmation once only", async () => {
  expect(await callsOf({ take: "request" }, { ...edit, requested_at: "2026-11-21" })).toEqual([]);
});

it("confirms what an earlier try has requested without an answer", async () => {
  const calls: string[] = [];
  const asked = { ...edit, requested_at: "2026-11-21" };
  const custom = {
    get: async () => ({ order_edit: asked }),
    post: async (path: string) => {
      calls.push(path);
      return { order_edit: asked };
    },
  };
  const client = { admin: { custom } } as unknown as Host["client"];
  await takeStep(client, { order, edit }, { take: "confirm" });
  expect(calls).toEqual(["/order-edits/oe/confirm"]);
});

it("reports a line that no longer exists", async () => {
  await expect(callsOf({ take: "count", key: "gone", title: "", quantity: 3 })).rejects.toMatchObject({
    code: "not-found",
  });
});

const again = [{ take: "discard" }, { take: "create", note: "By phone" }] as const;
const removed = { take: "remove", key: "b", title: "b" };
const counted = { take: "count", key: "a", title: "a", quantity: 5 };
const added = { take: "add", variantId: "variant_new", title: "new", quantity: 1 };

it("removes a line, or restarts the edit if the store cannot remove it", () => {
  expect(stepsToRemove(undefined, { key: "c", title: "c" })).toEqual([
    { take: "remove", key: "c", title: "c" },
  ]);
  expect(stepsToRemove(edit, { key: "c", title: "c" })).toEqual([{ take: "remove", key: "c", title: "c" }]);
  expect(stepsToRemove(edit, { key: "a", title: "a" })).toEqual([
    ...again,
    removed,
    added,
    { take: "remove", key: "a", title: "a" },
  ]);
});

it("restores a line by restarting the edit without its removal", () => {
  expect(stepsAnew(edit, "b")).toEqual([...again, counted, added]);
});
