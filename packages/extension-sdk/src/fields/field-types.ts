import type { Requirements } from "../client/store-features";
import type { ElementOptions } from "../elements/element";
import type { OwnedKind } from "../elements/kinds";
import type { AnyLazyComponent } from "../elements/lazy-component";
import type { AddressValue } from "../format/address-lines";
import type {
  ArrayKeys,
  ElementOf,
  EnumKeys,
  ErasedRecord,
  KeysOfType,
  NameOf,
  WordOf,
} from "../records/resources";
import type { FieldText } from "../ui/controls/field";
import type { AnyFieldKind } from "./field-kind";
import type { LineSelection } from "./line-selection";

/** What every form field may say about itself. */
export interface FieldOptions extends ElementOptions {
  /** Translation key; `<resource>.fields.<key>` when left out. */
  label?: string;
  /** Translation key of one line under the field. */
  hint?: string;
  /** Marks the field as needed. The schema decides; this only draws the mark. */
  isRequired?: boolean;
  /**
   * Asked only when a record is made, only when one is changed or acted on, or only when an action is done with many at once
   * (see `isBulk`).
   */
  mode?: "create" | "edit" | "many";
  /** Shown only while each of these other fields, or keys of the record, holds one of the values named. */
  visibleWhen?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** Takes both columns of a form that is a page. */
  isWide?: boolean;
  /** It is not drawn: another field asks for it, as pictures do for their thumbnail. */
  isHidden?: boolean;
  /** What the store must have for it, such as `tax_inclusive_pricing`; it is not asked where that is missing. */
  requires?: Requirements;
  /** What of the store takes its place: it is not asked where the store has that. */
  unless?: Requirements;
}

/** A field of one kind. Kinds that are defined elsewhere extend it too. */
export interface KeyField<Kind extends string, Key extends string> extends FieldOptions {
  /** Only for the compiler: a field is not to be mistaken for another element of the same kind. */
  readonly element?: "field";
  /** What sort of value it asks for. The builders of `field` set it. */
  readonly kind: Kind;
  /** Where the form's values and the payload have it. */
  readonly key: Key;
  /** The kind itself, where an extension brought it. Set by the registry; what an author writes here is dropped. */
  readonly kindDefinition?: OwnedKind<AnyFieldKind>;
}

/** One line of text. */
export type TextField<Key extends string> = KeyField<"text", Key>;
/** Several lines of text. */
export type LongTextField<Key extends string> = KeyField<"long-text", Key>;
/** An e-mail address. */
export type EmailField<Key extends string> = KeyField<"email", Key>;
/** A secret that is typed or made up; never kept in a draft. */
export type PasswordField<Key extends string> = KeyField<"password", Key>;
/** The last part of a page's address; made by the store from `from` when left empty. */
export interface HandleField<Key extends string> extends KeyField<"handle", Key> {
  /** The key of the field whose text it is made from. */
  generatedFrom: string;
}
/** A number. Its value is `null` while it is empty; 0 is 0. */
export interface NumberField<Key extends string> extends KeyField<"number", Key> {
  /** The smallest number that can be saved: below it, the field says so. Left out: any, negative ones too. */
  minimum?: number;
  /** The largest number that can be saved. Left out: any. */
  maximum?: number;
  /** The arrow keys count by it, Page Up and Page Down by ten of it. Numbers between two steps can be typed, too. */
  step?: number;
  /** Put after the value: `kg`. */
  unit?: string;
}
/** A percentage from 0 to 100. Its value is `null` while it is empty; 0 is 0. */
export type PercentField<Key extends string> = KeyField<"percent", Key>;
/** An amount in minor units; `null` while it is empty. */
export interface MoneyField<Key extends string> extends KeyField<"money", Key> {
  /** The key of the form's values that holds the currency's code; the store's default currency when left out. */
  currency?: string;
  /** Path in the record that holds it, where no field does: `currency_code`, `order.currency_code`. */
  currencyPath?: string;
}
/** On or off. */
export type ToggleField<Key extends string> = KeyField<"toggle", Key>;
/** One of a few words. Their texts are the keys `<resource>.<key>.<word>`. */
export interface ChoiceField<Key extends string, Word extends string> extends KeyField<"choice", Key> {
  /** The words, in the order in which they are offered. */
  readonly options: readonly Word[];
}
/**
 * Which of several actions it is that answer the same question: what somebody gets for what comes back. Each of their forms
 * has this field, under the same key; another answer leads to the form of its action, and what was typed goes along. The texts
 * of the answers are the keys `<resource>.<key>.<word>`, and what stands below them `<resource>.<key>Hints.<word>`.
 */
