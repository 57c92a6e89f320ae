import {
  type CustomCell,
  cell,
  defineBody,
  filter,
  formatList,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { conditionSections } from "./conditions/conditions";
import { discountActions } from "./discount-actions";
import { DiscountState, dynamicBadge, regionsCell, stateBadge, usesCell, valueCell } from "./discount-cells";
import { discountDelete } from "./discount-delete";
import { discountForm, sectionFields } from "./discount-form";
import { derivedOf, discountStatuses, statusOf } from "./discount-status";
import { durationWords, readDuration } from "./duration";

type Discount = RecordOf<"discounts">;

const state: CustomCell<Discount> = {
  id: "status",
  text: (discount) => statusOf(discount),
  render: (discount) => <DiscountState discount={discount} />,
};

const type: CustomCell<Discount> = {
  id: "type",
  text: ({ rule }) => rule?.type ?? "",
  render: ({ rule }, { translate }) => (rule ? translate(`discounts.type.${rule.type}`) : "–"),
};

const description: CustomCell<Discount> = {
  id: "description",
  text: ({ rule }) => rule?.description ?? "",
  render: ({ rule }) => rule?.description || "–",
};

/** How a fixed amount is shared out; of the others the store takes the same off, either way. */
const allocation: CustomCell<Discount> = {
  id: "allocation",
  render: ({ rule }, { translate }) =>
    rule?.type === "fixed" && rule.allocation ? translate(`discounts.allocation.${rule.allocation}`) : "–",
};

const duration: CustomCell<Discount> = {
  id: "valid_duration",
  text: ({ valid_duration }) => valid_duration ?? "",
  render: ({ valid_duration }, { locale, translate }) => {
    const parts = readDuration(valid_duration);
    const words = parts === undefined ? [] : durationWords(parts, translate);
    // What nobody can read is shown as the store has it.
    return words.length > 0 ? formatList(words, locale, "unit") : (valid_duration ?? "–");
  },
};

/** Codes that take something off an order, and what they are limited to. */
export default defineBody("discounts", {
  derive: derivedOf,
  list: {
    columns: [
      cell.text("code", { isCode: true, mobile: "lead", grow: 25 }),
      { ...description, mobile: "title", grow: 30 },
      { ...type, isHidden: true },
      { ...valueCell, mobile: "end" },
      { ...state, mobile: "mark" },
      usesCell,
      { ...regionsCell, isHidden: true },
      cell.date("starts_at", { isHidden: true }),
      cell.date("ends_at"),
      cell.yesNo("is_dynamic", { isHidden: true }),
      cell.date("created_at", { mobile: "note", isHidden: true }),
    ],
    leavesOut: ({ parent_discount_id }) => Boolean(parent_discount_id),
    select: {
      fields:
        "id,code,is_dynamic,is_disabled,rule_id,parent_discount_id,starts_at,ends_at,usage_limit,usage_count,created_at,updated_at",
      expand: "regions,rule",
    },
    search: true,
    sort: "-created_at",
    filters: [
      filter.choices("status", discountStatuses),
      filter.choices("type", ["percentage", "fixed", "free_shipping"]),
      filter.yesNo("is_dynamic"),
      filter.date("starts_at"),
      filter.date("ends_at"),
      filter.date("created_at"),
    ],
    views: [
      { id: "active", query: "status=active" },
      { id: "scheduled", query: "status=scheduled" },
      { id: "over", query: "status=expired,used_up" },
      { id: "off", query: "status=off" },
      { id: "templates", query: "is_dynamic=yes" },
    ],
  },
  detail: {
    select: { expand: "parent_discount,parent_discount.regions,regions,rule,rule.conditions" },
    // What the form changes of a rule, under keys of its own: so a change that is looked up or taken back finds what it was.
    complete: async ({ rule, regions = [] }) => ({
      description: rule?.description ?? "",
      value: rule?.value,
      allocation: rule?.allocation,
      region_ids: regions.map(({ id }) => id),
    }),
    parent: ({ parent_discount_id, parent_discount }) =>
      parent_discount_id
        ? { resource: "discounts", id: parent_discount_id, title: parent_discount?.code }
        : undefined,
    badges: [stateBadge, dynamicBadge],
    meta: [{ ...description, render: ({ rule }) => rule?.description || null }],
    sections: [
      {
        id: "rule",
        facts: [type, valueCell, allocation, regionsCell, description],
        edit: { fields: sectionFields.rule },
      },
      { id: "conditions", load: () => import("./conditions/conditions-section") },
      { id: "members", sections: conditionSections },
      {
        id: "codes",
        sections: ({ id, is_dynamic, parent_discount_id }) =>
          is_dynamic && !parent_discount_id
            ? [
                {
                  id: "dynamic-codes",
                  label: "discounts.sections.codes",
                  related: "dynamic-codes",
                  filter: () => ({ parent_discount_id: id }),
                  isList: true,
                  columns: ["code", "status", "usage_count", "ends_at"],
                  actions: ["makeCodes", "copyCodes", "exportCodes"],
                },
              ]
            : [],
      },
      {
        id: "limits",
        column: "side",
        facts: [cell.date("starts_at"), cell.date("ends_at"), usesCell, duration],
        edit: { fields: sectionFields.limits },
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: discountForm,
  actions: discountActions,
  delete: discountDelete,
});
