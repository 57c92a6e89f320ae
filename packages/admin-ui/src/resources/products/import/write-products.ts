import { writeCsv } from "@tillhouse/extension-sdk/import";
import type { ProductGroup } from "./group-rows";
import type { ProductColumn, ProductFacts } from "./product-columns";
import type { ReadProduct } from "./read-product";
import type { ReadVariant } from "./read-variants";
import { pricedColumns, productText, variantText } from "./stored-products";

/** A product of the file with its variants, as they were read. */
export interface PlannedProduct extends ReadProduct {
  group: ProductGroup;
  variants: readonly ReadVariant[];
}

/** One line: a variant of a product, or a stored one that carries what is said of the product alone. */
interface Line {
  product: PlannedProduct;
  variant: ReadVariant;
}

/** A column of the file, and what stands in it. */
interface WrittenColumn {
  title: string;
  text(line: Line): string;
}

/** What has to be said of everything that is new. */
const initial: Readonly<Record<string, string>> = {
  "product.status": "draft",
  "product.discountable": "true",
  "variant.inventory_quantity": "0",
  "variant.allow_backorder": "false",
  "variant.manage_inventory": "true",
};

/**
 * A text that the store's reader would make something else of, a number, a date or a truth, stands in quotes of its own: the reader
 * takes those away, and leaves the text alone. It also takes the first and last sign of what begins with a quote.
 */
export function keptText(text: string): string {
  const isTaken =
    /^\s*-?(?:\d+\.?|\.\d+|\d+\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text) ||
    /^(?:true|false)$/i.test(text) ||
    /^\d{4}-[01]\d-[0-3]\dT/.test(text) ||
    text.startsWith('"');
  return isTaken ? `"${text}"` : text;
}

/** Where products and variants are told apart by their texts alone, the reader takes them as they stand. */
const kept = new Set(["text", "address"]);

const written = ({ kind }: ProductColumn, text: string) => (kept.has(kind) ? keptText(text) : text);

function variantTitle({ cells, options }: ReadVariant): string {
  return cells.get("variant.title") ?? ([...options.values()].join(" / ") || "Default");
}

/** The columns of products and variants that hold one value each. */
function plainColumns(all: readonly ProductColumn[], used: ReadonlySet<string>, facts: ProductFacts) {
  const isWritten = ({ id, key, kind }: ProductColumn) =>
    kind !== "amount" &&
    id !== "product.handle" &&
    (used.has(id) || id in initial || id === "product.title") &&
    (key !== undefined || ["product.collection", "product.type", "product.tags"].includes(id));
  return all.filter(isWritten).map(
    (column): WrittenColumn => ({
      title: column.title,
      text: ({ product, variant }) => {
        const source = column.of === "product" ? product : variant;
        const said = source.cells.get(column.id);
        if (said !== undefined) return written(column, said);
        if (column.id === "variant.title" && variant.stored === undefined)
          return keptText(variantTitle(variant));
        const { stored } = product.group;
        // An empty cell would take away what is there.
        const now =
          column.of === "product"
            ? stored && productText(stored, column, facts)
            : variant.stored && variantText(variant.stored, column);
        return now ? written(column, now) : (initial[column.id] ?? "");
      },
    }),
  );
}

/** As many columns as the longest list has items. */
function listColumns(
  lines: readonly Line[],
  title: (number: number) => string,
  listOf: (line: Line) => readonly string[],
): WrittenColumn[] {
  const most = lines.reduce((count, line) => Math.max(count, listOf(line).length), 0);
  return Array.from({ length: most }, (_, index) => ({
    title: title(index + 1),
    text: (line) => listOf(line)[index] ?? "",
  }));
}

