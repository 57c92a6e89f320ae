import type { Hit, HitGroup } from "./hit";
import { rankText } from "./match-text";

/** How many of one kind are shown for a text; who looks for more types more. */
const shownAtMost = 6;

/** What the palette offers without asking the store. */
export interface LocalHits {
  /** What can be done to what is on the page, by its heading. */
  onPage: readonly HitGroup[];
  recent: HitGroup;
  go: HitGroup;
  act: HitGroup;
  /** Offered for a text alone: too many to be read. */
  more: { go: readonly Hit[]; act: readonly Hit[] };
}

function ranked(typed: string, hits: readonly Hit[]): Hit[] {
  return hits
    .flatMap((hit) => {
      const rank = rankText(typed, hit.label, hit.words);
      return rank === undefined ? [] : [{ hit, rank }];
    })
    .sort((left, right) => left.rank - right.rank)
    .slice(0, shownAtMost)
    .map(({ hit }) => hit);
}

/**
 * What is offered for a text, or for none: what can be done to what is on the page comes first. A record that was looked at
 * lately is found at once; then it is left out of what the store answers.
 */
export function collectHits(typed: string, { onPage, recent, go, act, more }: LocalHits): HitGroup[] {
  const groups =
    typed.trim() === ""
      ? [...onPage, recent, go, act]
      : [
          ...onPage,
          recent,
          { ...go, hits: [...go.hits, ...more.go] },
          { ...act, hits: [...act.hits, ...more.act] },
        ].map((group) => ({ ...group, hits: ranked(typed, group.hits) }));
  return groups.filter(({ hits }) => hits.length > 0);
}
