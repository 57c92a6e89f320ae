// What the pages of docs say holds: files of the examples and facts of the product are quoted as they are, links lead to a
// page and a heading, tables name what there is, the index and the list for coding agents name every page, tests that a page
// names are there, what is compared with others names its tests, each decision has a status. `--write` takes what there is now.
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readFacts } from "./doc-facts.mjs";
import { titlesOfTests } from "./read-tests.mjs";
import { publishedPackages, rootDirectory } from "./workspace.mjs";

/** A quoted file: `<!-- file: examples/… -->`, and the code below it. */
const quotation = /<!-- file: (\S+) -->\n```(\w+)\n([\s\S]*?)```/g;

/** The page with its quoted files as they are now. */
export async function withQuotations(text, read) {
  const files = new Map();
  for (const [, path] of text.matchAll(quotation)) files.set(path, await read(path));
  return text.replaceAll(
    quotation,
    (_, path, kind) => `<!-- file: ${path} -->\n\`\`\`${kind}\n${files.get(path)}\`\`\``,
  );
}

/** Where a page quotes a fact of the product: a mark, and the lines below it. */
const factPlace = /(<!-- ((?!file:|rows:)[^>]+) -->\n)(?:.+\n)*/g;

/** The page with the facts that it quotes, such as the table of settings, as they are now. */
export function withFacts(text, quotes) {
  return text.replace(factPlace, (all, mark, name) => (name in quotes ? mark + quotes[name] : all));
}