function priceColumns(
  lines: readonly Line[],
  all: readonly ProductColumn[],
  used: ReadonlySet<string>,
): WrittenColumn[] {
  const wanted = new Set(all.filter(({ id, kind }) => kind === "amount" && used.has(id)).map(({ id }) => id));
  if (wanted.size === 0) return [];
  // The store deletes the prices of a variant that its line does not have.
  for (const { variant } of lines)
    if (variant.stored) for (const { id } of pricedColumns(variant.stored, all)) wanted.add(id);
  return all
    .filter(({ id }) => wanted.has(id))
    .map((column) => ({
      title: column.title,
      text: ({ variant }) =>
        variant.cells.get(column.id) ?? (variant.stored ? variantText(variant.stored, column) : ""),
    }));
}

/** What is said of a product, else what the store has. */
const listOr = (said: readonly string[], now: readonly string[] | undefined) =>
  said.length > 0 ? said : (now ?? []);

function linesOf(product: PlannedProduct): Line[] {
  const changed = product.variants.filter(({ state }) => state !== "unchanged");
  if (changed.length > 0) return changed.map((variant) => ({ product, variant }));
  if (product.state === "unchanged") return [];
  const [stored] = product.group.stored?.variants ?? [];
  const row = product.group.rows[0] ?? 0;
  // The store's importer knows no product without a variant.
  return [
    {
      product,
      variant: { row, stored, cells: new Map(), options: new Map(), state: stored ? "unchanged" : "new" },
    },
  ];
}

/** Lines of the file that is sent, in the order of the rows: what changes, and nothing else. */
export function plannedLines(products: readonly PlannedProduct[]): Line[] {
  return products.flatMap(linesOf);
}

/**
 * Writes what changes in the format of the store's importer. Of what is in the store already everything is written that the file has
 * a column for, because the importer empties what is empty.
 */
export async function writeProducts(
  lines: readonly Line[],
  all: readonly ProductColumn[],
  { used, facts }: { used: ReadonlySet<string>; facts: ProductFacts },
  pause?: () => Promise<void>,
): Promise<string> {
  const usesAny = (prefix: string) => [...used].some((id) => id.startsWith(prefix));
  const channels = (line: Line) =>
    listOr(
      line.product.channels,
      line.product.group.stored
        ? line.product.group.stored.sales_channels?.map(({ id }) => id)
        : [facts.defaultChannel ?? ""].filter(Boolean),
    );
  const options = ({ variant }: Line) => [...variant.options];
  const columns: WrittenColumn[] = [
    { title: "Product Id", text: ({ product }) => product.group.stored?.id ?? "" },
    { title: "Product Handle", text: ({ product }) => product.group.handle },
    { title: "Variant Id", text: ({ variant }) => variant.stored?.id ?? "" },
    ...plainColumns(
      all,
      new Set([...used, ...(usesAny("product.collection") ? ["product.collection"] : []), "variant.title"]),
      facts,
    ),
    ...listColumns(
      lines,
      (number) => `Option ${number} Name`,
      (line) => options(line).map(([name]) => name),
    ),
    ...listColumns(
      lines,
      (number) => `Option ${number} Value`,
      (line) => options(line).map(([, value]) => value),
    ),
    ...priceColumns(lines, all, used),
    ...(usesAny("image.")
      ? listColumns(
          lines,
          (number) => `Image ${number} Url`,
          ({ product }) =>
            listOr(
              product.images,
              product.group.stored?.images?.map(({ url }) => url),
            ),
        )
      : []),
    ...(facts.hasChannels ? listColumns(lines, (number) => `Sales Channel ${number} Id`, channels) : []),
    ...(facts.hasCategories && usesAny("category.")
      ? listColumns(
          lines,
          (number) => `Product Category ${number} Handle`,
          ({ product }) =>
            listOr(
              product.categories,
              product.group.stored?.categories?.map(({ handle }) => handle),
            ),
        )
      : []),
  ];
  return writeCsv(
    columns.map(({ title }) => title),
    lines.map((line) => columns.map(({ text }) => text(line))),
    pause,
  );
}
