import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { build } from "../src/api/build";
import { type BundleCommandOptions, type BundleCommandResult, bundle } from "../src/api/bundle";
import { CommandError } from "../src/base/errors";
import { createProject, listFiles, runCommand, type TestProject } from "./fixtures/project";

const workspace = resolve(import.meta.dirname, "../../..");
const zone = 'export const config = { zone: "order.details.after" };\n';

const description = {
  name: "@acme/reviews",
  version: "1.0.0",
  type: "module",
  files: ["dist"],
  exports: { ".": { import: "./dist/index.js" } },
  tillhouse: { apiVersion: 1 },
  dependencies: { stars: "^1.0.0" },
  devDependencies: { inside: "^1.0.0" },
  peerDependencies: { react: "^18.3.0", "@tillhouse/extension-sdk": "^0.1.0" },
};

const files = {
  "package.json": JSON.stringify(description),
  "node_modules/stars/package.json":
    '{ "name": "stars", "version": "1.0.0", "type": "module", "main": "index.js" }',
  "node_modules/stars/index.js": 'export const stars = "installed with it";\n',
  "node_modules/inside/package.json":
    '{ "name": "inside", "version": "1.0.0", "type": "module", "main": "index.js" }',
  "node_modules/inside/index.js": 'export const inside = "carried along";\n',
  "src/admin/widgets/rating.tsx": `import { useState } from "react";
import { inside } from "inside";
import { stars } from "stars";
import picture from "./star.svg";
import "./rating.css";
${zone}export default function Rating() { const [n] = useState(stars); return <p className="rating">{n}{inside}<img src={picture} alt="" /></p>; }
`,
  "src/admin/widgets/rating.css": ".rating { color: teal; }\n",
  "src/admin/widgets/star.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  "src/admin/messages/en.json": '{ "rating.title": "Rating" }',
};

async function mistakes(options: BundleCommandOptions): Promise<readonly { rule: string }[]> {
  const error = await bundle({ environment: {}, ...options }).catch((reason: unknown) => reason);
  if (error instanceof CommandError) return error.details;
  throw error instanceof Error ? error : new Error("bundle was expected to refuse and did not.");
}

