/** A column that an import knows. */
export interface ImportColumn {
  /** Unique among the columns of the import. */
  id: string;
  /** How the store's own format spells it: `Product Handle`. */
  title: string;
  /** Other headings that mean the same, as other systems spell them. Letters and digits alone count. */
  aliases?: readonly string[];
}

/** Which heading of a file each column is read from, by its place. */
export type ColumnMapping = Readonly<Record<string, number>>;

/** A heading without what people write differently: capitals, spaces, signs, accents. */
export function plainHeading(heading: string): string {
  return heading
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Finds the column of each heading by its name. The store's own spelling comes before others, and the first heading of two that mean
 * the same is taken.
 *
 * @example matchColumns(["Handle"], [{ id: "handle", title: "Product Handle", aliases: ["Handle"] }]) // { handle: 0 }
 */
export function matchColumns(
  headings: readonly string[],
  columns: readonly ImportColumn[],
): Record<string, number> {
  const names = headings.map(plainHeading);
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (id: string, spelling: string) => {
    if (id in mapping) return;
    const plain = plainHeading(spelling);
    const index = names.findIndex((name, place) => name === plain && !taken.has(place));
    if (index === -1) return;
    mapping[id] = index;
    taken.add(index);
  };
  for (const { id, title } of columns) take(id, title);
  // The first alias of all columns before the second of any: "Status" says more than "Published".
  const most = Math.max(0, ...columns.map(({ aliases = [] }) => aliases.length));
  for (let rank = 0; rank < most; rank += 1)
    for (const { id, aliases = [] } of columns) {
      const alias = aliases[rank];
      if (alias !== undefined) take(id, alias);
    }
  return mapping;
}

/** The places of headings that no column is read from. */
export function unmatchedHeadings(headings: readonly string[], mapping: ColumnMapping): number[] {
  const used = new Set(Object.values(mapping));
  return headings.flatMap((_, index) => (used.has(index) ? [] : [index]));
}

/**
 * Reads a column from another heading, or none (`undefined`). A column is read from one heading, and a heading by one column.
 *
 * @example assignColumn(mapping, 3, "product.title")
 */
export function assignColumn(
  mapping: ColumnMapping,
  heading: number,
  column: string | undefined,
): Record<string, number> {
  const kept = Object.entries(mapping).filter(([id, index]) => index !== heading && id !== column);
  return Object.fromEntries(column === undefined ? kept : [...kept, [column, heading]]);
}
