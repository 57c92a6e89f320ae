import { type ActionOf, defineAction, field } from "@tillhouse/extension-sdk";
import {
  CirclePause,
  CirclePlay,
  ClipboardCopy,
  Copy,
  Download,
  Filter,
  FlaskConical,
  TicketPlus,
} from "lucide-react";
import { array, object, enum as oneOf, string, superRefine } from "zod/mini";
import { codesFile, saveFile } from "./codes/code-file";
import { codeColumns, readMadeCodes } from "./codes/read-codes";
import {
  conditionPayload,
  conditionResources,
  conditionTypes,
  hasCondition,
  operators,
} from "./conditions/conditions";
import { copyDiscount } from "./discount-copy";

/** What a form holds of the members, type by type. */
const members = {
  products: array(string()),
  product_types: array(string()),
  product_collections: array(string()),
  product_tags: array(string()),
  customer_groups: array(string()),
};

const conditionSchema = object({
  condition_type: oneOf(conditionTypes),
  operator: oneOf(operators),
  ...members,
}).check(
  superRefine((values, context) => {
    const type = values.condition_type;
    if (values[type].length === 0)
      context.addIssue({ code: "custom", path: [type], message: "form.required" });
  }),
);

/** Limits a discount to some of the products, or of the customers. */
const addCondition = defineAction("discounts", {
  id: "addCondition",
  icon: Filter,
  when: ({ parent_discount_id }) => !parent_discount_id,
  form: {
    schema: conditionSchema,
    fields: [
      field.choice("condition_type", conditionTypes, { isRequired: true }),
      field.choice("operator", operators, { isRequired: true, hint: "discounts.hints.operator" }),
      ...conditionTypes.map((type) =>
        field.references(type, {
          to: conditionResources[type],
          isRequired: true,
          label: `discounts.conditionTypes.${type}`,
          visibleWhen: { condition_type: [type] },
        }),
      ),
    ],
    fromRecord: (discount) => ({
      condition_type:
        conditionTypes.find((type) => !hasCondition(discount, { type, operator: "in" })) ?? "products",
      operator: "in" as const,
      products: [],
      product_types: [],
      product_collections: [],
      product_tags: [],
      customer_groups: [],
    }),
    check: ({ condition_type: type, operator }, discount) => ({
      condition_type: hasCondition(discount, { type, operator })
        ? "discounts.errors.sameCondition"
        : undefined,
    }),
    toPayload: (values) => {
      const { condition_type: type, operator } = values;
      return conditionPayload({ type, operator, ids: values[type] });
    },
  },
  run: { post: "conditions" },
  isDone: (discount, { condition_type: type, operator }) => hasCondition(discount, { type, operator }),
});

/** What only a discount has that codes are made from. */
const isTemplate = ({
  is_dynamic,
  parent_discount_id,
}: {
  is_dynamic: boolean;
  parent_discount_id: string | null;
}) => is_dynamic && !parent_discount_id;

const plain: readonly ActionOf<"discounts">[] = [
  {
    id: "enable",
    icon: CirclePlay,
    isBulk: true,
    isPrimary: true,
    when: ({ is_disabled }) => is_disabled,
    run: { update: { is_disabled: false } },
    undo: "disable",
  },
  {
    id: "disable",
    icon: CirclePause,
    isBulk: true,
    when: ({ is_disabled }) => !is_disabled,
    run: { update: { is_disabled: true } },
    undo: "enable",
  },
  {
    id: "copy",
    icon: Copy,
    isBulk: true,
    // What was made from another one has no rule of its own.
    when: ({ parent_discount_id }) => !parent_discount_id,
    run: copyDiscount,
    redirect: (answer, { href }) => href("discounts", String(Reflect.get(Object(answer), "id"))),
  },
  {
    id: "tryIt",
    icon: FlaskConical,
    run: { open: () => import("./trial/try-discount") },
  },
  {
    id: "makeCodes",
    icon: TicketPlus,
    when: isTemplate,
    run: { open: () => import("./codes/make-codes") },
  },
  {
    id: "copyCodes",
    icon: ClipboardCopy,
    group: "file",
    when: isTemplate,
    run: {
      read: async ({ record, host, copy }) => {
        const codes = await readMadeCodes(record.id, host);
        await copy(codes.map(({ code }) => code).join("\n"));
      },
    },
  },
  {
    id: "exportCodes",
    icon: Download,
    group: "file",
    when: isTemplate,
    run: {
      read: async ({ record, host }) => {
        const codes = await readMadeCodes(record.id, host);
        const headings = codeColumns.map((column) => host.translate(`dynamic-codes.fields.${column}`));
        saveFile(`${record.code}.csv`, codesFile(codes, headings));
      },
    },
  },
];

/** What can be done with a discount. */
export const discountActions = [...plain, addCondition] as const;
