// The checks themselves can fail: each is shown what it must not let pass.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { readFaces, readRanges, withoutRanges, writeRanges } from "../packages/admin-ui/scripts/fonts.mjs";
import { browserStorageIn, browserStorageUses } from "./browser-storage.mjs";
import {
  brokenLinks,
  missingStatus,
  missingTestFiles,
  missingTests,
  rowsWithoutTest,
  summaryOf,
  withFacts,
  withQuotations,
  wrongRows,
} from "./check-docs.mjs";
import { duplicatesIn } from "./check-duplicates.mjs";
import { drawingOf, faultsOfTable, importsOf, offencesIn, withDrawing } from "./check-folders.mjs";
import { findCrowds, findFaults, linesReached } from "./check-lengths.mjs";
import { definitionSize } from "./check-sizes.mjs";
import { countsOf, faultsOf, routesOf, sentencesOf, testsOf } from "./check-spec-coverage.mjs";
import { exportsOf, refusalsOf, refusedWords } from "./check-words.mjs";
import { allowedState, stateIn, stateOfModules } from "./module-state.mjs";
import { exportedNames, mainEntry, undocumentedFault, undocumentedNames } from "./public-names.mjs";
import { stringExports } from "./string-exports.mjs";
import { rootDirectory } from "./workspace.mjs";
import { faultOfBuild } from "./write.mjs";

test("definitions that differ in names only count as written twice", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const planted = (name) => `export const ${name} = defineResource({
  name: "${name}",
  api: { singularKey: "${name}_one", pluralKey: "${name}_many" },
  list: {
    columns: [cell.text("title", { narrow: "lead", grow: 34 }), cell.date("created_at"), cell.date("updated_at")],
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    sections: [{ id: "details", place: "side", facts: [cell.date("created_at"), cell.text("id", { isCode: true })] }],
  },
});
`;
  writeFileSync(join(folder, "colours.ts"), planted("colours"));
  assert.equal(duplicatesIn(folder).percentage, 0);
  writeFileSync(join(folder, "sizes.ts"), planted("sizes"));
  assert.ok(duplicatesIn(folder).percentage > 30);
});

test("a long file needs a reason, and a reason a long file", () => {
  assert.deepEqual(findFaults({ "a.ts": 300, "b.ts": 301 }, { "b.ts": "It is one thing." }), []);
  assert.equal(findFaults({ "b.ts": 301 }, {}).length, 1);
  assert.equal(findFaults({ "a.ts": 300 }, { "a.ts": "It was long once." }).length, 1);
  assert.equal(findFaults({}, { "gone.ts": "It was there once." }).length, 1);
});

test("what a folder takes is counted with what it reaches beside it, without tests", () => {
  const resources = "packages/admin-ui/src/resources";
  const texts = {
    [`${resources}/orders/a.ts`]:
      'import { b } from "../b";\nimport { d } from "@tillhouse/extension-sdk";\n',
    [`${resources}/orders/a.test.ts`]: "\n".repeat(90),
    [`${resources}/b.ts`]: 'export const c = () => import("./c");\n',
    [`${resources}/c.tsx`]: "\n\n\n",
    [`${resources}/beside.ts`]: "\n".repeat(90),
    "packages/admin-ui/src/core/d.ts": "\n".repeat(90),
  };
  assert.equal(linesReached(texts, [`${resources}/orders/`]), 2 + 1 + 3);
});

test("a folder of a package with too many files is named, but not the texts", () => {
  const files = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  assert.deepEqual(findCrowds(files("packages/admin-ui/src/core", 20)), []);
  assert.deepEqual(findCrowds(files("packages/admin-ui/src/messages", 90)), []);
  assert.deepEqual(findCrowds(files("packages/admin-ui/test", 90)), []);
  assert.match(findCrowds(files("packages/admin-ui/src/core", 21))[0], /src\/core has 21 files/);
});

