import type { ImportDeclaration, Statement } from "oxc-parser";
import { moduleName, type ParsedModule } from "../../syntax/parse-module";
import { referencedNames } from "../../syntax/references";

/** The import that stands for one export cut out of a module, instead of the whole module; see {@link extractExport}. */
export function extractRequest(name: string, request: string): string {
  return `tillhouse-slice:${name}:${request}`;
}

/** Reads what {@link extractRequest} wrote. */
export function readExtractRequest(request: string): { name: string; request: string } | undefined {
  const match = /^tillhouse-slice:([^:]+):(.*)$/s.exec(request);
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { name: match[1], request: match[2] };
}

/** `export default function Name() {}` and `export const name` are kept as declarations without the export. */
function declarationStart(statement: Statement): number {
  if (statement.type === "ExportDefaultDeclaration") return statement.declaration.start;
  return statement.type === "ExportNamedDeclaration"
    ? (statement.declaration?.start ?? statement.start)
    : statement.start;
}

function importText(statement: ImportDeclaration, needed: ReadonlySet<string>, text: string): string {
  const named: string[] = [];
  const parts: string[] = [];
  for (const specifier of statement.specifiers) {
    const local = specifier.local.name;
    if (!needed.has(local)) continue;
    if (specifier.type === "ImportDefaultSpecifier") parts.push(local);
    else if (specifier.type === "ImportNamespaceSpecifier") parts.push(`* as ${local}`);
    else if (specifier.importKind !== "type") {
      const imported = moduleName(specifier.imported);
      named.push(imported === local ? local : `${JSON.stringify(imported)} as ${local}`);
    }
  }
  if (named.length > 0) parts.push(`{ ${named.join(", ")} }`);
  const lines = text.slice(statement.start, statement.source.start).replace(/[^\n]+/g, "");
  return `import ${parts.join(", ")} from ${lines}${text.slice(statement.source.start, statement.end)}`;
}

/** The name at the root of what an assignment changes: `config` in `config.zone = …`. */
function assignedRoot(statement: Statement): string | undefined {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return undefined;
  let target: { type: string } = statement.expression.left;
  while (target.type === "MemberExpression" && "object" in target) {
    // The object of a member expression is always a node of the tree.
    target = target.object as { type: string };
  }
  return target.type === "Identifier" && "name" in target ? String(target.name) : undefined;
}

function neededNames(module: ParsedModule, root: string): { names: Set<string>; statements: Set<Statement> } {
  const names = new Set<string>();
  const statements = new Set<Statement>();
  const waiting = [root];
  const take = (statement: Statement): void => {
    if (statements.has(statement)) return;
    statements.add(statement);
    waiting.push(...referencedNames(statement));
  };
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const binding = module.bindings.get(name);
    if (binding === undefined || names.has(name)) continue;
    names.add(name);
    if (binding.kind === "import") {
      statements.add(binding.statement);
      continue;
    }
    take(binding.statement);
    for (const statement of module.program.body) if (assignedRoot(statement) === name) take(statement);
  }
  return { names, statements };
}

/**
 * Cuts one export out of a module: its declaration and the top-level declarations and imports that it needs, in the
 * lines where they stood. So `config` is read without loading the component beside it, and nothing of a widget runs
 * before it is shown.
 *
 * @returns the code of the slice, or `undefined` where the module does not export the name.
 */
export function extractExport(module: ParsedModule, name: string): string | undefined {
  const exported = module.exports.get(name);
  if (exported === undefined) {
    const [request, ...others] = module.starRequests;
    if (request === undefined) return undefined;
    if (others.length === 0)
      return `export { ${name} } from ${JSON.stringify(extractRequest(name, request))};`;
    return module.starRequests.map((star) => `export * from ${JSON.stringify(star)};`).join("\n");
  }
  if ("request" in exported) {
    if (exported.name === "*") return `export * as ${name} from ${JSON.stringify(exported.request)};`;
    const request = JSON.stringify(extractRequest(exported.name, exported.request));
    return `export { ${exported.name} as ${name} } from ${request};`;
  }
  if ("expression" in exported) return undefined;

  const { text } = module.file;
  const { names, statements } = neededNames(module, exported.local);
  let code = "";
  let position = 0;
  for (const statement of module.program.body) {
    if (!statements.has(statement)) continue;
    // Lines that are left out stay as empty lines, so that messages about the slice name the author's line.
    const start = declarationStart(statement);
    code += text.slice(position, start).replace(/[^\n]+/g, " ");
    code +=
      statement.type === "ImportDeclaration"
        ? importText(statement, names, text)
        : text.slice(start, statement.end);
    position = statement.end;
    code += ";";
  }
  return `${code}\nexport { ${exported.local} as ${name} };\n`;
}
