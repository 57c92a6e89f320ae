// Which test shows that a sentence of the specification holds. Tests carry the numbers of their sentences in their names
// ("spec 2.31: …"); `docs/spec-coverage.md` is made from the sentences, those names and `spec-coverage.json` by `--write`.
// Fails where a sentence has no test and no reason for none, where a test names a sentence that there is not, where a
// sentence waits for something that is there, where a route has no page and nothing waits for it, and where the page is
// not up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { importsOf, isTestOfChecks, titlesOfTests } from "./read-tests.mjs";
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

/** The names of tests that show sentences, by the sentence's number. */
export function testsOf(file, source) {
  if (!/\bspec \d/.test(source) || isTestOfChecks(file, source)) return [];
  return titlesOfTests(file, source).flatMap((title) =>
    [...title.matchAll(/\bspec ((?:\d\.\d+)(?:, ?\d\.\d+)*)/g)].flatMap(([, list]) =>
      list.split(/, ?/).map((id) => ({ id, file, title })),
    ),
  );
}

/** The sentences that a page lists, as they were when it was written. */
export function readPage(text) {
  return [...text.matchAll(/^### (\d\.\d+) (.*)$/gm)].map(([, id, sentence]) => ({ id, sentence }));
}

/** The routes that the specification lists, with parameters as the router writes them. */
export function routesOf(sentences) {
  const list =
    sentences.find(({ sentence }) => sentence.startsWith("Built-in routes listed"))?.sentence ?? "";
  return [...list.matchAll(/(?<=\s)\/[\w/{}-]+/g)].map(([route]) => route.replace(/\{(\w+)\}/g, ":$1"));
}

/** What a sentence waits for by name, of each kind of thing that can be there. */
function waitedFor({ routes = [], resources = [], imports = [] }) {
  return [
    ...routes.map((name) => ({ kind: "routes", name })),
    ...resources.map((name) => ({ kind: "resources", name })),
    ...imports.map((name) => ({ kind: "imports", name })),
  ];
}

const arrivals = {
  routes: (name) => `the page ${name} is there`,
  resources: (name) => `the resource ${name} is there`,
  imports: (name) => `the product uses ${name}`,
};

/** Whether the product has a page at a route. What a parameter is called is nobody's business but the page's. */
function hasRoute({ routes }, wanted) {
  const shape = (route) => route.replace(/:\w+/g, ":");
  return [...routes].some((route) => shape(route) === shape(wanted));
}

/** What is wrong between sentences, tests, what is open and what the product has. */
export function faultsOf({ sentences, tests, open, product }) {
  const { waiting = {}, untestable = {}, inPart = {} } = open;
  const known = new Set(sentences.map(({ id }) => id));
  const shown = new Set(tests.map(({ id }) => id));
  const missing = routesOf(sentences).filter((route) => !hasRoute(product, route));
  const isWaitedFor = (route) => Object.values(waiting).some(({ routes = [] }) => routes.includes(route));
  return [
    ...sentences
      .filter(({ id }) => !shown.has(id) && !(id in untestable) && !(id in waiting))
      .map(({ id, sentence }) => `no test is named after ${id}: ${sentence}`),
    ...tests
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, title }) => `there is no sentence ${id}: ${file}, "${title}"`),
    ...Object.keys({ ...waiting, ...untestable, ...inPart })
      .filter((id) => !known.has(id))
      .map((id) => `there is no sentence ${id}: scripts/spec-coverage.json`),
    ...Object.keys(untestable)
      .filter((id) => id in waiting || (shown.has(id) && untestable[id].imports === undefined))
      .map((id) => `${id} cannot be tested, and has a test or waits for one`),
    ...Object.keys(waiting)
      .filter((id) => waitedFor(waiting[id]).length === 0)
      .map((id) => `${id} waits for nothing that has a name`),
    ...[...Object.entries(waiting), ...Object.entries(untestable)].flatMap(([id, entry]) =>
      waitedFor(entry)
        .filter(({ kind, name }) => product[kind].has(name))
        .map(
          ({ kind, name }) =>
            `${id} does not wait any more, ${arrivals[kind](name)}: take that off scripts/spec-coverage.json, and name a test after ${id}`,
        ),
    ),
    ...routesOf(sentences)
      .filter((route) => !product.keptRoutes.has(route))
      .map((route) => `${route} of the specification is not kept free: an extension could take it`),
    ...missing
      .filter((route) => !isWaitedFor(route))
      .map((route) => `${route} of the specification has no page, and no sentence waits for it`),
  ];
}

/** How many sentences have a proof, wait for their screens, cannot be tested. */
export function countsOf({ sentences, tests, open, product }) {
  const { waiting = {}, untestable = {} } = open;
  const shown = new Set(tests.map(({ id }) => id));
  const isOpen = ({ id }) => id in waiting || id in untestable;
  const routes = routesOf(sentences);
  return {
    sentences: sentences.length,
    proven: sentences.filter((sentence) => shown.has(sentence.id) && !isOpen(sentence)).length,
    waiting: Object.keys(waiting).length,
    untestable: Object.keys(untestable).length,
    routes: routes.length,
    missing: routes.filter((route) => !hasRoute(product, route)),
  };
}

