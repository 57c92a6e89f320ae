import type { ImportRowState } from "@tillhouse/extension-sdk/import";
import { isRetyped, readCell } from "./cell-values";
import { type ProductGroup, rowNumber } from "./group-rows";
import type { KnownProducts } from "./known-products";
import type { ProductColumn } from "./product-columns";
import type { ProductSetting, ReadProduct } from "./read-product";
import {
  isListPrice,
  isSameText,
  type StoredVariant,
  storedOptionNames,
  variantText,
} from "./stored-products";

/** What an import says of a variant. */
export interface ReadVariant {
  row: number;
  stored: StoredVariant | undefined;
  /** By the ids of columns, as the store takes them; empty cells are left out. */
  cells: Map<string, string>;
  /** Values by the names of options. */
  options: Map<string, string>;
  state: ImportRowState;
}

/** Codes that were met so far in the file: whose row it was. */
interface SeenCodes {
  skus: Map<string, number>;
  barcodes: Map<string, number>;
}

/** Everything that reading variants needs. */
export interface VariantSetting extends ProductSetting {
  known: KnownProducts;
  seen: SeenCodes;
  /** A price is left as it is, because the cell says that of a price list. */
  leavePrice(): void;
}

/** The names of a product's options by their number: those that the file says, else those of the store in their order. */
function optionNames({ stored }: ProductGroup, { options }: ReadProduct): string[] {
  const has = options.some((name) => name !== undefined);
  return has || stored === undefined ? options : ["", ...storedOptionNames(stored)];
}

/** Reads the values of options in a row, and says what is missing. */
function readOptions(
  row: number,
  names: readonly string[],
  { rows }: ProductGroup,
  { table, columns, problem }: VariantSetting,
): Map<string, string> {
  const options = new Map<string, string>();
  for (const { id } of columns) {
    const number = Number(/^option\.(\d+)\.value$/.exec(id)?.[1] ?? 0);
    const value = number === 0 ? "" : table.value(row, id);
    if (value === "") continue;
    const name = names[number];
    if (!name) problem({ row: rows[0] ?? row, column: `option.${number}.name`, code: "optionName" });
    else if (isRetyped(value))
      problem({ row, column: id, code: "retyped", values: { value: Number(value) } });
    else options.set(name, value);
  }
  return options;
}

/** Says which names are none of the options that a product of the store has: an import cannot add any. */
function checkNames(
  names: readonly string[],
  { stored, rows }: ProductGroup,
  { problem }: VariantSetting,
): void {
  const titles = stored?.options?.map(({ title }) => title);
  if (titles === undefined) return;
  const values = { options: titles.join(", ") };
  for (const [number, name] of names.entries())
    if (name && !titles.includes(name))
      problem({ row: rows[0] ?? 0, column: `option.${number}.name`, code: "optionUnknown", values });
}

/** Values of options as one text, whatever their order. */
const keyOf = (options: ReadonlyMap<string, string>) => JSON.stringify([...options].sort());

/** The values of a stored variant by the names of options. */
function storedOptions({ stored }: ProductGroup, variant: StoredVariant): Map<string, string> {
  return new Map(
    (stored?.options ?? []).flatMap(({ id, title }) => {
      const value = variant.options?.find(({ option_id }) => option_id === id)?.value;
      return value === undefined ? [] : [[title, value]];
    }),
  );
}

/** The variants of a stored product by what a row may know them by. */
function indexOf(group: ProductGroup) {
  const variants = group.stored?.variants ?? [];
  return {
    byId: new Map(variants.map((variant) => [variant.id, variant])),
    bySku: new Map(variants.flatMap((variant) => (variant.sku === null ? [] : [[variant.sku, variant]]))),
    byOptions: new Map(variants.map((variant) => [keyOf(storedOptions(group, variant)), variant])),
    only: variants.length === 1 && group.rows.length === 1 ? variants[0] : undefined,
  };
}

/** The variant of the store that a row is about: by its id, its SKU, its options, or because there is one alone. */
function findStored(
  { byId, bySku, byOptions, only }: ReturnType<typeof indexOf>,
  row: number,
  options: ReadonlyMap<string, string>,
  { table, problem }: VariantSetting,
): StoredVariant | undefined {
  const id = table.value(row, "variant.id");
  if (id !== "") {
    const found = byId.get(id);
    if (found === undefined) problem({ row, column: "variant.id", code: "unknownVariant" });
    return found;
  }
  const sku = table.value(row, "variant.sku");
  const found = sku === "" ? undefined : bySku.get(sku);
  if (found !== undefined) return found;
  if (options.size > 0) return byOptions.get(keyOf(options));
  return sku === "" ? only : undefined;
}

