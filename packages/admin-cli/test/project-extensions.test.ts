import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { build } from "../src/api/build";
import { check } from "../src/api/check";
import { createProject, type TestProject } from "./fixtures/project";

const entry = (id: string): string => `import { defineExtension } from "@tillhouse/extension-sdk";
import { useState } from "react";
import { label } from "words";
export default defineExtension({ id: "${id}", commands: [{ id: "x", label, run: useState }] });
`;
const stamped = JSON.stringify({
  name: "@acme/reviews",
  exports: { ".": { types: "./index.d.ts", import: "./dist/index.js" } },
  tillhouse: { apiVersion: 1 },
  dependencies: { words: "1" },
});
const words = {
  "package.json": '{ "name": "words", "exports": { "import": "./words.js" } }',
  "words.js": 'export const label = "from words";',
};
const widget = 'export const config = { zone: "order.list.after" };\nexport default () => null;\n';

function below(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

function configOf(...extensions: string[]): Record<string, string> {
  return {
    "tillhouse.config.ts": `export default {\n  extensions: ${JSON.stringify(extensions)},\n};\n`,
  };
}

async function link(project: TestProject, target: string, name: string): Promise<void> {
  const path = join(project.directory, name);
  await mkdir(dirname(path), { recursive: true });
  await symlink(join(project.directory, target), path);
}

async function definitions(project: TestProject): Promise<Record<string, unknown>[]> {
  const { directory, manifest } = await project.build();
  return Promise.all(
    manifest.extensions.map(
      async ({ module }) => (await import(pathToFileURL(join(directory, module)).href)).default,
    ),
  );
}

const reviews = { "package.json": stamped, "dist/index.js": entry("acme-reviews") };

describe("extensions of the configuration", () => {
  test.each([
    [
      "npm, hoisted",
      {
        ...below("node_modules/@acme/reviews", reviews),
        ...below("node_modules/words", words),
      },
      [],
    ],
    [
      "npm, a copy of its own",
      {
        ...below("node_modules/@acme/reviews", reviews),
        ...below("node_modules/@acme/reviews/node_modules/words", words),
      },
      [],
    ],
    [
      "pnpm",
      {
        ...below("node_modules/.pnpm/@acme+reviews@1.0.0/node_modules/@acme/reviews", reviews),
        ...below("node_modules/.pnpm/words@1.0.0/node_modules/words", words),
      },
      [
        ["node_modules/.pnpm/@acme+reviews@1.0.0/node_modules/@acme/reviews", "node_modules/@acme/reviews"],
        [
          "node_modules/.pnpm/words@1.0.0/node_modules/words",
          "node_modules/.pnpm/@acme+reviews@1.0.0/node_modules/words",
        ],
      ],
    ],
    [
      "Yarn with node_modules, in a workspace above",
      {
        ...below("../node_modules/@acme/reviews", reviews),
        ...below("../node_modules/words", words),
      },
      [],
    ],
  ])("are found as installed by %s", async (_, files, links) => {
    const project = await createProject({ ...configOf("@acme/reviews"), ...files });
    for (const [target = "", name = ""] of links) await link(project, target, name);
    expect(await definitions(project)).toMatchObject([
      { id: "acme-reviews", commands: [{ label: "from words" }] },
    ]);
  });

  test("are taken from the folders of their sources", async () => {
    const project = await createProject({
      ...configOf("../Упаковка 包装", "@acme/reviews"),
      "../Упаковка 包装/src/admin/widgets/pack.tsx": widget,
      "../linked/package.json": stamped,
      "../linked/dist/index.js": "throw new Error('of yesterday');",
      "../linked/src/admin/widgets/stars.tsx": widget.replace("after", "before"),
      "src/admin/widgets/own.tsx": widget,
      "package.json": '{ "name": "shop" }',
    });
    await link(project, "../linked", "node_modules/@acme/reviews");
    const { manifest } = await project.build();
    expect(manifest.extensions.map(({ id, contributions }) => [id, contributions[0]?.source])).toEqual([
      ["shop", "src/admin/widgets/own.tsx"],
      ["local", "../Упаковка 包装/src/admin/widgets/pack.tsx"],
      ["reviews", "../linked/src/admin/widgets/stars.tsx"],
    ]);

    await project.write({ "../linked/src/admin/widgets/stars.tsx": widget.replace("after", "aftr") });
    expect(await project.problems()).toMatchObject([
      { rule: "unknown-zone", file: "../linked/src/admin/widgets/stars.tsx", line: 1 },
    ]);
  });

  test("are reported with each of their mistakes", async () => {
    const package_ = (description: object) => JSON.stringify({ exports: "./index.js", ...description });
    const names = [
      "gone",
      "@acme/reviws",
      "new",
      "unstamped",
      "unbuilt",
      "official",
      "none",
      "./nowhere",
      ".",
    ];
    const project = await createProject({
      ...configOf(...names, "twice", "./node_modules/twice"),
      "package.json": '{ "name": "shop", "dependencies": { "@acme/reviews": "1" } }',
      "pnpm-lock.yaml": "",
      "node_modules/new/package.json": package_({ tillhouse: { apiVersion: 7 } }),
      "node_modules/unstamped/package.json": package_({ tillhouse: {} }),
      "node_modules/unbuilt/package.json": package_({ tillhouse: { apiVersion: 1 } }),
      "node_modules/official/dist/admin/_virtual_entry.js": "export default {};",
      "node_modules/none/package.json": "{}",
      "node_modules/twice/package.json": package_({ tillhouse: { apiVersion: 1 } }),
      "node_modules/twice/index.js": 'export default { id: "twice" };',
    });
    const problems = await project.problems();
    expect(
      problems.map(({ rule, message, hint, line }) => [
        rule,
        line,
        message.replace(project.directory, "<project>"),
        hint,
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "extension-missing",
          2,
          "The package "gone" is not installed.",
          "Run: pnpm add --save-dev gone",
        ],
        [
          "extension-missing",
          2,
          "The package "@acme/reviws" is not installed.",
          "Did you mean "@acme/reviews"? Else run: pnpm add --save-dev @acme/reviws",
        ],
        [
          "extension-api-version",
          2,
          ""new" was made for version 7 of the extension contract. This admin speaks version 1.",
          "Update @tillhouse/admin-cli, or use an older version of the extension.",
        ],
        [
          "extension-stamp",
          2,
          "The package.json of "unstamped" does not say for which version of the contract it was made.",
          "Write into it: "tillhouse": { "apiVersion": 1 }",
        ],
        [
          "extension-entry",
          2,
          "The entry of "unbuilt" is missing: its package.json leads to no file.",
          "Tell its author, or install another version.",
        ],
        [
          "extension-empty",
          2,
          ""none" is no extension: it has neither src/admin nor "tillhouse" in its package.json.",
          "Make one with: tillhouse init extension",
        ],
        [
          "extension-missing",
          2,
          "There is no folder <project>/nowhere.",
          "Paths in the list are relative to the configuration file; packages are named without ./",
        ],
        [
          "extension-own",
          2,
          ""." is the project itself.",
          "Remove the entry: the project's own src/admin is always taken.",
        ],
        [
          "extension-twice",
          2,
          ""./node_modules/twice" and "twice" are the same extension.",
          "Remove one of the two.",
        ],
      ]
    `);
    expect(problems.every(({ file }) => file === "tillhouse.config.ts")).toBe(true);
    expect(problems[1]?.frame).toContain("@acme/reviws");
  });

  test("tells what Plug'n'Play needs", async () => {
    const project = await createProject({ ...configOf("@acme/reviews"), ".pnp.cjs": "" });
    expect(await project.problems()).toMatchObject([
      { rule: "extension-plug-and-play", hint: expect.stringContaining("nodeLinker: node-modules") },
    ]);
  });

  test("have ids of their own", async () => {
    const project = await createProject({
      ...configOf("./a", "./b"),
      "a/src/admin/extension.ts": 'export default { id: "same" };',
      "b/src/admin/extension.ts": 'export default { id: "same" };',
    });
    expect(await project.problems()).toMatchObject([
      { rule: "extension-duplicate", message: '"./a" and "./b" both call their extension "same".' },
    ]);
  });
});

describe("a package of the contract's version before", () => {
  const old = {
    "package.json": stamped.replace('"apiVersion":1', '"apiVersion":0'),
    "dist/index.js": `import { cell, changeResource, defineExtension, defineResource, useStaffNames } from "@tillhouse/extension-sdk";
import { PaperHead } from "@tillhouse/extension-sdk/kit";
const notes = defineResource({
  name: "notes",
  api: { one: "note", many: "notes" },
  title: ({ id }) => id,
  list: { columns: [cell.text("text", { narrow: "title" })] },
});
export default defineExtension({
  apiVersion: 0,
  id: "acme-reviews",
  resources: [notes],
  changes: [changeResource("products", { columns: [cell.text("material", { narrow: "badge" })] })],
  commands: [{ id: "greet", label: "Greet", words: "hello", run: () => [useStaffNames, PaperHead] }],
});
`,
  };

  test("is compiled with the names of then, tried out in today's admin, and told of", async () => {
    const project = await createProject({
      ...configOf("@acme/reviews"),
      ...below("node_modules/@acme/reviews", old),
    });
    const { directory } = project;
    const { mistakes, warnings } = await check({ directory, environment: {} });
    expect(mistakes).toEqual([]);
    expect(warnings).toMatchObject([
      { rule: "extension-version-before", file: "tillhouse.config.ts", line: 2 },
    ]);
    const { manifest } = await build({ directory, environment: {} });
    expect(manifest.extensions).toMatchObject([{ id: "acme-reviews" }]);
    // The names of today in its place are a mistake: it is the version of then that it is compiled with.
    await project.write({
      "node_modules/@acme/reviews/package.json": stamped,
    });
    const today = await check({ directory, environment: {} });
    expect(today.mistakes.map(({ message }) => message).join("\n")).toContain("changeResource");
  });

  test("is refused as sources, with the command that rewrites them", async () => {
    const { directory } = await createProject({
      ...configOf("./reviews"),
      ...below("reviews", { "package.json": old["package.json"], "src/admin/widgets/stars.jsx": widget }),
    });
    const { mistakes } = await check({ directory, environment: {} });
    expect(mistakes).toMatchObject([
      { rule: "extension-api-version", hint: expect.stringContaining("tillhouse upgrade") },
    ]);
  });
});