function countLines({ sentences, proven, waiting, untestable, routes, missing }) {
  return [
    `${sentences} sentences: ${proven} proven, ${waiting} wait for screens, ${untestable} cannot be tested in the product.`,
    `${routes} routes: ${routes - missing.length} have a page, ${missing.length} are missing${missing.length === 0 ? "." : `: ${missing.join(", ")}.`}`,
  ];
}

function renderPage(state) {
  const { sentences, tests, open } = state;
  const { waiting = {}, untestable = {}, inPart = {} } = open;
  const names = new Map(sentences.map(({ id }) => [id, new Set()]));
  for (const { id, file, title } of tests) names.get(id)?.add(`- \`${file}\`: ${title}`);
  const parts = sentences.map(({ id, sentence }) => {
    const lines = [...names.get(id)].sort().join("\n");
    const said =
      id in waiting
        ? [
            `Waits for: ${waiting[id].for}. ${waiting[id].reason}`,
            ...(lines === "" ? [] : [`Shown so far:\n\n${lines}`]),
          ]
        : id in untestable
          ? [
              `Cannot be tested in the product: ${untestable[id].reason}`,
              ...(lines === "" ? [] : [`Shown of the part by itself:\n\n${lines}`]),
            ]
          : [lines || "No test.", ...(id in inPart ? [`Not shown: ${inPart[id]}`] : [])];
    return [`### ${id} ${sentence}`, ...said].join("\n\n");
  });
  return [
    "# What shows that the specification holds",
    "Each sentence of the specification, sections 2 to 9, and the tests that are named after it. Written by\n`node scripts/check-spec-coverage.mjs --write` from the names of the tests; `npm test` checks that it is complete and up to\ndate. A test tells what it shows by the sentence's number in its name: `spec 4.5: …`. It counts where it would fail if the\nproduct broke. A sentence that waits names the pages, resources or parts that have to be there first, in\n`scripts/spec-coverage.json`; as soon as one is there, the check asks for the proof.",
    countLines(countsOf(state)).join("\n\n"),
    ...parts,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** Files of the project by their names, those that are not committed yet as well. */
function filesOf(pattern) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: rootDirectory,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((file) => pattern.test(file) && existsSync(join(rootDirectory, file)))
    .sort()
    .map((file) => ({ file, source: readFileSync(join(rootDirectory, file), "utf8") }));
}

/** What the product has: the pages and resources of the built registry, and what its code imports. */
function readProduct(open) {
  const manifestPath = join(rootDirectory, "packages/admin-ui/dist/manifest.json");
  if (!existsSync(manifestPath)) throw new Error("The packages are not built: npm test builds them.");
  const { addresses, ids, routes, zones } = JSON.parse(readFileSync(manifestPath, "utf8"));
  const gate = readFileSync(join(rootDirectory, "packages/admin-ui/src/app/routing/routes.tsx"), "utf8");
  const wanted = Object.values({ ...open.waiting, ...open.untestable }).flatMap(
    ({ imports = [] }) => imports,
  );
  const code = filesOf(
    /^packages\/(?:admin-ui|admin-cli)\/src\/.*\.tsx?$|^packages\/extension-sdk\/src\/storefront\//,
  ).filter(
    ({ file, source }) =>
      !/\.(?:test|dev|d)\.tsx?$/.test(file) && wanted.some((name) => source.includes(name)),
  );
  return {
    routes: new Set([
      ...addresses,
      ...[...gate.matchAll(/path: "(\w[\w-]*)"/g)].map(([, path]) => `/${path}`),
    ]),
    keptRoutes: new Set(routes),
    resources: new Set([...ids, ...zones].map(({ resource }) => resource)),
    imports: new Set(code.flatMap(({ file, source }) => [...importsOf(file, source)])),
  };
}

function check() {
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  const sentences = existsSync(specification)
    ? sentencesOf(readFileSync(specification, "utf8"))
    : readPage(before);
  const tests = filesOf(/\.(?:test|spec)\.(?:ts|tsx|mjs)$/).flatMap(({ file, source }) =>
    testsOf(file, source),
  );
  const open = JSON.parse(readFileSync(join(rootDirectory, "scripts/spec-coverage.json"), "utf8"));
  const state = { sentences, tests, open, product: readProduct(open) };
  const after = renderPage(state);
  const isWriting = process.argv.includes("--write");
  if (isWriting) writeFileSync(page, after);
  const problems = [
    ...faultsOf(state),
    ...(after === before || isWriting
      ? []
      : ["docs/spec-coverage.md is not up to date: run node scripts/check-spec-coverage.mjs --write"]),
  ];
  for (const line of [...problems, ...countLines(countsOf(state))]) console.log(`  ${line}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
