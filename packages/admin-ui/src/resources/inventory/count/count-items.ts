import type { RecordOf } from "@tillhouse/extension-sdk";

/** What a count needs to know of an inventory item. It is kept in the browser, so it is no more than that. */
export interface CountItem {
  /** Id of the inventory item. */
  id: string;
  /** What it is called: its product, or its own title. */
  title: string;
  /** Titles of the variants that are sold of it. */
  variant: string;
  sku: string;
  thumbnail: string | null;
  /** Its SKU, and EAN, UPC and barcode of its variants. */
  codes: readonly string[];
  levels: readonly CountLevel[];
}

/** What the store says is stocked at a location. */
export interface CountLevel {
  location_id: string;
  stocked: number;
  reserved: number;
}

/** What is kept of an inventory item, as lists have it. */
export function countItemOf(item: RecordOf<"inventory-items">): CountItem {
  const { id, sku, title, thumbnail, variants = [], location_levels = [] } = item;
  const product = variants[0]?.product;
  const codes = variants.flatMap((variant) => [variant.sku, variant.ean, variant.upc, variant.barcode]);
  return {
    id,
    title: product?.title || title || sku || id,
    variant: variants.map((variant) => variant.title).join(", "),
    sku: sku ?? "",
    thumbnail: product?.thumbnail ?? thumbnail ?? null,
    codes: [...new Set([sku, ...codes].filter((code): code is string => Boolean(code)))],
    levels: location_levels.map(({ location_id, stocked_quantity, reserved_quantity }) => ({
      location_id,
      stocked: stocked_quantity,
      reserved: reserved_quantity,
    })),
  };
}

/** An item in one line: "Harbour mug · Ocean". */
export function countItemName({ title, variant }: CountItem): string {
  return [title, variant].filter((word, index, words) => word && words.indexOf(word) === index).join(" · ");
}

/** What stands under its title: a variant that is called as its product says nothing. */
export function countItemDetails({ title, variant, sku }: CountItem): string[] {
  return [variant, sku].filter((word) => word !== title);
}

/** What the store says is stocked at a location; `undefined` where the item is not stocked there. */
export function levelAt({ levels }: CountItem, locationId: string): CountLevel | undefined {
  return levels.find(({ location_id }) => location_id === locationId);
}

/** The items after a count was saved. */
export function withStocked(
  items: readonly CountItem[],
  { item_id, location_id, counted }: { item_id: string; location_id: string; counted: number },
): CountItem[] {
  return items.map((item) => {
    if (item.id !== item_id) return item;
    const reserved = levelAt(item, location_id)?.reserved ?? 0;
    const others = item.levels.filter((level) => level.location_id !== location_id);
    return { ...item, levels: [...others, { location_id, stocked: counted, reserved }] };
  });
}

/** Items by each way to write one of their codes. */
export type CodeIndex = ReadonlyMap<string, readonly CountItem[]>;

/** A code without blanks and the marks that scanners send, in capitals. */
function plainCode(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Cc}\p{Cf}]/gu, "")
    .toUpperCase();
}

/** The 12 digits that a UPC-E stands for; `undefined` where it is none. */
function expandedUpcE(code: string): string | undefined {
  const [, system, digits = "", last = "", check] = /^([01])(\d{5})(\d)(\d)$/.exec(code) ?? [];
  if (system === undefined) return undefined;
  const maker = Number(last);
  const middle =
    maker <= 2
      ? `${digits.slice(0, 2)}${last}0000${digits.slice(2)}`
      : maker === 3
        ? `${digits.slice(0, 3)}00000${digits.slice(3)}`
        : maker === 4
          ? `${digits.slice(0, 4)}00000${digits.slice(4)}`
          : `${digits}0000${last}`;
  return `${system}${middle}${check}`;
}

/** A camera says 13 digits where the box has 12: all lengths of a GTIN are one number with zeros before it. */
function gtinOf(code: string): string {
  return /^(\d{8}|\d{12,14})$/.test(code) ? code.padStart(14, "0") : code;
}

function formsOf(code: string): string[] {
  const expanded = expandedUpcE(code);
  return expanded === undefined ? [gtinOf(code)] : [gtinOf(code), gtinOf(expanded)];
}

/** Makes items to be found by their codes. */
export function indexCodes(items: readonly CountItem[]): CodeIndex {
  const index = new Map<string, CountItem[]>();
  for (const item of items) {
    const forms = new Set(item.codes.map(plainCode).flatMap((code) => [code, ...formsOf(code)]));
    for (const form of forms) {
      const found = index.get(form);
      if (found === undefined) index.set(form, [item]);
      else found.push(item);
    }
  }
  return index;
}

/** The items that have a code: as it stands, or as the same number in another length. */
export function findByCode(index: CodeIndex, text: string): readonly CountItem[] {
  const code = plainCode(text);
  if (code === "") return [];
  const exact = (index.get(code) ?? []).filter(({ codes }) => codes.some((own) => plainCode(own) === code));
  if (exact.length > 0) return exact;
  return [...new Set(formsOf(code).flatMap((form) => index.get(form) ?? []))];
}
