import english from "../packages/admin-ui/src/messages/en.json" with { type: "json" };

type WithoutPlural<Key> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;

/** A key of the English texts; a plural form is chosen by `count`. */
export type TextKey = WithoutPlural<keyof typeof english>;

const texts: Readonly<Record<string, string>> = english;
const plurals = new Intl.PluralRules("en");

/**
 * What the admin says in English, for tests: they name the key, so that another wording breaks none of them.
 *
 * @example text("members.save", { count: 2 }) // "Add 2"
 */
export function text(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const { count } = values;
  const form = typeof count === "number" ? `${key}_${plurals.select(count)}` : key;
  const said = texts[form] ?? texts[key];
  if (said === undefined) throw new Error(`There is no text "${key}".`);
  return said.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${key}" needs "${name}".`);
    return String(value);
  });
}
