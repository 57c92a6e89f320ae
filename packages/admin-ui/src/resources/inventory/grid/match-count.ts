import type { CountLine, CountProblem, ParsedCount } from "./parse-count";

/** Something that is counted by its SKU. */
export interface CountedItem {
  id: string;
  sku?: string | null;
}

/** A line of a count, and what it counts. */
export interface MatchedLine {
  line: CountLine;
  itemId: string;
}

const folded = (sku: string) => sku.trim().toLowerCase();

function idsBy(items: readonly CountedItem[], keyOf: (sku: string) => string) {
  const found = new Map<string, Set<string>>();
  for (const { id, sku } of items) {
    const key = keyOf(sku ?? "");
    if (key !== "") found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return found;
}

/** The SKUs of a count that no item has letter by letter: there may be one that is not at hand. */
export function skusToFind({ lines }: ParsedCount, items: readonly CountedItem[]): string[] {
  const known = idsBy(items, (sku) => sku.trim());
  return [...new Set(lines.map(({ sku }) => sku))].filter((sku) => !known.has(sku));
}

/**
 * Finds what the lines of a count are about. A SKU that is written in other letters counts where only one item can be meant. What is
 * counted twice is not used at all: nobody knows which line is right.
 */
export function matchCount(
  { lines, problems }: ParsedCount,
  items: readonly CountedItem[],
): {
  matched: readonly MatchedLine[];
  /** Also those of reading it, by their lines. */
  problems: readonly CountProblem[];
} {
  const exact = idsBy(items, (sku) => sku.trim());
  const loose = idsBy(items, folded);
  const found = new Map<string, CountLine[]>();
  const wrong: CountProblem[] = [...problems];
  for (const line of lines) {
    const ids = [...(exact.get(line.sku) ?? loose.get(folded(line.sku)) ?? [])];
    const [itemId] = ids;
    if (itemId === undefined || ids.length > 1)
      wrong.push({ kind: itemId === undefined ? "unknown" : "ambiguous", lines: [line], said: line.sku });
    else found.set(itemId, [...(found.get(itemId) ?? []), line]);
  }
  const matched: MatchedLine[] = [];
  for (const [itemId, same] of found) {
    const [line] = same;
    if (line === undefined) continue;
    if (same.length === 1) matched.push({ line, itemId });
    else wrong.push({ kind: "doubled", lines: same, said: line.sku });
  }
  const position = ({ lines: [line] }: CountProblem) => line?.number ?? 0;
  return { matched, problems: wrong.sort((one, other) => position(one) - position(other)) };
}

/** The lines that are not used, as they were pasted, below the head. */
export function linesLeft({ head }: ParsedCount, problems: readonly CountProblem[]): string {
  const left = problems.flatMap(({ lines }) => lines).sort((one, other) => one.number - other.number);
  if (left.length === 0) return "";
  return [...(head ? [head] : []), ...left].map(({ text }) => text).join("\n");
}