test("a refused word in the name of a file or an export is named, with what to say", () => {
  const glossary = readFileSync(join(rootDirectory, "docs/glossary.md"), "utf8");
  const refused = refusedWords(glossary);
  const path = "packages/admin-ui/src/core/activity/record-activity.ts";
  const refusals = (name, where = path) => refusalsOf(name, where, refused);
  assert.match(refusals("undoDeeds")[0], /"undoDeeds" has "deed": action/);
  assert.match(refusals("judge-links.ts")[0], /validate/);
  assert.equal(refusals("tellError").length, 1);
  assert.deepEqual(refusals("storyteller"), []);
  for (const name of ["after-sales-rows.tsx", "seedAfterSales", "aftersaleRow"])
    assert.match(refusals(name)[0], /"aftersale": returns, swaps, claims/);
  assert.deepEqual(refusals("salesAfter"), []);
  assert.deepEqual(refusals("placeOrder"), []);
  assert.equal(refusals("safeAddress").length, 1);
  assert.deepEqual(refusals("AddressText", "packages/extension-sdk/src/kit/address-text.tsx"), []);
  assert.deepEqual(
    exportsOf(
      path,
      `export const { one, two: [three] } = read();
export function four() {}
export type Five = string;
const inside = 1;
export { inside as six, inside };
export { same, other as seven } from "./other";
export default class Eight {}
`,
    ),
    ["one", "three", "four", "Five", "six", "inside", "seven", "Eight"],
  );
  assert.deepEqual(refusedWords("# No table\n"), []);
});

const plantedRules = () => ({
  shop: {
    base: { imports: [] },
    "core/texts": { imports: ["base"] },
    "core/session": { imports: ["base", "core/texts"] },
    pages: { imports: ["core/*"], circle: ["pages/parts"], why: "Pages draw pages." },
    ".": { imports: ["pages"] },
  },
});
const plantedPaths = ["base", "core/texts", "core/session", "pages", "pages/parts"]
  .map((folder) => `packages/shop/src/${folder}/a.ts`)
  .concat("packages/shop/src/index.ts", "packages/other/src/index.ts");

test("an import that the table of folders does not allow is named, with the rule", () => {
  const offences = (path, text) =>
    offencesIn(plantedRules(), { [`packages/shop/src/${path}`]: text }, new Set(plantedPaths));
  const [upwards] = offences("core/texts/a.ts", 'import type { A } from "../session/a";');
  assert.match(
    upwards,
    /shop\/src\/core\/texts\/a\.ts imports "\.\.\/session\/a": "core\/texts" may import base/,
  );
  assert.equal(offences("base/a.ts", 'export { a } from "../core/texts/a";').length, 1);
  assert.equal(offences("base/a.ts", 'const later = () => import("../pages/a");').length, 1);
  assert.equal(offences("base/a.ts", 'type A = import("../pages/a").A;').length, 1);
  assert.equal(offences("pages/a.ts", 'import { a } from "..";').length, 1);
  assert.equal(offences("pages/a.ts", 'import { a } from "../base/a";').length, 1);
  assert.match(offences("base/a.ts", 'import "../../../other/src/index";')[0], /by its name/);
  assert.match(offences("base/a.ts", 'import "@tillhouse/shop/core/texts/a";')[0], /by their paths/);
  assert.match(offences("new/a.ts", 'import { a } from "../base/a";')[0], /no such folder/);
  const fine = 'import { a } from "../core/texts/a";\nimport b from "./parts/a";\nimport c from "react";\n';
  assert.deepEqual(offences("pages/a.ts", `${fine}// import { a } from "../base/a";\n`), []);
  assert.deepEqual(offences("pages/parts/b.ts", 'import { a } from "../a";'), []);
  assert.deepEqual(offences("base/a.test.ts", 'import { a } from "../pages/a";'), []);
  assert.deepEqual(importsOf("a.ts", '// 🛒\nconst a = () => import("./a"); /* import("./b") */'), ["./a"]);
});

test("a table of folders with a circle, or with a folder that is none, is refused", () => {
  const faults = (change) => {
    const rules = plantedRules();
    change(rules.shop);
    return faultsOfTable(rules, plantedPaths);
  };
  assert.deepEqual(
    faults(() => {}),
    [],
  );
  assert.match(faults((table) => table.base.imports.push("pages"))[0], /circle: base -> pages -> .* -> base/);
  assert.match(
    faults((table) => table.pages.imports.push("gone"))[0],
    /"gone", which the table does not have/,
  );
  assert.match(faults((table) => Object.assign(table, { gone: { imports: [] } }))[0], /"gone", which is no/);
  const late = ({ base, ...others }) => ({ shop: { ...others, base } });
  assert.match(faultsOfTable(late(plantedRules().shop), plantedPaths)[0], /stands before "base"/);
});

