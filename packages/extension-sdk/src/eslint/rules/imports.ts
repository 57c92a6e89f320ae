import { importMistake, sharedSubpathMistake } from "../../mistakes/import-mistakes";
import { type Detector, type Finding, findingAtText } from "../define-rules";
import type { LintNode, LintSource } from "../lint-types";
import { isNode, nameOf, nodesIn, statementsOf, textOf, walk } from "../tree";

/** TypeScript nodes that wrap or make a value; every other `TS…` node is a type, gone after compiling. */
const valueNodes = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$|^TSEnum/;

/** The names that code mentions as values; imports and types do not count. */
function addValueNames(node: LintNode, keys: LintSource["visitorKeys"], names: Set<string>): void {
  if (node.type === "ImportDeclaration") return;
  if (node.type.startsWith("TS") && !valueNodes.test(node.type)) return;
  const name = nameOf(node);
  if (name !== undefined && /^(?:JSX)?Identifier$/.test(node.type)) names.add(name);
  for (const key of keys[node.type] ?? [])
    for (const child of nodesIn(node[key]))
      if (node.type !== "JSXAttribute" || key !== "name") addValueNames(child, keys, names);
}

/** Whether compiling takes an import out: it brings types alone. */
function isOfTypes(statement: LintNode, usedNames: () => ReadonlySet<string>): boolean {
  if (statement.importKind === "type" || statement.exportKind === "type") return true;
  const specifiers = nodesIn(statement.specifiers);
  if (statement.type !== "ImportDeclaration" || specifiers.length === 0) return false;
  return specifiers.every(
    ({ importKind, local }) => importKind === "type" || !usedNames().has(nameOf(local) ?? ""),
  );
}

/** Packages that an extension cannot work with. */
export const imports: Detector = ({ admin, source, facts }) => {
  let names: Set<string> | undefined;
  const usedNames = (): ReadonlySet<string> => {
    if (names !== undefined) return names;
    names = new Set();
    for (const statement of statementsOf(source)) addValueNames(statement, source.visitorKeys, names);
    return names;
  };
  const isTypeScript = /\.tsx?$/.test(admin.path);
  const findings = (request: LintNode): Finding[] => {
    const name = textOf(request);
    return name === undefined
      ? []
      : findingAtText(
          source,
          request.range,
          importMistake(name) ?? sharedSubpathMistake(name, facts().shared),
        );
  };
  const nodes = isNode(source.ast) ? walk(source.ast, source.visitorKeys) : [];
  return [...nodes].flatMap((node): Finding[] => {
    if (!/^(?:Import|Export(?:Named|All))(?:Declaration|Expression)$/.test(node.type)) return [];
    if (!isNode(node.source)) return [];
    return isTypeScript && isOfTypes(node, usedNames) ? [] : findings(node.source);
  });
};