export interface AlternativesField<Key extends string> extends KeyField<"alternatives", Key> {
  /** The words of the answers, in this order. */
  readonly options: readonly string[];
  /** The action of each answer, by its id; two answers can be of one action. See `alternativeTo` of an action. */
  readonly actions: Readonly<Record<string, string>>;
}
/** Several of a few words. */
export interface ChoicesField<Key extends string, Word extends string> extends KeyField<"choices", Key> {
  /** The words, in the order in which they are offered. */
  readonly options: readonly Word[];
}
/** A date (ISO 8601 UTC), in the person's time zone; `null` while it is empty. */
export interface DateField<Key extends string> extends KeyField<"date", Key> {
  /** Asks for the time of day, too. Left out: for the day alone. */
  hasTime?: boolean;
}
/** The id of a record of another resource; `null` while there is none. Searched in the store, complete by paging. */
export interface ReferenceField<Key extends string, To extends string> extends KeyField<"reference", Key> {
  /** The name of the other resource. */
  to: To;
  /** A new record starts with the record there is, where there is only one: the region of most stores. */
  startsWithOnly?: boolean;
  /** What narrows the records that are offered, as the API takes it. */
  filter?: Readonly<Record<string, unknown>>;
  /**
   * What narrows them beside that, by what the form holds or, where it does not have it, the record: `{ region_id: "region_id" }`. A
   * path is possible: `order.region_id`.
   */
  filterPaths?: Readonly<Record<string, string>>;
}
/** Ids of records of another resource. */
export interface ReferencesField<Key extends string, To extends string> extends KeyField<"references", Key> {
  /** The name of the other resource. */
  to: To;
  /** What narrows the records that are offered. */
  filter?: Readonly<Record<string, unknown>>;
  /** What narrows them by what the form or the record holds. */
  filterPaths?: Readonly<Record<string, string>>;
  /** How they are sent: as a list of ids, or as a list of `{ id }`. */
  format?: "ids" | "objects";
}
/** What the fields of names have in common. */
/** The resource whose records are known by their names. */
interface NamedRecords<To extends string> {
  /** Its name. */
  to: To;
  /** The key of those records that holds the name: `value` of tags and types. */
  nameKey: string;
}

/**
 * A record of another resource that is known by its name: chosen, or typed where there is none of that name yet, which the store then
 * makes. Its value is the name, and an empty text where there is none. It is sent as `{ [nameKey]: name }`, or `null`.
 */
export interface RecordNameField<Key extends string, To extends string>
  extends KeyField<"record-name", Key>,
    NamedRecords<To> {}
/** Several such records. Its value is a list of names; it is sent as a list of `{ [nameKey]: name }`. */
export interface RecordNamesField<Key extends string, To extends string>
  extends KeyField<"record-names", Key>,
    NamedRecords<To> {}