test("the drawing of the folders has a line for each level, and its place on the page", () => {
  const drawing = drawingOf(plantedRules());
  assert.match(drawing, /^\*\*shop\*\*\n\n```\n 4 {2}\(src\)\n 3 {2}pages \+ pages\/parts\n/);
  assert.match(drawing, /\n 0 {2}base\n```\n\n- `pages`: Pages draw pages\.$/);
  const page = withDrawing("# Page\n<!-- folders -->\nstale\n<!-- /folders -->\nEnd\n", drawing);
  assert.equal(withDrawing(page, drawing), page);
  assert.ok(!page.includes("stale") && page.endsWith("<!-- /folders -->\nEnd\n"));
  assert.throws(() => withDrawing("# Page\n", drawing));
});

test("a resource imports no other one, and nothing of the admin", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["biome.json", ".gitignore"]) cpSync(join(rootDirectory, name), join(folder, name));
  const resources = "packages/admin-ui/src/resources";
  const refused = {
    "inventory/a.ts": "../orders/shared/order-rules",
    "orders/drafts/b.ts": "../../inventory/reservations",
    "c.ts": "./orders/shared/order-rules",
    "d.ts": "./customers",
    "orders/e.ts": "../../core/i18n/translate",
    "orders/swaps/i.ts": "../../customers/customers",
    "settings/j.ts": "./users",
    "orders/f.ts": "@tanstack/react-query",
  };
  const taken = {
    "orders/drafts/g.ts": "../shared/order-rules",
    "orders/h.ts": "@tillhouse/extension-sdk/commerce",
    "settings/currencies.ts": "./store-currency",
    "built-in.ts": "./orders/orders",
  };
  for (const [path, source] of Object.entries({ ...refused, ...taken })) {
    mkdirSync(dirname(join(folder, resources, path)), { recursive: true });
    writeFileSync(join(folder, resources, path), `export { planted } from "${source}";\n`);
  }
  const lint = ["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "packages"];
  const { stderr } = spawnSync(join(rootDirectory, "node_modules/.bin/biome"), lint, {
    cwd: folder,
    encoding: "utf8",
  });
  const named = (path) => stderr.includes(`${resources}/${path}:`);
  assert.deepEqual(Object.keys({ ...refused, ...taken }).filter(named), Object.keys(refused));
});

const someSentences = () =>
  sentencesOf(
    "## 1. About\n\n- Not counted.\n\n## 2. Screens\n\nToast:\n\n- It shows. It goes after 3 s.\n| / | landing page |\n\nBuilt-in routes listed inside the area: /orders, /orders/{id}, /pricing.\n",
  );

test("a sentence of the specification needs a test that is named after it", () => {
  const sentences = someSentences();
  assert.deepEqual(
    sentences.slice(0, 3).map(({ id, sentence }) => `${id} ${sentence}`),
    ["2.1 It shows.", "2.2 It goes after 3 s.", "2.3 /: landing page"],
  );
  assert.deepEqual(routesOf(sentences), ["/orders", "/orders/:id", "/pricing"]);
  const tests = testsOf(
    "a.test.ts",
    'import { test } from "vitest";\ntest("spec 2.1: shows", () => {});\ntest("spec 2.9: is not there", () => {});',
  );
  const all = new Set(["/orders", "/orders/:id", "/pricing"]);
  const product = { routes: all, keptRoutes: all, resources: new Set(), imports: new Set() };
  const faults = (open) => faultsOf({ sentences, tests, open, product }).map((fault) => fault.slice(0, 30));
  assert.equal(faults({}).length, 4);
  const reason = { reason: "why" };
  assert.equal(faults({ untestable: { 2.2: reason, 2.3: reason, 2.4: reason } }).length, 1);
  // A reason for none beside a test, a sentence that there is not.
  assert.equal(faults({ untestable: { 2.1: reason, 7.7: reason } }).length, 6);
});

