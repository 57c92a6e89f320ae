import { type Expression, type ObjectExpression, type Program, parseSync } from "oxc-parser";
import { type Place, placeOf, type SourceFile } from "../compiler/source-file";

function constantOf(name: string, program: Program): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations)
      if (id.type === "Identifier" && id.name === name) return init ?? undefined;
  }
  return undefined;
}

/** The object that an expression is, through `defineConfig(…)`, `… satisfies …` and a constant. */
function objectOf(node: unknown, program: Program, depth = 0): ObjectExpression | undefined {
  if (typeof node !== "object" || node === null || depth > 10) return undefined;
  // Only nodes of the parser's tree are handed in; kinds that are no expression end in the default case.
  const expression = node as Expression;
  switch (expression.type) {
    case "ObjectExpression":
      return expression;
    case "CallExpression":
      return objectOf(expression.arguments[0], program, depth + 1);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return objectOf(expression.expression, program, depth + 1);
    case "Identifier":
      return objectOf(constantOf(expression.name, program), program, depth + 1);
    default:
      return undefined;
  }
}

/** What the file exports: `export default …`, or `module.exports = …`. */
function exportedObject(program: Program): ObjectExpression | undefined {
  for (const statement of program.body) {
    if (statement.type === "ExportDefaultDeclaration") return objectOf(statement.declaration, program);
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
      continue;
    const { left, right } = statement.expression;
    if (
      left.type === "MemberExpression" &&
      left.object.type === "Identifier" &&
      left.object.name === "module"
    )
      return objectOf(right, program);
  }
  return undefined;
}

/** A place in a configuration file: the key of a setting, or its value; a number is a place in a list. */
export interface AskedPlace {
  path: readonly (string | number)[];
  part: "key" | "value";
}

/** Finds the lines of a setting, or `undefined` where the text does not tell. */
export function placeInConfig(file: SourceFile, { path, part }: AskedPlace): Place | undefined {
  const isJson = file.path.endsWith(".json");
  const prefix = isJson ? "(" : "";
  const text = isJson ? `(${file.text})` : file.text;
  const { program } = parseSync(file.path, text, { lang: "ts", sourceType: "module" });
  const [statement] = program.body;
  let node: unknown =
    isJson && statement?.type === "ExpressionStatement"
      ? objectOf(statement.expression, program)
      : exportedObject(program);
  let at: { start: number; end: number } | undefined;
  for (const step of path) {
    if (typeof step === "number") {
      // A list is a node of the parser's tree that holds its items in `elements`.
      const list = node as { type?: string; elements?: unknown[] } | undefined;
      const item = list?.type === "ArrayExpression" ? list.elements?.[step] : undefined;
      if (typeof item !== "object" || item === null || !("start" in item) || !("end" in item)) break;
      at = { start: Number(item.start), end: Number(item.end) };
      node = item;
      continue;
    }
    const property = objectOf(node, program)?.properties.find(
      (entry) =>
        entry.type === "Property" &&
        !entry.computed &&
        ((entry.key.type === "Identifier" && entry.key.name === step) ||
          (entry.key.type === "Literal" && entry.key.value === step)),
    );
    if (property?.type !== "Property") return at === undefined ? undefined : place(at);
    at = part === "key" ? property.key : property.value;
    node = property.value;
  }
  return at === undefined ? undefined : place(at);

  function place({ start, end }: { start: number; end: number }): Place {
    return placeOf(file, start - prefix.length, end - prefix.length);
  }
}
