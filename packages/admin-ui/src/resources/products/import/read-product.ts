import type { ImportProblem, ImportRowState, MappedTable } from "@tillhouse/extension-sdk/import";
import { type CellValue, readCell } from "./cell-values";
import { type ProductGroup, rowNumber } from "./group-rows";
import type { ProductColumn, ProductFacts } from "./product-columns";
import { isSameText, productText } from "./stored-products";

/** What an import says of a product beside its variants. */
export interface ReadProduct {
  /** By the ids of columns, as the store takes them. Empty cells are left out: they leave what is there. */
  cells: Map<string, string>;
  images: string[];
  /** Ids. */
  channels: string[];
  /** Handles. */
  categories: string[];
  /** Names by the number of the option; holes where nothing is said. */
  options: string[];
  state: ImportRowState;
}

/** What reading a product needs. */
export interface ProductSetting {
  table: MappedTable;
  facts: ProductFacts;
  /** Those that the file has. */
  columns: readonly ProductColumn[];
  problem(found: ImportProblem): void;
}

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

function lookUp({ id }: ProductColumn, text: string, facts: ProductFacts): CellValue | undefined {
  const found = (value: string | undefined, problem: string): CellValue =>
    value === undefined ? { problem } : { value };
  if (id === "product.collection" || id === "product.collection_title")
    return found(
      facts.collections.find(({ handle, title }) =>
        id === "product.collection" ? handle === text : same(title, text),
      )?.handle,
      "collection",
    );
  if (id.startsWith("channel."))
    return found(
      // The store's own export writes names into the columns of ids.
      facts.channels.find((channel) => channel.id === text || same(channel.name, text))?.id,
      "channel",
    );
  if (id.startsWith("category."))
    return found(
      facts.categories.find(({ handle, name }) => (id.endsWith(".name") ? same(name, text) : handle === text))
        ?.handle,
      "category",
    );
  return undefined;
}

/** Columns that are read with the rows, not here. */
const elsewhere = new Set(["product.id", "product.handle"]);

/** The one cell that a column with one value per product is kept under. */
const cellOf = (id: string) => (id === "product.collection_title" ? "product.collection" : id);

const isEqual = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((item) => right.includes(item));

/**
 * Reads what the rows of a product say of it. The store takes it from the first row alone: cells further down that say something
 * else are told, and pictures further down are added.
 */
export function readProduct({ rows, stored, handle }: ProductGroup, setting: ProductSetting): ReadProduct {
  const { table, facts, columns, problem } = setting;
  const product: ReadProduct = {
    cells: new Map(),
    images: [],
    channels: [],
    categories: [],
    options: [],
    state: stored === undefined ? "new" : "unchanged",
  };
  const lists = { image: product.images, channel: product.channels, category: product.categories };
  for (const column of columns) {
    if (column.of !== "product" || elsewhere.has(column.id)) continue;
    let first: { row: number; text: string } | undefined;
    const isImage = column.id.startsWith("image.");
    for (const row of rows) {
      const text = table.value(row, column.id);
      if (text === "" || text === first?.text) continue;
      const place = { row, column: column.id };
      if (first !== undefined && !isImage) {
        problem({ ...place, code: "differs", values: { row: rowNumber(first.row) } });
        continue;
      }
      first = { row, text };
      const found = lookUp(column, text, facts) ?? readCell(column, text);
      if (found.value === undefined) {
        problem({ ...place, code: found.problem, values: found.values });
        continue;
      }
      const [kind = "", number = ""] = column.id.split(".");
      if (kind === "option") product.options[Number(number)] = found.value;
      else if (kind === "image" || kind === "channel" || kind === "category") {
        if (!lists[kind].includes(found.value)) lists[kind].push(found.value);
      } else if (!product.cells.has(cellOf(column.id))) product.cells.set(cellOf(column.id), found.value);
    }
  }
  const [row = 0] = rows;
  if (stored === undefined) {
    // Of a product whose id is wrong it is not known whether it is new.
    const isNew = table.value(row, "product.id") === "";
    if (isNew && !product.cells.has("product.title"))
      problem({ row, column: "product.title", code: "required" });
    return product;
  }
  const byId = new Map(columns.map((column) => [column.id, column]));
  const saysOther = ([id, text]: [string, string]) => {
    const column = byId.get(id) ?? byId.get("product.collection_title");
    return column !== undefined && !isSameText(column, text, productText(stored, { ...column, id }, facts));
  };
  const differs = (list: readonly string[], now: readonly string[]) => list.length > 0 && !isEqual(list, now);
  const isChanged =
    (handle !== "" && handle !== stored.handle) ||
    [...product.cells].some(saysOther) ||
    differs(
      product.images,
      (stored.images ?? []).map(({ url }) => url),
    ) ||
    differs(
      product.channels,
      (stored.sales_channels ?? []).map(({ id }) => id),
    ) ||
    differs(
      product.categories,
      (stored.categories ?? []).map((category) => category.handle),
    );
  if (isChanged) product.state = "changed";
  return product;
}
