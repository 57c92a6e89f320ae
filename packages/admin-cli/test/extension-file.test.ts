import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { createProject, type TestProject } from "./fixtures/project";

async function builtDefinition(project: TestProject) {
  const { directory, manifest } = await project.build();
  const [extension] = manifest.extensions;
  const module = await import(pathToFileURL(join(directory, extension?.module ?? "")).href);
  return { extension, definition: module.default };
}

describe("src/admin/extension.ts", () => {
  test("adds what has no folder to what the folders have", async () => {
    const project = await createProject({
      "src/admin/extension.tsx": `import { defineExtension } from "@tillhouse/extension-sdk";
        export default defineExtension({
          id: "packing",
          changes: [{ kind: "hide", target: "products.columns.collection" }],
          commands: [{ id: "pack", label: "Pack", to: "/packing" }],
          widgets: [{ id: "b", zone: "order.list.after", load: () => import("./parts/b") }],
          routes: [{ path: "/packing", load: () => import("./parts/b") }],
          messages: {
            en: async () => ({ default: { "packing.title": "code", "packing.more": "code" } }),
            de: async () => ({ default: { "packing.title": "Code" } }),
          },
        });`,
      "src/admin/parts/b.tsx": "export default () => null;",
      "src/admin/widgets/a.tsx":
        'export const config = { zone: "order.list.before", permission: "role:admin" };\nexport default () => null;',
      "src/admin/messages/en.json": '{ "packing.title": "file" }',
    });
    const { extension, definition } = await builtDefinition(project);
    expect(extension).toMatchObject({
      id: "packing",
      contributions: expect.arrayContaining([
        { kind: "extension", id: "packing", source: "src/admin/extension.tsx" },
      ]),
    });
    const source = "src/admin/extension.tsx";
    expect(definition).toMatchObject({
      id: "packing",
      apiVersion: 1,
      source,
      changes: [{ kind: "hide", target: "products.columns.collection" }],
      commands: [{ id: "pack", source }],
      routes: [{ path: "/packing", source }],
      widgets: [
        { id: "a", zone: "order.list.before", permission: "role:admin", source: "src/admin/widgets/a.tsx" },
        { id: "b", zone: "order.list.after", source },
      ],
    });
    const texts = async (language: string) => (await definition.messages[language]()).default;
    expect(await texts("en")).toEqual({ "packing.title": "file", "packing.more": "code" });
    expect(await texts("de")).toEqual({ "packing.title": "Code" });
  });

  test("is enough by itself", async () => {
    const project = await createProject({
      "src/admin/extension.js": 'export default { id: "alone", commands: [] };',
    });
    const { definition } = await builtDefinition(project);
    expect(definition).toMatchObject({ id: "alone", widgets: [], commands: [] });
  });

  test.each([
    ["export const id = 1;", "default-export-missing"],
    ["export default { widgets: [] };", "extension-id"],
    ["export default { id: String(1) };", "extension-id"],
    ['export default { id: "a b" };', "extension-id"],
  ])("refuses %o", async (text, rule) => {
    const project = await createProject({ "src/admin/extension.ts": text });
    expect(await project.problems()).toMatchObject([{ rule, file: "src/admin/extension.ts", line: 1 }]);
  });

  test("must not exist twice", async () => {
    const text = 'export default { id: "a" };';
    const project = await createProject({ "src/admin/extension.ts": text, "src/admin/extension.js": text });
    expect(await project.problems()).toMatchObject([{ rule: "extension-file-duplicate" }]);
  });
});