/** Tables that name something else than there is: `<!-- rows: cells -->`, and the table below it. */
export function wrongRows(path, text, names) {
  const marked = [...text.matchAll(/<!-- rows: ([\w-]+) -->\n((?:\|.*\n)*)/g)];
  return marked.flatMap(([, what, rows]) => {
    const all = names[what];
    if (all === undefined) return [`${path} has a table of ${what}, of which nothing is known`];
    const first = rows
      .split("\n")
      .slice(2)
      .join("\n")
      .matchAll(/^\| ((?:`[^`]*`(?:, )?)+)/gm);
    const named = [...first].flatMap(([, cell]) =>
      [...cell.matchAll(/`([^`(]*)[^`]*`/g)].map(([, name]) => name),
    );
    return [
      ...all.filter((name) => !named.includes(name)).map((name) => `${path}: the ${what} lack ${name}`),
      ...named
        .filter((name) => !all.includes(name))
        .map((name) => `${path}: there is no ${name} among the ${what}`),
    ];
  });
}

/** Where a decision says whether it holds: below its title. */
const statusLine =
  /^# .+\n\nStatus: (?:accepted(?:, changed in part by (?:(?:, )?\[\d{3}\]\(\d{3}-[\w-]+\.md\))+)?|superseded by \[\d{3}\]\(\d{3}-[\w-]+\.md\))\n\n/;

/** A decision that does not say whether it holds. */
export function missingStatus(path, text) {
  return statusLine.test(text)
    ? []
    : [`${path} lacks its status below the title: "Status: accepted" or "Status: superseded by [NNN](…)"`];
}

/** The anchors of a page, as its headings give them. */
export function anchorsOf(text) {
  const prose = text.replace(/```[\s\S]*?```/g, "");
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
}

/**
 * Links of a page to files and headings that are not there.
 *
 * @param read the text of a file; `undefined` where there is none, an empty one for a folder
 */
export function brokenLinks(path, text, read) {
  const prose = text.replace(/```[\s\S]*?```/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file, anchor] = target.split("#");
    const place = file === "" ? path : join(dirname(path), decodeURIComponent(file));
    const page = place === path ? text : read(place);
    const isThere =
      page !== undefined &&
      (anchor === undefined || !place.endsWith(".md") || anchorsOf(page).includes(anchor));
    return isThere ? [] : [`${path} links to ${target}`];
  });
}

/** Tests that a page names: `` `e2e/store/orders.spec.ts`: “is shown”, “is hidden” ``. */
const namedTests = /`([^`\s]+\.(?:test|spec)\.\w+)`:((?:\s*,?\s*“[^”]+”)+)/g;

/** Tests that a page names and that are not in their file, or are skipped there. */
export async function missingTests(path, text, read) {
  const missing = [];
  for (const [, file, list] of text.matchAll(namedTests)) {
    const source = await read(file).catch(() => undefined);
    const titles = new Set(
      titlesOfTests(file, source ?? "")
        // A page names a test by what it says; the sentences that it shows come and go.
        .flatMap((title) => [title, title.replace(/^spec [\d., ]+: /, "")]),
    );
    for (const [, title] of list.matchAll(/“([^”]+)”/g))
      if (!titles.has(title))
        missing.push(
          `${path} names ${source === undefined ? file : `“${title}” in ${file}`}, which is not there`,
        );
  }
  return missing;
}

/** Files of tests that a page names by their whole path, and that are not there. */
export function missingTestFiles(path, text, read) {
  const files = [
    ...text.matchAll(/`((?:packages|e2e|examples|scripts)\/[\w./-]+\.(?:test|spec|test-d)\.\w+)`/g),
  ].map(([, file]) => file);
  return [...new Set(files)]
    .filter((file) => read(file) === undefined)
    .map((file) => `${path} names ${file}, which is not there`);
}

/** A table that compares: what, whether it is here, where or why not, and the tests that would fail otherwise. */
const comparison = /^\| Row \| Here \| Where \| Test \|\n\| .+\|\n((?:\|.*\n?)*)/gm;

/** Rows of a comparison that are neither a yes with a test, nor a “not here” with a reason alone. */
export function rowsWithoutTest(path, text) {
  const rows = [...text.matchAll(comparison)].flatMap(([, lines]) => lines.trim().split("\n"));
  return rows.flatMap((line) => {
    const [row, here, where, tests, ...more] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const isWhole =
      here === "yes" ? new RegExp(namedTests.source).test(tests) : here === "not here" && tests === "";
    if (isWhole && where !== "" && more.length === 0) return [];
    return [`${path}: the row “${row}” is neither “yes” with a test, nor “not here” with a reason alone`];
  });
}

/** What a page is called, and the first sentence of it. */
export function summaryOf(text) {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "";
  const body = text.slice(text.indexOf(title) + title.length).trimStart();
  const blocks = body.replace(/```[\s\S]*?```/g, "").split(/\n{2,}/);
  const paragraph =
    blocks
      .find((block) => /^[^\n|#<-]/.test(block.trim()))
      ?.trim()
      .replace(/\s+/g, " ") ?? "";
  const plain = paragraph.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  return { title, sentence: /^.+?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, ".") ?? plain };
}

async function pagesIn(directory) {
  const names = await readdir(join(rootDirectory, directory));
  return names
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => `${directory}/${name}`);
}

async function check(isWriting) {
  const problems = [];
  const read = (path) => readFile(join(rootDirectory, path), "utf8");
  const take = async (path, before, after) => {
    if (before === after) return;
    if (isWriting) await writeFile(join(rootDirectory, path), after);
    else problems.push(`${path} is not up to date: run node scripts/check-docs.mjs --write`);
  };
  const { quotes, names } = await readFacts();
  /** What is there, for links. */
  const readThere = (path) => {
    const place = join(rootDirectory, path);
    if (!existsSync(place)) return undefined;
    return path.endsWith(".md") ? readFileSync(place, "utf8") : "";
  };
  const decisions = await pagesIn("docs/decisions");
  const pages = await pagesIn("docs");
  const index = await read("docs/README.md");
  const lines = [];
  const examples = (await readdir(join(rootDirectory, "examples"))).map(
    (name) => `examples/${name}/README.md`,
  );
  const readmes = publishedPackages.map((name) => `packages/${name}/README.md`);
  for (const path of ["README.md", "CONTRIBUTING.md", ...readmes, ...examples, ...pages, ...decisions]) {
    const text = await read(path);
    const quoted = withFacts(await withQuotations(text, read), quotes);
    await take(path, text, quoted);
    problems.push(...brokenLinks(path, quoted, readThere));
    problems.push(...wrongRows(path, quoted, names));
    if (decisions.includes(path)) problems.push(...missingStatus(path, quoted));
    problems.push(...(await missingTests(path, quoted, read)));
    problems.push(...missingTestFiles(path, quoted, readThere), ...rowsWithoutTest(path, quoted));
    if (!pages.includes(path) || path === "docs/README.md") continue;
    const name = relative("docs", path);
    if (!index.includes(`](${name})`)) problems.push(`docs/README.md does not name ${name}`);
    const { title, sentence } = summaryOf(text);
    lines.push(`- [${title}](${name}): ${sentence}`);
  }
  const list = `# Tillhouse

> A back-office for stores that run on a Medusa v1 backend. Extensions are written in TypeScript and React with \`@tillhouse/extension-sdk\`, checked by \`tillhouse check --json\` and
> compiled by \`tillhouse build --json\`. Every zone and id is data in \`@tillhouse/admin-ui/manifest.json\`.

## Pages

${lines.join("\n")}

## Examples

${examples.map((path) => `- [${path.split("/")[1]}](../${path})`).join("\n")}
`;
  const listPath = join(rootDirectory, "docs/llms.txt");
  await take("docs/llms.txt", existsSync(listPath) ? await readFile(listPath, "utf8") : "", list);
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await check(process.argv.includes("--write"));
  for (const problem of problems) console.error(`  ${problem}`);
  console.log(problems.length === 0 ? "  the documentation says what is" : `  ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
