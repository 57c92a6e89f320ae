// What the pages of docs say holds: files of the examples are quoted as they are, links lead somewhere, the index and the
// list for coding agents name every page, tests that a page names are there, the table of settings is that of the command.
// `--write` takes what there is now.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { titlesOfTests } from "./read-tests.mjs";
import { packages, rootDirectory } from "./workspace.mjs";

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

/** Where a page has the table of settings. */
const settingsPlace = /(<!-- settings -->\n)(?:\|.*\n)*/;

/** The page with the table of settings as it is now. */
export function withSettings(text, table) {
  return text.replace(settingsPlace, (_, mark) => mark + table);
}

/** The table of settings, as the command's own source tells it. */
async function readSettings() {
  const { outputFiles } = await build({
    entryPoints: [join(rootDirectory, "packages/admin-cli/src/settings/table.ts")],
    alias: {
      "@tillhouse/extension-sdk/contract": join(rootDirectory, "packages/extension-sdk/src/contract.ts"),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const { settingsTable } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
  return settingsTable();
}

/** Links of a page to files and headings that are not there. */
export function brokenLinks(path, text, exists) {
  const prose = text.replace(/```[\s\S]*?```/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => {
    if (/^[a-z]+:/.test(target) || target.startsWith("#")) return [];
    const [file] = target.split("#");
    return exists(join(dirname(path), decodeURIComponent(file))) ? [] : [`${path} links to ${target}`];
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
  const settings = await readSettings();
  const pages = await pagesIn("docs");
  const index = await read("docs/README.md");
  const lines = [];
  const examples = (await readdir(join(rootDirectory, "examples"))).map(
    (name) => `examples/${name}/README.md`,
  );
  const readmes = packages.map((name) => `packages/${name}/README.md`);
  for (const path of ["README.md", ...readmes, ...examples, ...pages, ...(await pagesIn("docs/decisions"))]) {
    const text = await read(path);
    const quoted = withSettings(await withQuotations(text, read), settings);
    await take(path, text, quoted);
    problems.push(...brokenLinks(path, quoted, (target) => existsSync(join(rootDirectory, target))));
    problems.push(...(await missingTests(path, quoted, read)));
    if (!pages.includes(path) || path === "docs/README.md") continue;
    const name = relative("docs", path);
    if (!index.includes(`](${name})`)) problems.push(`docs/README.md does not name ${name}`);
    const { title, sentence } = summaryOf(text);
    lines.push(`- [${title}](${name}): ${sentence}`);
  }
  const list = `# Tillhouse

> A back-office for stores that run on a Medusa v1 backend. Extensions are written in TypeScript and React with \`@tillhouse/extension-sdk\`, judged by \`tillhouse check --json\` and
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
