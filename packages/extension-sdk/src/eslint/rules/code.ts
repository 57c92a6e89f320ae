import { messageMistake, textMistake, variableMistake } from "../../mistakes/code-mistakes";
import { messageValuesMistake } from "../../mistakes/message-values";
import { linkMistake } from "../../mistakes/path-mistakes";
import { type Detector, type Finding, findingAtText, type LintedFile } from "../define-rules";
import type { LintNode } from "../lint-types";
import { calleeName, isNode, nameOf, nodesIn, sdkNames, textOf, unwrapped, walk } from "../tree";

function nodesOf({ source }: LintedFile): Iterable<LintNode> {
  return isNode(source.ast) ? walk(source.ast, source.visitorKeys) : [];
}

function isEnvironment(node: unknown): boolean {
  return (
    isNode(node) &&
    node.type === "MemberExpression" &&
    nameOf(node.object) === "process" &&
    nameOf(node.property) === "env"
  );
}

/** The variables that a node reads from `process.env`, and where. */
function variablesIn(node: LintNode): { name: string; range: [number, number]; at?: LintNode }[] {
  if (node.type === "MemberExpression" && isEnvironment(node.object) && isNode(node.property)) {
    const { property } = node;
    if (node.computed !== true) return [{ name: nameOf(property) ?? "", range: node.range, at: property }];
    const name = textOf(property);
    return name === undefined ? [] : [{ name, range: property.range }];
  }
  // const { NAME } = process.env
  if (node.type !== "VariableDeclarator" || !isEnvironment(node.init) || !isNode(node.id)) return [];
  return nodesIn(node.id.properties).flatMap((property) => {
    const name = nameOf(property.key);
    return name === undefined ? [] : [{ name, range: property.range }];
  });
}

/** Variables of `process.env` that do not reach the browser. */
export const variables: Detector = (file) =>
  [...nodesOf(file)].flatMap(variablesIn).flatMap(({ name, range, at }): Finding[] => {
    const mistake = variableMistake(name);
    if (mistake === undefined) return [];
    const { meant } = mistake;
    if (meant === undefined || at === undefined) return [{ mistake, range }];
    const suggestion = {
      what: `Read ${meant}.`,
      fix: (fixer: Parameters<NonNullable<Finding["fix"]>>[0]) => fixer.replaceTextRange(at.range, meant),
    };
    return [{ mistake, range, suggestion }];
  });

/** Texts that look like a secret, or lead to one machine. */
export const texts: Detector = (file) =>
  [...nodesOf(file)].flatMap((node): Finding[] => {
    const { cooked } = Object(node.value);
    const text =
      node.type === "Literal" ? textOf(node) : node.type === "TemplateElement" ? cooked : undefined;
    const mistake = typeof text === "string" ? textMistake(text) : undefined;
    return mistake === undefined ? [] : [{ mistake, range: node.range }];
  });

/** Whether a path may be that of a page which code defines: then it is no mistake that can be told. */
function mayLead(path: string, { facts }: LintedFile): boolean {
  return facts().mayBeOwnPath(path.replace(/^(?:\/app)?\/a/, "").replace(/[?#].*$/, ""));
}

/** Links inside the admin: `to` and `href` of elements, and what `navigate` is called with. */
export const links: Detector = (file) =>
  [...nodesOf(file)].flatMap((node): Finding[] => {
    const value =
      node.type === "JSXAttribute" && ["to", "href"].includes(nameOf(node.name) ?? "")
        ? unwrapped(node.value)
        : node.type === "CallExpression" && calleeName(node) === "navigate"
          ? unwrapped(nodesIn(node.arguments)[0])
          : undefined;
    const path = value?.type === "Literal" ? textOf(value) : undefined;
    if (value === undefined || path === undefined || !/^(?:\/app)?\/a\//.test(path)) return [];
    if (mayLead(path, file)) return [];
    return findingAtText(file.source, value.range, linkMistake(path, file.facts().addresses));
  });

/** The names of the values that a call of `translate` hands over; `undefined` where they are not written out. */
function valuesOf(call: LintNode): string[] | undefined {
  const [, values] = nodesIn(call.arguments);
  if (values === undefined) return [];
  const object = unwrapped(values);
  if (object?.type !== "ObjectExpression") return undefined;
  const names = nodesIn(object.properties).map(({ type, computed, key }) =>
    type === "Property" && computed !== true ? (nameOf(key) ?? textOf(key)) : undefined,
  );
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

/** Keys of texts that no file has, and texts that lack a value. */
export const messageKeys: Detector = (file) => {
  if (sdkNames(file.source).size === 0) return [];
  return [...nodesOf(file)].flatMap((node): Finding[] => {
    if (node.type !== "CallExpression" || calleeName(node) !== "translate") return [];
    const value = unwrapped(nodesIn(node.arguments)[0]);
    const key = value?.type === "Literal" ? textOf(value) : undefined;
    if (value === undefined || key === undefined) return [];
    const { messages } = file.facts();
    return [
      ...findingAtText(file.source, value.range, messageMistake(key, messages, "src/admin/messages/en.json")),
      ...findingAtText(
        file.source,
        value.range,
        messageValuesMistake(key, valuesOf(node), messages.englishMessages),
      ),
    ];
  });
};
