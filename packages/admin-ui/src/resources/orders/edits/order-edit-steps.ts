import { AdminError, type Host } from "@tillhouse/extension-sdk";
import type { LineItem } from "@tillhouse/extension-sdk/commerce";
import type { Edit, Order } from "./order-edit-state";

/** One call of an edit. What is done with a line often takes several; each is taken once, and those left can be gone on with. */
export type EditStep =
  | { take: "open"; id: string }
  | { take: "create"; note: string }
  | { take: "discard" }
  | { take: "add"; variantId: string; title: string; quantity: number }
  | { take: "count"; key: string; title: string; quantity: number }
  | { take: "remove"; key: string; title: string }
  | { take: "note"; note: string }
  | { take: "request" }
  | { take: "confirm" };

/** The line of an edit that stands for one of the order's own, or is new itself. */
function requireLine({ items = [] }: Edit, key: string): LineItem {
  const line = items.find(({ id, original_item_id }) => (original_item_id ?? id) === key);
  if (line === undefined) throw new AdminError("not-found", "");
  return line;
}

/** Takes a step; the answer is the edit as it is then. */
export async function takeStep(
  { admin: { custom } }: Host["client"],
  { order, edit }: { order: Order; edit: Edit | undefined },
  step: EditStep,
): Promise<Edit | undefined> {
  const answered = async (asked: Promise<{ order_edit: Edit }>) => (await asked).order_edit;
  const post = (path: string, payload: Record<string, unknown> = {}) =>
    answered(custom.post(`/order-edits${path}`, payload));
  const read = (id: string) => answered(custom.get(`/order-edits/${id}`));
  if (step.take === "create")
    return edit ?? post("", { order_id: order.id, ...(step.note && { internal_note: step.note }) });
  if (step.take === "open") {
    const opened = await read(step.id);
    if (opened.order_id !== order.id) throw new AdminError("not-found", "");
    return opened;
  }
  if (edit === undefined) throw new AdminError("not-found", "");
  const path = `/${edit.id}`;
  switch (step.take) {
    case "discard":
      await custom.delete(`/order-edits${path}`);
      return undefined;
    case "add":
      return post(`${path}/items`, { variant_id: step.variantId, quantity: step.quantity });
    case "count":
      return post(`${path}/items/${requireLine(edit, step.key).id}`, { quantity: step.quantity });
    case "note":
      return edit.internal_note === step.note ? edit : post(path, { internal_note: step.note });
    case "request":
      // Asked twice, the store would make a second request for the payment.
      return edit.requested_at ? edit : post(`${path}/request`);
    case "confirm": {
      // Only what was requested has a payment for what it costs more. An earlier try may have asked for it unheard.
      const now = edit.requested_at ? edit : await read(edit.id);
      if (!now.requested_at) await post(`${path}/request`);
      return now.confirmed_at ? now : post(`${path}/confirm`);
    }
    case "remove": {
      const { id } = requireLine(edit, step.key);
      const added = edit.changes?.find(
        ({ type, line_item_id }) => type === "item_add" && line_item_id === id,
      );
      if (added === undefined) return answered(custom.delete(`/order-edits${path}/items/${id}`));
      await custom.delete(`/order-edits${path}/changes/${added.id}`);
      return read(edit.id);
    }
  }
}

/** The steps that make an edit anew, without what it does to one line of the order. */
export function stepsAnew({ changes = [], internal_note }: Edit, key: string): EditStep[] {
  const again = changes.flatMap(({ type, line_item: line, original_line_item: original }): EditStep[] => {
    if (type === "item_add")
      return line?.variant_id
        ? [{ take: "add", variantId: line.variant_id, title: line.title, quantity: line.quantity }]
        : [];
    if (!original || original.id === key) return [];
    const named = { key: original.id, title: original.title };
    if (!line) return [{ take: "remove", ...named }];
    return line.quantity === original.quantity ? [] : [{ take: "count", ...named, quantity: line.quantity }];
  });
  return [{ take: "discard" }, { take: "create", note: internal_note ?? "" }, ...again];
}

/**
 * Takes a line out. The store cannot take out a line whose quantity the edit has changed before, and it keeps no trace of
 * a change that is deleted: such an edit is begun anew.
 */
export function stepsToRemove(
  edit: Edit | undefined,
  { key, title }: { key: string; title: string },
): EditStep[] {
  const isChanged = edit?.changes?.some(
    ({ type, original_line_item_id }) => type === "item_update" && original_line_item_id === key,
  );
  return [...(edit && isChanged ? stepsAnew(edit, key) : []), { take: "remove", key, title }];
}
