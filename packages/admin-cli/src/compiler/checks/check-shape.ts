import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { describeValue, isComputed, type StaticValue } from "../../syntax/static-value";

/** What a value has to be. An object names what it may hold; what it must hold is asked elsewhere. */
export type Shape =
  | "text"
  | "texts"
  | "number"
  | "list"
  | "function"
  | "component"
  | "any"
  | { readonly [name: string]: Shape };

const words = {
  text: "a text",
  texts: "a text or a list of texts",
  number: "a number",
  list: "a list",
  function: "a function",
  component: "a component",
} as const;

function fits(value: StaticValue, shape: Exclude<Shape, object | "any">): boolean {
  switch (shape) {
    case "text":
    case "number":
      return value.kind === "literal" && typeof value.value === (shape === "text" ? "string" : "number");
    case "texts":
      return fits(value, "text") || (value.kind === "array" && value.items.every((item) => fitsOrRuns(item)));
    case "list":
      return value.kind === "array";
    case "function":
      return value.kind === "function";
    case "component":
      return value.kind === "function" || value.kind === "object";
  }
}

function fitsOrRuns(item: StaticValue): boolean {
  return isComputed(item) || fits(item, "text");
}

/** A file, and what a message calls the thing that is judged: "widget", "link". */
export interface ShapeContext {
  module: ParsedModule;
  owner: string;
}

/** Tells what a value has that it cannot have: entries of the wrong kind, and entries that nobody reads. */
export function checkShape(value: StaticValue, shape: Shape, { module, owner }: ShapeContext): Problem[] {
  if (shape === "any" || isComputed(value)) return [];
  const isNothing = value.kind === "literal" && (value.value === undefined || value.value === null);
  if (isNothing) return [];
  if (typeof shape === "string") {
    if (fits(value, shape)) return [];
    return [
      {
        rule: "config-invalid",
        message: `The ${owner} is ${describeValue(value)} and not ${words[shape]}.`,
        why: "The admin could not use it when it runs.",
        hint:
          shape === "component"
            ? 'Hand over the component itself, such as: import { Star } from "lucide-react".'
            : `Write ${words[shape]}.`,
        ...locationOf(module.file, value.start, value.end),
      },
    ];
  }
  if (value.kind !== "object") {
    return [
      {
        rule: "config-invalid",
        message: `The ${owner} is ${describeValue(value)} and not an object.`,
        why: "The admin reads its entries by name.",
        hint: `Write an object with some of: ${Object.keys(shape).join(", ")}.`,
        ...locationOf(module.file, value.start, value.end),
      },
    ];
  }
  return [...value.entries].flatMap(([name, entry]): Problem[] => {
    const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (inner !== undefined)
      return checkShape(entry, inner, { module, owner: `\`${name}\` of the ${owner}` });
    const meant = didYouMean(name, Object.keys(shape));
    const at = value.keys.get(name) ?? entry;
    return [
      {
        rule: "config-unknown-key",
        message: `The ${owner} has an entry "${name}" that the admin does not know.`,
        why: "Nobody reads it, so it has no effect.",
        hint:
          meant === undefined ? `Known are: ${Object.keys(shape).join(", ")}.` : `Did you mean "${meant}"?`,
        ...locationOf(module.file, at.start, at.end),
      },
    ];
  });
}

/** What every entry of an extension may say. */
export const entryShape = { requires: "texts", permission: "text", order: "number" } as const;

/** What a link in the sidebar may say. */
export const linkShape = {
  label: "any",
  icon: "component",
  group: "text",
  order: "number",
  parent: "text",
  badge: "function",
} as const;
