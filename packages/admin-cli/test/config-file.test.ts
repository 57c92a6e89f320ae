import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { CommandError } from "../src/base/errors";
import { type LoadConfigurationOptions, loadConfiguration } from "../src/config/load-config";
import { createProject, runCommand, runOnTerminal } from "./fixtures/project";

async function load(
  files: Record<string, string>,
  options: Partial<LoadConfigurationOptions> & { command?: "serve" | "build" } = {},
) {
  const { directory } = await createProject(files);
  const { command = "serve", ...rest } = options;
  return loadConfiguration(command, { project: directory, environment: {}, ...rest });
}

async function failure(...words: Parameters<typeof load>): Promise<CommandError> {
  const error = await load(...words).catch((reason: unknown) => reason);
  if (error instanceof CommandError) return error;
  throw error instanceof Error
    ? error
    : new Error("The configuration was expected to be refused and was not.");
}

const port = "export default { port: 8123 };";

describe("tillhouse.config", () => {
  test.each([
    ["tillhouse.config.ts", "const port: number = 8123;\nexport default { port } satisfies object;"],
    ["tillhouse.config.mts", port],
    ["tillhouse.config.js", "module.exports = { port: 8123 };"],
    ["tillhouse.config.js", port],
    ["tillhouse.config.mjs", port],
    ["tillhouse.config.cjs", 'exports.__esModule = true;\nexports.default = require("./port.cjs");'],
    ["tillhouse.config.json", '{ "port": 8123 }'],
  ])("is read from %s", async (name, text) => {
    const { values, origins, file } = await load({ [name]: text, "port.cjs": "exports.port = 8123;" });
    expect(values.port).toBe(8123);
    expect(origins).toMatchObject({ port: name, host: "default" });
    expect(file?.name).toBe(name);
  });

  test.each(['{ "type": "module" }', '{ "type": "commonjs" }'])("ignores %s", async (description) => {
    const { values } = await load({ "package.json": description, "tillhouse.config.ts": port });
    expect(values.port).toBe(8123);
  });

  test("takes defineConfig from the command and packages from beside the file", async () => {
    const { values } = await load({
      "tillhouse.config.ts": `import { createRequire } from "node:module";
        import { defineConfig } from "@tillhouse/admin-cli";
        import { defineConfig as same } from "@tillhouse/admin-cli/config";
        import brand, { host } from "@acme/brand";
        import { path } from "./settings/path";
        const require = createRequire(import.meta.url);
        export default same(defineConfig({
          ...brand, host, basePath: path, port: require("ports").admin, outDir: __dirname,
        }));`,
      "settings/path.ts": 'export const path: string = "/back";',
      "node_modules/@acme/brand/package.json": '{ "exports": { "import": "./brand.mjs" } }',
      "node_modules/@acme/brand/brand.mjs":
        'import "node:fs";\nexport const host = "127.0.0.1";\nexport default { name: "Acme" };',
      "node_modules/ports/package.json": '{ "main": "ports.js" }',
      "node_modules/ports/ports.js": "exports.admin = 8123;",
    });
    expect(values).toMatchObject({ name: "Acme", host: "127.0.0.1", basePath: "/back", port: 8123 });
    expect(values.outDir).toContain("my shop 店");
  });

  test("loses to the environment, which loses to a flag", async () => {
    const files = { "tillhouse.config.json": '{ "port": 1, "host": "a", "name": "File", "proxy": false }' };
    const { values, origins } = await load(files, {
      environment: { TILLHOUSE_PORT: "2", TILLHOUSE_HOST: "b" },
      flags: { port: "3" },
    });
    expect(values).toMatchObject({ port: 3, host: "b", name: "File", proxy: false });
    expect(origins).toMatchObject({
      port: "--port",
      host: "TILLHOUSE_HOST",
      name: "tillhouse.config.json",
    });
  });

  test("puts its backend into a build only if the page calls it", async () => {
    const backend = "https://shop.example.com";
    const read = (config: object, command: "serve" | "build") =>
      load({ "tillhouse.config.json": JSON.stringify(config) }, { command });
    expect((await read({ backend }, "build")).values.backend).toBe("");
    expect((await read({ backend, proxy: false }, "build")).values.backend).toBe(backend);
    expect((await read({ backend }, "serve")).values.backend).toBe(backend);
  });

  test("is the requested file, with paths relative to it", async () => {
    const other = await createProject({
      "admin.config.ts": 'export default { logo: "logo.svg", outDir: "out" };',
    });
    const { values } = await load(
      { "tillhouse.config.ts": port },
      { config: join(other.directory, "admin.config.ts") },
    );
    expect(values).toMatchObject({
      port: 7001,
      logo: join(other.directory, "logo.svg"),
      outDir: join(other.directory, "out"),
    });
    expect((await load({ "tillhouse.config.json": '{ "outDir": "out" }' })).values.outDir).toBe("out");
  });

  test("reports every invalid value with its lines", async () => {
    const { code, details } = await failure(
      {
        "tillhouse.config.ts": `import { defineConfig } from "@tillhouse/admin-cli/config";

const path = "app";
export default defineConfig({
  backand: "http://localhost:9000",
  basePath: path,
  port: "80",
  "hsts": 1,
  connect: ["https://a.example", 5],
  extensions: ["./a", "not a package"],
});
`,
      },
      { environment: { TILLHOUSE_HOST: "a b" } },
    );
    expect(code).toBe("invalid-configuration");
    expect(
      details.map(({ rule, message, hint, file, line, column }) => [
        rule,
        message,
        hint,
        file && `${file}:${line}:${column}`,
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "invalid-port",
          "port in tillhouse.config.ts: this setting takes a number.",
          undefined,
          "tillhouse.config.ts:7:9",
        ],
        [
          "invalid-host",
          "TILLHOUSE_HOST: "a b" is not a host name or an address.",
          "Use localhost, 0.0.0.0 (all networks), :: or a name without http:// and without a port.",
          undefined,
        ],
        [
          "invalid-base-path",
          "basePath in tillhouse.config.ts: "app" does not start with a slash.",
          "Use a path such as /app, /back/office or /.",
          "tillhouse.config.ts:6:13",
        ],
        [
          "invalid-connect",
          "connect in tillhouse.config.ts: this setting takes a list of texts.",
          undefined,
          "tillhouse.config.ts:9:12",
        ],
        [
          "invalid-hsts",
          "hsts in tillhouse.config.ts: this setting takes true or false.",
          undefined,
          "tillhouse.config.ts:8:11",
        ],
        [
          "invalid-extensions",
          "extensions in tillhouse.config.ts: "not a package" is neither a package nor a folder.",
          "Name a package such as "@acme/reviews", or a folder such as "../reviews".",
          "tillhouse.config.ts:10:15",
        ],
        [
          "unknown-setting",
          "There is no setting "backand".",
          "Did you mean "backend"?",
          "tillhouse.config.ts:5:3",
        ],
      ]
    `);
    expect(details.at(-1)?.frame).toMatchInlineSnapshot(`
      "  3 | const path = "app";
        4 | export default defineConfig({
      > 5 |   backand: "http://localhost:9000",
          |   ^^^^^^^
        6 |   basePath: path,
        7 |   port: "80","
    `);
  });

  test.each([
    ["tillhouse.config.json", '{\n  "port": 80,\n}', "configuration-syntax", 3],
    ["tillhouse.config.ts", "\nexport default {", "configuration-syntax", 2],
    ["tillhouse.config.ts", '\n\nimport "not-there";', "configuration-import", 3],
    ["tillhouse.config.ts", 'type A = string;\n\nthrow new Error("No." as A);', "configuration-failed", 3],
    ["tillhouse.config.ts", "export const a = 1;", "configuration-shape", undefined],
    ["tillhouse.config.js", "export default () => ({});", "configuration-shape", undefined],
    ["tillhouse.config.json", "[]", "configuration-shape", undefined],
  ])("names the line in %s with %o", async (name, text, rule, line) => {
    const { details } = await failure({ [name]: text });
    expect(details).toMatchObject([{ rule, file: name }]);
    expect(details[0]?.line).toBe(line);
  });

  test("is not waited for longer than it may take", async () => {
    const endless =
      'import { defineConfig } from "@tillhouse/admin-cli/config";\nfor (;;);\nexport default defineConfig({});\n';
    const { details } = await failure({ "tillhouse.config.ts": endless }, { loadLimit: 300 });
    expect(details).toMatchObject([{ rule: "configuration-hangs", file: "tillhouse.config.ts" }]);
  });

  test("is told where it waits for ever, also by commands that do not try it out", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const told = vi.fn();
    const waiting = "await new Promise(() => {});\nexport default {};\n";
    void failure({ "tillhouse.config.ts": waiting }).then(told);
    await vi.waitFor(() => {
      vi.advanceTimersByTime(10_000);
      const details = [expect.objectContaining({ rule: "configuration-hangs" })];
      expect(told).toHaveBeenCalledWith(expect.objectContaining({ details }));
    });
    vi.useRealTimers();
  });

  test("refuses secrets without showing them", async () => {
    const error = await failure({
      "tillhouse.config.ts": 'export default {\n  apiToken: "hush",\n};',
    });
    expect(error.details).toMatchObject([{ rule: "configuration-secret", line: 2, column: 3 }]);
    expect(JSON.stringify(error.details)).not.toContain("hush");
  });

  test("refuses two files or a missing one", async () => {
    const { message, hint } = await failure({ "tillhouse.config.ts": port, "tillhouse.config.json": "{}" });
    expect(message).toContain("tillhouse.config.ts and tillhouse.config.json");
    expect(hint).toContain("--config tillhouse.config.ts");
    expect((await failure({}, { config: "/none/tillhouse.config.ts" })).message).toContain("/none/");
  });
});

describe("tillhouse with a configuration file", () => {
  const file = 'export default {\n  basePath: "/back",\n  outDir: "out",\n};\n';

  test("builds by its configuration file or the one of --config", async () => {
    const project = await createProject({
      "tillhouse.config.ts": file,
      "other.config.json": '{ "basePath": "/other", "outDir": "out" }',
    });
    const words = ["build", "--shell", project.shell];
    const options = { cwd: project.directory };
    expect((await runCommand(words, options)).out).toMatch(/out for \/back in/);
    const other = await runCommand([...words, "--config", "other.config.json"], options);
    expect(other.out).toMatch(/out for \/other in/);
    const flag = await runCommand([...words, "--base-path", "/flag"], options);
    expect(flag.out).toMatch(/out for \/flag in/);
  });

  test("prints mistakes of the file with their lines and ends with 2", async () => {
    const project = await createProject({ "tillhouse.config.ts": file.replace("basePath", "bassPath") });
    const words = ["serve", "--shell", project.shell];
    const options = { cwd: project.directory };
    const run = await runCommand(words, options);
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.error).toBe(`unknown-setting  tillhouse.config.ts:2:3
  There is no setting "bassPath".

    1 | export default {
  > 2 |   bassPath: "/back",
      |   ^^^^^^^^
    3 |   outDir: "out",
    4 | };

  do   Did you mean "basePath"?
  see  https://unpkg.com/@tillhouse/admin-cli/dist/mistakes.md#unknown-setting

error  A setting cannot be used.
`);
    const terminal = await runOnTerminal(words, options);
    expect(terminal.code).toBe(2);
    expect(terminal.out).toContain("\u001b[31munknown-setting");
  });
});
