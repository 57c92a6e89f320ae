// What a module keeps beside its components: two admins on one page would share it, and it outlives a sign-out.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { rootDirectory } from "./workspace.mjs";

/** State that may stay, by file and name, and why. */
export const allowedState = {
  "packages/extension-sdk/src/dates/dates.ts: formats":
    "formatters by their options: what a pure function has made",
  "packages/extension-sdk/src/format/number.ts: formats": "formatters by their options",
  "packages/extension-sdk/src/format/country-name.ts: named": "formatters by their language",
  "packages/admin-ui/src/resources/products/import/cell-values.ts: countryCodes":
    "the countries of the world: what a pure function has made",
  "packages/extension-sdk/src/inputs/numbers/parse-number.ts: known":
    "the signs of a language, read from its formatter",
  "packages/extension-sdk/src/ui/base/use-admin-root.ts: hosted":
    "what a root's own style sheet says, by the root",
  "packages/admin-ui/src/core/lazy/load-chunk.ts: loaded":
    "modules that are loaded: the browser has each once, too",
  "packages/admin-ui/src/core/bodies/bodies.ts: loaded":
    "bodies of resources that are loaded: the browser has each module once, too",
  "packages/admin-ui/src/core/definitions/crud-facts.ts: known":
    "definitions by definitions: what a pure function has made",
  "packages/admin-ui/src/core/i18n/translate.ts: failed":
    "belongs to the texts of one admin, which are its key",
  "packages/admin-ui/src/core/i18n/translate.ts: owners":
    "belongs to the texts of one admin, which are its key",
  "packages/admin-ui/src/core/i18n/translate.ts: picked":
    "belongs to the texts of one admin, which are its key",
  "packages/admin-ui/src/core/page/in-shadow.tsx: own":
    "the sheet of the package, made once for all admins of a page",
  "packages/admin-ui/src/core/page/shadow-events.ts: hosts":
    "which elements are admins' at the moment: the page has one document, and libraries ask it",
  "packages/admin-ui/src/testing/harness/harness.tsx: english": "the English texts, read once for all tests",
  // The page of `dev` has one admin and no sign-out of its own: it holds what was built last.
  "packages/admin-ui/src/shell/dev/hot-modules.ts: loads": "page of `dev`",
  "packages/admin-ui/src/shell/dev/hot-modules.ts: shown": "page of `dev`",
  "packages/admin-ui/src/shell/dev/hot-modules.ts: entered": "page of `dev`",
  "packages/admin-ui/src/shell/dev/hot-modules.ts: modules": "page of `dev`",
  "packages/admin-ui/src/shell/dev/hot-modules.ts: tellModules": "page of `dev`",
  "packages/admin-ui/src/shell/dev/main.tsx: tellUpdate": "page of `dev`",
  "packages/admin-ui/src/shell/dev/main.tsx: last": "page of `dev`",
  "packages/extension-sdk/src/gallery/gallery.dev.tsx: root": "the element of a page of its own",
  "packages/extension-sdk/src/gallery/reference/reference.dev.tsx: root": "the element of a page of its own",
  // The linter runs in an editor or on the command line, beside no admin.
  "packages/extension-sdk/src/eslint/define-rules.ts: found": "what was found in a file, by the file",
  "packages/extension-sdk/src/eslint/project-facts.ts: known": "facts of a project, read again when they age",
  "packages/extension-sdk/src/eslint/project-facts.ts: readings": "files that were read, by their stamps",
};

const collections = new Set(["Map", "Set", "WeakMap", "WeakSet"]);
const changing = new Set(
  "set add delete clear push pop shift unshift splice sort reverse fill copyWithin".split(" "),
);

const isNode = (value) => typeof value === "object" && value !== null && typeof value.type === "string";
/** The nodes of a syntax tree below one. */
export const childrenOf = (node) =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** What a type says of an expression aside. */
function plain(node) {
  const isTyped = /^(?:TSAs|TSSatisfies|TSNonNull|Parenthesized)Expression$/.test(node?.type);
  return isTyped ? plain(node.expression) : node;
}

/** The names that a pattern declares. */
function namesIn(pattern) {
  if (pattern === null || pattern === undefined) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "AssignmentPattern") return namesIn(pattern.left);
  if (pattern.type === "RestElement") return namesIn(pattern.argument);
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap(namesIn);
  if (pattern.type === "ObjectPattern")
    return pattern.properties.flatMap((property) => namesIn(property.value ?? property));
  return [];
}

/** The name that a chain of members begins with: `kept` of `kept.lines[0]`. */
function rootOf(node) {
  const inner = plain(node);
  return inner?.type === "MemberExpression" ? rootOf(inner.object) : inner?.name;
}

/** Whether something is a collection that begins empty: there is no other use of it than to fill it. */
function isEmpty(init) {
  return init?.type === "NewExpression" && collections.has(init.callee.name) && init.arguments.length === 0;
}

/** The name that a node changes the value of, or what that holds. */
function changedBy(node) {
  if (node.type === "AssignmentExpression") return namesIn(node.left)[0] ?? rootOf(node.left);
  if (node.type === "UpdateExpression" || (node.type === "UnaryExpression" && node.operator === "delete"))
    return rootOf(node.argument);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object, property } = node.callee;
  return changing.has(property.name) && plain(object).type === "Identifier" ? plain(object).name : undefined;
}

/** The names that are declared inside a function, and so are none of the module's. */
function ownNames(node) {
  const declared = new Set((node.params ?? []).flatMap(namesIn));
  const visit = (inner) => {
    if (inner.type === "VariableDeclarator") for (const name of namesIn(inner.id)) declared.add(name);
    if (!/Function/.test(inner.type)) for (const child of childrenOf(inner)) visit(child);
  };
  for (const child of childrenOf(node)) visit(child);
  return declared;
}

/** The names under which a module keeps something that changes. */
export function stateIn(file, source) {
  const { program } = parseSync(file, source);
  const kept = new Set();
  const names = new Set();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.declare) continue;
    for (const { id, init } of declaration.declarations)
      for (const name of namesIn(id)) {
        names.add(name);
        if (declaration.kind !== "const" || isEmpty(plain(init))) kept.add(name);
      }
  }
  const visit = (node, hidden) => {
    if (node.type === "PropertyDefinition" && node.static && isEmpty(plain(node.value)))
      kept.add(node.key.name);
    const changed = changedBy(node);
    if (changed !== undefined && names.has(changed) && !hidden.has(changed)) kept.add(changed);
    const inner = /Function/.test(node.type) ? new Set([...hidden, ...ownNames(node)]) : hidden;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(program, new Set());
  return [...kept];
}

/**
 * What is found in the modules of the admin and of the contract, as `file: name`, tests left out.
 *
 * @param find the names that are found in a source
 */
export function inModules(find) {
  const files = ["extension-sdk", "admin-ui"].flatMap((name) => {
    const folder = `packages/${name}/src`;
    return readdirSync(join(rootDirectory, folder), { recursive: true }).map((file) => `${folder}/${file}`);
  });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test"))
    .flatMap((file) => {
      const source = readFileSync(join(rootDirectory, file), "utf8");
      return find(file, source).map((name) => `${file}: ${name}`);
    });
}

/** The state that modules keep. */
export const stateOfModules = () => inModules(stateIn);
