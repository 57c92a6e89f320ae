// The checks themselves can fail: each is shown what it must not let pass.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readFaces, readRanges, withoutRanges, writeRanges } from "../packages/admin-ui/scripts/fonts.mjs";
import { brokenLinks, missingTests, summaryOf, withQuotations } from "./check-docs.mjs";
import { duplicatesIn } from "./check-duplicates.mjs";
import { findFaults, findLargeFolders, linesOfCode } from "./check-lengths.mjs";
import { definitionSize } from "./check-sizes.mjs";
import { faultsOf, sentencesOf, testsOf } from "./check-spec-coverage.mjs";

test("definitions that differ in names only count as written twice", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const planted = (name) => `export const ${name} = defineResource({
  name: "${name}",
  api: { one: "${name}_one", many: "${name}_many" },
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

test("a folder has a limit for its code; blank lines, comments and tests are free", () => {
  const text = "// Why.\n\n/** What. */\nconst a = 1; // said beside it\n/*\n * More.\n */\nexport { a };\n";
  assert.equal(linesOfCode(text), 2);
  const code = { "orders/a.ts": 3, "orders/a.test.ts": 90, "orders-more/b.ts": 90 };
  assert.deepEqual(findLargeFolders(code, { orders: 3 }), []);
  assert.equal(findLargeFolders(code, { orders: 2 }).length, 1);
});

test("a sentence of the specification needs a test that is named after it", () => {
  const sentences = sentencesOf(
    "## 1. About\n\n- Not counted.\n\n## 2. Screens\n\nToast:\n\n- It shows. It goes after 3 s.\n| / | landing page |\n",
  );
  assert.deepEqual(
    sentences.map(({ id, sentence }) => `${id} ${sentence}`),
    ["2.1 It shows.", "2.2 It goes after 3 s.", "2.3 /: landing page"],
  );
  const named = (source) => testsOf("a.test.ts", source).map(({ id }) => id);
  assert.deepEqual(named('it("spec 2.1, 2.2: shows and goes", () => {'), ["2.1", "2.2"]);
  assert.deepEqual(named('it.each([1, 2])("spec 2.3: leads to %s", () => {'), ["2.3"]);
  assert.deepEqual(named('it.skip("spec 2.1: shows", () => {'), []);
  assert.deepEqual(named("// spec 2.1: said in passing"), []);
  const tests = testsOf(
    "a.test.ts",
    'test("spec 2.1: shows", () => {});\ntest("spec 2.9: is not there", () => {});',
  );
  assert.equal(faultsOf(sentences, tests, new Map()).length, 3);
  assert.equal(faultsOf(sentences, tests, new Map([["2.2", "why"]])).length, 2);
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
  const isThere = (path) => path === "docs/a.md";
  assert.deepEqual(brokenLinks("docs/page.md", "[a](a.md#top) [b](b.md) [c](https://c.example)", isThere), [
    "docs/page.md links to b.md",
  ]);
  assert.deepEqual(summaryOf(page), { title: "Pages", sentence: "How they are made, in short." });
});

test("a test that a page names has to be there, and to be run", async () => {
  const files = {
    "e2e/orders.spec.ts": `test("is shown", () => {});
test.describe("is a group", () => {
  test.skip("is left out", () => {});
  expect.soft("is no test", "");
});`,
    "a.test.ts": 'it.each([1])("is \\"so\\" for %i", () => {});\nit(\n  `one in yen`,\n  () => {});',
  };
  const read = async (path) => files[path] ?? Promise.reject(new Error(path));
  const missing = (text) => missingTests("docs/page.md", text, read);
  assert.deepEqual(
    await missing('| 1 | `e2e/orders.spec.ts`: “is shown”; `a.test.ts`: “is "so" for %i” |'),
    [],
  );
  assert.deepEqual(await missing("`a.test.ts`: “one in yen”, said in passing, “as a word”"), []);
  for (const [file, title] of [
    ["e2e/orders.spec.ts", "is hidden"],
    ["e2e/orders.spec.ts", "is a group"],
    ["e2e/orders.spec.ts", "is left out"],
    ["e2e/orders.spec.ts", "is no test"],
    ["gone.test.ts", "is shown"],
  ]) {
    const [problem, ...more] = await missing(`\`${file}\`: “${title}”`);
    assert.match(problem, new RegExp(file));
    assert.deepEqual(more, []);
  }
  assert.equal((await missing("`e2e/orders.spec.ts`: “is shown”, “is hidden”, “is gone”")).length, 2);
});
