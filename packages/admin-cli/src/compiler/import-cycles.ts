import type { Problem } from "../base/errors";
import { moduleName, type ParsedModule } from "../syntax/parse-module";
import { type AnyNode, referencedNames } from "../syntax/references";
import { locationOf } from "../syntax/source-file";
import type { ExtensionScan, ScannedModule } from "./sources/scan-extension";

/** A value of another module that a module takes under a name. */
interface Import {
  local: string;
  /** The name that the other module exports it under. */
  name: string;
  /** The other module, absolute. */
  from: string;
  start: number;
  end: number;
}

/** What runs only when somebody calls it, or passes names on without reading them. */
function isLater(node: AnyNode): boolean {
  if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return true;
  if (node.type === "PropertyDefinition") return node.static !== true;
  if (node.type === "UnaryExpression") return node.operator === "typeof";
  return node.type === "ExportNamedDeclaration" && node.declaration === null;
}

/** The names that a module reads as values, at once or whenever. */
function namesIn(module: ParsedModule, isSkipped?: (node: AnyNode) => boolean): ReadonlySet<string> {
  const statements = module.program.body.filter(({ type }) => type !== "ImportDeclaration");
  return new Set(statements.flatMap((statement) => [...referencedNames(statement, isSkipped)]));
}

function importsOf({ module, targets }: ScannedModule): Import[] {
  return module.program.body.flatMap((statement): Import[] => {
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") return [];
    const from = targets.get(statement.source.value);
    if (from === undefined) return [];
    const { start, end } = statement;
    return statement.specifiers.flatMap((specifier): Import[] => {
      const local = specifier.local.name;
      if (specifier.type === "ImportDefaultSpecifier") return [{ local, name: "default", from, start, end }];
      if (specifier.type !== "ImportSpecifier" || specifier.importKind === "type") return [];
      return [{ local, name: moduleName(specifier.imported), from, start, end }];
    });
  });
}

/** The modules that have to run before a module, in their order. */
function neededBy({ module, targets }: ScannedModule): string[] {
  const used = namesIn(module);
  const isTyped = /\.tsx?$/.test(module.file.path);
  return module.program.body.flatMap((statement): string[] => {
    if (statement.type === "ImportDeclaration") {
      // What is imported for its types alone is gone when it is compiled.
      const isGone = statement.specifiers.every(
        (specifier) =>
          (specifier.type === "ImportSpecifier" && specifier.importKind === "type") ||
          (isTyped && !used.has(specifier.local.name)),
      );
      if (statement.importKind === "type" || (isGone && statement.specifiers.length > 0)) return [];
      return [targets.get(statement.source.value) ?? []].flat();
    }
    if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportAllDeclaration") return [];
    if (statement.source === null || statement.exportKind === "type") return [];
    return [targets.get(statement.source.value) ?? []].flat();
  });
}

/** The module that makes a value, where the value is there only once that module has run. */
function makerOf(scan: ExtensionScan, path: string, name: string, depth = 0): string | undefined {
  const found = scan.reached.get(path);
  const exported = found?.module.exports.get(name);
  if (found === undefined || exported === undefined || depth > 10) return undefined;
  if ("expression" in exported) return exported.expression.type === "FunctionDeclaration" ? undefined : path;
  if ("request" in exported) {
    const target = found.targets.get(exported.request);
    return target === undefined ? undefined : makerOf(scan, target, exported.name, depth + 1);
  }
  const binding = found.module.bindings.get(exported.local);
  if (binding?.kind === "local") {
    const { statement } = binding;
    const declaration = "declaration" in statement ? statement.declaration : statement;
    // Functions are there from the start.
    return declaration?.type === "VariableDeclaration" || declaration?.type === "ClassDeclaration"
      ? path
      : undefined;
  }
  const taken = importsOf(found).find(({ local }) => local === exported.local);
  return taken === undefined ? undefined : makerOf(scan, taken.from, taken.name, depth + 1);
}

/** The files that the page may begin with: those that stand for something, and whatever is imported later. */
function beginnings(scan: ExtensionScan, needed: ReadonlyMap<string, readonly string[]>): Set<string> {
  const later = [...scan.reached].flatMap(([path, { targets }]) =>
    [...targets.values()].filter((target) => needed.get(path)?.includes(target) !== true),
  );
  // A `config` is read at once, without the rest of its file.
  const ofConfigs = scan.files.flatMap(({ kind, path }) => {
    const found = scan.reached.get(path);
    const isCut = kind === "widget" || kind === "route" || kind === "setting";
    const config = found?.module.bindings.get("config")?.constant;
    if (found === undefined || !isCut || config === undefined) return [];
    const names = referencedNames(config);
    return names.size === 0 ? [] : (needed.get(path) ?? []);
  });
  const entries = scan.files.flatMap(({ path }) => (scan.reached.has(path) ? path : []));
  return new Set([...entries, ...later, ...ofConfigs]);
}

/**
 * Checks that no file reads a value of a file that waits for it: of two files that import each other one runs first, and what
 * it reads of the other at once is `undefined`. Told is what goes wrong wherever the page begins.
 */
export function checkCycles(scan: ExtensionScan): Problem[] {
  const needed = new Map([...scan.reached].map(([path, found]) => [path, neededBy(found)]));
  const atOnce = new Map(
    [...scan.reached].map(([path, found]) => {
      const names = namesIn(found.module, isLater);
      return [path, importsOf(found).filter(({ local }) => names.has(local))];
    }),
  );
  const early = new Set<Import>();
  const ready = new Set<Import>();
  for (const beginning of beginnings(scan, needed)) {
    const begun = new Set<string>();
    const done = new Set<string>();
    const run = (path: string): void => {
      if (begun.has(path)) return;
      begun.add(path);
      for (const target of needed.get(path) ?? []) run(target);
      for (const taken of atOnce.get(path) ?? []) {
        const maker = makerOf(scan, taken.from, taken.name);
        (maker === undefined || maker === path || done.has(maker) ? ready : early).add(taken);
      }
      done.add(path);
    };
    run(beginning);
  }
  return [...atOnce].flatMap(([path, imports]) =>
    imports
      .filter((taken) => early.has(taken) && !ready.has(taken))
      .flatMap((taken): Problem[] => {
        const file = scan.reached.get(path)?.module.file;
        const other = scan.reached.get(taken.from)?.module.file.source;
        if (file === undefined || other === undefined) return [];
        return [
          {
            rule: "import-cycle",
            message: `"${taken.local}" is undefined when this file reads it.`,
            why: `${other} imports this file, at once or through others, so this file runs before it.`,
            hint: `Move "${taken.local}" into a file that imports neither, or read it inside of a function.`,
            ...locationOf(file, taken.start, taken.end),
          },
        ];
      }),
  );
}
