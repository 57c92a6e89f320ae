import {
  type DetailDefinition,
  defineAction,
  field,
  lazyExport,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import {
  type ProductOptionsAnswer,
  productOptionsQuery,
  readProductOptions,
} from "@tillhouse/extension-sdk/commerce";
import { ArrowDownUp, ListPlus, Plus } from "lucide-react";
import { array, custom, minLength, object, refine, string, trim } from "zod/mini";
import { addOption, type NewOption } from "./product-option-steps";
import { sortVariants } from "./variant-order";

type Sections = DetailDefinition<"products">["sections"];

/** What the variants of a product differ in, and the variants themselves, page by page. */
export const variantSections: Sections = [
  { id: "options", load: () => import("./product-options-section") },
  {
    id: "variants",
    related: "variants",
    path: "variants",
    isList: true,
    isIdsOnly: true,
    sort: "variant_rank",
    columns: ["options", "sku", "prices", "inventory_quantity"],
    actions: ["addVariant", "sortVariants"],
    filters: {
      prefix: "option.",
      select: {
        fields:
          "id,title,product_id,sku,inventory_quantity,manage_inventory,allow_backorder,variant_rank,created_at,updated_at",
        expand: "options",
      },
      load: async ({ id }, { read }) => {
        const answer = await read<ProductOptionsAnswer>(`/products/${id}`, productOptionsQuery);
        return readProductOptions(answer).options.map((option) => ({
          key: `option.${option.id}`,
          title: option.title,
          words: option.values,
        }));
      },
    },
  },
];

/** What makes variants and options of a product. */
export const variantActions = [
  {
    id: "addVariant",
    icon: Plus,
    run: {
      link: ({ id }: RecordOf<"products">, { href }: { href(resource: string, id?: string): string }) =>
        `${href("products", id)}?form=new&of=variants&start.product_id=${id}`,
    },
  },
  defineAction("products", {
    id: "addOption",
    icon: ListPlus,
    form: {
      schema: object({
        title: string().check(trim(), minLength(1, "form.required")),
        start: custom<NewOption["start"]>((value) => typeof value === "object").check(
          refine(({ count, value }) => count === 0 || value.trim() !== "", "form.required"),
        ),
      }),
      fields: [
        field.text("title", { isRequired: true, label: "product-options.fields.title" }),
        field.custom("start", {
          label: "product-options.start",
          load: lazyExport(() => import("./product-option-fields"), "StartValue"),
        }),
      ],
      fromRecord: () => ({ title: "", start: { count: null, value: "" } }),
    },
    run: addOption,
    // The values of options are kept with the variants that have them.
    invalidates: ["variants"],
  }),
  defineAction("products", {
    id: "sortVariants",
    icon: ArrowDownUp,
    form: {
      schema: object({ variant_ids: array(string()) }),
      fields: [
        field.custom("variant_ids", {
          label: "products.sections.variants",
          isWide: true,
          load: () => import("./variant-order-field"),
        }),
      ],
      fromRecord: () => ({ variant_ids: [] }),
    },
    run: sortVariants,
    invalidates: ["variants"],
  }),
] as const;
