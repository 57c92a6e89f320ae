import type { RecordOf } from "@tillhouse/extension-sdk";
import type { LineItem } from "@tillhouse/extension-sdk/commerce";

export type Order = RecordOf<"orders">;
export type Edit = RecordOf<"order-edits">;

/** What can be done with an edit, in the order in which it is done. */
const milestones = ["created", "requested", "declined", "confirmed", "canceled"] as const;

/** What was done with an edit so far, when, and by whom. */
export function milestonesOf(edit: Edit) {
  return milestones.flatMap((id) => {
    const at = edit[`${id}_at`];
    return at ? [{ id, at, by: edit[`${id}_by`] }] : [];
  });
}

/** Where an edit stands, by what was done last: the store says it only where edits are read by themselves. */
export function editStatus(edit: Edit): (typeof milestones)[number] {
  return milestonesOf(edit).at(-1)?.id ?? "created";
}

/** The edits of an order, each with where it stands. */
export function editsOf({ edits }: Order): Edit[] | undefined {
  return edits?.map((edit) => ({ ...edit, status: editStatus(edit) }));
}

/** Whether an edit can still come to something. */
export function isActive(edit: Edit): boolean {
  return ["created", "requested"].includes(editStatus(edit));
}

/** The edit that nobody has finished yet: an order has one at most. */
export function activeEdit(edits: readonly Edit[] = []): Edit | undefined {
  return edits.find(isActive);
}

/** Whether the items of an order can be edited, or why not now. */
export function mayEditItems(order: Order): boolean | string {
  if (order.status === "canceled") return false;
  const active = activeEdit(order.edits);
  return active && editStatus(active) === "requested" ? "orders.reasons.editRequested" : true;
}

/** What an edit changes, with the quantities before and after: what was changed and changed back is none of it. */
export function editChanges({ changes = [] }: Edit) {
  return changes.flatMap(({ id, type: kind, line_item, original_line_item }) => {
    const item = line_item ?? original_line_item;
    const quantity = line_item?.quantity ?? 0;
    const before = original_line_item?.quantity ?? 0;
    return item && quantity !== before ? [{ id, kind, item, quantity, before }] : [];
  });
}

/** A line as it will be. */
export interface EditLine {
  /** The id of the order's own line; that of the edit's line where it is new. */
  key: string;
  item: LineItem;
  state: "same" | "new" | "changed" | "removed";
  /** Fewer there cannot be: what is packed stays. */
  minimum: number;
  /** Units that are packed: the line can grow, and neither shrink nor go. */
  packed: number;
}

/** The lines of an order as an edit leaves them: in the order's own order, what is new comes last. */
export function editLines(order: Order, edit: Edit | undefined): EditLine[] {
  const own = order.items ?? [];
  const edited = edit?.items ?? [];
  const lines = own.map((original): EditLine => {
    const item = edit ? edited.find(({ original_item_id }) => original_item_id === original.id) : original;
    const packed = original.fulfilled_quantity ?? 0;
    const line = { key: original.id, packed, minimum: packed > 0 ? original.quantity : 1 };
    if (item === undefined) return { ...line, item: original, state: "removed" };
    return { ...line, item, state: item.quantity === original.quantity ? "same" : "changed" };
  });
  const ids = new Set(own.map(({ id }) => id));
  const added = edited
    .filter(({ id, original_item_id }) => !ids.has(original_item_id ?? id))
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map((item): EditLine => ({ key: item.id, item, state: "new", minimum: 1, packed: 0 }));
  return [...lines, ...added];
}
