import { type FormDefinition, field } from "@tillhouse/extension-sdk";
import { metadataSchema } from "@tillhouse/extension-sdk/commerce";
import {
  array,
  boolean,
  custom,
  int,
  maximum,
  minimum,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  pipe,
  string,
  superRefine,
  transform,
} from "zod/mini";
import { normalizedCode } from "./codes/propose-codes";
import type { NewCondition } from "./conditions/conditions";
import { discountPayload, updateDiscount } from "./discount-payload";

const code = pipe(string(), transform(normalizedCode));

/** What depends on other fields. The store refuses the same, but later and in other words. */
const checkRule = superRefine((values: DiscountValues, context) => {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const { type, percentage, amount, region_id, regions, starts_at, ends_at, conditions } = values;
  if (type === "percentage" && percentage === null) wrong(["percentage"], "form.required");
  if (type === "fixed" && amount === null) wrong(["amount"], "form.required");
  if (type === "fixed" && region_id === null) wrong(["region_id"], "form.required");
  if (type !== "fixed" && regions.length === 0) wrong(["regions"], "discounts.errors.regions");
  // Without a start it begins at once.
  const start = starts_at === null ? Date.now() : Date.parse(starts_at);
  if (ends_at !== null && Date.parse(ends_at) <= start) wrong(["ends_at"], "discounts.errors.ends");
  if (conditions.some(({ ids }) => ids.length === 0)) wrong(["conditions"], "discounts.errors.members");
  if (values.taken !== "" && values.taken === normalizedCode(values.code))
    wrong(["code"], "discounts.errors.taken");
});

export const discountSchema = object({
  code: code.check(minLength(1, "form.required")),
  /** A code that was found to be another discount's. */
  taken: string(),
  description: string(),
  /** Which button a new one was sent by. */
  state: oneOf(["off", "on"]),
  type: oneOf(["percentage", "fixed", "free_shipping"]),
  percentage: nullable(
    number().check(
      int("discounts.errors.percentage"),
      minimum(0, "discounts.errors.percentage"),
      maximum(100, "discounts.errors.percentage"),
    ),
  ),
  region_id: nullable(string()),
  amount: nullable(number().check(int("form.unreadable"), minimum(1, "discounts.errors.amount"))),
  allocation: oneOf(["total", "item"]),
  regions: array(string()),
  starts_at: nullable(string()),
  ends_at: nullable(string()),
  usage_limit: nullable(number().check(int("ui.number.integer"), minimum(1, "discounts.errors.limit"))),
  is_dynamic: boolean(),
  valid_duration: nullable(string()),
  conditions: array(custom<NewCondition>((value) => typeof value === "object" && value !== null)),
  metadata: metadataSchema,
}).check(checkRule);

/** What the fields of the form hold. */
interface DiscountValues {
  code: string;
  taken: string;
  type: "percentage" | "fixed" | "free_shipping";
  percentage: number | null;
  amount: number | null;
  region_id: string | null;
  regions: string[];
  starts_at: string | null;
  ends_at: string | null;
  conditions: NewCondition[];
}

/** Which fields of the form stand in which section of the page; they are its parts as well. */
export const sectionFields = {
  rule: ["code", "description", "percentage", "region_id", "amount", "allocation", "regions"],
  limits: ["starts_at", "ends_at", "usage_limit", "valid_duration"],
} as const;

/** Only of a discount itself: what was made from one shares its rule. */
const ofItself = { is_code: [false] };

