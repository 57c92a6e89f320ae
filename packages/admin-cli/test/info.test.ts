import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { info } from "../src/api/info";
import { version } from "../src/base/version";
import { isNewer } from "../src/project/newer-versions";
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

test.each([
  ["1.10.0", "1.9.0", true],
  ["1.9.0", "1.10.0", false],
  ["2.0.0", "2.0.0-rc.1", true],
  ["2.0.0-rc.1", "2.0.0", false],
  ["2.0.0+build", "2.0.0", false],
])("whether %s is newer than %s is %s", (version, than, is) => {
  expect(isNewer(version, than)).toBe(is);
});

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

  test("asks the registry of the project for newer versions, but only when it is told to", async () => {
    const asked: string[] = [];
    const latest: Record<string, string> = {
      "@tillhouse/admin-cli": "99.0.0",
      "@tillhouse/extension-sdk": "0.0.1",
    };
    const registry = createServer((request, response) => {
      const name = decodeURIComponent(request.url ?? "").slice(1);
      asked.push(name);
      const found = latest[name];
      response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" });
      const packument = {
        name,
        "dist-tags": { latest: found },
        versions: { [`${found}`]: { name, version: found } },
      };
      response.end(JSON.stringify(found === undefined ? {} : packument));
    }).listen(0, "localhost");
    await new Promise((resolve) => registry.once("listening", resolve));
    onTestFinished(() => {
      registry.closeAllConnections();
      registry.close();
    });
    const { port } = registry.address() as AddressInfo;
    const { directory, shell, write } = await createProject({
      ...files,
      ".npmrc": `registry=http://localhost:${port}/\n`,
      "package.json": '{ "name": "shop", "devDependencies": { "@tillhouse/admin-cli": "^0.0.2" } }',
      "node_modules/@tillhouse/admin-cli/package.json": '{ "version": "0.0.2" }',
      "node_modules/@tillhouse/extension-sdk/package.json": '{ "version": "0.0.2" }',
    });
    expect(await info({ directory, shell })).not.toHaveProperty("updates");
    expect(asked).toEqual([]);
    expect((await info({ directory, shell, updates: true })).updates).toEqual({
      newer: [{ name: "@tillhouse/admin-cli", installed: "0.0.2", latest: "99.0.0" }],
      next: ["pnpm add @tillhouse/admin-cli@latest", "npx tillhouse upgrade --dry-run"],
    });
    expect([...new Set(asked)].sort()).toEqual(Object.keys(latest));

    const words = ["info", "--updates", "--shell", shell];
    const run = await runCommand(words, { cwd: directory });
    expect(run).toMatchObject({ code: 0, error: "" });
    expect(run.out).toContain("  @tillhouse/admin-cli  0.0.2  99.0.0\n  next  pnpm add ");
    await write({ ".npmrc": "registry=http://localhost:1/\n" });
    const offline = await runCommand(words, { cwd: directory });
    expect(offline.code).toBe(0);
    expect(offline.error).toBe("warning  The npm registry could not be asked (ECONNREFUSED).\n");
    expect(offline.out).toContain("machine");
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
