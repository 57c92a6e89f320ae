// Folders import one way: scripts/folder-rules.mjs says which may import which, and docs/architecture.md draws it. `--write` draws
// it anew.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";
import { folderRules } from "./folder-rules.mjs";
import { rootDirectory } from "./workspace.mjs";

/** @typedef {import("./folder-rules.mjs").Folder} Folder */
/** @typedef {Record<string, Record<string, Folder>>} FolderRules */

const sources = /^packages\/([^/]+)\/src\/(.+)$/;
const isTest = (path) => /\.(test|test-d)\.tsx?$/.test(path);
const isCode = (path) => /\.(tsx?|mjs|js)$/.test(path) && !path.endsWith(".d.ts");

/** The folders that an entry of the table stands for: `core/*` is each below `core` that the table has. */
function expand(table, name) {
  if (!name.endsWith("/*")) return [name];
  return Object.keys(table).filter((other) => other.startsWith(name.slice(0, -1)));
}

/** What a folder may import, by its row. A row does not name itself, though a pattern may cover it. */
function allowedIn(table, folder) {
  return new Set(
    table[folder].imports.flatMap((name) => expand(table, name).filter((one) => one !== folder)),
  );
}

/** The package of a file, its folder in there, and the row of the table that the folder belongs to. */
function rowOf(rules, path) {
  const [, name, inside] = sources.exec(path) ?? [];
  const table = rules[name];
  if (table === undefined) return undefined;
  const folder = dirname(inside);
  const row =
    folder in table ? folder : Object.keys(table).find((key) => table[key].circle?.includes(folder));
  return { name, folder, row };
}

/** A way from a folder back to itself; nothing where there is none. */
function circleIn(table) {
  const done = new Set();
  const visit = (folder, way) => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder) || table[folder] === undefined) return undefined;
    for (const next of allowedIn(table, folder)) {
      const circle = visit(next, [...way, folder]);
      if (circle !== undefined) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of Object.keys(table)) {
    const circle = visit(folder, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/**
 * What is wrong with the table itself: a circle, a name that is no row, a row above what it imports, a row without files.
 *
 * @param {FolderRules} rules
 * @param {readonly string[]} paths all files of the packages
 */
export function faultsOfTable(rules, paths) {
  return Object.entries(rules).flatMap(([name, table]) => {
    const rows = Object.keys(table);
    const lies = new Set(
      paths
        .map((path) => sources.exec(path))
        .flatMap((found) => (found?.[1] === name ? [dirname(found[2])] : [])),
    );
    const circle = circleIn(table);
    return [
      ...(circle ? [`${name}: the table has a circle: ${circle.join(" -> ")}`] : []),
      ...rows.flatMap((row) => [
        ...[row, ...(table[row].circle ?? [])]
          .filter((folder) => !lies.has(folder))
          .map((folder) => `${name}: the table has "${folder}", which is no folder`),
        ...table[row].imports
          .filter((one) => expand(table, one).every((other) => table[other] === undefined))
          .map((one) => `${name}: "${row}" may import "${one}", which the table does not have`),
        ...[...allowedIn(table, row)]
          .filter((one) => circle === undefined && rows.indexOf(one) > rows.indexOf(row))
          .map((one) => `${name}: "${row}" stands before "${one}", which it may import`),
      ]),
    ];
  });
}

/**
 * What a module imports: values and types, at once and later.
 *
 * @example importsOf("a.ts", 'import type { B } from "./b"; const c = () => import("./c");') // ["./b", "./c"]
 */
export function importsOf(path, text) {
  const { module, comments } = parseSync(path, text);
  const code = comments.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  const late = [...code.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, specifier]) => specifier);
  const early = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return [...new Set([...early, ...late])];
}

const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx", ".mjs", ".js"];

/**
 * The imports that the table does not allow, and the folders that it does not know.
 *
 * @param {FolderRules} rules
 * @param {Record<string, string>} texts the texts of the code, by path
 * @param {ReadonlySet<string>} paths all files, for what is imported and is no code
 */
