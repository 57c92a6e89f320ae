import type { CallExpression, Expression, Function as FunctionNode } from "oxc-parser";
import { innerValue, missingValue, type PossibleValue } from "./possible-value";

/** What a function returns, where it does nothing else but name values before. */
function returnedBy(body: FunctionNode["body"], declare: (name: string, init: Expression) => void) {
  for (const statement of body?.body ?? []) {
    if (statement.type === "ReturnStatement") return statement.argument ?? undefined;
    if (statement.type !== "VariableDeclaration" || statement.kind !== "const") return undefined;
    for (const { id, init } of statement.declarations) {
      if (id.type !== "Identifier" || init === null) return undefined;
      declare(id.name, init);
    }
  }
  return undefined;
}

/**
 * What comes out of calling a function that only returns something made of what it gets.
 *
 * @param call the call, which stands in the scope of `value`.
 * @returns an expression of the function, with its parameters as locals; `undefined` for functions that do more.
 */
export function calledValue(
  value: PossibleValue,
  call: CallExpression,
  callee: PossibleValue,
): PossibleValue | undefined {
  const { node } = callee;
  const isArrow = node.type === "ArrowFunctionExpression";
  if (!isArrow && node.type !== "FunctionExpression" && node.type !== "FunctionDeclaration") return undefined;
  // A function that calls itself would not end.
  if (node.async || node.generator || value.path.includes(node)) return undefined;
  const locals = new Map(callee.scope.locals);
  const path = [...value.path, node];
  const isConditional = value.isConditional || callee.isConditional;
  const within = { node, scope: { module: callee.scope.module, locals }, path, isConditional, names: [] };
  for (const [index, parameter] of node.params.entries()) {
    const given = call.arguments[index];
    const pattern = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
    if (pattern.type !== "Identifier" || given?.type === "SpreadElement") return undefined;
    const own =
      given !== undefined
        ? innerValue(value, given)
        : parameter.type === "AssignmentPattern"
          ? innerValue(within, parameter.right)
          : missingValue(within);
    locals.set(pattern.name, own);
  }
  const returned =
    node.body?.type === "BlockStatement"
      ? returnedBy(node.body, (name, init) => locals.set(name, innerValue(within, init)))
      : // The body of an arrow function without braces.
        ((node.body ?? undefined) as Expression | undefined);
  return returned === undefined ? undefined : innerValue(within, returned);
}
