import type { OptionsAndVariants } from "./create-values";
import { codes, defaultOption, namedOptions, noVariants, rowsOf, variantTitle } from "./variant-rows";

/** A variant, as it is sent. */
export interface NewVariant {
  title: string;
  options: { value: string }[];
  prices: { currency_code: string; amount: number }[];
  manage_inventory: boolean;
  allow_backorder: boolean;
  inventory_quantity?: number;
  sku?: string;
  ean?: string;
  upc?: string;
  barcode?: string;
}

/** What of a new product is set after it was made, because the API takes it nowhere else. */
export interface AfterCreation {
  /** The API gives every new product the default profile. */
  profile_id?: string;
  stock?: {
    location_id: string;
    /** In the order of the variants. */
    quantities: (number | null)[];
  };
}

/** What a new product is made of. */
export interface NewProductPayload extends AfterCreation {
  title: string;
  handle?: string;
  options: { title: string }[];
  variants: NewVariant[];
  [key: string]: unknown;
}

/** Without what nobody filled in: the store would keep an empty text as a value. */
export function filled(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== "" &&
        value !== null &&
        value !== undefined &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** What the form of a new product sends, before it is what the API takes. */
export interface CreateFormPayload extends Partial<OptionsAndVariants> {
  title?: string;
  profile_id?: string | null;
  [key: string]: unknown;
}

/** Whether a payload comes from the form, and not from a copy of a product or an extension. */
export function isCreatePayload(payload: Readonly<Record<string, unknown>>): payload is CreateFormPayload {
  return "variant_rows" in payload;
}

/** The payload of a new product; fields that were not asked are not in the values. */
export function createPayload(values: CreateFormPayload): NewProductPayload {
  const { title = "", option_choices: options = [], variant_rows: variants, ...plain } = values;
  const { rows: typed, location_id, manage_inventory, allow_backorder } = variants ?? noVariants;
  const named = namedOptions(options);
  const rows = rowsOf(options, typed).filter(({ isOff }) => !isOff);
  const hasPlaces = location_id !== null;
  const quantities = rows.map(({ quantity }) => (manage_inventory ? quantity : null));
  return {
    ...filled(plain),
    title,
    options:
      named.length === 0 ? [{ title: defaultOption }] : named.map((option) => ({ title: option.title })),
    variants: rows.map((row, index) => ({
      ...filled(Object.fromEntries(codes.map((code) => [code, row[code].trim()]))),
      title: variantTitle(row.values),
      options: (row.values.length === 0 ? [defaultOption] : row.values).map((value) => ({ value })),
      prices: Object.entries(row.prices).flatMap(([currency_code, amount]) =>
        amount === null ? [] : [{ currency_code, amount }],
      ),
      manage_inventory,
      allow_backorder,
      ...(!hasPlaces && { inventory_quantity: quantities[index] ?? 0 }),
    })),
    ...(hasPlaces &&
      quantities.some((quantity) => quantity !== null) && { stock: { location_id, quantities } }),
  };
}
