import { rankText } from "./match-text";
import type { SearchResult, SearchResultGroup } from "./search-result";

/** How many of one kind are shown for a text; who looks for more types more. */
const shownAtMost = 6;

/** What the palette offers without asking the store. */
export interface LocalResults {
  /** What can be done to what is on the page, by its heading. */
  onPage: readonly SearchResultGroup[];
  recent: SearchResultGroup;
  go: SearchResultGroup;
  act: SearchResultGroup;
  /** Offered for a text alone: too many to be read. */
  more: { go: readonly SearchResult[]; act: readonly SearchResult[] };
}

function ranked(typed: string, hits: readonly SearchResult[]): SearchResult[] {
  return hits
    .flatMap((hit) => {
      const rank = rankText(typed, hit.label, hit.words);
      return rank === undefined ? [] : [{ hit, rank }];
    })
    .sort((left, right) => left.rank - right.rank)
    .slice(0, shownAtMost)
    .map(({ hit }) => hit);
}

const carefulLast = (group: SearchResultGroup): SearchResultGroup => ({
  ...group,
  hits: [...group.hits.filter((hit) => !hit.needsCare), ...group.hits.filter((hit) => hit.needsCare)],
});

/**
 * What is offered for a text, or for none: what can be done to what is on the page comes first, but never what needs care. A record that was looked at
 * lately is found at once; then it is left out of what the store answers.
 */
export function mergeResults(
  typed: string,
  { onPage, recent, go, act, more }: LocalResults,
): SearchResultGroup[] {
  const groups =
    typed.trim() === ""
      ? [...onPage, recent, go, act]
      : [
          ...onPage,
          recent,
          { ...go, hits: [...go.hits, ...more.go] },
          { ...act, hits: [...act.hits, ...more.act] },
        ].map((group) => ({ ...group, hits: ranked(typed, group.hits) }));
  const found = groups.filter(({ hits }) => hits.length > 0).map(carefulLast);
  const start = found.findIndex(({ hits }) => !hits[0]?.needsCare);
  return start > 0
    ? [...found.slice(start, start + 1), ...found.slice(0, start), ...found.slice(start + 1)]
    : found;
}
