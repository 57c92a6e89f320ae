import type { AdminHost, AnyFieldKind, FieldValues, UnknownField } from "@tillhouse/extension-sdk/internal";
import type { ReactNode } from "react";
import type { RefCallBack } from "react-hook-form";
import type { ControlProps } from "../controls/control-props";

/** What a field is drawn with. */
export interface DrawnFieldProps<Field> {
  field: Field;
  /** Address of its value in the form: `rates.0.rate`. */
  name: string;
  common: ControlProps;
  value: unknown;
  onChange: (value: unknown) => void;
  inputRef: RefCallBack;
  host: AdminHost;
  /** Name of the resource: labels and words are its texts. */
  resource: string;
  record: object | undefined;
  emptyOf: (inner: UnknownField) => unknown;
}

/** A kind of field that comes with the form. It is drawn at once; it has no hooks of its own. */
export interface DrawnFieldKind<Field, Value> extends FieldValues<Field, Value> {
  draw(props: DrawnFieldProps<Field>): ReactNode;
}

/** A kind that comes with the form, or that an extension brought. */
export type FormFieldKind = DrawnFieldKind<UnknownField, unknown> | AnyFieldKind;

/** What a control for one line of text, or a few, takes. */
export function textProps({ common, inputRef, value, onChange }: DrawnFieldProps<unknown>) {
  return {
    ...common,
    ref: inputRef,
    value: typeof value === "string" ? value : "",
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
}

/** What a control for a number takes. */
export function numberProps({ common, inputRef, value, onChange }: DrawnFieldProps<unknown>) {
  return { ...common, ref: inputRef, value: typeof value === "number" ? value : null, onChange };
}

/** A value that is a list of words or ids. */
export function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Addresses of files, which a record holds as they are or as `{ url }`. */
export function addressesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((file) => (typeof file === "string" ? file : String(Reflect.get(Object(file), "url"))));
}

/** How a field for any text is filled in. */
export const freeText = { by: "text", isShownAsTyped: true, isFreeText: true } as const;
