import type { AnyForm } from "@tillhouse/extension-sdk/internal";
import { defaultsPrefix } from "../shared/use-form-link";
import { type FormValues, valuesOf } from "./kinds/form-values";

/** The value with one text in it at a path; the same value where the path leads to nothing that a text may stand for. */
function withText(value: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value === null || typeof value === "string" ? text : value;
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
    return value;
  return { ...value, [key]: withText(Reflect.get(value, key), rest, text) };
}

/**
 * What the form of a new record starts with where a link says so. A link comes from anywhere: it fills in texts and ids that the
 * form starts without, and nothing else.
 *
 * @returns the values that it fills in, and what tells this form's draft from those of others; `undefined` where it says nothing
 * @example linkedDefaults(new URLSearchParams("form=new&start.region_id=reg_1"), form) // { values: { region_id: "reg_1" }, … }
 */
export function linkedDefaults(
  parameters: URLSearchParams,
  form: AnyForm,
): { values: FormValues; about: string } | undefined {
  const said = [...parameters].filter(([name]) => name.startsWith(defaultsPrefix));
  if (said.length === 0) return undefined;
  let values = valuesOf(form, undefined);
  const keys = new Set<string>();
  for (const [name, text] of said) {
    const path = name.slice(defaultsPrefix.length).split(".");
    const before = values;
    // It was an object before, and only what stands in it is changed.
    values = withText(values, path, text) as FormValues;
    if (values !== before && path[0] !== undefined) keys.add(path[0]);
  }
  const filled = Object.entries(values).filter(([key]) => keys.has(key));
  return { values: Object.fromEntries(filled), about: said.map((pair) => pair.join("=")).join("&") };
}
