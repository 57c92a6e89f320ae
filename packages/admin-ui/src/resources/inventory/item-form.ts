import { type FormDefinition, field, lazyExport } from "@tillhouse/extension-sdk";
import {
  changedLevels,
  levelsBefore,
  type StockLevelValue,
  saveStockLevels,
  stockLevelsSchema,
} from "@tillhouse/extension-sdk/commerce";
import {
  boolean,
  int,
  minimum,
  nullable,
  number,
  object,
  pipe,
  refine,
  string,
  transform,
  trim,
} from "zod/mini";

/** A text of its own: none is nothing at all, for two empty codes would be the same. */
const text = pipe(
  string().check(trim()),
  transform((typed) => (typed === "" ? null : typed)),
);
const measure = nullable(number().check(int("ui.number.integer"), minimum(0, "variants.errors.negative")));

const schema = object({
  variant_id: nullable(string()).check(refine((id) => id !== null, "form.required")),
  sku: text,
  title: text,
  description: text,
  levels: stockLevelsSchema,
  incoming: stockLevelsSchema,
  height: measure,
  width: measure,
  length: measure,
  weight: measure,
  origin_country: nullable(string()),
  hs_code: text,
  mid_code: text,
  material: text,
  requires_shipping: boolean(),
});

const levelsIn = ({ levels = [], incoming = [] }: Record<string, unknown>) =>
  changedLevels([...(levels as StockLevelValue[]), ...(incoming as StockLevelValue[])]);

/** The one form of what is in stock. The store makes it for a variant, and keeps which one that is. */
export const itemForm: FormDefinition<"inventory-items", typeof schema> = {
  schema,
  fields: [
    field.reference("variant_id", {
      to: "variants",
      mode: "create",
      isRequired: true,
      hint: "inventory-items.hints.variant_id",
    }),
    field.text("sku"),
    field.text("title", { hint: "inventory-items.hints.title" }),
    field.longText("description"),
    field.custom("levels", {
      mode: "edit",
      requires: "stockLocationService",
      load: lazyExport(() => import("./item-levels-field"), "ItemLevels"),
    }),
    field.custom("incoming", {
      mode: "edit",
      requires: "stockLocationService",
      hint: "inventory-items.hints.incoming",
      load: lazyExport(() => import("./item-levels-field"), "IncomingLevels"),
    }),
    field.number("height", { minimum: 0, unit: "cm" }),
    field.number("width", { minimum: 0, unit: "cm" }),
    field.number("length", { minimum: 0, unit: "cm" }),
    field.number("weight", { minimum: 0, unit: "g" }),
    field.country("origin_country"),
    field.text("hs_code"),
    field.text("mid_code"),
    field.text("material"),
    field.toggle("requires_shipping", { mode: "edit" }),
  ],
  defaultValues: { levels: [], incoming: [], requires_shipping: true },
  fromRecord: (item) => ({
    variant_id: "",
    sku: item.sku ?? "",
    title: item.title ?? "",
    description: item.description ?? "",
    levels: [],
    incoming: [],
    height: item.height ?? null,
    width: item.width ?? null,
    length: item.length ?? null,
    weight: item.weight ?? null,
    origin_country: item.origin_country ?? null,
    hs_code: item.hs_code ?? "",
    mid_code: item.mid_code ?? "",
    material: item.material ?? "",
    requires_shipping: item.requires_shipping ?? true,
  }),
  isMadeOf: ({ sku, variants = [] }, payload) =>
    variants.some(({ id }) => id === payload.variant_id) || (!!sku && sku === payload.sku),
  update: async (sent, { id, send, host }) => {
    const { levels: _, incoming: __, ...payload } = sent;
    const levels = levelsIn(sent);
    const answer = Object.keys(payload).length > 0 ? await send(payload) : undefined;
    if (levels.length > 0) await saveStockLevels(levels, { host });
    return levels.length > 0 || answer === undefined
      ? host.client.admin.custom.get(`/inventory-items/${encodeURIComponent(id)}`)
      : answer;
  },
  undo: (payload) => {
    const { levels: _, incoming: __, ...attributes } = payload;
    const levels = levelsIn(payload);
    // Attributes are put back as the record held them.
    return levels.length > 0 && Object.keys(attributes).length === 0
      ? { levels: levelsBefore(levels) }
      : undefined;
  },
  redirectToRecord: true,
};
