// Names of files and of what they export say what the field says: docs/glossary.md has the words that are refused, and what to
// say in their place.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";
import { rootDirectory } from "./workspace.mjs";

/** Where names are looked at. What an extension that tests bring calls its own is not. */
const isChecked = (path) =>
  /^(packages\/[^/]+\/src|e2e|scripts)\//.test(path) && !/^e2e\/(fixtures|results)\//.test(path);

const isCode = (path) => /\.(tsx?|mjs|js)$/.test(path);

/** Words of a name in any case: `StackedListItem`, `stacked-list.tsx`. */
export function wordsOf(name) {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/**
 * The rows of the table of refused words.
 *
 * @example refusedWords("## Refused words\n\n| Not | Say | Fine |\n…")
 */
export function refusedWords(glossary) {
  const [, table = ""] = /\n## Refused words\n[\s\S]*?\n((?:\|.*\n)+)/.exec(glossary) ?? [];
  return table
    .split("\n")
    .slice(2)
    .filter((row) => row !== "")
    .flatMap((row) => {
      const [, words = "", instead = "", fine = ""] = row.split(/(?<!\\)\|/);
      return quoted(words).map((word) => ({
        // A word with dots behind it is refused where a name begins with it.
        word: word.replace("…", ""),
        isFirst: word.endsWith("…"),
        instead: instead.trim(),
        fine: quoted(fine),
      }));
    });
}

/** Why a name of a file or of an export is refused; nothing where it is not. */
export function refusalsOf(name, path, refused) {
  const words = wordsOf(name);
  // One word may be written as two: `after-sales`.
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return refused
    .filter(({ word, isFirst, fine }) => {
      const isIn = (isFirst ? words.slice(0, 1) : [...words, ...pairs]).some(
        (own) => own === word || own === `${word}s`,
      );
      const isFine = fine.some((one) => (one.includes("/") ? path.startsWith(one) : one === name));
      return isIn && !isFine;
    })
    .map(({ word, instead }) => `${path}: "${name}" has "${word}": ${instead}`);
}

/** The names that a pattern declares. */
function namesIn(pattern) {
  if (pattern?.type === "Identifier") return [pattern.name];
  if (pattern?.type === "ObjectPattern")
    return pattern.properties.flatMap((property) => namesIn(property.value ?? property.argument));
  if (pattern?.type === "ArrayPattern") return pattern.elements.flatMap(namesIn);
  return pattern?.type === "AssignmentPattern" ? namesIn(pattern.left) : [];
}

/**
 * The names that a module exports of its own.
 *
 * @example exportsOf("a.ts", "export const one = 1; export { two as three };") // ["one", "three"]
 */
export function exportsOf(path, text) {
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") return namesIn(statement.declaration.id);
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, source, specifiers } = statement;
    if (declaration?.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => namesIn(id));
    return [
      ...namesIn(declaration?.id),
      // What another module exports under this very name is looked at there.
      ...specifiers.flatMap(({ local, exported }) =>
        source !== null && exported.name === local.name ? [] : [exported.name],
      ),
    ];
  });
}

function check() {
  const refused = refusedWords(readFileSync(join(rootDirectory, "docs/glossary.md"), "utf8"));
  const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: rootDirectory,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => isChecked(path) && existsSync(join(rootDirectory, path)));
  const faults = paths.flatMap((path) => [
    ...refusalsOf(basename(path), path, refused),
    ...(isCode(path)
      ? [...new Set(exportsOf(path, readFileSync(join(rootDirectory, path), "utf8")))].flatMap((name) =>
          refusalsOf(name, path, refused),
        )
      : []),
  ]);
  for (const fault of faults) console.log(`  ${fault}`);
  if (refused.length === 0) console.log("  docs/glossary.md has no table of refused words");
  else if (faults.length === 0)
    console.log(`  ok    ${paths.length} files, ${refused.length} words that are refused`);
  process.exitCode = faults.length === 0 && refused.length > 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
