// Which test shows that a sentence of the specification holds. Tests carry the numbers of their sentences in their names
// ("spec 2.31: …"); `docs/spec-coverage.md` is made from the sentences and those names by `--write`. Fails where a
// sentence has no test, where a test names a sentence that there is not, and where the page is not up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootDirectory } from "./workspace.mjs";

const page = join(rootDirectory, "docs/spec-coverage.md");
const specification = join(rootDirectory, "../shared/spec.md");
const sections = [2, 3, 4, 5, 6, 7, 8, 9];

/** Where one sentence ends and the next begins: after a full stop, before a capital or a quoted word. */
const sentenceEnd = /(?<=[.!?]["']?)\s+(?=[A-Z'"(])/;

/** The sentences of the sections that count, each with its number: section, then place in it. */
export function sentencesOf(text) {
  const found = [];
  let section = 0;
  let count = 0;
  for (const line of text.split("\n")) {
    const head = /^## (\d+)\./.exec(line);
    if (head) {
      section = Number(head[1]);
      count = 0;
      continue;
    }
    if (!sections.includes(section) || line.trim() === "" || /^\|\s*-|^\| Route/.test(line)) continue;
    const content = line
      .replace(/^- /, "")
      .replace(/^\| (.*) \| (.*) \|$/, "$1: $2")
      .trim();
    for (const sentence of content.split(sentenceEnd)) {
      // "Toast:" and the like only name what the lines below them say.
      if (sentence.endsWith(":") && !sentence.includes(". ")) continue;
      count += 1;
      found.push({ id: `${section}.${count}`, sentence });
    }
  }
  return found;
}

/**
 * Calls that may be tests, and what they are called: `test`, `it`, `it.each([…])` or a function that makes several of them.
 * What is skipped shows nothing.
 */
export function titledCalls(source) {
  return [
    ...source.matchAll(
      /(?<call>[\w.]+|[)\]`])\(\s*(?<quote>["'`])(?<title>(?:\\.|(?!\k<quote>|\n).)*?)\k<quote>\s*,/g,
    ),
  ]
    .filter(({ groups }) => !/\b(?:skip|todo|fixme|fails)\b/.test(groups.call))
    .map(({ groups }) => ({ call: groups.call, title: groups.title.replaceAll("\\", "") }));
}

/** The names of tests that show sentences, by the sentence's number. */
export function testsOf(file, source) {
  return titledCalls(source).flatMap(({ title }) =>
    [...title.matchAll(/\bspec ((?:\d\.\d+)(?:, ?\d\.\d+)*)/g)].flatMap(([, list]) =>
      list.split(/, ?/).map((id) => ({ id, file, title })),
    ),
  );
}

/** The sentences that a page lists, as they were when it was written. */
export function readPage(text) {
  return [...text.matchAll(/^### (\d\.\d+) (.*)$/gm)].map(([, id, sentence]) => ({ id, sentence }));
}

/** Sentences that cannot have a test of their own, each with the reason that stands on the page. */
function readReasons(text) {
  return new Map(
    [...text.matchAll(/^### (\d\.\d+) .*\n\nWithout a test: (.*)$/gm)].map(([, id, why]) => [id, why]),
  );
}

/** What is wrong between sentences, tests and the reasons for having none. */
export function faultsOf(sentences, tests, reasons) {
  const known = new Set(sentences.map(({ id }) => id));
  const proven = new Set(tests.map(({ id }) => id));
  return [
    ...sentences
      .filter(({ id }) => !proven.has(id) && !reasons.has(id))
      .map(({ id, sentence }) => `no test is named after ${id}: ${sentence}`),
    ...tests
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, title }) => `there is no sentence ${id}: ${file}, "${title}"`),
  ];
}

function renderPage(sentences, tests, reasons) {
  const names = new Map(sentences.map(({ id }) => [id, new Set()]));
  for (const { id, file, title } of tests) names.get(id)?.add(`- \`${file}\`: ${title}`);
  const parts = sentences.map(({ id, sentence }) => {
    const lines = [...names.get(id)].sort();
    const proof =
      lines.length > 0
        ? lines.join("\n")
        : reasons.has(id)
          ? `Without a test: ${reasons.get(id)}`
          : "No test.";
    return `### ${id} ${sentence}\n\n${proof}`;
  });
  return [
    "# What shows that the specification holds",
    "Each sentence of the specification, sections 2 to 9, and the tests that are named after it. Written by\n`node scripts/check-spec-coverage.mjs --write` from the names of the tests; `npm test` checks that it is complete and up to\ndate. A test tells what it shows by the sentence's number in its name: `spec 4.5: …`.",
    ...parts,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** All files of the project that hold tests, those that are not committed yet as well. */
function testFiles() {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: rootDirectory,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((file) => /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(file) && existsSync(join(rootDirectory, file)))
    .sort();
}

function check() {
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  const sentences = existsSync(specification)
    ? sentencesOf(readFileSync(specification, "utf8"))
    : readPage(before);
  const tests = testFiles().flatMap((file) => testsOf(file, readFileSync(join(rootDirectory, file), "utf8")));
  const reasons = readReasons(before);
  const proven = new Set(tests.map(({ id }) => id));
  const after = renderPage(sentences, tests, reasons);
  if (process.argv.includes("--write")) writeFileSync(page, after);
  const problems = [
    ...faultsOf(sentences, tests, reasons),
    ...(after === before || process.argv.includes("--write")
      ? []
      : ["docs/spec-coverage.md is not up to date: run node scripts/check-spec-coverage.mjs --write"]),
  ];
  for (const problem of problems) console.log(`  ${problem}`);
  const withTest = sentences.filter(({ id }) => proven.has(id)).length;
  console.log(
    `  ${withTest} of ${sentences.length} sentences have their test, ${reasons.size} have a reason for none`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
