import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrate } from "../src/api/migrate";
import { version } from "../src/base/version";
import { createProject, runCommand, type TestProject } from "./fixtures/project";

/** A project as Medusa's starter makes it. */
const starter = {
  "medusa-config.js": `const dotenv = require("dotenv");
const plugins = [
  \`medusa-fulfillment-manual\`,
  {
    resolve: "@medusajs/admin",
    /** @type {import('@medusajs/admin').PluginOptions} */
    options: {
      autoRebuild: true,
      develop: { open: process.env.OPEN_BROWSER !== "false" },
    },
  },
];
module.exports = { projectConfig: {}, plugins };
`,
  "package.json": `{
  "name": "shop",
  "scripts": {
    "build:admin": "cross-env medusa-admin build",
    "dev": "medusa-admin develop --port 7005 --path / && echo \\"ready\\""
  },
  "dependencies": {
    "@medusajs/admin": "7.1.18",
    "@medusajs/medusa": "1.20.11"
  },
  "devDependencies": {
    "cross-env": "^7.0.3"
  }
}
`,
  ".gitignore": "/dist\n.env\nnode_modules",
};

/** A plugin that brings pages for the official admin. */
const reviews = '{ resolve: "reviews", options: { enableUI: true } }';

const read = ({ directory }: TestProject, name: string) => readFile(join(directory, name), "utf8");
const run = ({ directory, shell }: TestProject, options = {}) =>
  migrate({ directory, shell, environment: {}, ...options });