test("a sentence waits only for what is not there, and a route without a page is waited for by name", () => {
  const sentences = someSentences();
  const waiting = {
    2.1: { for: "prices", routes: ["/pricing"], reason: "" },
    2.2: { for: "regions", resources: ["regions"], reason: "" },
    2.3: { for: "a wizard", imports: ["Wizard"], reason: "" },
    2.4: { for: "prices", routes: ["/pricing"], reason: "" },
  };
  const keptRoutes = new Set(["/orders", "/orders/:id", "/pricing"]);
  const state = (routes, resources, imports, open = { waiting }) => ({
    sentences,
    tests: [],
    open,
    product: {
      routes: new Set(routes),
      keptRoutes,
      resources: new Set(resources),
      imports: new Set(imports),
    },
  });
  const orders = ["/orders", "/orders/:id"];
  assert.deepEqual(faultsOf(state(orders, ["orders"], ["Steps"])), []);
  assert.deepEqual(countsOf(state(orders, [], [])), {
    sentences: 4,
    proven: 0,
    waiting: 4,
    untestable: 0,
    routes: 3,
    missing: ["/pricing"],
  });
  const [first, second] = faultsOf(state([...orders, "/pricing"], [], []));
  assert.match(first, /^2\.1 does not wait any more, the page \/pricing is there/);
  assert.match(second, /^2\.4 does not wait any more/);
  assert.match(faultsOf(state(orders, ["regions"], []))[0], /^2\.2 .*the resource regions is there/);
  assert.match(faultsOf(state(orders, [], ["Wizard"]))[0], /^2\.3 .*the product uses Wizard/);
  assert.match(faultsOf(state(["/orders"], [], []))[0], /^\/orders\/:id .* has no page/);
  const nameless = { waiting: { ...waiting, 2.2: { for: "something", reason: "" } } };
  assert.deepEqual(faultsOf(state(orders, [], [], nameless)), ["2.2 waits for nothing that has a name"]);
  const isTaken = state(orders, [], []);
  isTaken.product.keptRoutes = new Set(orders);
  assert.match(faultsOf(isTaken)[0], /^\/pricing .* is not kept free/);
});

test("only a test that is run shows a sentence", () => {
  const named = (source, head = 'import { describe, it, test } from "vitest";') =>
    testsOf("a.test.ts", `${head}\n${source}`).map(({ id }) => id);
  for (const source of [
    'it("spec 2.1, 2.2: shows and goes", () => {});',
    'it.each([1, 2])("spec 2.1, 2.2: leads to %s", () => {});',
    `it.for([1])(\`spec 2.1, 2.2: leads to \${place}\`, () => {});`,
    `it.each\`a\n\${1}\`("spec 2.1, 2.2: leads to $a", () => {});`,
    'describe("a group", () => { for (const a of [1]) it.only("spec 2.1, 2.2: shows", { timeout: 9 }, does); });',
    'const own = test.extend({});\nown("spec 2.1, 2.2: shows", () => { own.skip(isWindows, "There is none."); });',
    'it("spec 2.1, 2.2: shows", () => { assert.fail(); });',
  ])
    assert.deepEqual(named(source), ["2.1", "2.2"], source);
  for (const source of [
    'it.skip("spec 2.1: shows", () => {});',
    'it.todo("spec 2.1: shows");',
    'it("spec 2.1: shows");',
    'it.fails("spec 2.1: shows", () => {});',
    'it.runIf(isMac)("spec 2.1: shows", () => {});',
    'it.each([])("spec 2.1: leads to %s", () => {});',
    'it("spec 2.1: shows", { skip: true }, () => {});',
    'it("spec 2.1: shows", () => { it.fixme(); });',
    'it("spec 2.1: shows", (context) => { context.skip(); });',
    'describe.skip("a group", () => { it("spec 2.1: shows", () => {}); });',
    'describe("spec 2.1: a group", () => {});',
    'expect("spec 2.1: shows", () => {});',
    'shows("spec 2.1: shows", () => {});',
    "// it('spec 2.1: said in passing', () => {});",
    "const planted = 'it(\"spec 2.1: shows\", () => {});';",
    'const planted = `it("spec 2.1: shows", () => {});`;',
  ])
    assert.deepEqual(named(source), [], source);
  const plain = 'test("spec 2.1: shows", () => {});';
  assert.deepEqual(named(plain, ""), []);
  assert.deepEqual(named(plain, 'import test from "node:test";'), ["2.1"]);
  assert.deepEqual(named(plain, 'import { it as test } from "./store";'), ["2.1"]);
  // What is planted for the checks shows nothing of the product.
  assert.deepEqual(
    named(plain, 'import { test } from "node:test";\nimport { faultsOf } from "./check-spec-coverage.mjs";'),
    [],
  );
});