export function offencesIn(rules, texts, paths) {
  const unknown = new Set();
  const offences = Object.entries(texts).flatMap(([path, text]) => {
    const from = rowOf(rules, path);
    if (from === undefined || isTest(path)) return [];
    if (from.row === undefined) {
      unknown.add(
        `packages/${from.name}/src/${from.folder}: the table in scripts/folder-rules.mjs has no such folder`,
      );
      return [];
    }
    const table = rules[from.name];
    const allowed = allowedIn(table, from.row);
    return importsOf(path, text).flatMap((specifier) => {
      if (`${specifier}/`.startsWith(`@tillhouse/${from.name}/`))
        return [`${path} imports "${specifier}": a package imports its own files by their paths`];
      if (!specifier.startsWith(".")) return [];
      const target = join(dirname(path), specifier);
      const imported = endings.map((ending) => `${target}${ending}`).find((one) => paths.has(one));
      const [, owner] = sources.exec(imported ?? "") ?? [];
      if (owner === undefined) return [];
      if (owner !== from.name)
        return [`${path} imports "${specifier}": another package is imported by its name`];
      const to = rowOf(rules, imported);
      if (to.row === undefined || to.row === from.row || allowed.has(to.row)) return [];
      const rule = table[from.row].imports.join(", ") || "no other folder";
      return [`${path} imports "${specifier}": "${from.row}" may import ${rule}, and not "${to.row}"`];
    });
  });
  return [...unknown, ...offences];
}

/** How far above the lowest folders each one stands. */
function levelsOf(table) {
  const levels = {};
  // A row imports only what stands before it.
  for (const folder of Object.keys(table))
    levels[folder] = Math.max(-1, ...[...allowedIn(table, folder)].map((one) => levels[one] ?? -1)) + 1;
  return levels;
}

/** Breaks a line of names where it gets too long for a page. */
function wrapped(names, indent) {
  const lines = [[]];
  for (const name of names) {
    const length = [...lines.at(-1), name].join("  ").length;
    if (length > 100 - indent && lines.at(-1).length > 0) lines.push([]);
    lines.at(-1).push(name);
  }
  return lines.map((line) => line.join("  ")).join(`\n${" ".repeat(indent)}`);
}

/**
 * The table as it is drawn: a line for each level, the highest first. A folder imports folders of lower lines only.
 *
 * @param {FolderRules} rules
 */
export function drawingOf(rules) {
  return Object.entries(rules)
    .map(([name, table]) => {
      const levels = levelsOf(table);
      const title = (folder) => {
        const { circle = [] } = table[folder];
        return folder === "." ? "(src)" : [folder, ...circle].join(" + ");
      };
      const lines = [...new Set(Object.values(levels))]
        .sort((one, other) => other - one)
        .map((level) => {
          const folders = Object.keys(table).filter((folder) => levels[folder] === level);
          return `${String(level).padStart(2)}  ${wrapped(folders.map(title), 4)}`;
        });
      const reasons = Object.entries(table)
        .filter(([, { why }]) => why !== undefined)
        .map(([folder, { why }]) => `- \`${folder === "." ? "src" : folder}\`: ${why}`);
      return [`**${name}**`, ["```", ...lines, "```"].join("\n"), reasons.join("\n")]
        .filter((part) => part !== "")
        .join("\n\n");
    })
    .join("\n\n");
}

const markers = { begin: "<!-- folders -->", end: "<!-- /folders -->" };

/** A page with the drawing between its markers. @throws where it has none */
export function withDrawing(page, drawing) {
  const begin = page.indexOf(markers.begin);
  const end = page.indexOf(markers.end);
  if (begin === -1 || end < begin)
    throw new Error(`There is no place for it: ${markers.begin} … ${markers.end}`);
  return `${page.slice(0, begin + markers.begin.length)}\n\n${drawing}\n\n${page.slice(end)}`;
}

function check() {
  const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "packages"], {
    cwd: rootDirectory,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\n")
    .filter((path) => sources.test(path) && existsSync(join(rootDirectory, path)));
  const texts = Object.fromEntries(
    paths
      .filter((path) => isCode(path) && !isTest(path))
      .map((path) => [path, readFileSync(join(rootDirectory, path), "utf8")]),
  );
  const page = join(rootDirectory, "docs/architecture.md");
  const before = readFileSync(page, "utf8");
  const faults = [...faultsOfTable(folderRules, paths), ...offencesIn(folderRules, texts, new Set(paths))];
  const after = withDrawing(before, drawingOf(folderRules));
  if (process.argv.includes("--write")) writeFileSync(page, after);
  else if (before !== after)
    faults.push(
      "docs/architecture.md draws other folders than the table: node scripts/check-folders.mjs --write",
    );
  for (const fault of faults) console.log(`  ${fault}`);
  const count = Object.values(folderRules).reduce((sum, table) => sum + Object.keys(table).length, 0);
  if (faults.length === 0) console.log(`  ok    ${Object.keys(texts).length} files, ${count} folders`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
