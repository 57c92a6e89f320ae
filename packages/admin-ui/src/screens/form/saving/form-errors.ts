import { type AnyField, type FormExtension, scopedKey } from "@tillhouse/extension-sdk/internal";
import type { FormValues } from "../kinds/form-values";
import { ownValues } from "./form-extensions";

/** Every field's address in a form's values, those of repeating groups with the rows that there are. */
function addressesOf(fields: readonly AnyField[], values: unknown, prefix = ""): string[] {
  return fields.flatMap((field) => {
    const address = `${prefix}${field.key}`;
    if (field.kind !== "group") return [address];
    const rows: unknown = Reflect.get(Object(values), field.key);
    const inner = Array.isArray(rows)
      ? rows.flatMap((row, index) => addressesOf(field.fields, row, `${address}.${index}.`))
      : [];
    return [...inner, address];
  });
}

function isWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^|[^a-z0-9_])${escaped}($|[^a-z0-9_])`, "i").test(text);
}

/**
 * The field that the store complains about: the one whose address stands in its message, such as `rates.0.rate`, else
 * the one whose name does, such as `handle` or "sales channel".
 */
export function blamedField(
  message: string,
  fields: readonly AnyField[],
  values: unknown,
): string | undefined {
  const addresses = addressesOf(fields, values);
  const whole = addresses
    .filter((address) => address.includes("."))
    .find((address) => isWord(message, address));
  if (whole !== undefined) return whole;
  const named = fields.filter(
    ({ key }) => isWord(message, key) || isWord(message, key.replace(/_id$/, "").replaceAll("_", " ")),
  );
  // "email" is meant where both "email" and "email_verified" are named.
  return named.sort((left, right) => left.key.length - right.key.length)[0]?.key;
}

/** The field of an extension's addition that an error is about, by its name in the form. */
export function blamedExtension(
  message: string,
  addition: FormExtension,
  values: FormValues,
): string | undefined {
  const blamed = blamedField(message, addition.fields, ownValues(addition, values));
  return blamed && scopedKey(addition.owner, blamed);
}
