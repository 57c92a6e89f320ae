import type { LazyComponent } from "../elements/lazy-component";
import type { Host } from "../host/host";
import type { CustomFieldProps, KeyField } from "./field-types";

/** What a field's value is put into words with. */
interface FieldContext extends Pick<Host, "translate" | "locale" | "timeZone"> {
  /** Name of the resource whose form it stands in. */
  resource: string;
}

/** What the component takes that asks for a value. */
export interface FieldInputProps<Field, Value> extends CustomFieldProps<Value> {
  /** The field itself, with its options. */
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
  restore?(
    now: Value,
    kept: Value,
    about: {
      /** The field that the value comes back to. */
      field: Field;
      /** The field that it was typed into, where that is one of another form. */
      from?: Field;
    },
  ): Value;
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
  /** Loads the component that asks for the value. */
  load: LazyComponent<FieldInputProps<Field, Value>>;
}

/** A field of which only that is known which every one has. */
export type UnknownField = KeyField<string, string>;

/** A kind whose field and value are no longer known, as forms handle it. */
export interface AnyFieldKind extends FieldValues<UnknownField, unknown> {
  /** Loads the component that asks for the value. */
  load: () => Promise<{
    /** The component. */
    default: unknown;
  }>;
}
