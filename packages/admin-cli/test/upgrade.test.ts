import { chmod, lstat, mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { upgrade } from "../src/api/upgrade";
import { upgradeSource } from "../src/upgrade/upgrade-source";
import { createProject, runCommand } from "./fixtures/project";

const sdk = "@tillhouse/extension-sdk";
const exports = new Map([
  [
    sdk,
    ["cell", "defineAction", "defineExtension", "defineResource", "extendResource", "field", "useUserNames"],
  ],
  [`${sdk}/kit`, ["DocumentHeader", "CellValue"]],
  [`${sdk}/tasks`, ["runSteps"]],
]);

function upgraded(text: string) {
  const source = "src/admin/extension.tsx";
  const result = upgradeSource({ path: `/shop/${source}`, source, text }, exports);
  // Whatever is done once is done for good.
  const again = upgradeSource({ path: `/shop/${source}`, source, text: result.text }, exports);
  expect(again.changes).toEqual([]);
  return { ...result, open: result.open.map(({ rule, line, message }) => [rule, line, message]) };
}

/** An extension as it was written before options had the names of the field. */
const before = `// What we sell, and how it is cared for.
import { type Change, cell, changeResource, defineExtension, field } from "${sdk}";
import { PaperHead } from "${sdk}/kit";
import type { Wrapped } from "${sdk}";

const changes: Change[] = [
  changeResource("collections", {
    columns: [cell.text("shelf", { narrow: "lead" /* first on a phone */ }), { id: "age", narrow: "mark" }],
    sections: [{ id: "care", place: "side" }],
    fields: { fields: [field.text("shelf", { on: "create" })], start: { shelf: "A1" } },
    actions: [{ id: "tidy", isNext: true, affects: ["products"], run: ({ narrow, place }) => narrow ?? place }],
  }),
];

export const Head = ({ Original }: Wrapped) => <PaperHead title={String(Original)} />;

export default defineExtension({
  id: "care",
  changes,
  commands: [{ id: "open", words: "wash mend", keys: "g w", to: "/care" }],
  navigation: (groups) => groups,
});
`;

const after = before
  .replaceAll("changeResource", "extendResource")
  .replaceAll("PaperHead", "DocumentHeader")
  .replaceAll("Wrapped", "WrapperProps")
  .replace('narrow: "lead"', 'mobile: "lead"')
  .replace('narrow: "mark"', 'mobile: "mark"')
  .replace("place:", "column:")
  .replace("on:", "mode:")
  .replace("start:", "defaultValues:")
  .replace("isNext:", "isPrimary:")
  .replace("affects:", "invalidates:")
  .replace("words:", "keywords:")
  .replace("keys:", "shortcut:")
  .replace("navigation:", "transformSidebar:");

describe("upgrade", () => {
  test("gives exports and options their names of today, and leaves all else to the letter", () => {
    const { text, changes, open } = upgraded(before);
    expect(text).toBe(after);
    expect(open).toEqual([]);
    expect(changes).toContainEqual({
      line: 9,
      before: '    sections: [{ id: "care", place: "side" }],',
      after: '    sections: [{ id: "care", column: "side" }],',
    });
  });

  test("keeps what has the name for itself", () => {
    const text = `import { changeResource, useStaffNames as names } from "${sdk}";
const extendResource = changeResource;
export const one = { changeResource, narrow: 1, columns: [{ narrow: 2 }], names };
`;
    expect(upgraded(text).text).toBe(
      text.replace(
        "{ changeResource, useStaffNames as",
        "{ extendResource as changeResource, useUserNames as",
      ),
    );
    const short = `import { changeResource } from "${sdk}";\nexport const all = { changeResource };\n`;
    expect(upgraded(short).text).toContain("{ changeResource: extendResource }");
  });

  test("imports from the entry that has it now, and names what is gone", () => {
    const text = `import { type Change, defineExtension, gone, runSteps } from '${sdk}';
import { CellValue } from "${sdk}/kit";

export const all: [Change, ...unknown[]] = [defineExtension, gone, runSteps, CellValue];
`;
    const result = upgraded(text);
    expect(result.text.split("\n").slice(0, 2)).toEqual([
      `import { type Change, defineExtension, gone } from '${sdk}';`,
      `import { runSteps } from '${sdk}/tasks';`,
    ]);
    expect(result.open).toEqual([["export-removed", 1, `"${sdk}" no longer exports "gone".`]]);
  });

  test("leaves an option whose new name is there, and a file that cannot be read", () => {
    const text = `import { defineResource } from "${sdk}";
export default defineResource({ api: { one: "note", singularKey: "note", many: "notes" } });
`;
    const { text: result, open } = upgraded(text);
    expect(result).toBe(text.replace("many:", "pluralKey:"));
    expect(open).toEqual([
      ["option-taken", 2, '"one" is called "singularKey" now, and "singularKey" is there already.'],
    ]);
    expect(upgraded("export default {\n")).toMatchObject({
      changes: [],
      open: [["syntax-error", 2, expect.any(String)]],
    });
  });

  test("follows variables that are nothing but options, and objects with a type of the SDK", () => {
    const text = `import { cell, defineExtension, defineResource, type ExtensionCommand, type FormDefinition } from "${sdk}";
const phone = { narrow: "lead" };
const shared = { isNext: true };
const columns = [cell.text("shelf", phone), { ...phone, id: "age", narrow: "mark" }];
const start = { shelf: "A1" };
const open: readonly ExtensionCommand[] = [{ id: "open", words: "wash", to: "/care" }];
export const form = { start: {} } satisfies FormDefinition;
export const notes = () => {
  const sections = [{ id: "care", place: "side" }];
  return defineResource({ detail: { sections }, list: { columns: [...columns] }, form: { start }, actions: [{ ...shared }] });
};
export default defineExtension({ id: "care", commands: [...open] });
`;
    const result = upgraded(text);
    expect(result.open).toEqual([]);
    expect(result.text).toBe(
      text
        .replaceAll("narrow:", "mobile:")
        .replace("isNext:", "isPrimary:")
        .replace("words:", "keywords:")
        .replace("{ start: {} }", "{ defaultValues: {} }")
        .replace("place:", "column:")
        .replace("form: { start }", "form: { defaultValues: start }"),
    );
  });

  test.each([
    ["exported", "export const phone = ", ""],
    ["read", "const phone = ", "export const first = phone.narrow;"],
    ["written anew", "let phone = ", 'phone = { narrow: "mark" };'],
    [
      "part of what is read",
      "const phone = ",
      "const all = [phone];\nexport const list = { columns: all, cell: all[0] };",
    ],
    [
      "a parameter elsewhere",
      "const phone = ",
      "export const of = (phone: { narrow: string }) => phone.narrow;",
    ],
  ])("names an option of an object that is %s, too", (_, declared, more) => {
    const text = `import { cell, defineResource } from "${sdk}";
${declared}{ narrow: "lead" };
${more}
export default defineResource({ list: { columns: [cell.text("shelf", phone)] } });
`;
    const result = upgraded(text);
    expect(result.text).toBe(text);
    expect(result.open).toEqual([["option-undecided", 2, '"narrow" may have to be called "mobile" now.']]);
  });

  test("keeps the mode of a file, and writes what a link leads to", async () => {
    const path = "src/admin/extension.tsx";
    const { directory, shell } = await createProject({ [path]: before });
    await chmod(join(directory, path), 0o664);
    const shared = join(directory, "shared");
    await mkdir(shared);
    await writeFile(join(shared, "more.tsx"), before, { mode: 0o600 });
    const link = join(directory, "src/admin/more.tsx");
    await symlink(join(shared, "more.tsx"), link);
    await upgrade({ directory, shell });
    expect((await stat(join(directory, path))).mode & 0o777).toBe(0o664);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(shared, "more.tsx"), "utf8")).toBe(after);
    expect((await stat(join(shared, "more.tsx"))).mode & 0o777).toBe(0o600);
  });

  test("writes only when it is asked to, and says what it did", async () => {
    const path = "src/admin/extension.tsx";
    const { directory, shell } = await createProject({ [path]: before, "test/care.test.ts": "export {};\n" });
    const dry = await upgrade({ directory, shell, dryRun: true });
    expect(dry).toMatchObject({ written: false, files: [{ file: path }] });
    expect(await readFile(join(directory, path), "utf8")).toBe(before);
    const words = ["upgrade", "--shell", shell];
    const shown = await runCommand([...words, "--dry-run"], { cwd: directory });
    expect(shown.out).toContain(`  - commands: [{ id: "open", words: "wash mend"`);
    expect(shown.out).toContain("would change  1 file");
    const done = await runCommand(words, { cwd: directory });
    expect(done.code).toBe(0);
    expect(await readFile(join(directory, path), "utf8")).toBe(after);
    expect((await runCommand(words, { cwd: directory })).out).toContain("changed  no files");
  });
});
