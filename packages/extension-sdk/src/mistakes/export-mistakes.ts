import type { Mistake } from "./mistake";

/** An async function as a component. */
export const asyncComponentMistake: Mistake = {
  rule: "component-async",
  message: "The component is an async function.",
  why: "React renders what a component returns, and an async function returns a promise.",
  hint: "Load data with useRecords, useRecord or useQuery inside of an ordinary function.",
};

/**
 * A file without default export.
 *
 * @param isCommonJs whether it assigns to `module.exports` instead.
 */
export function missingDefaultMistake(isWidget: boolean, isCommonJs: boolean): Mistake {
  return {
    rule: "default-export-missing",
    message: "The file has no default export.",
    why: `The default export is the component of the ${isWidget ? "widget" : "page"}.`,
    hint: isCommonJs
      ? "Extensions are ES modules: write `export default` instead of `module.exports`."
      : "Add for example: export default function Example() { return <p>Hello</p>; }",
  };
}

/**
 * A component without `config`.
 *
 * @param meant an export that is most likely meant to be it.
 */
export function missingConfigMistake(isWidget: boolean, meant: string | undefined): Mistake {
  const example = isWidget
    ? 'export const config = { zone: "order.details.after" };'
    : 'export const config = { card: { label: "Packing", description: "How orders are packed" } };';
  return {
    rule: "config-missing",
    message: "The file has a component and no exported `config`.",
    why: `\`config\` tells the admin ${isWidget ? "in which zone to show the widget" : "what stands on the card"}.`,
    hint:
      meant === undefined
        ? `Add for example: ${example}${isWidget ? " A helper belongs outside the widgets folder." : ""}`
        : `Rename \`${meant}\` to \`config\`.`,
  };
}
