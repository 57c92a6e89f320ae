import type { StoreDetails } from "../client/medusa-client";
import type { Requirements } from "../client/store-features";
import type { DateRangeOptions } from "../dates/date-ranges";
import type { ElementOptions } from "../elements/element";
import type { OwnedKind } from "../elements/kinds";
import type { AnyLazyComponent, LazyComponent } from "../elements/lazy-component";
import type { Translate } from "../i18n/message-keys";

/** What every filter may say about itself. */
export interface FilterOptions extends ElementOptions {
  /** Translation key of the filter's name; `<resource>.fields.<key>` when left out. */
  label?: string;
  /** What the store must have for it, such as `sales_channels`; it is left out where that is missing. */
  requires?: Requirements;
  /** What of the store takes its place: it is left out where the store has that. */
  unless?: Requirements;
  /**
   * The API cannot narrow by it, although people look for it: a translation key that says why. Its entry stands in the menu
   * with these words and does nothing.
   */
  disabledReason?: string;
}

/** A filter of one kind. Kinds that are defined elsewhere extend it too. */
export interface KeyFilter<Kind extends string, Key extends string> extends FilterOptions {
  /** Only for the compiler: a filter is not to be mistaken for another element of the same kind. */
  readonly element?: "filter";
  /** How it is set, asked and said in words. The builders of `filter` set it. */
  readonly kind: Kind;
  /** What the API calls it. */
  readonly key: Key;
  /** What it is called, where that is a word of the store. Set where a filter follows from a record. */
  readonly title?: string;
  /** The kind itself, where an extension brought it. Set by the registry; what an author writes here is dropped. */
  readonly kindDefinition?: OwnedKind<AnyFilterKind>;
}

/** What a filter's value is put into words with. */
export interface FilterContext {
  /** Name of the resource whose list is filtered. */
  resource: string;
  /** Looks a text up in the person's language. */
  translate: Translate;
  /** Language code such as `en`. */
  locale: string;
  /** The store, for its currencies; `undefined` until it has been read. */
  store: StoreDetails | undefined;
  /** Titles of the records that {@link FilterKind.references} names, in its order; an id until its title is known. */
  titles: readonly string[];
}

/**
 * What the component takes that sets a filter.
 *
 * @example export default function RatingEditor({ value, onChange }: FilterEditorProps<RatingFilter<string>, number>) {}
 */
export interface FilterEditorProps<Filter, Value> {
  /** Name of the resource whose list is filtered. */
  resource: string;
  /** The filter itself, with its options. */
  filter: Filter;
  /** What the filter is called, in the person's language. */
  label: string;
  /** `undefined` while nothing is set. */
  value: Value | undefined;
  /** Sets another value; `undefined` takes the filter off. */
  onChange(value: Value | undefined): void;
}

/**
 * A kind of filter, in one record: how it is written into an address, asked of the API, told in words and set. Only the kind
 * looks into its value; lists carry it as it is.
 *
 * @example
 * const rating: FilterKind<RatingFilter<string>, number> = {
 *   parse: (text) => (/^[1-5]$/.test(text) ? Number(text) : undefined),
 *   serialize: String,
 *   toQuery: (value) => ({ gte: value }),
 *   describe: (value) => "★".repeat(value),
 *   load: () => import("./rating-editor"),
 *   sample: () => 3,
 * };
 */
export interface FilterKind<Filter, Value> {
  /** Reads a value from an address; `undefined` for what makes no sense. */
  parse(text: string, filter: Filter): Value | undefined;
  /** Writes a value into an address, so that `parse` reads the same again; an empty text where nothing is set. */
  serialize(value: Value, filter: Filter): string;
  /** What the store is asked for under the filter's key, as the API takes it; the value itself when left out. */
  toQuery?(value: Value, filter: Filter, reader?: DateRangeOptions): unknown;
  /** The value in words, as the chip of the filter shows it. */
  describe(value: Value, filter: Filter, context: FilterContext): string;
  /** The records whose titles `describe` needs. */
  references?(
    value: Value,
    filter: Filter,
  ): {
    /** The name of their resource. */
    to: string;
    /** Their ids. */
    ids: readonly string[];
  };
  /** Values that the command palette offers one by one. */
  choices?(filter: Filter): readonly Value[];
  /** The component that sets it, loaded when it is shown. */
  load: LazyComponent<FilterEditorProps<Filter, Value>>;
  /**
   * A value that the conformance suite sets.
   *
   * @param ids what the sample's records of another resource are named by
   */
  sample(filter: Filter, ids: (resource: string) => readonly string[]): Value;
}

/** What a kind says of its values. The component that sets one stands above the definitions: `filter-editors/` has it. */
export type FilterValues<Filter, Value> = Omit<FilterKind<Filter, Value>, "load">;

/** A filter of which only that is known which every one has. */
export type UnknownFilter = KeyFilter<string, string>;

/** A kind whose filter and value are no longer known, as the screens handle it. */
export interface AnyFilterKind extends Omit<FilterKind<UnknownFilter, unknown>, "load"> {
  /** The component that sets it, loaded when it is shown. */
  load: AnyLazyComponent;
}
