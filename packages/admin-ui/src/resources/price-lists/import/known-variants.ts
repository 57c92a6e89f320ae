import { type ImportReading, inSlices, type MappedTable } from "@tillhouse/extension-sdk/import";
import { type Coded, findSkus, readCodesById } from "../prices/find-products";
import { type HeldVariants, readHeld } from "./held-list";

/** What has been read about the variants that a file names. */
export interface KnownVariants {
  /** What the list has. */
  held: HeldVariants;
  /** By their ids; `null` says that the store was asked and has none. */
  byId: ReadonlyMap<string, Coded | null>;
  /** By their SKUs in small letters; none, one, or several that differ in capitals. */
  bySku: ReadonlyMap<string, readonly Coded[]>;
}

/** The names in a file that the list itself does not tell. */
async function namesIn(table: MappedTable, known: KnownVariants, signal: AbortSignal) {
  const ownSkus = new Set([...known.held.values()].map(({ sku }) => sku));
  const ids = new Set<string>();
  const skus = new Map<string, string>();
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  await inSlices(
    rows,
    (row) => {
      const id = table.value(row, "variant.id");
      const sku = table.value(row, "variant.sku");
      if (id !== "") {
        if (!known.held.has(id) && !known.byId.has(id)) ids.add(id);
      } else if (sku !== "" && !ownSkus.has(sku) && !known.bySku.has(sku.toLowerCase()))
        skus.set(sku.toLowerCase(), sku);
    },
    { signal },
  );
  return { ids: [...ids], skus: [...skus.values()] };
}

/** Reads the prices of the list, and asks the store about variants that the list does not have. Nothing is asked twice. */
export async function readKnownVariants(
  table: MappedTable,
  listId: string,
  { host: { client }, signal, onProgress, known }: ImportReading & { known: KnownVariants | undefined },
): Promise<KnownVariants> {
  const before = known ?? {
    held: await readHeld({ client, listId }),
    byId: new Map<string, Coded | null>(),
    bySku: new Map<string, Coded[]>(),
  };
  const { ids, skus } = await namesIn(table, before, signal);
  const onPage = (done: number, count: number) => {
    signal.throwIfAborted();
    onProgress?.(done, count);
  };
  const byId = new Map(before.byId);
  for (const id of ids) byId.set(id, null);
  for (const variant of await readCodesById(client, ids, onPage)) byId.set(variant.id, variant);
  const found = skus.length === 0 ? [] : await findSkus(client, skus, onPage);
  return { held: before.held, byId, bySku: new Map([...before.bySku, ...found]) };
}

/** Finds the variant of a row, or says what is wrong with what the row says of it. */
export function variantFinder({ held, byId, bySku }: KnownVariants) {
  const ownBySku = new Map([...held.values()].map((variant) => [variant.sku ?? "", variant]));
  return (id: string, sku: string): Coded | { column: string; code: string; sku?: string } => {
    if (id !== "") {
      const variant = held.get(id) ?? byId.get(id);
      if (!variant) return { column: "variant.id", code: "unknownVariantId" };
      // The code may be another one's: nobody can tell which of the two was meant.
      if (sku !== "" && sku.toLowerCase() !== (variant.sku ?? "").toLowerCase())
        return { column: "variant.sku", code: "otherSku", sku: variant.sku ?? "–" };
      return variant;
    }
    if (sku === "") return { column: "variant.sku", code: "variantMissing" };
    const own = ownBySku.get(sku);
    if (own !== undefined) return own;
    const found = bySku.get(sku.toLowerCase()) ?? [];
    const exact = found.find((variant) => variant.sku === sku);
    if (exact !== undefined) return exact;
    const [first, ...others] = found;
    if (first === undefined) return { column: "variant.sku", code: "unknownSku" };
    return others.length === 0 ? first : { column: "variant.sku", code: "severalSkus" };
  };
}
