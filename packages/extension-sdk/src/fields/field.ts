import type {
  AddressField,
  AlternativesField,
  ChoiceField,
  ChoicesField,
  CountryField,
  CustomField,
  DateField,
  EmailField,
  FieldOptions,
  FilesField,
  GroupField,
  HandleField,
  ImagesField,
  LinesField,
  LongTextField,
  MetadataField,
  MoneyField,
  NumberField,
  PasswordField,
  PercentField,
  RecordNameField,
  RecordNamesField,
  ReferenceField,
  ReferencesField,
  TagsField,
  TextField,
  ToggleField,
} from "./field-types";

/** What a builder takes beside the key. */
type OptionsOf<Field> = Omit<Field, "kind" | "key">;

/** One line of text. @example field.text("title", { isRequired: true }) */
export function text<const Key extends string>(key: Key, options: FieldOptions = {}): TextField<Key> {
  return { kind: "text", key, ...options };
}

/** Several lines of text. @example field.longText("description") */
export function longText<const Key extends string>(key: Key, options: FieldOptions = {}): LongTextField<Key> {
  return { kind: "long-text", key, ...options };
}

/** An e-mail address. @example field.email("email", { isRequired: true }) */
export function email<const Key extends string>(key: Key, options: FieldOptions = {}): EmailField<Key> {
  return { kind: "email", key, ...options };
}

/** A password, typed or made up by a button. @example field.password("password", { mode: "create" }) */
export function password<const Key extends string>(key: Key, options: FieldOptions = {}): PasswordField<Key> {
  return { kind: "password", key, ...options };
}

/** The last part of a page's address; left empty, the store makes it from `generatedFrom`. @example field.handle("handle", { generatedFrom: "title" }) */
export function handle<const Key extends string, const From extends string>(
  key: Key,
  options: FieldOptions & {
    /** The key of the field whose text it is made from. */
    generatedFrom: From;
  },
): HandleField<Key> & {
  /** The key of the field whose text it is made from. */
  generatedFrom: From;
} {
  return { kind: "handle", key, ...options };
}

/** A number. @example field.number("weight", { minimum: 0, unit: "g" }) */
export function number<const Key extends string>(
  key: Key,
  options: OptionsOf<NumberField<Key>> = {},
): NumberField<Key> {
  return { kind: "number", key, ...options };
}

/** A percentage from 0 to 100. @example field.percent("tax_rate") */
export function percent<const Key extends string>(key: Key, options: FieldOptions = {}): PercentField<Key> {
  return { kind: "percent", key, ...options };
}

/** An amount in minor units of the currency that another field or the record holds. @example field.money("amount", { currency: "currency_code" }) */
export function money<const Key extends string, const Currency extends string = never>(
  key: Key,
  options: FieldOptions & {
    /** The key of the field that holds the currency's code. */
    currency?: Currency;
    /** Path in the record that holds it, where no field does. */
    currencyPath?: string;
  } = {},
): MoneyField<Key> & {
  /** The key of the field that holds the currency's code. */
  currency?: NoInfer<Currency>;
} {
  return { kind: "money", key, ...options };
}

/** On or off. @example field.toggle("includes_tax") */
export function toggle<const Key extends string>(key: Key, options: FieldOptions = {}): ToggleField<Key> {
  return { kind: "toggle", key, ...options };
}

/** One of a few words. @example field.choice("role", ["member", "admin"]) */
export function choice<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: FieldOptions = {},
): ChoiceField<Key, Word> {
  return { kind: "choice", key, options, ...settings };
}

/**
 * Which of several actions it is; see {@link AlternativesField}.
 *
 * @param actions the id of the action that each answer stands for
 * @example field.alternatives("outcome", { return: "return", exchange: "exchange" })
 */
export function alternatives<const Key extends string>(
  key: Key,
  actions: Readonly<Record<string, string>>,
  options: FieldOptions = {},
): AlternativesField<Key> {
  return { kind: "alternatives", key, options: Object.keys(actions), actions, ...options };
}

/** Several of a few words. @example field.choices("days", ["monday", "tuesday"]) */
export function choices<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: FieldOptions = {},
): ChoicesField<Key, Word> {
  return { kind: "choices", key, options, ...settings };
}

