import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../src/api/build";
import { type InitOptions, init } from "../src/api/init";
import { CommandError } from "../src/base/errors";
import { loadShell } from "../src/site/shell";
import { neededPackages } from "../src/templates/project";
import { packageVersions } from "../src/templates/versions";
import { createProject, listFiles, runCommand } from "./fixtures/project";

const workspace = resolve(import.meta.dirname, "../../..");
/** The shell is the output of another package, which may not have been built. */
const shell = join(workspace, "packages/admin-ui/dist/shell");
const run = promisify(execFile);

/** What `init` throws, in short. */
async function refusal(options: InitOptions): Promise<Partial<CommandError>> {
  const error = await init(options).catch((reason: unknown) => reason);
  if (error instanceof CommandError) return error;
  throw new Error("init was expected to refuse and did not.");
}

async function readJson(...path: string[]): Promise<Record<string, Record<string, string>>> {
  return JSON.parse(await readFile(join(...path), "utf8"));
}

describe("init in an empty folder", () => {
  test("starts a project with a widget, its test and its texts", async () => {
    const project = await createProject({});
    const result = await init({ directory: project.directory, shell: project.shell, environment: {} });
    expect(result).toMatchObject({ isNew: true, written: true, kind: "extension", packageManager: "npm" });
    expect(await listFiles(project.directory)).toEqual([
      ".gitignore",
      "AGENTS.md",
      "README.md",
      "package.json",
      "src/admin/messages/en.json",
      "src/admin/widgets/order-note.tsx",
      "test/widgets/order-note.test.tsx",
      "tsconfig.json",
    ]);
    // "my shop 店" has letters that no package name may have.
    expect(await readJson(project.directory, "package.json")).toMatchObject({
      name: "my-shop",
      scripts: { dev: "tillhouse dev", build: "tillhouse build", test: "vitest run" },
    });
    expect((await project.build()).manifest.extensions[0]).toMatchObject({
      id: "my-shop",
      contributions: [{ kind: "widget", zones: ["order.details.after"] }, { kind: "messages" }],
    });
  });

  test("mentions the file for everything without a folder and how to do without a store", async () => {
    const project = await createProject({});
    const directory = join(project.directory, "new");
    await init({ directory, shell: project.shell, environment: {}, kind: "extension" });
    const readme = await readFile(join(directory, "README.md"), "utf8");
    expect(readme).toContain("| `extension.ts` |");
    expect(readme).toContain("tillhouse dev --mock");
  });

  test("tells coding agents in few lines what there is, and names only files that are published", async () => {
    const project = await createProject({});
    await init({ directory: project.directory, shell: project.shell, environment: {} });
    const agents = await readFile(join(project.directory, "AGENTS.md"), "utf8");
    expect(agents.split("\n").length).toBeLessThan(60);
    for (const command of ["check --json", "check --types", "build --json", "dev --mock", "npm run test"])
      expect(agents).toContain(command);
    const named = [...agents.matchAll(/node_modules\/@tillhouse\/([\w-]+)\/(dist\/[\w.]+)`/g)];
    expect(named).toHaveLength(2);
    for (const [, name = "", file = ""] of named) {
      const { files = [] } = JSON.parse(
        await readFile(join(workspace, "packages", name, "package.json"), "utf8"),
      );
      expect(files, file).toContain("dist");
    }
  });

  test("makes the folder and keeps the author's own files", async () => {
    const project = await createProject({ "new/README.md": "mine", "new/.gitignore": "mine" });
    const directory = join(project.directory, "new");
    const { files } = await init({ directory, shell: project.shell, environment: {}, kind: "page" });
    expect(files.map(({ path }) => path)).toEqual([
      "package.json",
      "tsconfig.json",
      "AGENTS.md",
      "src/admin/routes/overview/page.tsx",
      "test/routes/overview.test.tsx",
      "src/admin/messages/en.json",
    ]);
    expect(await readFile(join(directory, "README.md"), "utf8")).toBe("mine");
    await init({
      directory: join(project.directory, "made/here"),
      shell: project.shell,
      name: "Über Reviews",
    });
    expect(await readJson(project.directory, "made/here/package.json")).toMatchObject({
      name: "uber-reviews",
    });
  });

  test("writes nothing after the plan is declined", async () => {
    const project = await createProject({});
    const { directory } = project;
    const result = await init({ directory, shell: project.shell, confirm: async () => false });
    expect(result.written).toBe(false);
    expect(await listFiles(directory)).toEqual([]);
  });

  test("writes nothing in a dry run, and names what it would write", async () => {
    const project = await createProject({});
    const words = ["init", "--shell", project.shell];
    const dry = await runCommand([...words, "--dry-run"], { cwd: project.directory });
    expect(dry).toMatchObject({ code: 0, error: "" });
    expect(await listFiles(project.directory)).toEqual([]);
    const { out } = await runCommand(words, { cwd: project.directory });
    expect(dry.out.replace("Nothing was written.\n", "")).toBe(out.slice(0, out.indexOf("\nnext")));
  });
});

describe("init in a project", () => {
  test("only adds files, and names the further steps for the package manager", async () => {
    const description =
      '{ "name": "shop", "dependencies": { "@medusajs/medusa": "^1.20.0", "react": "^18.2.0" } }';
    const project = await createProject({ "package.json": description, "pnpm-lock.yaml": "" });
    const { directory, shell: fake } = project;
    const result = await init({ kind: "page", name: "Loyalty/[id]", directory, shell: fake });
    expect(result).toMatchObject({ isNew: false, packageManager: "pnpm" });
    expect(result.files.map(({ path, action }) => `${action} ${path}`)).toEqual([
      "create src/admin/routes/loyalty/[id]/page.tsx",
      "create test/routes/loyalty-id.test.tsx",
      "create src/admin/messages/en.json",
    ]);
    expect(await readFile(join(directory, "package.json"), "utf8")).toBe(description);
    const adding = result.next.find((step) => step.startsWith("pnpm add --save-dev"));
    expect(adding).toContain(" lucide-react");
    expect(adding).not.toContain(" react ");
  });

  test("adds texts to an existing file of texts", async () => {
    const texts = '{\n    "a.b": "kept",   "order-note.widget.title": "Mine"\n}\n';
    const project = await createProject({ "package.json": "{}", "src/admin/messages/en.json": texts });
    const { files } = await init({ kind: "widget", directory: project.directory, shell: project.shell });
    expect(files.at(-1)).toMatchObject({ path: "src/admin/messages/en.json", action: "add" });
    expect(await readFile(join(project.directory, "src/admin/messages/en.json"), "utf8")).toBe(
      '{\n    "a.b": "kept",   "order-note.widget.title": "Mine",\n' +
        '    "order-note.widget.text": "Your widget goes here, for {{id}}."\n}\n',
    );
  });

  test.each(["widget", "page", "settings", "resource"])(
    "writes nothing where a file of a %s exists",
    async (kind) => {
      const project = await createProject({ "package.json": "{}" });
      const options = { kind, name: "loyalty", directory: project.directory, shell: project.shell };
      const { files } = await init(options);
      const taken = files.find(({ path }) => path.startsWith("test/"))?.path ?? "";
      for (const { path } of files) if (path !== taken) await rm(join(project.directory, path));
      await writeFile(join(project.directory, taken), "mine");
      expect(await refusal(options)).toMatchObject({
        code: "file-in-the-way",
        message: `${taken} is there already. Nothing was written.`,
      });
      expect(await listFiles(project.directory)).toEqual(["package.json", taken]);
      expect(await readFile(join(project.directory, taken), "utf8")).toBe("mine");
    },
  );

  test("leaves a file without texts alone", async () => {
    const project = await createProject({ "package.json": "{}", "src/admin/messages/en.json": "[" });
    expect(
      await refusal({ kind: "widget", directory: project.directory, shell: project.shell }),
    ).toMatchObject({ code: "file-in-the-way" });
    expect(await listFiles(project.directory)).toHaveLength(2);
  });
});

describe("init refuses", () => {
  test.each<[InitOptions, string, string | undefined]>([
    [{ kind: "wigdet" }, '"wigdet" is nothing that init can start.', 'Did you mean "widget"?'],
    [
      { kind: "widget", zone: "order.detials.after" },
      'There is no zone "order.detials.after".',
      'Did you mean "order.details.after"?',
    ],
    [{ kind: "widget", name: "店" }, "The name cannot be used. Nothing was written.", undefined],
    [{ kind: "page", name: "orders" }, "The name cannot be used. Nothing was written.", undefined],
    [{ kind: "page", name: "loyalty/[a b]" }, "The name cannot be used. Nothing was written.", undefined],
    [{ kind: "resource", name: "Orders" }, "The name cannot be used. Nothing was written.", undefined],
  ])("%o", async (options, message, hint) => {
    const project = await createProject({});
    const error = await refusal({ ...options, directory: project.directory, shell: project.shell });
    expect(error).toMatchObject({ code: "wrong-usage", message });
    if (hint !== undefined) expect(error.hint).toContain(hint);
    expect(await listFiles(project.directory)).toEqual([]);
  });
});

test("the command takes flags, writes, and names the next steps", async () => {
  const project = await createProject({ "package.json": "{}", "yarn.lock": "" });
  const words = [
    "init",
    "widget",
    "Packing note",
    "--zone",
    "product.details.after",
    "--shell",
    project.shell,
  ];
  const done = await runCommand(words, { cwd: project.directory });
  expect(done).toMatchObject({ code: 0, error: "" });
  expect(done.out).toContain("create  src/admin/widgets/packing-note.tsx\n");
  expect(done.out).toContain("next    yarn add --dev @tanstack/react-query");
  expect(await runCommand(words, { cwd: project.directory })).toMatchObject({ code: 1, out: "" });
  expect(await runCommand(["init", "nothing"], { cwd: project.directory })).toMatchObject({ code: 2 });
  const json = await runCommand(["init", "page", "--json", "--shell", project.shell], {
    cwd: project.directory,
  });
  expect(JSON.parse(json.out)).toMatchObject({ version: 1, ok: true, kind: "page", written: true });
});

test("starts with the versions that the workspace is tested with", async () => {
  const root = await readJson(workspace, "package.json");
  const sdk = await readJson(workspace, "packages/extension-sdk/package.json");
  const known: Record<string, string | undefined> = {
    ...sdk.devDependencies,
    ...sdk.dependencies,
    ...root.devDependencies,
  };
  for (const [name, version] of Object.entries(packageVersions))
    expect(version.replace("^", ""), name).toBe(known[name]?.replace("^", ""));
  expect(Object.keys(neededPackages("extension"))).toEqual(
    expect.arrayContaining(Object.keys(packageVersions)),
  );
});

describe.skipIf(!existsSync(join(shell, "shell.json")))("what it writes", () => {
  test("compiles, builds and passes its own tests in every zone", {
    timeout: 300_000,
  }, async () => {
    // Inside the workspace, whose packages it then finds as a project finds what it installed.
    const directory = await mkdtemp(join(workspace, "node_modules/.tillhouse-init-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const start = (kind: string, name?: string, zone?: string) =>
      init({ kind, name, zone, directory, shell, environment: {} });
    await start("extension");
    await start("page", "loyalty");
    await start("page", "orders/[id]/packing");
    await start("settings", "packing");
    await start("resource", "stock-categories");
    for (const zone of (await loadShell(shell)).zones)
      await start("widget", `in ${zone.replaceAll(".", " ")}`, zone);
    // What the manual shows has types from the start: styles, pictures and variables.
    const assets = {
      "assets.tsx":
        'import "./plain.css";\nimport styles from "./names.module.css";\nimport logo from "./logo.svg";\nimport inline from "./logo.svg?base64";\n\nexport const config = { zone: "order.list.after" } as const;\n\nexport default function Assets() {\n  return <img className={styles.logo} src={process.env.MEDUSA_ADMIN_LOGO ?? logo} alt={inline} />;\n}\n',
      "plain.css": ".assets {\n  color: inherit;\n}\n",
      "names.module.css": ".logo {\n  width: 1rem;\n}\n",
      "logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    };
    for (const [name, text] of Object.entries(assets))
      await writeFile(join(directory, "src/admin/widgets", name), text);
    // The workspace's own configuration of its tests is not the project's.
    await writeFile(join(directory, "vitest.config.mjs"), "export default {};\n");
    // Nobody has a widget in every zone: a budget is for what somebody has.
    const configuration = 'export default { budgets: { extension: "500 kB" } };\n';
    await writeFile(join(directory, "tillhouse.config.mjs"), configuration);
    const bin = join(workspace, "node_modules/.bin");
    const types = await run(join(bin, "tsc"), ["-p", directory]).catch((error: { stdout: string }) => error);
    expect(types.stdout).toBe("");
    const built = await build({ directory, shell, environment: {} });
    expect(built.warnings).toEqual([]);
    expect(built.skipped).toEqual([]);
    // One of each sort. They share what they have read: nothing in a test is to count on being alone.
    const tests = [
      "--no-isolate",
      "test/routes",
      "test/settings",
      "test/resources",
      "order-note",
      "in-product-list-after",
      "in-login-after",
    ];
    const tested = await run(join(bin, "vitest"), ["run", ...tests], {
      cwd: directory,
      env: { ...process.env, NO_COLOR: "1", VITEST: "", NODE_ENV: "test" },
    }).catch((error: { stdout: string }) => error);
    expect(tested.stdout).toMatch(/Test Files {2}7 passed \(7\)\n +Tests {2}\d+ passed \(/);
  });
});