test("a definition is weighed with what it brings and with its texts", async () => {
  const source = (rest) => `import { defineResource } from "@tillhouse/extension-sdk";
export const notes = defineResource({ name: "notes" });${rest}`;
  const plain = await definitionSize("notes", source(""), {});
  const heavy = await definitionSize(
    "notes",
    source(`export const long = "${crypto.randomUUID().repeat(9)}";`),
    {},
  );
  const wordy = await definitionSize("notes", source(""), {
    "notes.title": "Notes",
    "other.title": "Not counted",
  });
  assert.ok(heavy > plain);
  assert.ok(wordy > plain);
  assert.equal(await definitionSize("notes", source(""), { "other.title": "Not counted" }), plain);
});

test("a cut of a font is parted without losing or doubling a letter", () => {
  const ranges = readRanges("U+0100-02BA, U+1E00-1E9F,U+2113");
  const taken = readRanges("U+0100-017F,U+0218-021B,U+1E9E");
  const rest = withoutRanges(ranges, taken);
  assert.equal(writeRanges(rest), "U+0180-0217,U+021C-02BA,U+1E00-1E9D,U+1E9F,U+2113");
  assert.deepEqual(withoutRanges(ranges, readRanges("U+3000-30FF")), ranges);
  assert.deepEqual(withoutRanges(ranges, ranges), []);
  const [face] = readFaces("@font-face { src: url(./a.woff2); unicode-range: U+0041,U+0061-007A; }");
  assert.equal(face.file, "./a.woff2");
  assert.equal(writeRanges(face.ranges), "U+0041,U+0061-007A");
});

test("a page quotes files as they are, links to what is there, and is listed by its first sentence", async () => {
  const page =
    "# Pages\n\nHow they are made, [in short](a.md). More.\n\n<!-- file: a.ts -->\n```ts\nold;\n```\n";
  const quoted = await withQuotations(page, async () => "const price = `$1`;\n");
  assert.equal(
    quoted,
    page.replace("old;\n", () => "const price = `$1`;\n"),
  );
  const there = (path) => (path === "docs/a.md" ? "# A\n\n## The `top`, and more\n" : undefined);
  const links =
    "# P\n\n[a](a.md#the-top-and-more) [b](b.md) [c](https://c.example) [d](a.md#end) [e](#p) [f](#q)";
  assert.deepEqual(brokenLinks("docs/page.md", links, there), [
    "docs/page.md links to b.md",
    "docs/page.md links to a.md#end",
    "docs/page.md links to #q",
  ]);
  assert.deepEqual(summaryOf(page), { title: "Pages", sentence: "How they are made, in short." });
});

test("a page has the facts that there are now, and nothing else of it changes", () => {
  const page = "# Settings\n\n<!-- settings -->\n| old |\n| --- |\n\nMore.\n\n| another |\n";
  assert.equal(
    withFacts(page, { settings: "| $1 |\n" }),
    page.replace("| old |\n| --- |\n", () => "| $1 |\n"),
  );
  assert.equal(withFacts("# Pages\n", { settings: "| new |\n" }), "# Pages\n");
  assert.equal(withFacts("<!-- a note -->\nText.\n", { settings: "| new |\n" }), "<!-- a note -->\nText.\n");
});

test("a table names each thing of its kind, and nothing else", () => {
  const page =
    "<!-- rows: cells -->\n| Cell | Shows |\n| --- | --- |\n| `cell.a(key)`, `cell.b` | `words` |\n";
  assert.deepEqual(wrongRows("docs/page.md", page, { cells: ["cell.a", "cell.b"] }), []);
  assert.deepEqual(wrongRows("docs/page.md", page, { cells: ["cell.a", "cell.c"] }), [
    "docs/page.md: the cells lack cell.c",
    "docs/page.md: there is no cell.b among the cells",
  ]);
  assert.equal(wrongRows("docs/page.md", page, {}).length, 1);
});

test("a decision says below its title whether it holds", () => {
  const missing = (line) => missingStatus("docs/decisions/007-a.md", `# 7. A\n\n${line}\n\nText.\n`).length;
  assert.equal(missing("Status: accepted"), 0);
  assert.equal(missing("Status: superseded by [009](009-b.md)"), 0);
  assert.equal(missing("Status: accepted, changed in part by [009](009-b.md), [010](010-c.md)"), 0);
  for (const line of [
    "Text.",
    "Status: open",
    "Status: superseded by 9",
    "Status: superseded by [009](b.md)",
  ])
    assert.equal(missing(line), 1, line);
  assert.equal(missingStatus("docs/decisions/007-a.md", "# 7. A\n\nText.\n\nStatus: accepted\n\n").length, 1);
});

