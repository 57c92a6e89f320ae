import type { Expression, Function as FunctionNode, Program } from "oxc-parser";
import type { ParsedModule } from "./parse-module";

/** What nothing can be told of before it runs, or what is not there: where it would stand. */
interface NoValue {
  type: "Unknown" | "Missing";
  start: number;
  end: number;
}

/** Where names have their values: a module, and what a function in it was called with. */
interface Scope {
  module: ParsedModule;
  locals: ReadonlyMap<string, PossibleValue>;
}

/** A value that code may have when it runs. */
export interface PossibleValue {
  /** Once it was resolved, no name and no choice any more. A program is all that a module exports. */
  node: Expression | FunctionNode | Program | NoValue;
  scope: Scope;
  /** Whether it depends on something that is only known when the code runs. */
  isConditional: boolean;
  /** The names under which modules can change it: `config.plugins`. */
  names: readonly { name: string; module: ParsedModule }[];
  /** What was looked up to come here, so that nothing is made of itself. */
  path: readonly object[];
}

/** What stands within a value; it depends on the same. */
export function innerValue(
  value: PossibleValue,
  node: PossibleValue["node"],
  isConditional = value.isConditional,
): PossibleValue {
  return { node, scope: value.scope, path: value.path, isConditional, names: [] };
}

/** All that a module exports, as what requires it gets it. */
export function moduleValue(
  module: ParsedModule,
  { isConditional, path }: Pick<PossibleValue, "isConditional" | "path"> = { isConditional: false, path: [] },
): PossibleValue {
  const names = [{ name: "exports", module }];
  return { node: module.program, scope: { module, locals: new Map() }, isConditional, names, path };
}

/** The place of a value, of which nothing can be told. */
export function unknownValue(value: PossibleValue): PossibleValue {
  return innerValue(value, { type: "Unknown", start: value.node.start, end: value.node.end });
}

/** The place where nothing is. */
export function missingValue(value: PossibleValue): PossibleValue {
  return innerValue(value, { type: "Missing", start: value.node.start, end: value.node.end });
}

function isFalsyAlone({ node }: PossibleValue): boolean | undefined {
  if (node.type === "Missing") return true;
  if (node.type === "Literal") return !node.value;
  return node.type === "ObjectExpression" || node.type === "ArrayExpression" ? false : undefined;
}

/** Whether all of the values are false, or none; `undefined` where it cannot be told. */
export function isFalsy(...values: readonly PossibleValue[]): boolean | undefined {
  const results = new Set(values.map(isFalsyAlone));
  const [result] = results;
  return results.size === 1 ? result : undefined;
}