/** Says where a code is another variant's, in the store or in the file. */
function checkCodes({ row, stored, cells }: ReadVariant, { known, seen, problem }: VariantSetting): void {
  const kinds = [
    { column: "variant.sku", owners: known.skus, rows: seen.skus, taken: "skuTaken" },
    { column: "variant.barcode", owners: known.barcodes, rows: seen.barcodes, taken: "barcodeTaken" },
  ];
  for (const { column, owners, rows, taken } of kinds) {
    const code = cells.get(column);
    if (code === undefined) continue;
    const owner = owners.get(code);
    const other = rows.get(code);
    if (owner && owner.variantId !== stored?.id)
      problem({ row, column, code: taken, values: { product: owner.title } });
    else if (other !== undefined)
      problem({ row, column, code: "codeTwice", values: { row: rowNumber(other) } });
    else rows.set(code, row);
  }
}

/** Says what a new variant lacks of its product's options, and where two are the same. */
function checkOptions(
  { row, stored, options }: ReadVariant,
  names: readonly string[],
  before: Set<string>,
  { problem }: VariantSetting,
): void {
  const [first = 1] = names.flatMap((name, number) => (name ? [number] : []));
  const keys = [...(stored ? [stored.id] : []), ...(options.size > 0 ? [keyOf(options)] : [])];
  if (keys.some((key) => before.has(key)))
    problem({ row, column: `option.${first}.value`, code: "variantTwice" });
  for (const key of keys) before.add(key);
  if (stored !== undefined) return;
  for (const [number, name] of names.entries())
    if (name && !options.has(name))
      problem({ row, column: `option.${number}.value`, code: "optionMissing", values: { option: name } });
}

/** Reads the rows of a product that are variants: those that say anything of one. */
export function readVariants(
  group: ProductGroup,
  product: ReadProduct,
  setting: VariantSetting,
): ReadVariant[] {
  const { table, problem } = setting;
  const columns = setting.columns.filter(({ of }) => of === "variant");
  const says = (row: number) => columns.some(({ id }) => table.value(row, id) !== "");
  const [first = 0] = group.rows;
  const spoken = group.rows.filter(says);
  // A product without any has one that says nothing: a shop cannot sell what has no variant.
  const rows = spoken.length > 0 || group.stored !== undefined ? spoken : [first];
  const names = optionNames(group, product);
  // Stock that is counted by location is none of the importer's business.
  const isIgnored = ({ key }: ProductColumn) => setting.facts.hasInventory && key === "inventory_quantity";
  const index = indexOf(group);
  const before = new Set<string>();
  const variants: ReadVariant[] = [];
  checkNames(names, group, setting);
  for (const row of rows) {
    const options = readOptions(row, names, group, setting);
    const stored = findStored(index, row, options, setting);
    const variant: ReadVariant = {
      row,
      stored,
      cells: new Map(),
      options,
      state: stored ? "unchanged" : "new",
    };
    const listed = (stored && setting.known.listPrices?.get(stored.id)) ?? [];
    for (const column of columns) {
      const text = column.id.startsWith("option.") ? "" : table.value(row, column.id);
      if (text === "") continue;
      const read = readCell(column, text);
      if (read.value === undefined) {
        problem({ row, column: column.id, code: read.problem, values: read.values });
        continue;
      }
      const isSame = stored && isSameText(column, read.value, variantText(stored, column));
      if (stored && !isSame && column.kind === "amount" && isListPrice(listed, column, read.value)) {
        setting.leavePrice();
        continue;
      }
      variant.cells.set(column.id, read.value);
      if (stored && !isSame && !isIgnored(column)) variant.state = "changed";
    }
    if (stored) {
      const now = storedOptions(group, stored);
      if ([...options].some(([name, value]) => now.get(name) !== value)) variant.state = "changed";
    }
    checkCodes(variant, setting);
    checkOptions(variant, names, before, setting);
    variants.push(variant);
  }
  return variants;
}