test("a test that a page names has to be there, and to be run", async () => {
  const files = {
    "e2e/store/orders.spec.ts": `import { expect, test } from "./store";
test("is shown", () => {});
test.describe("is a group", () => {
  test.skip("is left out", () => {});
  expect.soft("is no test", "");
});`,
    "b.test.ts": 'import { it } from "vitest";\nit("spec 2.1, 2.2: is told", () => {});',
    "a.test.ts":
      'import { it } from "vitest";\nit.each([1])("is \\"so\\" for %i", () => {});\nit(\n  `one in yen`,\n  () => {});',
  };
  const read = async (path) => files[path] ?? Promise.reject(new Error(path));
  const missing = (text) => missingTests("docs/page.md", text, read);
  assert.deepEqual(
    await missing('| 1 | `e2e/store/orders.spec.ts`: “is shown”; `a.test.ts`: “is "so" for %i” |'),
    [],
  );
  assert.deepEqual(await missing("`b.test.ts`: “is told”"), []);
  assert.deepEqual(await missing("`a.test.ts`: “one in yen”, said in passing, “as a word”"), []);
  for (const [file, title] of [
    ["e2e/store/orders.spec.ts", "is hidden"],
    ["e2e/store/orders.spec.ts", "is a group"],
    ["e2e/store/orders.spec.ts", "is left out"],
    ["e2e/store/orders.spec.ts", "is no test"],
    ["gone.test.ts", "is shown"],
  ]) {
    const [problem, ...more] = await missing(`\`${file}\`: “${title}”`);
    assert.match(problem, new RegExp(file));
    assert.deepEqual(more, []);
  }
  assert.equal((await missing("`e2e/store/orders.spec.ts`: “is shown”, “is hidden”, “is gone”")).length, 2);
});

test("a file of tests that a page names has to be there", () => {
  const missing = (text) =>
    missingTestFiles("docs/page.md", text, (file) => (file === "packages/a/a.test-d.ts" ? "" : undefined));
  assert.deepEqual(missing("`packages/a/a.test-d.ts`, `*.test-d.ts`, `test/b.test.ts`"), []);
  assert.deepEqual(missing("`e2e/b.spec.ts`, `e2e/b.spec.ts`").length, 1);
});

test("a row of a comparison is a yes with its test, or has a reason", () => {
  const found = (row) =>
    rowsWithoutTest("docs/a.md", `# A\n\n| Row | Here | Where | Test |\n| --- | --- | --- | --- |\n${row}\n`)
      .length;
  assert.equal(found("| Zones | yes | [Zones](a.md) | `src/a.test.ts`: “are drawn” |"), 0);
  assert.equal(found("| Zones | not here | They would age. | |"), 0);
  for (const row of [
    "| Zones | yes | [Zones](a.md) | |",
    "| Zones | yes | [Zones](a.md) | `src/a.test.ts` |",
    "| Zones | partly | [Zones](a.md) | `src/a.test.ts`: “are drawn” |",
    "| Zones | yes | | `src/a.test.ts`: “are drawn” |",
    "| Zones | not here | | |",
    "| Zones | yes | [Zones](a.md) | `src/a.test.ts`: “are drawn” | more |",
    "| Zones | not here | They would age. | `src/a.test.ts`: “are drawn” |",
  ])
    assert.equal(found(row), 1, row);
});

test("a name of an export that is a string is found, and one that is none is let pass", async () => {
  assert.deepEqual(await stringExports("const a = ' as \"b\" ';\nexport { a, a as default };"), []);
  assert.match((await stringExports('const a = 1;\nexport { a as "views.pin" };'))[0], /views\.pin/);
  assert.equal((await stringExports('export { "a.b" as b } from "./c.js";')).length, 1);
});

test("names that an entry exports are counted", () => {
  const report = [
    "export { cell }",
    "// @public\nexport const hide: (id: string) => Change;",
    "// @public (undocumented)\nexport interface Change {\n    // (undocumented)\n    id: string;\n}",
    "// @public (undocumented)\ninterface Forgotten {}",
  ].join("\n\n");
  assert.deepEqual(exportedNames(report).sort(), ["Change", "cell", "hide"]);
  const crowded = Array.from({ length: mainEntry.most + 1 }, (_, index) => `export const name${index}: 1;`);
  assert.ok(exportedNames(crowded.join("\n")).length > mainEntry.most);
});

