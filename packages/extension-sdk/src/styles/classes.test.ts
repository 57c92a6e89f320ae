import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const styles = fileURLToPath(new URL(".", import.meta.url));
const sources = ["..", "../../../admin-ui/src"].map((folder) => join(styles, folder));

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
}

function classesIn(folder: string): Set<string> {
  // Sheets that come with the code that they are for are texts.
  const css = filesBelow(folder, /(\.css|-styles\.ts)$/).map((file) => readFileSync(file, "utf8"));
  const selectors = css.join("\n").replace(/\/\*[\s\S]*?\*\//g, "");
  return new Set([...selectors.matchAll(/\.(th-[a-z0-9_-]+)/g)].map(([, name = ""]) => name));
}

/** Sheets of parts that come late, as texts beside their components. */
const late = filesBelow(join(styles, ".."), /-styles\.ts$/)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const lateClasses = [...late.matchAll(/\.(th-[a-z0-9_-]+)/g)].map(([, name = ""]) => name);

/** Classes of the shared style sheets; the screens of the admin may add their own. */
const defined = classesIn(styles);
const known = new Set([...defined, ...lateClasses, ...classesIn(join(styles, "../../../admin-ui/src"))]);

/**
 * Classes in files, each with its last file, and the beginnings of those put together there (`th-status--${tone}`),
 * which end in a hyphen. Custom properties begin with two hyphens and are left out.
 */
function classNames(files: string[]): Map<string, string> {
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<![\w-])(th-[a-z][a-z0-9_-]*)/g)].map(
      ([, name = ""]) => [name, file] as const,
    ),
  );
  return new Map(names);
}
const componentFiles = (pattern: RegExp) =>
  sources.flatMap((folder) => filesBelow(folder, pattern)).filter((file) => !file.startsWith(styles));
const used = classNames(componentFiles(/(?<!\.test|\.dev|-styles)\.tsx?$/));
/** The gallery shows components, so it is no reason to keep a class. */
const shown = classNames(componentFiles(/\.dev\.tsx?$/));

const isUsed = (name: string) => used.has(name) || [...used.keys()].some((start) => isStart(start, name));
const isStart = (start: string, name: string) => start.endsWith("-") && name.startsWith(start);

it("finds every class of the components and of the gallery in the style sheets", () => {
  const unknown = [...used, ...shown].filter(
    ([name]) => !known.has(name) && ![...known].some((other) => isStart(name, other)),
  );
  expect(unknown.map(([name, file]) => `${name} in ${file}`)).toEqual([]);
});

it("uses every class of the style sheets", () => {
  expect([...defined].filter((name) => !isUsed(name)).sort()).toEqual([]);
});

it("keeps every selector inside the admin", () => {
  const leaks = filesBelow(styles, /\.css$/)
    // The one file that is for the whole document, and loaded by the page that owns it.
    .filter((file) => !file.endsWith("document.css"))
    .flatMap((file) => {
      const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      return [...css.matchAll(/([^{};]+)\{/g)]
        .map(([, selector = ""]) => selector.trim())
        .filter((selector) => !selector.startsWith("@") && !/^(from|to|\d+%)$/.test(selector))
        .filter((selector) => !/\.th-|\[data-tillhouse\]/.test(selector))
        .map((selector) => `${selector} in ${file}`);
    });
  expect(leaks).toEqual([]);
});

// An element whose sibling may be anything makes the browser style all its siblings again, whoever comes or goes: a whole
// list for each row.
it("names what a sibling is beside", () => {
  const found = filesBelow(styles, /\.css$/).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^.*\*\s*[+~]\s*\*.*$/gm)].map(
      ([line]) => `${line.trim()} in ${file}`,
    ),
  );
  expect(found).toEqual([]);
});

it("uses no physical sides, so that it flips with the direction of text", () => {
  const physical =
    /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|(?:left|right|top|bottom|(?:min-|max-)?(?:width|height)))\s*:(?!\s*\d+px\))/;
  const found = filesBelow(styles, /\.css$/).flatMap((file) =>
    readFileSync(file, "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .split("\n")
      .filter((line) => physical.test(line) && !line.includes("@media"))
      .map((line) => `${line.trim()} in ${file}`),
  );
  expect(found).toEqual([]);
});

// A zoomed window may be 719.5 pixels wide: then neither `(max-width: 719px)` nor `(min-width: 720px)` counts, and what is for
// phones stands beside what is not.
it("asks the window for ranges of widths that have no gap between them", () => {
  const found = sources
    .flatMap((folder) => filesBelow(folder, /(\.css|-styles\.ts)$/))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/@media[^{]*\((?:min|max)-width:[^{]*/g)].map(
        ([query]) => `${query.trim()} in ${file}`,
      ),
    );
  expect(found).toEqual([]);
});
