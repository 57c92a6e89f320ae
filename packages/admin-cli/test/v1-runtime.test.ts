import { readFileSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../src/api/check";
import {
  createV1Project,
  isV1Built,
  plugin,
  realShell,
  runtimeDirectory,
  serverConfiguration,
  widget,
} from "./fixtures/v1-project";

/** A runtime in the project, which is found before the one that lies beside the command. */
function runtimeInProject(files: Record<string, string>): Record<string, string> {
  const folder = "node_modules/@tillhouse/v1-runtime";
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

const notInstalled = runtimeInProject({ "package.json": '{ "name": "@tillhouse/v1-runtime" }' });

const official = {
  "src/admin/widgets/one.tsx": widget(
    'import { Button } from "@medusajs/ui";\nimport { Trash } from "@medusajs/icons";',
    "<Button><Trash /></Button>",
  ),
  "src/admin/widgets/two.tsx": widget(
    'import { useAdminOrder } from "medusa-react";',
    'useAdminOrder("1").data',
  ),
};

const bundled = {
  ...plugin(
    "stars",
    `import { Button } from "@medusajs/ui";
import { jsx } from "react/jsx-runtime";
const Stars = () => jsx(Button, {});
export default { extensions: [{ Component: Stars, config: { type: "widget", zone: "order.details.after" } }] };
`,
  ),
  ...serverConfiguration("stars"),
};

const native = {
  "package.json": '{ "name": "shop", "dependencies": { "@tillhouse/extension-sdk": "1" } }',
  "src/admin/widgets/native.tsx": widget(
    'import { useQuery } from "@tanstack/react-query";\nimport { Section } from "@tillhouse/extension-sdk/ui";',
    "<Section>{useQuery.length}</Section>",
  ),
};

describe.skipIf(!isV1Built)("the packages of the official admin, where they are not installed", () => {
  test.each([
    [
      "a folder",
      official,
      'This is for the official admin: it takes "@medusajs/ui"',
      "src/admin/widgets/one.tsx",
    ],
    [
      "a plugin",
      bundled,
      '"stars" is for the official admin',
      "node_modules/stars/dist/admin/_virtual_entry.js",
    ],
    [
      "both",
      { ...official, ...bundled },
      '"stars" is for the official admin',
      "node_modules/stars/dist/admin/_virtual_entry.js",
    ],
  ])("are one mistake, with the command that installs them: %s", async (_, files, says, file) => {
    const project = await createV1Project({ ...files, ...notInstalled, "yarn.lock": "" });
    expect(await project.problemsV1()).toMatchObject([
      {
        rule: "official-runtime-missing",
        message: `${says}, and @tillhouse/v1-runtime is not installed.`,
        hint: "Run: yarn add @tillhouse/v1-runtime",
        file,
      },
    ]);
  });

  test("are one mistake where they belong to another version", async () => {
    const project = await createV1Project({
      ...official,
      ...runtimeInProject({ "dist/runtime.json": '{ "version": "0.0.1", "modules": {} }' }),
    });
    const { version } = JSON.parse(readFileSync(join(realShell, "shell.json"), "utf8"));
    expect(await project.problemsV1()).toMatchObject([
      {
        rule: "official-runtime-version",
        message: `This is for the official admin: it takes "@medusajs/ui", and @tillhouse/v1-runtime is of version 0.0.1 where the admin is of version ${version}.`,
        hint: `Run: npm install @tillhouse/v1-runtime@${version}`,
        file: "src/admin/widgets/one.tsx",
      },
    ]);
  });

  test("are not asked for by an extension that takes nothing of them", async () => {
    const project = await createV1Project({
      ...notInstalled,
      "src/admin/widgets/plain.tsx": widget(
        'import type { WidgetConfig } from "@medusajs/admin";',
        '"plain"',
      ),
    });
    const { warnings, code } = await project.buildV1();
    expect(warnings).toEqual([]);
    expect(code).toContain("plain");
  });
});

test.skipIf(!isV1Built)("they are found through a link, as some package managers make one", async () => {
  const [linked, beside] = await Promise.all([createV1Project(official), createV1Project(official)]);
  await mkdir(join(linked.directory, "node_modules/@tillhouse"), { recursive: true });
  await symlink(runtimeDirectory, join(linked.directory, "node_modules/@tillhouse/v1-runtime"));
  const [one, other] = [await linked.buildV1(), await beside.buildV1()];
  expect([...one.files.keys()]).toEqual([...other.files.keys()]);
  expect(one.warnings).toEqual([]);
});

describe.skipIf(!isV1Built)("a project without extensions of the official admin", () => {
  test("is built without those packages, to the same bytes", async () => {
    const [withThem, without] = await Promise.all([
      createV1Project(native),
      // What is read of it would end the build.
      createV1Project({ ...native, ...runtimeInProject({ "dist/runtime.json": "not JSON" }) }),
    ]);
    const built = await withThem.buildV1();
    const other = await without.buildV1();
    expect([...other.files]).toEqual([...built.files]);
    expect(other.manifest).toEqual(built.manifest);
    expect(built.sheets).toEqual([]);
    expect(built.code).not.toMatch(/tillhouse-v1|v1Load/);
    expect(built.manifest.extensions[0]).not.toHaveProperty("isV1");
  });

  test("would notice: one with such an extension reads them", async () => {
    const project = await createV1Project({
      ...official,
      ...runtimeInProject({ "dist/runtime.json": "not JSON" }),
    });
    await expect(check({ directory: project.directory, shell: realShell, environment: {} })).rejects.toThrow(
      "JSON",
    );
  });
});