describe("bundle", () => {
  /** A bundle that two tests look at, in its project. */
  let author: TestProject;
  let result: BundleCommandResult;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    author = await createProject(files, (act) => void ends.push(act));
    result = await bundle({ directory: author.directory, shell: author.shell, environment: {} });
  });
  afterAll(() => Promise.all(ends.map((act) => act())));

  test("makes modules of chunks without code of the admin", async () => {
    expect(result).toMatchObject({
      id: "reviews",
      apiVersion: 1,
      peers: ["@tillhouse/extension-sdk", "react"],
      external: ["stars"],
      inlined: ["inside"],
      fixed: false,
      warnings: [],
    });
    const names = await listFiles(result.directory);
    expect(names).toEqual([
      expect.stringMatching(/^en-\w+\.js$/),
      "index.css",
      "index.js",
      expect.stringMatching(/^rating-\w+\.js$/),
      expect.stringMatching(/^star-\w+\.svg$/),
      "tillhouse.json",
    ]);
    const entry = await readFile(join(result.directory, "index.js"), "utf8");
    expect(entry).toMatch(/^import "\.\/index\.css";\n/);
    expect(entry).not.toContain("carried along");
    const part = await readFile(join(result.directory, names[3] ?? ""), "utf8");
    expect(part).toContain('from "react"');
    expect(part).toContain('from "stars"');
    expect(part).toContain("carried along");
    expect(result.files.map(({ name }) => name)).toEqual(names.filter((name) => name !== "tillhouse.json"));
    const options = { directory: author.directory, shell: author.shell, environment: {}, dryRun: true };
    const whole = await bundle({ ...options, inline: ["stars"] });
    expect(whole).toMatchObject({ external: [], inlined: ["inside", "stars"] });
  });

  test("is accepted by an admin with its styles, pictures and texts", async () => {
    const shop = await createProject({
      "package.json": '{ "name": "shop" }',
      "tillhouse.config.json": '{ "extensions": ["@acme/reviews"] }',
    });
    const installed = join(shop.directory, "node_modules/@acme/reviews");
    // As npm installs it: what is published, and its dependencies beside it.
    for (const name of ["package.json", "dist"])
      await cp(join(author.directory, name), join(installed, name), { recursive: true });
    await cp(join(author.directory, "node_modules/stars"), join(shop.directory, "node_modules/stars"), {
      recursive: true,
    });
    const { directory, manifest, warnings } = await shop.build();
    expect(warnings).toEqual([]);
    expect(manifest.extensions).toMatchObject([{ id: "reviews", styles: [expect.stringMatching(/\.css$/)] }]);
    const built = (await listFiles(directory)).filter((name) => name.startsWith("extensions/"));
    expect(built.filter((name) => name.endsWith(".svg"))).toHaveLength(1);
    const scripts = await Promise.all(
      built.filter((name) => name.endsWith(".js")).map((name) => readFile(join(directory, name), "utf8")),
    );
    expect(scripts.join()).toContain("installed with it");
    expect(scripts.join()).toContain("Rating");
    const styles = await readFile(join(directory, manifest.extensions[0]?.styles[0] ?? ""), "utf8");
    expect(styles).toContain(".rating");
  });

  test("refuses a package description that nobody could use, and repairs it with fix", async () => {
    const bare = {
      name: "@acme/reviews",
      dependencies: { react: "^18.3.0", stars: "^1.0.0" },
      sideEffects: false,
    };
    const project = await createProject({ ...files, "package.json": JSON.stringify(bare, undefined, 4) });
    const options = { directory: project.directory, shell: project.shell };
    expect((await mistakes(options)).map(({ rule }) => rule)).toEqual([
      "package-stamp",
      "package-exports",
      "package-peers",
      "package-copies",
      "package-files",
      "package-side-effects",
    ]);
    expect(existsSync(join(project.directory, "dist"))).toBe(false);
    expect(await bundle({ ...options, fix: true })).toMatchObject({ fixed: true, warnings: [] });
    const text = await readFile(join(project.directory, "package.json"), "utf8");
    expect(text).toContain('\n    "name"');
    expect(JSON.parse(text)).toEqual({
      name: "@acme/reviews",
      type: "module",
      dependencies: { stars: "^1.0.0" },
      sideEffects: ["**/*.css"],
      tillhouse: { apiVersion: 1 },
      exports: { ".": { import: "./dist/index.js" }, "./package.json": "./package.json" },
      peerDependencies: { react: "^18.3.0 || ^19.0.0", "@tillhouse/extension-sdk": "^0.1.0" },
      files: ["dist"],
    });
    expect(await bundle({ ...options, fix: true })).toMatchObject({ fixed: false });
  });

  test("refuses the mistakes that a build refuses", async () => {
    const project = await createProject(files);
    const options = { directory: project.directory, shell: project.shell };
    const { directory } = await bundle({ ...options, environment: {} });
    const before = await listFiles(directory);
    await project.write({ "src/admin/widgets/b.tsx": zone.replace("after", "aftr") });
    expect((await mistakes(options)).map(({ rule }) => rule)).toContain("unknown-zone");
    await project.write({
      "src/admin/widgets/b.tsx": `${zone}export default () => null;\nthrow new Error("no luck");\n`,
    });
    expect(await mistakes(options)).toMatchObject([{ rule: "load-throws", file: "src/admin/widgets/b.tsx" }]);
    await project.write({ "src/admin/widgets/b.tsx": `${zone}export default () => null;\n` });
    expect(await mistakes({ ...options, budgets: { extension: 10 } })).toMatchObject([
      { rule: "over-budget" },
    ]);
    expect(await listFiles(directory)).toEqual(before);
  });

  test("tells what npm would not publish", async () => {
    const project = await createProject(files);
    await project.write({
      "package.json": JSON.stringify({ ...description, files: ["dist", "!dist/*.svg"] }),
    });
    const { warnings } = await bundle({
      directory: project.directory,
      shell: project.shell,
      environment: {},
    });
    expect(warnings).toMatchObject([{ rule: "package-files", message: expect.stringContaining(".svg") }]);
  });

  test("writes nothing in a dry run, and says what it would write", async () => {
    const bare = { ...description, tillhouse: undefined };
    const project = await createProject({ ...files, "package.json": JSON.stringify(bare) });
    const options = { directory: project.directory, shell: project.shell, environment: {}, fix: true };
    const before = await listFiles(project.directory);
    const dry = await bundle({ ...options, dryRun: true });
    expect(dry).toMatchObject({ written: false, fixed: true, output: { previousBytes: 0 } });
    expect(await listFiles(project.directory)).toEqual(before);
    expect(await readFile(join(project.directory, "package.json"), "utf8")).toBe(JSON.stringify(bare));
    const { directory, written } = await bundle(options);
    expect(written).toBe(true);
    expect(dry.output?.changes.map(({ file }) => file)).toEqual(await listFiles(directory));
    expect(await bundle({ ...options, dryRun: true })).toMatchObject({ output: { changes: [] } });
  });

  test("does not write into a folder of somebody else", async () => {
    const project = await createProject({ ...files, "dist/mine.txt": "mine" });
    await expect(bundle({ directory: project.directory, shell: project.shell })).rejects.toMatchObject({
      code: "output-refused",
    });
  });

  test("needs a package and something to put into it", async () => {
    const empty = await createProject({ "package.json": "{}" });
    await expect(bundle({ directory: empty.directory, shell: empty.shell })).rejects.toMatchObject({
      code: "package-invalid",
    });
    const none = await createProject({});
    await expect(bundle({ directory: none.directory, shell: none.shell })).rejects.toMatchObject({
      code: "package-invalid",
    });
  });

  test("prints a report as text and as JSON", async () => {
    const project = await createProject(files);
    const words = ["bundle", "--shell", project.shell];
    const run = await runCommand(words, { cwd: project.directory });
    expect(run).toMatchObject({ code: 0, error: "" });
    expect(run.out).toMatch(/^reviews\n {2}en-\w+\.js {2,}\d+ B {2,}compressed \d+ B\n/);
    expect(run.out).toContain(
      "  from the admin: @tillhouse/extension-sdk, react\n  dependencies: stars\n  inside: inside\n",
    );
    expect(run.out).toContain(
      "note     There are no declarations: install typescript in the project to have them.\n",
    );
    expect(run.out).toMatch(/bundled {2}dist for version 1 of the extension contract\n$/);
    const json = await runCommand([...words, "--json"], { cwd: project.directory });
    expect(JSON.parse(json.out)).toMatchObject({ version: 1, ok: true, id: "reviews", hasTypes: false });
  });
});

