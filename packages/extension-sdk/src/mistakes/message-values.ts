import type { Mistake } from "./mistake";

/** The names in `{{…}}` that a text of the admin or an extension stands for values with. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*([^},\s]+)/g)].flatMap(([, name]) => name ?? []);
}

/** The texts that a key may lead to: its own, or those of the forms of a number. */
function textsOf(key: string, isCounted: boolean, english: ReadonlyMap<string, string>): string[] {
  const text = english.get(key);
  const forms = ["zero", "one", "two", "few", "many", "other"].flatMap(
    (form) => english.get(`${key}_${form}`) ?? [],
  );
  return text === undefined || (isCounted && forms.length > 0) ? forms : [text];
}

/**
 * What is wrong with the values that a text is made of.
 *
 * @param given the names of the values that `translate` is handed; `undefined` where they cannot be told.
 * @param english the English texts of the extension.
 */
export function messageValuesMistake(
  key: string,
  given: readonly string[] | undefined,
  english: ReadonlyMap<string, string>,
): Mistake | undefined {
  if (given === undefined) return undefined;
  const needed = textsOf(key, given.includes("count"), english).flatMap(placeholdersIn);
  const missing = [...new Set(needed)].filter(
    // `{{user.name}}` may be read of the value `user`.
    (name) => !given.includes(name) && !given.includes(name.split(".")[0] ?? name),
  );
  if (missing.length === 0) return undefined;
  return {
    rule: "message-values",
    message: `The text "${key}" gets no value for ${missing.map((name) => `{{${name}}}`).join(" and ")}.`,
    why: "Nothing stands there, so people would read a sentence with a gap.",
    hint: `Hand over ${missing.join(" and ")} in the second argument of translate.`,
  };
}
