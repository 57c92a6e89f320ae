import type { CallExpression } from "oxc-parser";
import { moduleChanges, propertyName } from "./module-changes";
import { innerValue, isFalsy, moduleValue, type PossibleValue } from "./possible-value";
import type { AnyNode } from "./references";
import type { ValueReader } from "./value-reader";

/** What a list may hold. */
interface PossibleItems {
  /** In their order. Each is still to be resolved: an item may be a name or a choice. */
  items: PossibleValue[];
  /** What else may bring items, and cannot be told. */
  unread: PossibleValue[];
}

/** Methods that give a list of which something can be told. */
const listMethods: ReadonlySet<string> = new Set(["filter", "concat", "flat"]);

/** The method that is called, as `push` of `plugins.push(…)`. */
function methodOf(node: PossibleValue["node"]): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  return propertyName(node.callee.property, node.callee.computed);
}

/**
 * The items that a list may hold: written out, spread into it, put onto it later, joined by `concat`, or left by `filter`.
 * Each is there once, even where the list repeats it.
 *
 * @param list an expression; what is false counts as an empty list, as in `...(isLive && [cdn])`.
 * @example
 * const { items, unread } = await possibleItems(plugins, createValueReader(follow));
 */
export async function possibleItems(list: PossibleValue, reader: ValueReader): Promise<PossibleItems> {
  const items: PossibleValue[] = [];
  const unread: PossibleValue[] = [];
  const read = new Set<unknown>();
  const readConditional = new Set<unknown>();

  /** A list that comes up again brings nothing new, unless a function makes it of something else. */
  function isRepeated({ node, scope, isConditional }: PossibleValue): boolean {
    const lists = isConditional ? readConditional : read;
    if (scope.locals.size > 0) return false;
    return lists.size === lists.add(node).size;
  }

  async function addElement(value: PossibleValue, node: AnyNode): Promise<void> {
    // An element is an expression, or the spread of one.
    const inner = (node.type === "SpreadElement" ? node.argument : node) as PossibleValue["node"];
    if (node.type === "SpreadElement") await addList(innerValue(value, inner));
    else items.push(innerValue(value, inner));
  }

  /** Lists among values are taken apart, as `concat` and `flat` do. */
  async function addFlat(values: readonly PossibleValue[]): Promise<void> {
    for (const value of values)
      for (const one of await reader.valuesOf(value))
        if (one.node.type === "ArrayExpression" || listMethods.has(methodOf(one.node) ?? ""))
          await addList(one);
        else items.push(one);
  }

  async function addCall(value: PossibleValue, node: CallExpression): Promise<void> {
    const { callee } = node;
    if (callee.type !== "MemberExpression" || callee.object.type === "Super") return void unread.push(value);
    const object = innerValue(value, callee.object);
    const [first] = node.arguments;
    switch (methodOf(node)) {
      case "filter": {
        // It takes away what is nothing; any other function may take away whatever it likes.
        const isCleaning = first?.type === "Identifier" && first.name === "Boolean";
        return addList({ ...object, isConditional: object.isConditional || !isCleaning });
      }
      case "concat": {
        await addList(object);
        for (const argument of node.arguments)
          if (argument.type === "SpreadElement") {
            const inner = await possibleItems(innerValue(value, argument.argument), reader);
            await addFlat(inner.items);
            unread.push(...inner.unread);
          } else await addFlat([innerValue(value, argument)]);
        return;
      }
      case "flat": {
        const inner = await possibleItems(object, reader);
        unread.push(...inner.unread);
        return addFlat(inner.items);
      }
      default:
        unread.push(value);
    }
  }

  /** What the modules put onto a list that has a name. */
  async function addLater(value: PossibleValue, isFirst: boolean): Promise<void> {
    for (const { name, module } of value.names)
      for (const addition of moduleChanges(module).additions.get(name) ?? []) {
        if (addition.isFirst !== isFirst || value.path.includes(addition)) continue;
        const isConditional = value.isConditional || addition.isConditional;
        const from = moduleValue(module, { isConditional, path: [...value.path, addition] });
        for (const node of addition.values) await addElement(from, node);
      }
  }

  async function addList(value: PossibleValue): Promise<void> {
    for (const one of await reader.valuesOf(value)) {
      if (isRepeated(one)) continue;
      await addLater(one, true);
      const { node } = one;
      if (node.type === "ArrayExpression") {
        // The parser's nodes are of these kinds; a hole in a list is none.
        for (const element of node.elements)
          if (element !== null) await addElement(one, element as unknown as AnyNode);
      } else if (node.type === "CallExpression") await addCall(one, node);
      else if (isFalsy(one) !== true) unread.push(one);
      await addLater(one, false);
    }
  }

  await addList(list);
  return { items, unread };
}
