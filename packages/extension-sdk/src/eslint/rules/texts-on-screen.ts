import type { Mistake } from "../../mistakes/mistake";
import type { Detector, Finding } from "../define-rules";
import type { LintNode, LintSource } from "../lint-types";
import { isNode, nameOf, nodesIn, textOf, unwrapped } from "../tree";
import { isBeforeSignIn } from "./zones";

/** Attributes whose text people read or hear. */
const readAttributes: ReadonlySet<string> = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "description",
  "emptyText",
  "label",
  "placeholder",
  "title",
]);
/** Elements whose text is no language: code, keys, styles. */
const verbatim: ReadonlySet<string> = new Set(["code", "kbd", "pre", "samp", "script", "style", "Kbd"]);
/** Two letters in a row: a unit, a sign or a single letter is the same in every language. */
const words = /\p{L}{2}/u;

function mistakeOf(text: string): Mistake {
  const shown = text.replace(/\s+/g, " ").trim();
  const short = shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
  return {
    rule: "text-literal",
    message: `The text "${short}" stands in the code.`,
    why: "People read it in one language, whatever language they chose.",
    hint: "Put it into src/admin/messages/en.json, and call `translate` with its key.",
  };
}

/** Where in a text its words are, without the spaces around them. */
function trimmedRange({ text }: LintSource, [start, end]: [number, number]): [number, number] {
  const inside = text.slice(start, end);
  return [start + inside.length - inside.trimStart().length, end - (inside.length - inside.trimEnd().length)];
}

function textsIn(node: LintNode, source: LintSource): Finding[] {
  if (node.type === "JSXElement") {
    const { openingElement } = node;
    if (isNode(openingElement) && verbatim.has(nameOf(openingElement.name) ?? "")) return [];
  }
  const children = (source.visitorKeys[node.type] ?? []).flatMap((key) => nodesIn(node[key]));
  const below = children.flatMap((child) => textsIn(child, source));
  if (node.type === "JSXText") {
    const text = String(node.value);
    return words.test(text) ? [{ mistake: mistakeOf(text), range: trimmedRange(source, node.range) }] : below;
  }
  if (node.type === "JSXAttribute" && readAttributes.has(nameOf(node.name) ?? "")) {
    const value = unwrapped(node.value);
    const text = textOf(value);
    if (value !== undefined && text !== undefined && words.test(text))
      return [{ mistake: mistakeOf(text), range: value.range }];
  }
  return below;
}

/** Texts that people read and that are written into the code. */
export const textLiterals: Detector = (file) =>
  isNode(file.source.ast) && !isBeforeSignIn(file) ? textsIn(file.source.ast, file.source) : [];
