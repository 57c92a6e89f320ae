import { type ActionOf, defineAction, defineBody, field, lazyExport } from "@tillhouse/extension-sdk";
import { BadgeCheck, Ban, Check, Link, NotebookPen, PenLine, Send, Trash2 } from "lucide-react";
import { object, string, trim } from "zod/mini";
import { orderEditList } from "./edits/order-edit-list";
import { type Edit, editChanges, editStatus, mayEditItems } from "./edits/order-edit-state";

/** What begins an edit of an order, or goes on with the one that is being made. */
export const editItems: ActionOf<"orders"> = {
  id: "editItems",
  group: "correct",
  icon: PenLine,
  requires: "order_editing",
  when: mayEditItems,
  run: { link: (order, { href }) => `${href("orders", order.id)}?edit=new` },
};

const isCreated = (edit: Edit) => editStatus(edit) === "created";
const isRequested = (edit: Edit) => editStatus(edit) === "requested";

/** Whether the payment that an edit asks for can be marked as made. */
export function mayMarkPaid(edit: Edit): boolean | string {
  const payment = edit.payment_collection;
  if (!payment || ["canceled", "declined"].includes(editStatus(edit))) return false;
  return payment.status === "authorized" ? "order-edits.reasons.paid" : true;
}

/** Where customers look at an edit: the store has no setting of its own for it, as it has for exchanges. */
function linkTemplate(metadata: unknown): string | undefined {
  const template: unknown = Reflect.get(Object(metadata), "order_edit_link_template");
  return typeof template === "string" && template !== "" ? template : undefined;
}

/** Changes to the items of an order that are talked over with the customer first. */
export default defineBody("order-edits", {
  list: orderEditList,
  row: lazyExport(() => import("./page/order-page"), "orderEditRow"),
  actions: [
    {
      id: "resume",
      icon: PenLine,
      isPrimary: true,
      when: isCreated,
      run: { link: (edit, { href }) => `${href("orders", edit.order_id)}?edit=${edit.id}` },
    },
    {
      id: "request",
      icon: Send,
      when: (edit) => isCreated(edit) && (editChanges(edit).length > 0 || "order-edits.reasons.unchanged"),
      run: { post: "request" },
      isDone: isRequested,
    },
    {
      id: "confirm",
      icon: Check,
      isPrimary: true,
      when: isRequested,
      confirm: "asked",
      run: { post: "confirm" },
      isDone: (edit) => editStatus(edit) === "confirmed",
      invalidates: ["reservations"],
    },
    {
      id: "markPaid",
      icon: BadgeCheck,
      when: mayMarkPaid,
      confirm: "asked",
      run: ({ record: { payment_collection_id: id }, host }) =>
        host.client.admin.custom.post(`/payment-collections/${id}/authorize`),
      isDone: ({ payment_collection }) => payment_collection?.status === "authorized",
    },
    {
      id: "copyLink",
      icon: Link,
      when: (edit, { store }) =>
        isRequested(edit) && (linkTemplate(store?.metadata) !== undefined || "order-edits.reasons.noLink"),
      run: {
        read: ({ record, host, copy }) =>
          copy(linkTemplate(host.store?.metadata)?.replaceAll("{order_edit_id}", record.id) ?? ""),
      },
    },
    { id: "copyId", icon: Link, when: isRequested, run: { read: ({ record, copy }) => copy(record.id) } },
    defineAction("order-edits", {
      id: "note",
      icon: NotebookPen,
      form: {
        schema: object({ internal_note: string().check(trim()) }),
        fields: [
          field.longText("internal_note", { label: "order-edits.note", hint: "order-edits.noteHint" }),
        ],
        fromRecord: ({ internal_note }) => ({ internal_note: internal_note ?? "" }),
      },
      run: { update: {} },
    }),
    {
      id: "cancel",
      icon: Ban,
      tone: "danger",
      when: isRequested,
      confirm: "asked",
      run: { post: "cancel" },
      isDone: (edit) => editStatus(edit) === "canceled",
    },
    {
      id: "discard",
      icon: Trash2,
      tone: "danger",
      when: isCreated,
      confirm: "asked",
      run: ({ record, host }) => host.client.admin.custom.delete(`/order-edits/${record.id}`),
      isDone: "gone",
    },
  ],
});
