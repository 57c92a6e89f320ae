import { describe, expect, test } from "vitest";
import { info } from "../src/api/info";
import { version } from "../src/base/version";
import { shellDescription } from "./fixtures/fake-shell";
import { createProject, runCommand, runOnTerminal, startCommand } from "./fixtures/project";

const files = {
  "package.json": '{ "name": "shop" }',
  "pnpm-lock.yaml": "",
  "tillhouse.config.json": '{ "extensions": ["./packing"] }',
  "src/admin/widgets/a.tsx":
    'export const config = { zone: "order.list.after" };\nexport default () => null;\n',
  "packing/src/admin/extension.ts": 'export default { id: "packing" };',
  "node_modules/react/package.json": '{ "version": "18.3.1" }',
};

describe("tillhouse info", () => {
  test("gathers versions, machine, extensions and paths", async () => {
    const { directory, shell } = await createProject(files);
    const result = await info({ directory, shell, environment: {} });
    expect(result).toMatchObject({
      version: 1,
      versions: { tillhouse: version, shell: "0.0.1-test", react: "18.3.1" },
      machine: { node: process.version },
      packageManager: "pnpm",
      paths: { project: directory, config: expect.stringContaining("tillhouse.config.json"), shell },
      extensions: [
        { id: "shop", parts: { widget: 1 } },
        { id: "packing", parts: { extension: 1 } },
      ],
      mistakes: 0,
      shell: { routes: 1, ids: shellDescription.ids.length },
    });
    expect(result.shell.zones).toBeGreaterThan(40);
  });

  test("counts mistakes instead of stopping at them", async () => {
    const { directory, shell } = await createProject({
      ...files,
      "src/admin/widgets/a.tsx":
        'export const config = { zone: "order.lists.after" };\nexport default () => null;\n',
      "tillhouse.config.json": '{ "prot": 1, "extensions": ["gone"] }',
    });
    expect((await info({ directory, shell, environment: {} })).mistakes).toBe(3);
  });

  test("leaves out values of the environment", async () => {
    const { directory, shell } = await createProject(files);
    const environment = { TILLHOUSE_API_TOKEN: "hush", DATABASE_URL: "hush" };
    expect(JSON.stringify(await info({ directory, shell, environment }))).not.toContain("hush");
  });

  test("does not fail for a reader that stops early", async () => {
    const project = await createProject(files);
    const { child, ended } = startCommand(["info", "--shell", project.shell], { cwd: project.directory });
    child.stdout.destroy();
    expect(await ended).toMatchObject({ code: 0, error: "" });
  });

  test("prints text, JSON and colours on a terminal", async () => {
    const project = await createProject(files);
    const options = { cwd: project.directory };
    const words = ["info", "--shell", project.shell];
    const run = await runCommand(words, options);
    expect(run).toMatchObject({ code: 0, error: "" });
    expect(run.out).toContain("  packing  1 extension\n");
    expect(JSON.parse((await runCommand([...words, "--json"], options)).out)).toMatchObject({ version: 1 });
    const terminal = await runOnTerminal(words, options);
    expect(terminal.code).toBe(0);
    expect(terminal.out).toContain("\u001b[1mversions");
  });
});
