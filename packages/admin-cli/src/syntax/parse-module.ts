import {
  type ExportNamedDeclaration,
  type Expression,
  type ImportDeclaration,
  type Program,
  parseSync,
  type Statement,
  type VariableDeclaration,
} from "oxc-parser";
import type { Problem } from "../base/errors";
import { bindingNames } from "./references";
import { locationOf, type SourceFile } from "./source-file";

/** A name that a module has at its top level. */
interface Binding {
  kind: "import" | "local";
  /** The whole top-level statement that makes the name. */
  statement: Statement;
  /** The value, where the name is a `const` with one. */
  constant?: Expression;
}

/** What stands behind an exported name: something of the module itself, or of another module. */
type Exported =
  | { local: string; start: number; end: number }
  | { expression: ExpressionLike; start: number; end: number }
  | { request: string; name: string; start: number; end: number };

/** What may follow `export default`. */
export type ExpressionLike = { type: string; start: number; end: number };

/** A parsed module: its tree, its top-level names and its exports. */
export interface ParsedModule {
  file: SourceFile;
  program: Program;
  bindings: ReadonlyMap<string, Binding>;
  exports: ReadonlyMap<string, Exported>;
  /** The modules behind `export * from "…"`. */
  starRequests: readonly string[];
  /** Whether any value leaves the module or anything runs in it: not so in an empty or commented-out file. */
  empty: boolean;
  problems: readonly Problem[];
}

function languageOf(path: string): "ts" | "tsx" | "jsx" {
  if (path.endsWith(".tsx")) return "tsx";
  // Authors write JSX in .js files as well; the official tool accepts that.
  return path.endsWith(".ts") ? "ts" : "jsx";
}

function addVariables(
  bindings: Map<string, Binding>,
  statement: Statement,
  declaration: VariableDeclaration,
): void {
  for (const declarator of declaration.declarations) {
    for (const name of bindingNames(declarator.id)) {
      const isConstant = declaration.kind === "const" && declarator.id.type === "Identifier";
      const constant = isConstant ? (declarator.init ?? undefined) : undefined;
      bindings.set(name, { kind: "local", statement, ...(constant === undefined ? {} : { constant }) });
    }
  }
}

function addDeclaration(
  bindings: Map<string, Binding>,
  statement: Statement,
  declaration: Statement | ExportNamedDeclaration["declaration"],
): string[] {
  const before = new Set(bindings.keys());
  switch (declaration?.type) {
    case "VariableDeclaration":
      if (declaration.declare !== true) addVariables(bindings, statement, declaration);
      break;
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "TSEnumDeclaration":
      if (declaration.id) bindings.set(declaration.id.name, { kind: "local", statement });
      break;
  }
  return [...bindings.keys()].filter((name) => !before.has(name));
}

function addImports(bindings: Map<string, Binding>, statement: ImportDeclaration): void {
  if (statement.importKind === "type") return;
  for (const specifier of statement.specifiers) {
    if (specifier.type === "ImportSpecifier" && specifier.importKind === "type") continue;
    bindings.set(specifier.local.name, { kind: "import", statement });
  }
}

/** The text of an export or import name, which may be written as a string. */
export function moduleName(name: { type: string; name?: string; value?: string }): string {
  return name.name ?? name.value ?? "";
}

function readNamedExport(
  statement: ExportNamedDeclaration,
  bindings: Map<string, Binding>,
  exports: Map<string, Exported>,
): void {
  if (statement.exportKind === "type") return;
  const { start, end } = statement;
  for (const name of addDeclaration(bindings, statement, statement.declaration))
    exports.set(name, { local: name, start, end });
  for (const specifier of statement.specifiers) {
    if (specifier.exportKind === "type") continue;
    const at = { start: specifier.start, end: specifier.end };
    const name = moduleName(specifier.local);
    const exported: Exported = statement.source
      ? { request: statement.source.value, name, ...at }
      : { local: name, ...at };
    exports.set(moduleName(specifier.exported), exported);
  }
}

/** Whether a file is named as one without JSX, and can be read as one with it. */
function isScriptWithElements({ path, text }: SourceFile): boolean {
  return (
    languageOf(path) === "ts" &&
    parseSync(path, text, { lang: "tsx", sourceType: "module" }).errors.length === 0
  );
}

/** What such a file is told: its first element, and not what a parser makes of it. */
function elementInScript(file: SourceFile): Problem[] {
  const found = /<[A-Za-z>]/.exec(file.text);
  const at = found?.index ?? 0;
  return [
    {
      rule: "syntax-error",
      message: "The file has JSX in it, and is named .ts.",
      why: "In a .ts file, < begins a type.",
      hint: `Rename it to ${file.source.split("/").at(-1)}x.`,
      ...locationOf(file, at, at + 1),
    },
  ];
}

/** Parses a file and lists its names. Mistakes in its syntax are returned, never thrown. */
export function parseModule(file: SourceFile): ParsedModule {
  const result = parseSync(file.path, file.text, { lang: languageOf(file.path), sourceType: "module" });
  const bindings = new Map<string, Binding>();
  const exports = new Map<string, Exported>();
  const starRequests: string[] = [];
  const { program } = result;
  for (const statement of program.body) {
    switch (statement.type) {
      case "ImportDeclaration":
        addImports(bindings, statement);
        break;
      case "ExportNamedDeclaration":
        readNamedExport(statement, bindings, exports);
        break;
      case "ExportAllDeclaration":
        if (statement.exportKind === "type") break;
        if (statement.exported) {
          const at = { start: statement.start, end: statement.end };
          exports.set(moduleName(statement.exported), { request: statement.source.value, name: "*", ...at });
        } else starRequests.push(statement.source.value);
        break;
      case "ExportDefaultDeclaration": {
        const { declaration } = statement;
        const named =
          declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration"
            ? declaration.id?.name
            : undefined;
        if (named !== undefined) bindings.set(named, { kind: "local", statement });
        if (declaration.type === "TSInterfaceDeclaration") break;
        const local = named ?? (declaration.type === "Identifier" ? declaration.name : undefined);
        const at = { start: statement.start, end: statement.end };
        exports.set("default", local === undefined ? { expression: declaration, ...at } : { local, ...at });
        break;
      }
      default:
        addDeclaration(bindings, statement, statement);
    }
  }
  const errors = result.errors.filter((error) => error.severity === "Error");
  const problems =
    errors.length > 0 && isScriptWithElements(file)
      ? elementInScript(file)
      : errors.map((error): Problem => {
          const label = error.labels[0];
          return {
            rule: "syntax-error",
            message: `${error.message}.`.replace(/\.\.$/, "."),
            why: "The file cannot be read as JavaScript or TypeScript.",
            hint: error.helpMessage ?? "Correct the marked place.",
            ...locationOf(file, label?.start ?? 0, label?.end ?? 1),
          };
        });
  return { file, program, bindings, exports, starRequests, empty: program.body.length === 0, problems };
}
