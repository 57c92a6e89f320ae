import { readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../src/api/check";
import { createProject, listFiles, runCommand } from "./fixtures/project";

const widget = 'export const config = { zone: "order.list.after" };\nexport default () => null;\n';
const misspelled = widget.replace("order.list", "order.lists");
const warned = widget.replace(" };", ", oder: 1 };");

async function checked(files: Record<string, string>, options: { strict?: boolean; types?: boolean } = {}) {
  const { directory, shell } = await createProject(files);
  return check({ directory, shell, environment: {}, ...options });
}

describe("check", () => {
  test("finds nothing in a project without mistakes or without extensions", async () => {
    expect(await checked({ "src/admin/widgets/a.tsx": widget })).toMatchObject({
      ok: true,
      mistakes: [],
      warnings: [],
      extensions: ["local"],
      contributions: 1,
    });
    expect(await checked({})).toMatchObject({ ok: true, extensions: [], contributions: 0 });
  });

  test("treats warnings as mistakes only when it is strict", async () => {
    const files = { "src/admin/widgets/a.tsx": warned };
    expect(await checked(files)).toMatchObject({
      ok: true,
      mistakes: [],
      warnings: [{ rule: "config-unknown-key" }],
    });
    expect(await checked(files, { strict: true })).toMatchObject({
      ok: false,
      mistakes: [],
      warnings: [{ rule: "config-unknown-key" }],
    });
  });

  test("looks only at what contributions are made of", async () => {
    const found = await checked({
      "src/admin/widgets/a.tsx": `import "../used";\n${widget}`,
      "src/admin/used.ts": 'export const key = "sk_live_51H8abcdefghijklmnop";\n',
      "src/admin/unused.ts": 'export const key = "sk_live_51H8abcdefghijklmnop";\n',
      "src/admin/broken.ts": "const = ;",
      "src/admin/widgets/a.test.tsx": 'export const key = "sk_live_51H8abcdefghijklmnop";\n',
    });
    expect(found.mistakes.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      "secret-in-code src/admin/used.ts",
    ]);
  });

  test("knows zones, ids, texts and pages that the project brings itself", async () => {
    const found = await checked({
      "src/admin/resources/reviews.ts": `export default {
  name: "reviews",
  api: { singularKey: "review", pluralKey: "reviews" },
  title: (review) => review.title,
  detail: { sections: [{ id: "replies", load: () => import("../replies") }] },
};
`,
      "src/admin/replies.tsx": `import { Link } from "react-router-dom";
import { hide, useHost } from "@tillhouse/extension-sdk";
export const change = hide("reviews.sections.replies");
export default () => <Link to="/a/reviews/rev_1">{useHost().translate("reviews.title")}</Link>;
`,
      "src/admin/widgets/a.tsx": widget.replace("order.list.after", "review.details.replies.before"),
      "src/admin/messages/en.json": '{ "reviews.title": "Reviews", "reviews.count_one": "{{count}} review" }',
      "src/admin/messages/pl.json": '{ "reviews.title": "Opinie", "reviews.count_few": "{{count}} opinie" }',
    });
    expect([...found.mistakes, ...found.warnings]).toEqual([]);
  });

  test("reports mistakes of the configuration beside those of extensions", async () => {
    const { directory, shell } = await createProject({
      "src/admin/widgets/a.tsx": misspelled,
      "tillhouse.config.mjs": 'export default { basPath: "/x" };\n',
    });
    const { mistakes } = await check({ directory, shell, environment: {} });
    expect(mistakes.map(({ rule }) => rule)).toEqual(["unknown-zone", "unknown-setting"]);
  });

  test("names the command of the project's own package manager", async () => {
    const { mistakes } = await checked({
      "pnpm-lock.yaml": "",
      "src/admin/widgets/a.tsx": `import dayjs from "dayjs";\ndayjs();\n${widget}`,
    });
    expect(mistakes).toMatchObject([{ rule: "import-unresolved", hint: "Run: pnpm add dayjs" }]);
  });

  test("checks types with the project's own TypeScript", async () => {
    const { directory, shell, write } = await createProject({
      "src/admin/widgets/a.tsx": `${widget}export const count: number = "three";\n`,
    });
    const asked = { directory, shell, environment: {}, types: true };
    await expect(check(asked)).rejects.toMatchObject({ code: "types-unavailable" });
    await write({
      "tsconfig.json":
        '{ "compilerOptions": { "jsx": "preserve", "strict": true, "types": [] }, "include": ["src"] }',
      "package.json": "{}",
    });
    await expect(check(asked)).rejects.toMatchObject({ code: "types-unavailable" });
    await symlink(resolve(import.meta.dirname, "../../../node_modules"), join(directory, "node_modules"));
    const { mistakes } = await check(asked);
    expect(mistakes).toMatchObject([
      { rule: "type-error", file: "src/admin/widgets/a.tsx", line: 3, column: 14, frame: expect.any(String) },
    ]);
    expect(mistakes[0]?.message).toContain("TS2322");
  }, 60_000);
});