/** The one form of a discount. What its rule takes off cannot be changed once it is made: the store has no way for it. */
export const discountForm: FormDefinition<"discounts", typeof discountSchema> = {
  schema: discountSchema,
  fields: [
    field.custom("code", {
      isRequired: true,
      load: () => import("./code-field"),
      hint: "discounts.hints.code",
    }),
    field.text("taken", { isHidden: true }),
    field.text("description", { hint: "discounts.hints.description", visibleWhen: ofItself }),
    field.choice("type", ["percentage", "fixed", "free_shipping"], {
      mode: "create",
      isRequired: true,
      hint: "discounts.hints.type",
    }),
    field.percent("percentage", {
      isRequired: true,
      visibleWhen: { type: ["percentage"], ...ofItself },
    }),
    field.reference("region_id", {
      to: "regions",
      isRequired: true,
      startsWithOnly: true,
      label: "discounts.fields.region",
      hint: "discounts.hints.region",
      visibleWhen: { type: ["fixed"], ...ofItself },
    }),
    field.custom("amount", {
      isRequired: true,
      load: () => import("./amount-field"),
      visibleWhen: { type: ["fixed"], ...ofItself },
    }),
    field.choice("allocation", ["total", "item"], {
      isRequired: true,
      hint: "discounts.hints.allocation",
      visibleWhen: { type: ["fixed"], ...ofItself },
    }),
    field.references("regions", {
      to: "regions",
      isRequired: true,
      hint: "discounts.hints.regions",
      visibleWhen: { type: ["percentage", "free_shipping"], ...ofItself },
    }),
    field.date("starts_at", { hasTime: true, hint: "discounts.hints.starts_at" }),
    field.date("ends_at", { hasTime: true, hint: "discounts.hints.ends_at" }),
    field.number("usage_limit", { minimum: 1, step: 1, hint: "discounts.hints.usage_limit" }),
    field.toggle("is_dynamic", { mode: "create", hint: "discounts.hints.is_dynamic" }),
    field.custom("valid_duration", {
      load: () => import("./duration-field"),
      hint: "discounts.hints.valid_duration",
      visibleWhen: { is_dynamic: [true], ...ofItself },
      isWide: true,
    }),
    field.custom("conditions", {
      mode: "create",
      load: () => import("./conditions/conditions-field"),
      hint: "discounts.hints.conditions",
      isWide: true,
    }),
    field.metadata("metadata", { mode: "create" }),
  ],
  context: ({ parent_discount_id }) => ({ is_code: Boolean(parent_discount_id) }),
  defaultValues: {
    code: "",
    taken: "",
    state: "on",
    type: "percentage",
    allocation: "total",
    conditions: [],
  },
  fromRecord: (discount) => ({
    code: discount.code,
    taken: "",
    description: discount.rule?.description ?? "",
    state: discount.is_disabled ? "off" : "on",
    type: discount.rule?.type ?? "percentage",
    percentage: discount.rule?.type === "percentage" ? discount.rule.value : null,
    region_id: discount.regions?.[0]?.id ?? null,
    amount: discount.rule?.type === "fixed" ? discount.rule.value : null,
    allocation: discount.rule?.allocation ?? "total",
    regions: (discount.regions ?? []).map(({ id }) => id),
    starts_at: discount.starts_at,
    ends_at: discount.ends_at,
    usage_limit: discount.usage_limit,
    is_dynamic: discount.is_dynamic,
    valid_duration: discount.valid_duration,
    conditions: [],
    metadata: discount.metadata ?? {},
  }),
  layout: "page",
  steps: [
    {
      id: "rule",
      fields: ["code", "description", "type", "percentage", "region_id", "amount", "allocation", "regions"],
    },
    { id: "limits", fields: ["starts_at", "ends_at", "usage_limit", "is_dynamic", "valid_duration"] },
    { id: "conditions", fields: ["conditions"] },
    { id: "metadata", fields: ["metadata"] },
  ],
  submitAs: { key: "state", options: ["off", "on"] },
  // The store knows no discount without a beginning; to a new one it gives the moment at which it is made.
  check: ({ starts_at }, discount) => ({
    starts_at: discount !== undefined && starts_at === null ? "discounts.errors.start" : undefined,
  }),
  toPayload: discountPayload,
  update: updateDiscount,
  // Each code is given once.
  isMadeOf: ({ code: made }, payload) => made === payload.code,
  redirectToRecord: true,
};