describe("migrate", () => {
  test("changes the plugin, the packages and the scripts, and leaves all else to the letter", async () => {
    const project = await createProject(starter);
    const { files, open, written, next, check } = await run(project);
    expect({ open, written, check }).toEqual({ open: [], written: true, check: undefined });
    expect(next).toEqual(["npm install", "npx medusa develop"]);
    expect(await read(project, "medusa-config.js")).toBe(
      starter["medusa-config.js"].replaceAll("@medusajs/admin", "@tillhouse/medusa-plugin"),
    );
    expect(await read(project, "package.json")).toBe(
      starter["package.json"]
        .replace('"@medusajs/admin": "7.1.18"', `"@tillhouse/medusa-plugin": "^${version}"`)
        .replace("medusa-admin build", "tillhouse build --out-dir .cache/tillhouse")
        .replace("medusa-admin develop --port 7005 --path /", "tillhouse dev --port 7005 --base-path /")
        .replace('    "cross-env"', `    "@tillhouse/admin-cli": "^${version}",\n    "cross-env"`),
    );
    expect(await read(project, ".gitignore")).toBe("/dist\n.env\nnode_modules\n.cache\n");
    expect(files.map(({ file, changes }) => [file, changes.map(({ line }) => line)])).toEqual([
      ["medusa-config.js", [5, 6]],
      ["package.json", [4, 5, 8, 11]],
      [".gitignore", [3]],
    ]);
    expect(await run(project)).toMatchObject({ files: [], open: [], written: false, next: [] });
  });

  test.each([
    ["files in src/admin", {}, { "src/admin/widgets/stars.tsx": "" }],
    [
      "a plugin with pages",
      { "medusa-config.js": starter["medusa-config.js"].replace("`medusa-fulfillment-manual`", reviews) },
      { "node_modules/reviews/dist/admin/_virtual_entry.js": "export default {};\n" },
    ],
  ])("adds what extensions are compiled with beside the plugin, for %s", async (_, changed, more) => {
    const project = await createProject({ ...starter, ...changed, ...more });
    await run(project);
    const beside = `"@tillhouse/medusa-plugin": "^${version}",\n    "@tillhouse/v1-runtime": "^${version}",\n`;
    const made = await read(project, "package.json");
    expect(made).toContain(beside);
    // A second time, and where somebody has put the plugin there by hand.
    await run(project);
    expect(await read(project, "package.json")).toBe(made);
    await project.write({
      "package.json": made.replace(/^.*v1-runtime.*\n/m, ""),
    });
    await run(project);
    expect(await read(project, "package.json")).toBe(made);
  });

  test.each([
    ["left out", "", ".cache/tillhouse", { folder: "build", isReplaced: false }],
    ["a text", 'outDir: "build/admin",', "build/admin", undefined],
    ["the folder that is there", 'outDir: "build",', "build", { folder: "build", isReplaced: true }],
  ])("has scripts build where the plugin looks: outDir %s", async (_, option, folder, officialOutput) => {
    const project = await createProject({
      ...starter,
      "medusa-config.js": starter["medusa-config.js"].replace("autoRebuild: true,", option),
      "build/index.html": '<title>Medusa</title><div id="root"></div>',
      "build/assets/index-8d2f.js": "",
    });
    const result = await run(project);
    expect(result.open).toEqual([]);
    expect(result.officialOutput).toEqual(officialOutput);
    expect(await read(project, "package.json")).toContain(`tillhouse build --out-dir ${folder}"`);
  });

  test("names an output folder that is computed", async () => {
    const outDir = "outDir: process.env.OUT,";
    const text = starter["medusa-config.js"].replace("autoRebuild: true,", outDir);
    const { open } = await run(await createProject({ ...starter, "medusa-config.js": text }));
    expect(open).toMatchObject([{ rule: "out-dir-computed", file: "medusa-config.js", line: 8 }]);
  });

  test("takes back what it did, and leaves what somebody has changed since", async () => {
    const project = await createProject(starter);
    await run(project);
    await project.write({ ".gitignore": "mine\n" });
    const undone = await run(project, { undo: true });
    expect(undone).toMatchObject({ written: true, open: [{ rule: "changed-since", file: ".gitignore" }] });
    for (const name of ["medusa-config.js", "package.json"] as const)
      expect(await read(project, name)).toBe(starter[name]);
    expect(await read(project, ".gitignore")).toBe("mine\n");
    await expect(run(await createProject(starter), { undo: true })).rejects.toMatchObject({
      code: "wrong-usage",
    });
  });

  test("writes nothing in a dry run, or where somebody says no", async () => {
    const project = await createProject(starter);
    for (const options of [{ dryRun: true }, { confirm: async () => false }]) {
      const { files, written } = await run(project, options);
      expect([files.length, written]).toEqual([3, false]);
      for (const [name, text] of Object.entries(starter)) expect(await read(project, name)).toBe(text);
    }
  });

  test.each([
    ["pushed onto the list", 'plugins.push({ resolve: "@medusajs/admin", options: {} });', []],
    ["a text in the list", "const plugins = ['@medusajs/admin'];", []],
    [
      "compared",
      'const plugins = ["@medusajs/admin"].filter((one) => one !== "@medusajs/admin");',
      ["official-admin-mentioned"],
    ],
    ["computed", 'const plugins = ["@medusajs/" + "admin"];', ["official-admin-missing"]],
    [
      "and a plugin with pages for it",
      'module.exports = { plugins: ["@medusajs/admin", { resolve: "reviews", options: { enableUI: true } }] };',
      [],
    ],
    [
      "and plugins that cannot be read",
      'module.exports = { plugins: ["@medusajs/admin", ...loadPlugins()] };',
      ["server-plugins-unread"],
    ],
    ["unreadable", "const plugins = [;", ["syntax-error"]],
  ])("the official admin %s", async (_, text, rules) => {
    const project = await createProject({ "medusa-config.js": text });
    const { open } = await run(project);
    expect(open.map(({ rule }) => rule)).toEqual(rules);
    for (const problem of open) expect(problem).toMatchObject({ file: "medusa-config.js" });
    if (rules.length === 0)
      expect(await read(project, "medusa-config.js")).toContain("@tillhouse/medusa-plugin");
  });

  test("names scripts without a counterpart, with their lines", async () => {
    const scripts = {
      a: "medusa-admin build --deployment",
      b: "medusa-admin clean",
      c: "medusa-admin develop --host x",
    };
    const project = await createProject({
      ...starter,
      "package.json": JSON.stringify({ scripts }, undefined, 2),
    });
    const { open } = await run(project);
    expect(open.map(({ rule, line }) => [rule, line])).toEqual(
      [3, 4, 5].map((line) => ["script-undecided", line]),
    );
  });

  test("names a package.json that cannot be read", async () => {
    const { open } = await run(await createProject({ ...starter, "package.json": "{ name: " }));
    expect(open).toMatchObject([{ rule: "package-json", file: "package.json" }]);
  });

  test("ends with what check says of the extensions", async () => {
    const project = await createProject({
      ...starter,
      "src/admin/widgets/stars.tsx":
        'export const config = { zone: "order.detail.after" };\nexport default () => null;\n',
    });
    const { check } = await run(project, { dryRun: true });
    expect(check?.mistakes.length).toBeGreaterThan(0);
  });

  test("leaves that to be asked where what extensions need is yet to be installed", async () => {
    const project = await createProject({
      ...starter,
      "src/admin/widgets/stars.tsx":
        'import { Container } from "@medusajs/ui";\nexport const config = { zone: "order.details.after" };\nexport default () => <Container />;\n',
    });
    const { check, next } = await run(project);
    expect(check).toBeUndefined();
    expect(next).toEqual(["npm install", "npx tillhouse check", "npx medusa develop"]);
  });

  test("is no command for other folders", async () => {
    await expect(run(await createProject({ "package.json": "{}" }))).rejects.toMatchObject({
      code: "directory-missing",
      hint: expect.stringContaining("Medusa v1 project"),
    });
  });

  test("shows what it would change where nobody can be asked, and writes only when told to", async () => {
    const project = await createProject(starter);
    const words = ["migrate", "--shell", project.shell];
    const shown = await runCommand(words, { cwd: project.directory });
    expect(shown.code).toBe(1);
    expect(shown.out).toContain('+ resolve: "@tillhouse/medusa-plugin",');
    expect(shown.error).toContain("--yes");
    expect(await read(project, "package.json")).toBe(starter["package.json"]);
    const written = await runCommand([...words, "--yes"], { cwd: project.directory });
    expect(written.code).toBe(0);
    expect(written.out).toMatch(/changed +3 files[\s\S]+npm install[\s\S]+migrate --undo/);
  });
});
