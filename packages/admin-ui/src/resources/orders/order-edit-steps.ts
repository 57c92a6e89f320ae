import { AdminError, type Host, toAdminError } from "@tillhouse/extension-sdk";
import type { LineItem } from "../line-items";
import { activeEdit, type Edit, lineOf, type Order } from "./order-edit-state";

/** One call of an edit. What is done with a line often takes several; each is taken once, and those left can be gone on with. */
export type EditStep =
  | { take: "create"; note: string }
  | { take: "discard" }
  | { take: "add"; variantId: string; title: string; quantity: number }
  | { take: "count"; key: string; title: string; quantity: number }
  | { take: "remove"; key: string; title: string }
  | { take: "note"; note: string }
  | { take: "request" };

type Client = Host["client"];
interface Answer {
  order_edit: Edit;
}

/** Reads an edit with its lines, its changes and the store's own totals; `undefined` where it is gone. */
export async function readEdit(client: Client, id: string): Promise<Edit | undefined> {
  try {
    return (await client.admin.custom.get<Answer>(`/order-edits/${id}`)).order_edit;
  } catch (thrown) {
    if (toAdminError(thrown).code === "not-found") return undefined;
    throw thrown;
  }
}

/** The edit of an order that somebody else has begun, if there is one. */
export async function readActiveEdit(client: Client, orderId: string): Promise<Edit | undefined> {
  const { order_edits } = await client.admin.custom.get<{ order_edits: Edit[] }>("/order-edits", {
    order_id: orderId,
    limit: 100,
  });
  return activeEdit(order_edits);
}

function requireLine(edit: Edit, key: string): LineItem {
  const line = lineOf(edit, key);
  if (line === undefined) throw new AdminError("not-found", "");
  return line;
}

/** Takes a step; the answer is the edit as it is then. */
export async function takeStep(
  client: Client,
  { order, edit }: { order: Order; edit: Edit | undefined },
  step: EditStep,
): Promise<Edit | undefined> {
  const { custom } = client.admin;
  const post = async (path: string, payload: Record<string, unknown> = {}) =>
    (await custom.post<Answer>(`/order-edits${path}`, payload)).order_edit;
  if (step.take === "create")
    return edit ?? post("", { order_id: order.id, ...(step.note !== "" && { internal_note: step.note }) });
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
      return post(path, { internal_note: step.note });
    case "request":
      // Asked twice, the store would make a second request for the payment.
      return edit.requested_at ? edit : post(`${path}/request`);
    case "remove": {
      const line = requireLine(edit, step.key);
      const added = edit.changes?.find(
        ({ type, line_item_id }) => type === "item_add" && line_item_id === line.id,
      );
      if (added === undefined)
        return (await custom.delete<Answer>(`/order-edits${path}/items/${line.id}`)).order_edit;
      await custom.delete(`/order-edits${path}/changes/${added.id}`);
      return readEdit(client, edit.id);
    }
  }
}

/** The steps that make an edit anew, without what it does to one line of the order. */
function begunAnew(edit: Edit, key: string): EditStep[] {
  const again = (edit.changes ?? []).flatMap((change): EditStep[] => {
    const { type, line_item: line, original_line_item: original } = change;
    if (type === "item_add")
      return line?.variant_id
        ? [{ take: "add", variantId: line.variant_id, title: line.title, quantity: line.quantity }]
        : [];
    if (!original || original.id === key) return [];
    if (!line) return [{ take: "remove", key: original.id, title: original.title }];
    if (line.quantity === original.quantity) return [];
    return [{ take: "count", key: original.id, title: original.title, quantity: line.quantity }];
  });
  return [{ take: "discard" }, { take: "create", note: edit.internal_note ?? "" }, ...again];
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
  return [...(edit && isChanged ? begunAnew(edit, key) : []), { take: "remove", key, title }];
}

/** Puts a line back that was taken out, at its own price: the store does not do that either, so the edit is begun anew. */
export function stepsToPutBack(edit: Edit, key: string): EditStep[] {
  return begunAnew(edit, key);
}