/** The shell is the output of another package, which may not have been built. */
const shell = join(workspace, "packages/admin-ui/dist/shell");

describe.skipIf(!existsSync(join(shell, "registry.js")))("bundle with the workspace's TypeScript", () => {
  const resource = `import { cell, defineResource } from "@tillhouse/extension-sdk";
export interface Review { id: string; stars: number }
declare module "@tillhouse/extension-sdk" { interface Resources { reviews: Review } }
export default defineResource({ name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: ({ id }) => id, list: { columns: [cell.number("stars")] } });
`;
  const options = {
    module: "ESNext",
    moduleResolution: "Bundler",
    target: "ES2022",
    lib: ["ES2023", "DOM"],
    strict: true,
    types: [],
    noEmit: true,
    skipLibCheck: true,
  };

  test("declares its records to whoever installs it", { timeout: 60_000 }, async () => {
    // Inside the workspace, whose packages it then finds as a project finds what it installed.
    const root = await mkdtemp(join(workspace, "node_modules/.tillhouse-bundle-"));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const write = async (name: string, text: string): Promise<void> => {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    };
    await write("reviews/package.json", '{ "name": "reviews", "version": "1.0.0" }');
    await write("reviews/tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["src"] }));
    await write("reviews/src/admin/resources/reviews.ts", resource);
    const directory = join(root, "reviews");
    const result = await bundle({ directory, shell, fix: true, environment: {} });
    expect(result).toMatchObject({ hasTypes: true, fixed: true });
    expect(await listFiles(result.directory)).toContain("types/resources/reviews.d.ts");

    await mkdir(join(root, "shop/node_modules"), { recursive: true });
    await symlink(directory, join(root, "shop/node_modules/reviews"), "junction");
    await write("shop/package.json", '{ "name": "shop", "type": "module" }');
    await write("shop/tillhouse.config.json", '{ "extensions": ["reviews"] }');
    await write("shop/tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["*.ts"] }));
    await write(
      "shop/use.ts",
      'import type { RecordOf } from "@tillhouse/extension-sdk";\nimport reviews, { type Review } from "reviews";\nexport const stars = (review: RecordOf<"reviews">, same: Review): number => review.stars + same.stars;\nexport const id: string = reviews.id;\n// @ts-expect-error: a review has no such key.\nexport const points = (review: Review) => review.points;\n',
    );
    const types = await promisify(execFile)(join(workspace, "node_modules/.bin/tsc"), [
      "-p",
      join(root, "shop"),
    ]).catch((error: { stdout: string }) => error);
    expect(types.stdout).toBe("");
    const built = await build({ directory: join(root, "shop"), shell, environment: {} });
    expect(built.manifest.extensions).toMatchObject([{ id: "reviews" }]);

    await write("reviews/src/admin/resources/reviews.ts", resource.replace("=> id,", "=> 7,"));
    expect(await mistakes({ directory, shell })).toMatchObject([
      {
        rule: "type-error",
        file: "src/admin/resources/reviews.ts",
        line: 4,
        message: expect.stringMatching(/^TS2322: /),
      },
    ]);
  });
});
