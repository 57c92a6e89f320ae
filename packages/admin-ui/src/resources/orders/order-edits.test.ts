import type { AnyAction } from "@tillhouse/extension-sdk";
import { expect, it, vi } from "vitest";
import { orderEdits } from "./order-edits";

const note: AnyAction | undefined = orderEdits.actions?.find(({ id }) => id === "note");
const edit = { id: "oe_1", order_id: "order_1", internal_note: null };

it("keeps what staff writes about an edit with it", async () => {
  const post = vi.fn(async () => ({}));
  const host = { client: { admin: { custom: { post } } } };
  expect(note?.form?.values?.(edit as never)).toEqual({ internal_note: "" });
  await note?.run?.({ record: edit, values: { internal_note: "Asked for by phone" }, host } as never);
  expect(post).toHaveBeenCalledWith("/order-edits/oe_1", { internal_note: "Asked for by phone" });
});