test("a name or a member that a report shows without a word is found, and what has one is let pass", () => {
  const member = (line) =>
    `// @public\nexport interface Change {\n    id: string;\n    // (undocumented)\n    ${line}\n}`;
  const found = (line) => undocumentedNames(member(line));
  assert.deepEqual(undocumentedNames("// @public\nexport interface Change {\n    id: string;\n}"), []);
  assert.deepEqual(undocumentedNames("// @public (undocumented)\nexport type Change = string;"), ["Change"]);
  assert.deepEqual(undocumentedNames("// @public (undocumented)\ninterface Forgotten {}"), ["Forgotten"]);
  assert.deepEqual(
    undocumentedNames("// @public @deprecated (undocumented)\nexport function hide(): void;"),
    ["hide"],
  );
  assert.deepEqual(found("readonly kind?: string;"), ["Change.kind"]);
  assert.deepEqual(found('readonly name = "Change";'), ["Change.name"]);
  assert.deepEqual(found("apply<Name extends string>(name: Name): void;"), ["Change.apply"]);
  assert.deepEqual(found('"draft-order": string;'), ['Change."draft-order"']);
  assert.deepEqual(found("get label(): string;"), ["Change.label"]);
  assert.deepEqual(found("[key: string]: unknown;"), ["Change.[key: string]: unknown;"]);

  const many = Array.from({ length: 12 }, (_, index) => member(`name${index}: string;`)).join("\n\n");
  const fault = undocumentedFault("docs/api/planted.api.md", many);
  assert.match(fault, /^docs\/api\/planted\.api\.md shows 12 .*: Change\.name0, .*Change\.name9 and 2 more$/);
  assert.match(
    undocumentedFault("docs/api/planted.api.md", member("by: string;")),
    /shows 1 .*: Change\.by$/,
  );
  assert.equal(
    undocumentedFault("docs/api/planted.api.md", "// @public\nexport type Change = string;"),
    undefined,
  );
});

test("what a module keeps is found, however it is kept, and tables are none", () => {
  const found = (source) => stateIn("planted.tsx", source);
  assert.deepEqual(found("let opened = false;"), ["opened"]);
  assert.deepEqual(found("export const steps = new Map<string, Note>();"), ["steps"]);
  assert.deepEqual(found("const taken = new WeakMap();"), ["taken"]);
  assert.deepEqual(found("const left: string[] = [];\nexport const add = (one) => left.push(one);"), [
    "left",
  ]);
  assert.deepEqual(found("const kept = { now: 0 } as Kept;\nfunction go() { kept.now += 1; }"), ["kept"]);
  assert.deepEqual(found("const ids = new Set(['a']);\nfunction go() { (ids as Set<string>).add('b'); }"), [
    "ids",
  ]);
  assert.deepEqual(found("class Queue { static open = new Set(); }"), ["open"]);
  assert.deepEqual(
    found("const kinds = new Set(['a']);\nconst words = { a: 1 };\nexport const is = (a) => kinds.has(a);"),
    [],
  );
  assert.deepEqual(
    found("const ids = ['a'];\nfunction go() { const ids = []; ids.push('b'); return ids; }"),
    [],
  );
  assert.deepEqual(
    found("export function useIt() { const kept = useRef(new Map()); kept.current.set(1, 2); }"),
    [],
  );
});

test("no module keeps what two admins on a page would share, or what outlives a sign-out", () => {
  // What is allowed and not there any more is taken off the list.
  assert.deepEqual(stateOfModules().sort(), Object.keys(allowedState).sort());
});

test("what a browser keeps for all admins of a page is used in one place", () => {
  const found = (source) => browserStorageIn("planted.ts", source);
  assert.deepEqual(found("const text = localStorage.getItem('a');"), ["localStorage"]);
  assert.deepEqual(found("const area = globalThis.sessionStorage;"), ["sessionStorage"]);
  assert.deepEqual(found("const open = window['indexedDB'];\nnew BroadcastChannel('a');"), [
    "indexedDB",
    "BroadcastChannel",
  ]);
  assert.deepEqual(found("// localStorage\nconst kinds = ['localStorage'];"), []);
  assert.deepEqual(browserStorageUses(), []);
});

test("nothing is written anew from packages that are not built", () => {
  assert.match(
    faultOfBuild(["admin-ui", "admin-cli"]),
    /^Not built.*: packages\/admin-ui, packages\/admin-cli\. Run /,
  );
  assert.equal(faultOfBuild([]), undefined);
});
