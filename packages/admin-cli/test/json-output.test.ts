import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createProject, runCommand } from "./fixtures/project";

const manual = await readFile(resolve(import.meta.dirname, "../../../docs/json-output.md"), "utf8");

type Kind = "number" | "boolean" | "text" | "list" | "object";

/** The fields that a section of the manual lists: of what kind each is, and whether it is always there. */
function fieldsOf(section: string): Map<string, { kind: string; isOptional: boolean }> {
  const [, text = ""] = manual.split(`\n## ${section}\n`);
  const [own = ""] = text.split("\n## ");
  const rows = [...own.matchAll(/^\| `(\w+)` \| (\w+)(, optional)? \|/gm)];
  return new Map(
    rows.map(([, name = "", kind = "", optional]) => [name, { kind, isOptional: optional !== undefined }]),
  );
}

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return "list";
  if (typeof value === "number" || typeof value === "boolean") return typeof value as "number" | "boolean";
  return typeof value === "string" ? "text" : "object";
}

/** Holds an object against a section: nothing is left out, nothing is there that the manual does not know. */
function expectAsTold(value: object, section: string): void {
  const told = fieldsOf(section);
  expect(told.size, section).toBeGreaterThan(0);
  const found = Object.fromEntries(Object.entries(value).map(([name, held]) => [name, kindOf(held)]));
  const wanted = Object.fromEntries(
    [...told]
      .filter(([name, { isOptional }]) => !isOptional || name in found)
      .map(([name, { kind }]) => [name, kind]),
  );
  expect(found, section).toEqual(wanted);
}

const widget = 'export const config = { zone: "order.list.after" };\nexport default () => null;\n';
const files = {
  "package.json": JSON.stringify({
    name: "reviews",
    version: "1.0.0",
    type: "module",
    exports: { ".": "./dist/index.js" },
    files: ["dist"],
  }),
  "src/admin/widgets/stars.tsx": widget,
};

const medusaConfig = 'module.exports = { plugins: ["@medusajs/admin"] };\n';

async function jsonOf(words: readonly string[], made: Record<string, string> = files) {
  const project = await createProject(made);
  const run = await runCommand([...words, "--json", "--shell", project.shell], { cwd: project.directory });
  const value: Record<string, unknown> = JSON.parse(run.out);
  return { run, value };
}

test.each([
  ["check", ["check"]],
  ["build", ["build", "--backend", "https://store.example.com"]],
  ["build", ["build", "--backend", "https://store.example.com", "--preset", "static"]],
  ["build", ["build", "--dry-run"]],
  ["bundle", ["bundle", "--fix"]],
  ["bundle", ["bundle", "--fix", "--dry-run"]],
  ["init", ["init", "page", "audit"]],
  ["init", ["init", "page", "audit", "--dry-run"]],
  ["typegen", ["typegen"]],
  ["upgrade", ["upgrade", "--dry-run"]],
  ["migrate", ["migrate", "--yes"]],
  ["doctor", ["doctor"]],
  ["info", ["info"]],
])("%s prints what the manual says of it: %j", async (section, words) => {
  // A project of Medusa, for the command that is for such.
  const { run, value } = await jsonOf(words, { ...files, "medusa-config.js": medusaConfig });
  expectAsTold(value, section);
  expect(value.version).toBe(1);
  expect(run.code).toBe(value.ok === true ? 0 : 1);
});

test("a problem has what the manual says of it", async () => {
  const { run, value } = await jsonOf(["check"], {
    "src/admin/widgets/stars.tsx": 'export default "stars";\n',
  });
  expect(run.code).toBe(1);
  const { mistakes } = value;
  if (!Array.isArray(mistakes) || mistakes.length === 0) throw new Error("No mistake was found.");
  for (const mistake of mistakes) expectAsTold(mistake, "Problems");
});

test.each([
  ["build", 1, "invalid-extensions"],
  ["bundle", 1, "invalid-extensions"],
  ["typegen", 2, "invalid-configuration"],
  ["init nothing", 2, "wrong-usage"],
] as const)("%s tells what it refuses, and exits with %i", async (command, code, reason) => {
  const broken =
    code === 2
      ? { ...files, "tillhouse.config.json": '{ "extensions": 5 }' }
      : { ...files, "src/admin/widgets/stars.tsx": 'export default "stars";\n' };
  const { run, value } = await jsonOf(command.split(" "), broken);
  expect(run.code).toBe(code);
  expectAsTold(value, "What is refused");
  expect(value).toMatchObject({ ok: false, error: { code: reason } });
  expect(manual).toContain(`\`${reason}\``);
});