/** The code of a country (ISO 3166 alpha-2, in small letters). */
export type CountryField<Key extends string> = KeyField<"country", Key>;
/** A postal address, as the API spells its keys. */
export interface AddressField<Key extends string> extends KeyField<"address", Key> {
  /**
   * Path of the countries that can be chosen, such as `region.countries`, or of the id of a region, such as `region_id`: among
   * the form's values, else in the record. All countries when left out.
   */
  countries?: string;
}
/** Free words. */
export type TagsField<Key extends string> = KeyField<"tags", Key>;
/** Addresses of uploaded files. Files are sent as soon as they are chosen, dropped or pasted. */
export interface FilesField<Key extends string> extends KeyField<"files", Key> {
  /** As the `accept` attribute of a file input: `image/*`, `.csv`. */
  accept?: string;
  /** The largest size of one file, in bytes. */
  maxBytes?: number;
  /** How many there can be. */
  maximum?: number;
}
/** Addresses of uploaded pictures, in their order. */
export type ImagesField<Key extends string> = Omit<FilesField<Key>, "kind"> & {
  /** Pictures, not any files. */
  readonly kind: "images";
  /**
   * The field of the form that holds the address of the picture which stands for all of them, as `isHidden`. While it is empty the
   * first picture does.
   */
  thumbnail?: string;
};
/** What the store knows nothing about: keys and values of any kind. */
export type MetadataField<Key extends string> = KeyField<"metadata", Key>;
/** A repeating group of fields; groups may stand in groups. */
export interface GroupField<Key extends string, Inner> extends KeyField<"group", Key> {
  /** What each row asks for. */
  readonly fields: readonly Inner[];
  /** What a new row starts with; empty fields when left out. */
  defaultValues?: Readonly<Record<string, unknown>>;
  /** The fewest rows. A new record starts with them. */
  minimum?: number;
  /** The most rows. */
  maximum?: number;
  /** The rows are those of the record: none is added, taken away or moved. */
  hasFixedRows?: boolean;
  /** The key of a row's own title; rows are numbered when left out. */
  rowTitle?: string;
}

/** What the reason of a line can be. */
export type LineReasons =
  /** One of a few words. Their texts begin with `texts`: `claims.reason` stands for `claims.reason.other`. */
  | {
      /** The words that can be chosen. */
      words: readonly string[];
      /** What the keys of their texts begin with. */
      texts: string;
    }
  /**
   * One of all records of a resource. Where records lie below each other, `below` is the key that holds those, and only what has
   * none below it can be chosen. `missing` is the text for where they cannot be read.
   */
  | {
      /** The name of the resource. */
      of: string;
      /** The key of the records below one. */
      below?: string;
      /** Key of the text. */
      missing: string;
    };

/** Which lines of a record, how many units of each, why, and what they are worth. Its value is a list of `LineSelection`. */
export interface LinesField<Key extends string> extends KeyField<"lines", Key> {
  /** Neither a reason nor a note is asked when left out. */
  readonly reasons?: LineReasons;
  /** Each chosen line needs one: it is asked without being opened. */
  isReasonRequired?: boolean;
  /** What else is asked about each line that is chosen. */
  readonly fields?: readonly AnyField[];
}

/** A field that draws itself: a component of your own, loaded when it is shown. It gets {@link CustomFieldProps}. */
export interface CustomField<Key extends string> extends KeyField<"own", Key> {
  /** Loads the component. */
  load: AnyLazyComponent;
  /**
   * What becomes of a value that was kept, or typed into another form, where it holds more than what was typed: `now` is what the
   * form starts with. The value as it was kept when left out.
   *
   * @example restore: (now: Price, kept: Price) => ({ ...now, typed: kept.typed })
   */
  // What each takes is known to its author alone; `never` lets any be given.
  restore?(now: never, kept: never): unknown;
}

/**
 * What the component of an own field gets: its value, and everything that stands around it.
 *
 * @example export default function Stars({ value, onChange, label }: CustomFieldProps<number>) {}
 */
export interface CustomFieldProps<Value = unknown> extends Omit<FieldText, "tooltip"> {
  /** What the field holds now. */
  value: Value;
  /** Holds another value from now on. */
  onChange(value: Value): void;
  /** The person has left the field: from now on it is checked while typing. */
  onBlur(): void;
}

