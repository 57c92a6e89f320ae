import { type CustomCell, cell, defineBody, filter, type RecordOf } from "@tillhouse/extension-sdk";
import { Copy, Trash2 } from "lucide-react";
import { DiscountState, usesCell } from "./discount-cells";
import { discountStatuses, statusOf } from "./discount-status";

type Code = RecordOf<"dynamic-codes">;

const state: CustomCell<Code> = {
  id: "status",
  text: (code) => statusOf(code),
  render: (code) => <DiscountState discount={code} />,
};

/** Codes that were made from a discount. They have a section on its page; each has a page as discounts have it. */
export default defineBody("dynamic-codes", {
  derive: (code) => ({ status: statusOf(code) }),
  list: {
    columns: [
      cell.text("code", { isCode: true, mobile: "lead", grow: 40 }),
      { ...state, mobile: "mark" },
      { ...usesCell, mobile: "end" },
      cell.date("ends_at"),
      cell.date("created_at", { mobile: "note" }),
    ],
    leavesOut: ({ parent_discount_id }) => !parent_discount_id,
    select: {
      fields:
        "id,code,is_dynamic,is_disabled,parent_discount_id,starts_at,ends_at,usage_limit,usage_count,created_at",
      expand: "",
    },
    search: true,
    sort: "-created_at",
    filters: [filter.choices("status", discountStatuses), filter.date("created_at")],
    rowLink: ({ id }) => ({ resource: "discounts", id }),
  },
  actions: [
    {
      id: "copy",
      icon: Copy,
      run: { read: ({ record, copy }) => copy(record.code) },
    },
    {
      id: "remove",
      icon: Trash2,
      tone: "danger",
      confirm: "asked",
      isBulk: true,
      isDone: "gone",
      run: ({ record, host }) =>
        host.client.admin.custom.delete(
          `/discounts/${encodeURIComponent(record.parent_discount_id ?? "")}/dynamic-codes/${encodeURIComponent(record.code)}`,
        ),
    },
  ],
});
