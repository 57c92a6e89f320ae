import type { Requirements } from "../client/store-features";
import type { OwnedKind } from "../elements/kinds";
import type { LazyComponent } from "../elements/lazy-component";
import type { ElementOptions } from "../elements/part";
import type { Host } from "../host/host";
import type { FieldText } from "../ui/controls/field";

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
  /** What the store must have for it, such as `tax_inclusive_pricing`; it is not asked where that is missing. */
  requires?: Requirements;
}

/** A field of one kind. Kinds that are defined elsewhere extend it too. */
export interface KeyField<Kind extends string, Key extends string> extends FieldOptions {
  /** Only for the compiler: a field is not to be mistaken for what has the same kind in another place. */
  readonly place?: "field";
  readonly kind: Kind;
  readonly key: Key;
  /** The kind itself, where an extension brought it. Set by the registry; what an author writes here is dropped. */
  readonly kindDefinition?: OwnedKind<AnyFieldKind>;
}

/** What the component of an own field gets: its value, and everything that stands around it. */
export interface CustomFieldProps<Value = unknown> extends Omit<FieldText, "tooltip"> {
  value: Value;
  onChange(value: Value): void;
  /** The person has left the field: from now on it is checked while typing. */
  onBlur(): void;
}

/** What a field's value is put into words with. */
interface FieldContext extends Pick<Host, "translate" | "locale" | "timeZone"> {
  /** Name of the resource whose form it stands in. */
  resource: string;
}

/** Props of the component that asks for a value. */
export interface FieldInputProps<Field, Value> extends CustomFieldProps<Value> {
  field: Field;
}

/**
 * What every kind of field says of its values. Forms are loaded late, and the component later still: these parts are asked
 * before it is there.
 */
export interface FieldValues<Field, Value> {
  /**
   * What the field holds before anybody typed into it.
   *
   * @param emptyOf the same for a field that stands in this one
   */
  empty(field: Field, emptyOf: (inner: UnknownField) => unknown): Value;
  /**
   * A record's value as the field holds it; the value itself when left out. It is not asked for what the record lacks.
   *
   * @param heldOf the same for a field that stands in this one
   */
  fromRecord?(
    value: unknown,
    field: Field,
    heldOf: (inner: UnknownField, value: unknown) => unknown,
  ): unknown;
  /** What is sent of what the schema made of the value; the same when left out. */
  toPayload?(value: unknown, field: Field): unknown;
  /** What is sent where a record is changed, of the value before and now; the value now when left out. */
  toChange?(before: unknown, now: unknown): unknown;
  /** The value in words, where two people have changed it. */
  describe?(value: unknown, field: Field, context: FieldContext): string;
  /** It takes both columns of a form that is a page. */
  isWide?: boolean;
  /** It is never kept in a draft. */
  isSecret?: boolean;
  /**
   * What a draft gives back where the record holds something else by now: what was chosen of what there is. The value as it was
   * kept when left out. `from` is the field that it was typed into, where that is one of another form.
   */
  restore?(now: Value, kept: Value, about: { field: Field; from?: Field }): Value;
  /** How the conformance suite fills it in; a kind that says nothing is filled in by a test of its own. */
  sample?: FieldSample<Field>;
}

/** How the conformance suite fills a field in. */
interface FieldSample<Field> {
  /** What is done with the control: it is typed into, switched, looked through and picked from, ticked, or given words. */
  by: "text" | "switch" | "pick" | "tick" | "words";
  /** What stands in the control is what was typed. */
  isShownAsTyped?: boolean;
  /** Any text fits in: somebody else may change it meanwhile. */
  isFreeText?: boolean;
  /** What the store gets; what was typed when left out, and anything where it answers `undefined`. */
  sends?(typed: unknown, field: Field, idOf: (to: string, title: string) => unknown): unknown;
}

/**
 * A kind of field, in one record: what it holds, what is sent of it, and the component that asks for it.
 *
 * @example
 * const stars: FieldKind<StarsField<string>, number | null> = {
 *   empty: () => null,
 *   load: () => import("./stars-input"),
 * };
 */
export interface FieldKind<Field, Value> extends FieldValues<Field, Value> {
  load: LazyComponent<FieldInputProps<Field, Value>>;
}

/** A field of which only that is known which every one has. */
export type UnknownField = KeyField<string, string>;

/** A kind whose field and value are no longer known, as forms handle it. */
export interface AnyFieldKind extends FieldValues<UnknownField, unknown> {
  load: () => Promise<{ default: unknown }>;
}
