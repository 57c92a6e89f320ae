import type { MockDatabase } from "../database/mock-database";
import { notAllowed } from "../database/mock-error";
import type { LineRow, MockRow } from "../database/mock-rows";
import { lineTotals, pricedLines } from "../database/order-money";
import { addLine } from "../database/place-order";
import { orderEditStatus } from "../database/serialize-row";
import type { MockCall, MockRoutes } from "../http/mock-call";
import { type MockResource, resourceRoutes, showRecord } from "./mock-resource";

const edits: MockResource = {
  path: "/order-edits",
  table: "order_edit",
  one: "order_edit",
  many: "order_edits",
  expand:
    "changes.line_item.variant,changes.original_line_item.variant,items.variant,items.adjustments,items.tax_lines,payment_collection",
  fields:
    "order_id created_by created_at requested_by requested_at confirmed_by confirmed_at declined_by declined_reason declined_at canceled_by canceled_at payment_collection_id internal_note",
  search: ["internal_note"],
  limit: 20,
  columnsOf: ({ db, payload, user }, row) => {
    if (row !== undefined) return {};
    const open = db
      .by("order_edit", "order_id", db.require("order", payload.order_id).id)
      .find((one) => ["created", "requested"].includes(orderEditStatus(one)));
    if (open !== undefined) notAllowed("An active order edit already exists for the order");
    return { created_by: user.id };
  },
  written: ({ db, method, params }, edit) => {
    if (method !== "POST" || params.id !== undefined) return;
    for (const line of db.by("line_item", "order_id", edit.order_id).slice()) copyLine(db, line, edit);
  },
  deleting: ({ db }, edit) => {
    if (orderEditStatus(edit) !== "created")
      notAllowed(`Cannot delete order edit with status ${orderEditStatus(edit)}`);
    for (const { id } of db.by("line_item", "order_edit_id", edit.id).slice()) db.remove("line_item", id);
  },
  finish: (db, row, shown) => {
    const lines = db
      .by("line_item", "order_edit_id", row.id)
      .map((line) => ({ ...line, ...lineTotals(db, line) }));
    const sum = (name: "subtotal" | "discount_total" | "tax_total" | "total"): number =>
      lines.reduce((total, line) => total + line[name], 0);
    const before = db
      .by("line_item", "order_id", row.order_id)
      .reduce((total, line) => total + lineTotals(db, line).total, 0);
    return {
      ...shown,
      items: pricedLines(db, shown.items),
      discount_total: sum("discount_total"),
      gift_card_total: 0,
      gift_card_tax_total: 0,
      shipping_total: 0,
      subtotal: sum("subtotal"),
      tax_total: sum("tax_total"),
      total: sum("total"),
      difference_due: sum("total") - before,
    };
  },
};

/** An edit works on copies: the order's own lines change when it is confirmed. */
function copyLine(db: MockDatabase, line: LineRow, edit: MockRow): LineRow {
  const { id: original_item_id, ...columns } = line;
  const copy = db.insert("line_item", {
    ...columns,
    order_id: null,
    order_edit_id: edit.id,
    original_item_id,
  });
  for (const { rate, name, code } of db.by("line_item_tax_line", "item_id", line.id).slice())
    db.insert("line_item_tax_line", { rate, name, code, item_id: copy.id });
  return copy;
}

const shownEdit = ({ db, params }: MockCall) => ({
  order_edit: showRecord(db, edits, db.require("order_edit", params.id)),
});

function openEdit({ db, params }: MockCall): MockRow {
  const edit = db.require("order_edit", params.id);
  const status = orderEditStatus(edit);
  if (status !== "created" && status !== "requested")
    notAllowed(`Can not update an order edit with the status ${status}`);
  return edit;
}

function noteChange(db: MockDatabase, edit: MockRow, { type, line }: { type: string; line: LineRow }): void {
  const original = line.original_item_id;
  const held = db
    .by("order_item_change", "order_edit_id", edit.id)
    .find(
      ({ line_item_id, original_line_item_id }) =>
        line_item_id === line.id || original_line_item_id === (original ?? "none"),
    );
  const columns = {
    type: held?.type === "item_add" ? "item_add" : type,
    line_item_id: type === "item_remove" ? null : line.id,
    original_line_item_id: original ?? null,
  };
  if (held === undefined) db.insert("order_item_change", { ...columns, order_edit_id: edit.id });
  else db.update("order_item_change", held, columns);
}

function stamp(call: MockCall, what: "requested" | "confirmed" | "canceled"): object {
  const edit = openEdit(call);
  call.db.update("order_edit", edit, {
    [`${what}_at`]: call.db.now().toISOString(),
    [`${what}_by`]: call.user.id,
  });
  return shownEdit(call);
}

/** Makes the copies the order's lines. */
function confirm({ db }: MockCall, edit: MockRow): void {
  const orderId = String(edit.order_id);
  for (const { id } of db.by("line_item", "order_id", orderId).slice()) db.remove("line_item", id);
  for (const line of db.by("line_item", "order_edit_id", edit.id).slice())
    db.update("line_item", line, { order_id: orderId });
}

/** Changes to orders that are talked over with the customer first. */
export const orderEditRoutes: MockRoutes = {
  ...resourceRoutes(edits),
  "POST /order-edits/:id/items": (call) => {
    const { db, payload } = call;
    const edit = openEdit(call);
    const order = db.require("order", edit.order_id);
    const line = addLine(
      db,
      { cart_id: "", order_edit_id: edit.id },
      {
        item: {
          variantId: String(payload.variant_id),
          quantity: Number(payload.quantity),
          metadata: payload.metadata,
        },
        region: db.require("region", order.region_id),
      },
    );
    db.update("line_item", line, { cart_id: null });
    noteChange(db, edit, { type: "item_add", line });
    return shownEdit(call);
  },
  "POST /order-edits/:id/items/:item_id": (call) => {
    const { db, params, payload } = call;
    const edit = openEdit(call);
    const line = db.require("line_item", params.item_id);
    db.update("line_item", line, { quantity: payload.quantity });
    noteChange(db, edit, { type: "item_update", line });
    return shownEdit(call);
  },
  "DELETE /order-edits/:id/items/:item_id": (call) => {
    const { db, params } = call;
    const edit = openEdit(call);
    const line = db.require("line_item", params.item_id);
    noteChange(db, edit, { type: "item_remove", line });
    db.remove("line_item", line.id);
    return shownEdit(call);
  },
  "DELETE /order-edits/:id/changes/:change_id": ({ db, params }) => {
    const edit = db.require("order_edit", params.id);
    const change = db.require("order_item_change", params.change_id);
    db.remove("line_item", change.line_item_id);
    const original = db.find("line_item", change.original_line_item_id);
    if (original !== undefined) copyLine(db, original, edit);
    db.remove("order_item_change", change.id);
    return { id: change.id, object: "item_change", deleted: true };
  },
  "POST /order-edits/:id/request": (call) => stamp(call, "requested"),
  "POST /order-edits/:id/cancel": (call) => stamp(call, "canceled"),
  "POST /order-edits/:id/confirm": (call) => {
    const shown = stamp(call, "confirmed");
    confirm(call, call.db.require("order_edit", call.params.id));
    return shown;
  },
};
