import type { AnyFilter, AnyFilterKind, RecordFilter } from "@tillhouse/extension-sdk/internal";

/** A filter with the words of one record. */
export interface OwnWordsFilter extends RecordFilter {
  readonly kind: "own-words";
}

const wordsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Several words that follow from a record, such as the values of an option. They may hold commas. */
const ownWordsKind: AnyFilterKind & { owner: string } = {
  owner: "tillhouse",
  parse: (text, filter) => {
    // Only such a filter has this kind.
    const { words } = filter as unknown as OwnWordsFilter;
    const named = text.split(",").map(decodeURIComponent);
    const known = words.filter((word) => named.includes(word));
    return known.length > 0 ? known : undefined;
  },
  serialize: (value) => wordsOf(value).map(encodeURIComponent).join(","),
  describe: (value) => wordsOf(value).join(", "),
  load: () => import("./own-words-editor"),
  sample: (filter) => (filter as unknown as OwnWordsFilter).words.slice(0, 1),
};

/** A filter that follows from a record, as lists take filters. */
export function ownWordsFilter(filter: RecordFilter): AnyFilter {
  // The kind is all that a list asks of a filter, beside its key and its title.
  return { ...filter, kind: "own-words", kindDefinition: ownWordsKind } as unknown as AnyFilter;
}