/** The kinds of fields that come with the contract, and what of each a form with these values can have. */
export interface BuiltInFieldKinds<Values> {
  /** A postal address. */ address: AddressField<KeysOfType<Values, AddressValue>>;
  /** Which of several actions it is. */ alternatives: AlternativesField<KeysOfType<Values, string>>;
  /** One of a few words. */
  choice: { [Key in EnumKeys<Values>]: ChoiceField<Key, WordOf<Values, Key>> }[EnumKeys<Values>];
  /** Several of a few words. */ choices: {
    [Key in KeysOfType<Values, readonly string[]>]: ChoicesField<Key, WordInList<Values[Key]>>;
  }[KeysOfType<Values, readonly string[]>];
  /** A country. */ country: CountryField<KeysOfType<Values, string>>;
  /** A date. */ date: DateField<KeysOfType<Values, string>>;
  /** An e-mail address. */ email: EmailField<KeysOfType<Values, string>>;
  /** Uploaded files. */ files: FilesField<KeysOfType<Values, readonly string[]>>;
  /** Repeating rows of fields. */ group: GroupFieldOf<Values>;
  /** The end of a page's URL. */ handle: HandleField<KeysOfType<Values, string>> & {
    /** The field whose text it is made from. */
    generatedFrom: keyof Values & string;
  };
  /** Uploaded pictures. */ images: ImagesField<KeysOfType<Values, readonly string[]>>;
  /** Items with quantities. */ lines: LinesField<KeysOfType<Values, readonly LineSelection[]>>;
  /** Several lines of text. */ "long-text": LongTextField<KeysOfType<Values, string>>;
  /** Keys and values. */ metadata: MetadataField<KeysOfType<Values, Record<string, unknown>>>;
  /** An amount. */ money: MoneyField<KeysOfType<Values, number>> & {
    /** The field that holds the currency's code. */
    currency?: KeysOfType<Values, string>;
  };
  /** A number. */ number: NumberField<KeysOfType<Values, number>>;
  /** A component of your own. */ own: CustomField<keyof Values & string>;
  /** A secret. */ password: PasswordField<KeysOfType<Values, string>>;
  /** A percentage. */ percent: PercentField<KeysOfType<Values, number>>;
  /** A record, by its name. */ "record-name": RecordNameField<KeysOfType<Values, string>, NameOf<Values>>;
  /** Records, by their names. */
  "record-names": RecordNamesField<KeysOfType<Values, readonly string[]>, NameOf<Values>>;
  /** The id of a record. */ reference: ReferenceField<KeysOfType<Values, string>, NameOf<Values>>;
  /** Ids of records. */ references: ReferencesField<KeysOfType<Values, readonly string[]>, NameOf<Values>>;
  /** Free words. */ tags: TagsField<KeysOfType<Values, readonly string[]>>;
  /** One line of text. */ text: TextField<KeysOfType<Values, string>>;
  /** On or off. */ toggle: ToggleField<KeysOfType<Values, boolean>>;
}

/** The words that a list holds; any where nothing is known of it. */
type WordInList<List> = [List] extends [never] ? string : ElementOf<List> & string;

/** A group whose form is no longer known. */
interface AnyGroupField extends Omit<GroupField<string, unknown>, "fields"> {
  /** What each row asks for. */
  readonly fields: readonly AnyField[];
}

/** A group for each list that the values hold. */
type GroupFieldOf<Values> = string extends keyof Values
  ? AnyGroupField
  : { [Key in ArrayKeys<Values>]: GroupField<Key, FieldOf<ElementOf<Values[Key]>>> }[ArrayKeys<Values>];

/**
 * Every kind of field, and what of each a form with these values can have. Extensions that bring kinds merge theirs in.
 *
 * @example
 * declare module "@tillhouse/extension-sdk" {
 *   interface FieldKinds<Values> {
 *     stars: StarsField<KeysOfType<Values, number>>;
 *   }
 * }
 */
export interface FieldKinds<Values> extends BuiltInFieldKinds<Values> {}

/** Every field that a form with these values can have, checked by the compiler. */
export type FieldOf<Values> = FieldKinds<Values>[keyof FieldKinds<Values>];

/** A field whose form is no longer known, as the screens handle it. */
export type AnyField = FieldOf<ErasedRecord>;