describe("tillhouse check", () => {
  test("prints every mistake with its location and ends with 1", async () => {
    const { directory, shell } = await createProject({
      "src/admin/widgets/a.tsx": misspelled,
      "src/admin/widgets/b.tsx": warned,
    });
    const run = await runCommand(["check", "--shell", shell], { cwd: directory });
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.error).toContain("unknown-zone  src/admin/widgets/a.tsx:1:31\n");
    expect(run.error).toContain('do   Did you mean "order.list.after"?\n');
    expect(run.error).toContain("config-unknown-key  src/admin/widgets/b.tsx:1:51\n");
    expect(run.error).toMatch(/error {2}1 mistake, 1 warning in 2 contributions of 1 extension, \d+ ms\n$/);
  });

  test("ends with 0 for warnings unless it is strict", async () => {
    const { directory, shell } = await createProject({ "src/admin/widgets/b.tsx": warned });
    const run = await runCommand(["check", "--shell", shell], { cwd: directory });
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/^checked {2}no mistakes, 1 warning in 1 contribution of 1 extension/);
    expect((await runCommand(["check", "--strict", "--shell", shell], { cwd: directory })).code).toBe(1);
  });

  test("prints JSON for programs", async () => {
    const { directory, shell } = await createProject({ "src/admin/widgets/a.tsx": misspelled });
    const run = await runCommand(["check", "--json", "--shell", shell], { cwd: directory });
    expect(run).toMatchObject({ code: 1, error: "" });
    expect(JSON.parse(run.out)).toMatchObject({
      version: 1,
      ok: false,
      mistakes: [
        {
          rule: "unknown-zone",
          file: "src/admin/widgets/a.tsx",
          line: 1,
          column: 31,
          docs: expect.stringMatching(/#unknown-zone$/),
        },
      ],
      warnings: [],
    });
  });

  test("prints SARIF for editors and code hosts", async () => {
    const { directory, shell } = await createProject({ "src/admin/routes/my page/page.tsx": widget });
    const run = await runCommand(["check", "--sarif", "--shell", shell], { cwd: directory });
    expect(run.code).toBe(1);
    const { version, runs } = JSON.parse(run.out);
    expect(version).toBe("2.1.0");
    expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      "src/admin/routes/my%20page/page.tsx",
    );
    expect((await runCommand(["check", "--sarif", "--json"], { cwd: directory })).code).toBe(2);
  });

  test("says the same as build without replacing the output", async () => {
    const { directory, shell, write, build } = await createProject({ "src/admin/widgets/a.tsx": widget });
    await build();
    const before = await listFiles(join(directory, "build"));
    const page = await readFile(join(directory, "build/index.html"), "utf8");
    await write({ "src/admin/widgets/a.tsx": misspelled });
    const built = await runCommand(["build", "--shell", shell], { cwd: directory });
    const told = await runCommand(["check", "--shell", shell], { cwd: directory });
    expect(built).toMatchObject({ code: 1, out: "" });
    expect(told.code).toBe(1);
    const withoutEnd = (text: string): string => text.slice(0, text.lastIndexOf("error  "));
    expect(withoutEnd(built.error)).toBe(withoutEnd(told.error));
    expect(withoutEnd(told.error)).toContain("unknown-zone");
    expect(await listFiles(join(directory, "build"))).toEqual(before);
    expect(await readFile(join(directory, "build/index.html"), "utf8")).toBe(page);
  });
});

test("warns of a folder without extensions, as a wrong one would pass for ever", async () => {
  const { directory, shell } = await createProject({});
  const found = await check({ directory, shell, environment: {} });
  expect(found).toMatchObject({ ok: true, warnings: [{ rule: "nothing-to-check" }] });
  expect(await check({ directory, shell, environment: {}, strict: true })).toMatchObject({ ok: false });
});

test("finds a definition that lies beside src/admin, and one text file's comma once", async () => {
  const definition =
    'import { defineExtension } from "@tillhouse/extension-sdk";\nexport default defineExtension({});\n';
  const { directory, shell } = await createProject({
    "src/extension.ts": definition,
    "src/admin/messages/en.json": '{ "mine.title": "Mine", }',
    "src/admin/widgets/mine.tsx":
      'import { useHost } from "@tillhouse/extension-sdk";\nexport const config = { zone: "order.details.after" };\nexport default function Mine() {\n  return <p>{useHost().translate("mine.title")}</p>;\n}\n',
  });
  const found = await check({ directory, shell, environment: {} });
  expect(found.mistakes.map(({ rule }) => rule)).toEqual(["messages-syntax"]);
  expect(found.warnings).toMatchObject([{ rule: "file-misplaced", file: "src/extension.ts" }]);
});