/** A date, with its time where `hasTime`. @example field.date("starts_at", { hasTime: true }) */
export function date<const Key extends string>(
  key: Key,
  options: OptionsOf<DateField<Key>> = {},
): DateField<Key> {
  return { kind: "date", key, ...options };
}

/** One record of another resource. @example field.reference("collection_id", { to: "collections" }) */
export function reference<const Key extends string, const To extends string>(
  key: Key,
  options: OptionsOf<ReferenceField<Key, To>>,
): ReferenceField<Key, To> {
  return { kind: "reference", key, ...options };
}

/** Several records of another resource. @example field.references("groups", { to: "customer-groups" }) */
export function references<const Key extends string, const To extends string>(
  key: Key,
  options: OptionsOf<ReferencesField<Key, To>>,
): ReferencesField<Key, To> {
  return { kind: "references", key, ...options };
}

/** A record known by its name, which the store makes where there is none yet. @example field.recordName("type", { to: "product-types", nameKey: "value" }) */
export function recordName<const Key extends string, const To extends string>(
  key: Key,
  options: OptionsOf<RecordNameField<Key, To>>,
): RecordNameField<Key, To> {
  return { kind: "record-name", key, ...options };
}

/** Records known by their names, which the store makes where there are none yet. @example field.recordNames("tags", { to: "product-tags", nameKey: "value" }) */
export function recordNames<const Key extends string, const To extends string>(
  key: Key,
  options: OptionsOf<RecordNamesField<Key, To>>,
): RecordNamesField<Key, To> {
  return { kind: "record-names", key, ...options };
}

/** A country. @example field.country("origin_country") */
export function country<const Key extends string>(key: Key, options: FieldOptions = {}): CountryField<Key> {
  return { kind: "country", key, ...options };
}

/** A postal address. @example field.address("billing_address", { countries: "region.countries" }) */
export function address<const Key extends string>(
  key: Key,
  options: OptionsOf<AddressField<Key>> = {},
): AddressField<Key> {
  return { kind: "address", key, ...options };
}

/** Free words. @example field.tags("keywords") */
export function tags<const Key extends string>(key: Key, options: FieldOptions = {}): TagsField<Key> {
  return { kind: "tags", key, ...options };
}

/** Files. @example field.files("attachments", { accept: ".pdf", maxBytes: 5_000_000 }) */
export function files<const Key extends string>(
  key: Key,
  options: OptionsOf<FilesField<Key>> = {},
): FilesField<Key> {
  return { kind: "files", key, ...options };
}

/** Pictures, in their order. @example field.images("images", { accept: "image/png,image/jpeg", thumbnail: "thumbnail" }) */
export function images<const Key extends string>(
  key: Key,
  options: Omit<ImagesField<Key>, "kind" | "key"> = {},
): ImagesField<Key> {
  return { kind: "images", key, ...options };
}

/** Keys and values of any kind. @example field.metadata("metadata") */
export function metadata<const Key extends string>(key: Key, options: FieldOptions = {}): MetadataField<Key> {
  return { kind: "metadata", key, ...options };
}

/** A field that draws itself. @example field.own("rating", { load: () => import("./rating-field") }) */
export function custom<const Key extends string>(
  key: Key,
  options: OptionsOf<CustomField<Key>>,
): CustomField<Key> {
  return { kind: "own", key, ...options };
}

/**
 * Which lines of a record, how many units of each, and why. `fromRecord` of the form gives the lines that there are, with nothing
 * chosen; `linesSchema` and `linesPayload` of `@tillhouse/extension-sdk/inputs` check and send what is.
 *
 * @example
 * field.lines("lines", {
 *   reasons: { words: ["torn", "late"], texts: "orders.reason" },
 *   isReasonRequired: true,
 *   fields: [field.images("images")],
 * })
 */
export function lines<const Key extends string>(
  key: Key,
  options: OptionsOf<LinesField<Key>> = {},
): LinesField<Key> {
  return { kind: "lines", key, ...options };
}

/**
 * A repeating group of fields.
 *
 * @example field.group("rates", [field.text("name"), field.percent("rate")])
 * @example field.group("claim_items", [field.longText("note")], { isFixed: true, rowTitle: "title" })
 */
export function group<const Key extends string, const Inner>(
  key: Key,
  fields: readonly Inner[],
  options: Omit<OptionsOf<GroupField<Key, Inner>>, "fields"> = {},
): GroupField<Key, Inner> {
  return { kind: "group", key, fields, ...options };
}
