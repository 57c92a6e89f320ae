import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { typegen } from "../src/api/typegen";
import { createProject, runCommand } from "./fixtures/project";

const workspace = resolve(import.meta.dirname, "../../..");
const shell = join(workspace, "packages/admin-ui/dist/shell");
const run = promisify(execFile);

const reviews = `import { cell, defineResource } from "@tillhouse/extension-sdk";
import { Star } from "lucide-react";
export interface Review { id: string; stars: number }
declare module "@tillhouse/extension-sdk" { interface Resources { reviews: Review } }
export default defineResource({
  name: "reviews",
  api: { singularKey: "product_review", pluralKey: "reviews" },
  title: (review) => String(review.stars),
  nav: { group: "catalog", order: 1, icon: Star },
  list: { columns: [cell.number("stars")] },
  detail: { sections: [{ id: "stars", facts: ["stars"] }] },
});
`;
const texts = { "reviews.one": "Review", "reviews.fields.stars": "Stars", "stars.title": "Stars" };
const messages = JSON.stringify({ ...texts, "products.fields.stars": "Stars", "form.stars": "Stars" });

const files: Record<string, string> = {
  "package.json": '{ "name": "reviews-desk", "type": "module" }',
  "src/admin/resources/reviews.ts": reviews,
  "src/admin/messages/en.json": messages,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      module: "ESNext",
      moduleResolution: "Bundler",
      target: "ES2022",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
    include: ["src", "tillhouse-env.d.ts"],
  }),
};

const right = `import { hide, useHost, type WidgetConfig, type WidgetProps } from "@tillhouse/extension-sdk";
export const config: WidgetConfig = { zone: "product_review.details.stars.after" };
hide("reviews.columns.stars");
hide("products.columns.title");
export default function Stars({ productReview }: WidgetProps<"product_review.details.stars.after">) {
  const { translate } = useHost();
  return <p>{translate("stars.title")} {translate("reviews.one")} {translate("products.title")} {translate("form.required")} {productReview.stars}</p>;
}
export const editing = (props: WidgetProps<"product_review.form.before">) => props.productReview?.stars;
`;
const wrong: Record<string, string> = {
  'zone: "product_review.details.stras.after"':
    'import type { WidgetConfig } from "@tillhouse/extension-sdk";\nexport const config: WidgetConfig = { zone: "product_review.details.stras.after" };\n',
  "productReview.points":
    'import type { WidgetProps } from "@tillhouse/extension-sdk";\nexport const points = (props: WidgetProps<"product_review.details.after">) => props.productReview.points;\n',
  'hide("reviews.columns.points")':
    'import { hide } from "@tillhouse/extension-sdk";\nhide("reviews.columns.points");\n',
  'translate("stars.titel")':
    'import { useHost } from "@tillhouse/extension-sdk";\nexport const useTitle = () => useHost().translate("stars.titel");\n',
  'translate("reviews.fields.starz")':
    'import { useHost } from "@tillhouse/extension-sdk";\nexport const useField = () => useHost().translate("reviews.fields.starz");\n',
};

/** A project inside the workspace, whose packages it then finds as a project finds what it installed. */
async function installedProject(): Promise<{
  directory: string;
  write: (name: string, text: string) => Promise<void>;
}> {
  const directory = await mkdtemp(join(workspace, "node_modules/.tillhouse-types-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return { directory, write };
}

let declared: Promise<string> | undefined;

/** The same with its declarations, which are made once, in another project: by the first test, where it runs. */
async function typedProject() {
  declared ??= installedProject()
    .then(({ directory }) => typegen({ directory, shell, environment: {} }))
    .then(({ file }) => readFile(file, "utf8"));
  const project = await installedProject();
  await project.write("tillhouse-env.d.ts", await declared);
  return { ...project, file: join(project.directory, "tillhouse-env.d.ts") };
}

describe.skipIf(!existsSync(join(shell, "registry.js")))("typegen with the real shell", () => {
  test("lets the compiler know exactly the zones, ids and texts that exist", {
    timeout: 60_000,
  }, async () => {
    const { directory, write } = await installedProject();
    const result = await typegen({ directory, shell, environment: {} });
    expect(result).toMatchObject({ changed: true, ids: expect.any(Number), messages: 3 });
    const text = await readFile(result.file, "utf8");
    declared = Promise.resolve(text);
    expect(text).toContain('"product_review.details.after": { productReview: RecordNamed<"reviews"> };');
    expect(text).toContain('"reviews.columns.stars": "columns";');
    expect(text).toContain('"sidebar.reviews": "sidebar";');
    // What begins as the admin's own is not the extension's alone.
    expect(text).not.toContain("form.stars");

    // Looked at in one go: the compiler tells of what is wrong, file by file, and of nothing else.
    await write("src/right.tsx", right);
    const names = Object.keys(wrong);
    for (const [index, code] of Object.values(wrong).entries()) await write(`src/wrong-${index}.ts`, code);
    const { stdout } = await run(join(workspace, "node_modules/.bin/tsc"), ["-p", "."], {
      cwd: directory,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).not.toMatch(/^error/m);
    const told = [...stdout.matchAll(/^(\S[^(]*)\(\d+,\d+\): error/gm)].map(([, file]) => file);
    expect(new Set(told)).toEqual(new Set(names.map((_, index) => `src/wrong-${index}.ts`)));
  });

  test("writes the same file for the same definitions", { timeout: 60_000 }, async () => {
    const { directory, file, write } = await typedProject();
    const long = new Date("2026-01-01");
    await utimes(file, long, long);
    expect(await typegen({ directory, shell, environment: {} })).toMatchObject({ changed: false });
    expect((await stat(file)).mtime).toEqual(long);
    await write("src/admin/messages/en.json", '{ "stars.title": "Stars", "stars.text": "How many" }');
    const checked = await runCommand(["typegen", "--check", "--shell", shell], { cwd: directory });
    expect(checked).toMatchObject({ code: 1, out: "" });
    expect(checked.error).toContain("tillhouse-env.d.ts is not as it should be.");
    const done = await runCommand(["typegen", "--shell", shell], { cwd: directory });
    expect(done).toMatchObject({ code: 0, error: "" });
    expect(done.out).toMatch(/^wrote {2}tillhouse-env\.d\.ts: \d+ zones, \d+ ids, 2 texts\n$/);
    const json = await runCommand(["typegen", "--json", "--check", "--shell", shell], { cwd: directory });
    expect(JSON.parse(json.out)).toMatchObject({ version: 1, ok: true, changed: false });
  });

  test("reports mistakes of definitions without changing the file", async () => {
    const { directory, file, write } = await typedProject();
    const before = await readFile(file, "utf8");
    await write("src/admin/resources/reviews.ts", `${reviews}throw new Error("no luck");\n`);
    await expect(typegen({ directory, shell, environment: {} })).rejects.toMatchObject({
      code: "invalid-extensions",
      details: [{ rule: "load-throws", message: expect.stringContaining("no luck") }],
    });
    expect(await readFile(file, "utf8")).toBe(before);
  });
});

test("a project without extensions declares nothing", async () => {
  const project = await createProject({});
  const options = { directory: project.directory, shell: project.shell, environment: {} };
  expect(await typegen(options)).toMatchObject({ changed: true, zones: 0, ids: 0, messages: 0 });
  expect(await readFile(join(project.directory, "tillhouse-env.d.ts"), "utf8")).toMatch(
    /^\/\/ .*\n\nexport \{\};\n$/,
  );
});
