import { type Expression, visitorKeys } from "oxc-parser";
import type { ParsedModule } from "./parse-module";
import { type AnyNode, isNode } from "./references";

/** What a name, or a property of one, becomes after it was declared. */
interface Assignment {
  value: Expression;
  /** Whether it stands where it may not run: in a branch, a loop or a function. */
  isConditional: boolean;
}

/** What is put onto a list after it was written. */
interface Addition {
  /** What is handed over: items, and spreads of lists. */
  values: readonly AnyNode[];
  /** Whether they come before the items that are there. */
  isFirst: boolean;
  isConditional: boolean;
}

/** What the code of a module does to its values, by their dotted names: `plugins`, `exports.plugins`. */
interface ModuleChanges {
  assignments: ReadonlyMap<string, readonly Assignment[]>;
  additions: ReadonlyMap<string, readonly Addition[]>;
}

/** What runs at times, often or never. */
const conditional =
  /^(?:If|For|ForIn|ForOf|While|DoWhile|Switch|Try)Statement$|^(?:Conditional|Logical|ArrowFunction|Function)Expression$|^FunctionDeclaration$|^MethodDefinition$/;

/** The methods that put items onto a list, and how many values stand before the items. */
const additionMethods: ReadonlyMap<string, number> = new Map([
  ["push", 0],
  ["unshift", 0],
  ["splice", 2],
]);

/**
 * The name of a value with dots: `config.plugins`. `module.exports` is `exports`, as it is the same object.
 *
 * @returns `undefined` for whatever is more than names.
 */
export function dottedName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return String(node.name);
  if (/^(?:Chain|Parenthesized|TSNonNull|TSAs)Expression$/.test(node.type))
    return dottedName(node.expression);
  if (node.type !== "MemberExpression") return undefined;
  const object = dottedName(node.object);
  const property = propertyName(node.property, node.computed === true);
  if (object === undefined || property === undefined) return undefined;
  return object === "module" && property === "exports" ? "exports" : `${object}.${property}`;
}

/** The name of a property; `undefined` where it is computed. */
export function propertyName(key: unknown, isComputed: boolean): string | undefined {
  if (!isNode(key)) return undefined;
  if (key.type === "Literal") return String(key.value);
  return key.type === "Identifier" && !isComputed ? String(key.name) : undefined;
}

function collectChanges(module: ParsedModule): ModuleChanges {
  const assignments = new Map<string, Assignment[]>();
  const additions = new Map<string, Addition[]>();
  // The parser's tree consists of nodes of these kinds.
  const waiting = [{ node: module.program as unknown as AnyNode, isConditional: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, isConditional } = next;
    if (node.type === "AssignmentExpression" && node.operator === "=") {
      const name = dottedName(node.left);
      const value = node.right as Expression;
      if (name !== undefined)
        assignments.set(name, [...(assignments.get(name) ?? []), { value, isConditional }]);
    }
    if (node.type === "CallExpression" && isNode(node.callee) && node.callee.type === "MemberExpression") {
      const method = propertyName(node.callee.property, node.callee.computed === true) ?? "";
      const name = dottedName(node.callee.object);
      const before = additionMethods.get(method);
      const values = Array.isArray(node.arguments) ? node.arguments.filter(isNode).slice(before) : [];
      if (name !== undefined && before !== undefined)
        additions.set(name, [
          ...(additions.get(name) ?? []),
          { values, isFirst: method === "unshift", isConditional },
        ]);
    }
    const inner = isConditional || conditional.test(node.type);
    // What comes last is taken first: the text is gone through from its start.
    for (const key of [...(visitorKeys[node.type] ?? [])].reverse())
      for (const child of [node[key]].flat().reverse())
        if (isNode(child)) waiting.push({ node: child, isConditional: inner });
  }
  return { assignments, additions };
}

const known = new WeakMap<ParsedModule, ModuleChanges>();

/** What the code of a module does to its values. Scopes are not followed: a name in a function is that of the module. */
export function moduleChanges(module: ParsedModule): ModuleChanges {
  const changes = known.get(module) ?? collectChanges(module);
  known.set(module, changes);
  return changes;
}
