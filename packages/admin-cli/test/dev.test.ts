import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { test as base, describe, expect, vi } from "vitest";
import type { DevState, DevUpdate } from "../src/dev/dev-state";
import {
  definitionsOf,
  develop as developIn,
  files,
  greeting,
  other,
  unfinished,
  widget,
  write,
} from "./fixtures/dev-harness";
import { shellDescription, writeFakeShell } from "./fixtures/fake-shell";
import { ask, navigation } from "./fixtures/http";
import { createProject, startCommand, until } from "./fixtures/project";

/** Tests that may run beside others, so that each has to say what ends with it. */
const test = base.extend<{
  develop: (...given: Parameters<typeof developIn>) => ReturnType<typeof developIn>;
}>({
  develop: ({ onTestFinished }, use) => use((given, options) => developIn(given, options, onTestFinished)),
});

/** The command itself, once it serves. */
async function startDev() {
  const project = await createProject(files);
  await writeFakeShell(project.shell, { ...shellDescription, hot: "assets/hot-GGGG7777.js" });
  const started = startCommand(
    ["dev", "--port", "0", "--shell", project.shell, "--backend", "http://127.0.0.1:9"],
    { cwd: project.directory },
  );
  await until(() => started.run.out.includes("watches"), 15_000);
  return { ...started, project, address: /http:\S+/.exec(started.run.out)?.[0] ?? "" };
}

// Side by side: most of a test is waiting for what watches the files.
describe.concurrent("dev", () => {
  test("serves the page with a module for each extension", async ({ develop, expect }) => {
    const { admin, told, read } = await develop();
    const page = (await ask(admin.port, "/app/a/orders", { headers: navigation })).body.toString();
    expect(page).toContain('"extensions":[{"id":"shop","module":"extensions/~shop.js","styles":[]}]');
    const { extensions, modules, problems } = await told(() => true);
    expect(problems).toEqual([]);
    const start = await read("extensions/~shop.js");
    expect(start).toContain(`enter("shop", "${extensions[0]?.module}")`);
    const entry = await read(extensions[0]?.module ?? "");
    expect(entry).toContain(`load: $tillhouseLoad("${greeting}")`);
    expect(Object.keys(modules).sort()).toEqual([greeting, other]);
    expect(await read(modules[greeting] ?? "")).toContain('$RefreshReg$(_c, "Greeting")');
  });

  test("makes new modules only of a changed file and its importers", async ({ develop, expect }) => {
    const { project, told, read } = await develop();
    const first = await told(({ modules }) => greeting in modules);
    await write(project, greeting, widget("second"));
    const second = await told(({ modules }) => modules[greeting] !== first.modules[greeting]);
    expect(await read(second.modules[greeting] ?? "")).toContain("second");
    expect(definitionsOf(second)).toEqual(definitionsOf(first));
    expect(second.modules[other]).toBe(first.modules[other]);
    await write(project, "src/admin/greet.ts", 'export const greet = (name: string) => "Bye " + name;\n');
    const third = await told(({ modules }) => modules[greeting] !== second.modules[greeting]);
    expect(definitionsOf(third)).toEqual(definitionsOf(first));
    expect(third.modules[other]).toBe(first.modules[other]);
    // A page that is late still gets what it knows of.
    expect(await read(first.modules[greeting] ?? "")).toContain("first");
  });

  test("gives a file that is changed back a URL that the page has not run yet", async ({
    develop,
    expect,
  }) => {
    const { project, told, read } = await develop();
    const first = await told(({ modules }) => greeting in modules);
    await write(project, "src/admin/greet.ts", 'export const greet = (name: string) => "Bye " + name;\n');
    const second = await told(({ modules }) => modules[greeting] !== first.modules[greeting]);
    await write(project, "src/admin/greet.ts", files["src/admin/greet.ts"]);
    const third = await told(({ modules }) => modules[greeting] !== second.modules[greeting]);
    expect(third.modules[greeting]).not.toBe(first.modules[greeting]);
    expect(third.modules[other]).toBe(first.modules[other]);
    const script = await read(third.modules[greeting] ?? "");
    expect(script).toMatch(/"\.\/[^"]+\.js\?round=1"/);
  });

  test("updates the definition when a `config` or a file changes", async ({ develop, expect }) => {
    const { project, told, read } = await develop();
    const first = await told(({ modules }) => greeting in modules);
    await write(project, greeting, widget("first", "review.details.after"));
    const second = await told(({ extensions }) => extensions[0]?.module !== first.extensions[0]?.module);
    expect(await read(second.extensions[0]?.module ?? "")).toContain("review.details.after");
    await write(project, "src/admin/widgets/third.tsx", widget("third"));
    const third = await told(({ modules }) => "src/admin/widgets/third.tsx" in modules);
    expect(third.modules[greeting]).toBe(second.modules[greeting]);
    await rm(join(project.directory, "src/admin/widgets/third.tsx"));
    const fourth = await told(({ modules }) => !("src/admin/widgets/third.tsx" in modules));
    expect(await read(fourth.extensions[0]?.module ?? "")).not.toContain("third.tsx");
  });

  test("keeps the last working version while there is a mistake", async ({ develop, expect }) => {
    const { project, told } = await develop();
    const first = await told(({ modules }) => greeting in modules);
    await write(project, greeting, widget("first").replace("return <p>", "return <p"));
    const broken = await told(({ problems }) => problems.length > 0);
    expect(broken.problems).toEqual(await project.problems());
    expect(broken.modules).toEqual(first.modules);
    await write(project, greeting, widget("mended"));
    const mended = await told(({ problems }) => problems.length === 0);
    expect(mended.modules[greeting]).not.toBe(first.modules[greeting]);
    await write(project, greeting, widget("mended", "ordr.details.after"));
    const unknown = await told(({ problems }) => problems.length > 0);
    expect(unknown.problems[0]).toMatchObject({ rule: "unknown-zone", file: greeting, line: 3 });
    expect(unknown.extensions).toEqual(mended.extensions);
  });

  test("shows an extension once when its id changes during a mistake", async ({ develop, expect }) => {
    const seen: string[] = [];
    const onUpdate = ({ changed }: DevUpdate) => void seen.push(...changed);
    const { project, told, states } = await develop(files, { onUpdate });
    const first = await told(({ modules }) => greeting in modules);
    // The mistake first: a busy machine looks at one file before the other is there.
    await write(project, other, widget("second", "ordr.details.after"));
    await told(({ problems }) => problems.length > 0);
    await write(project, "src/admin/extension.ts", 'export default { id: "renamed" };\n');
    await until(() => seen.includes("src/admin/extension.ts"), 10_000);
    await write(project, other, widget("mended"));
    const mended = await told(({ problems }) => problems.length === 0);
    expect(mended.extensions.map(({ id }) => id)).toEqual(["renamed"]);
    const broken = states.filter(({ problems }) => problems.length > 0);
    for (const { extensions } of broken)
      expect(extensions.filter(({ module }) => module !== "")).toEqual(first.extensions);
  });

  test("starts with what works and adds the rest once it is fixed", async ({ develop, expect }) => {
    const { project, told } = await develop({ ...files, [greeting]: "export default function (" });
    const broken = await told(({ problems }) => problems.length > 0);
    expect(broken.problems[0]).toMatchObject({ rule: "syntax-error", file: greeting });
    expect(Object.keys(broken.modules)).toEqual([other]);
    await write(project, greeting, widget("mended"));
    await told(({ problems, modules }) => problems.length === 0 && greeting in modules);
  });

  test("follows changes of a linked extension", async ({ develop, expect }) => {
    const { project, told } = await develop({
      ...files,
      "tillhouse.config.json": '{ "extensions": ["./linked"] }',
      "linked/package.json": '{ "name": "reviews" }',
      "linked/src/admin/widgets/review.tsx": widget("x").replace(
        'import { greet } from "../greet";',
        "const greet = String;",
      ),
    });
    const review = "linked/src/admin/widgets/review.tsx";
    const first = await told(({ modules }) => review in modules);
    expect(first.extensions.map(({ id }) => id)).toEqual(["shop", "reviews"]);
    await write(project, review, "export default (");
    const broken = await told(({ problems }) => problems.length > 0);
    expect(broken.modules[review]).toBe(first.modules[review]);
    await write(project, greeting, widget("goes on"));
    const second = await told(({ modules }) => modules[greeting] !== first.modules[greeting]);
    expect(second.problems).toHaveLength(1);
  });

  test("sends styles as one sheet that follows changes", async ({ develop, expect }) => {
    const { project, told, read } = await develop({
      ...files,
      "src/admin/widgets/look.css": ".look { color: red }",
      [greeting]: `import "./look.css";${widget("styled")}`,
    });
    const first = await told(({ extensions }) => extensions[0]?.styles.length === 1);
    expect(await read(first.extensions[0]?.styles[0] ?? "")).toContain("color: red");
    await write(project, "src/admin/widgets/look.css", ".look { color: blue }");
    const second = await told(
      ({ extensions }) => extensions[0]?.styles[0] !== first.extensions[0]?.styles[0],
    );
    expect(await read(second.extensions[0]?.styles[0] ?? "")).toContain("color: blue");
    expect(second.modules).toEqual(first.modules);
  });

  test("gives a package a script of its own that is not run again", async ({ develop, expect }) => {
    const { project, told, read } = await develop({
      ...files,
      "node_modules/counter/package.json": '{ "name": "counter", "main": "index.js" }',
      "node_modules/counter/index.js": "exports.count = (() => { let n = 0; return () => ++n; })();",
      [greeting]: `import { count } from "counter";${widget("counts").replace("greet(", "count() + greet(")}`,
    });
    const chunkOf = async ({ modules }: DevState) => {
      const script = await read(modules[greeting] ?? "");
      const names = [...script.matchAll(/from "\.\/([^"]+)"/g)].map(([, name]) => `extensions/${name}`);
      for (const name of names) if ((await read(name)).includes("let n = 0")) return name;
      return undefined;
    };
    const first = await told(({ modules }) => greeting in modules);
    const chunk = await chunkOf(first);
    expect(chunk).toBeDefined();
    await write(
      project,
      greeting,
      `import { count } from "counter";${widget("again").replace("greet(", "count() + greet(")}`,
    );
    const second = await told(({ modules }) => modules[greeting] !== first.modules[greeting]);
    expect(await chunkOf(second)).toBe(chunk);
  });

  test("reports what prevents an update and continues with the next change", async ({ develop, expect }) => {
    const told: unknown[] = [];
    const updates: (readonly string[])[] = [];
    const { project } = await develop(files, {
      onUpdate: ({ changed }) => {
        updates.push(changed);
        if (changed.includes(greeting)) throw new Error("The disk is gone.");
      },
      onTrouble: (error) => told.push(error),
    });
    await write(project, greeting, widget("second"));
    // A file that is still being written may be told of twice.
    await until(() => told.length > 0, 10_000);
    expect(told[0]).toMatchObject({ message: "The disk is gone." });
    await write(project, other, widget("other", "order.details.after"));
    await until(() => updates.some((changed) => changed.includes(other)), 10_000);
  });

  test("answers under names of this machine alone", async ({ develop, expect }) => {
    const { admin } = await develop();
    const statusFor = async (host: string) =>
      (await ask(admin.port, "/app/extensions/~shop.js", { headers: { host } })).status;
    for (const host of ["localhost:7001", "127.0.0.1:7001", "[::1]:7001", "shop.localhost"])
      expect(await statusFor(host), host).toBe(200);
    for (const host of ["attacker.example:7001", "localhost.attacker.example", "127.0.0.1.attacker.example"])
      expect(await statusFor(host), host).toBe(403);
    const own = await develop(files, { environment: { TILLHOUSE_TRUST_PROXY: "true" } });
    const behind = await ask(own.admin.port, "/app/extensions/~shop.js", {
      headers: { host: "dev.shop.example" },
    });
    expect(behind.status).toBe(200);
  });

  test("writes the types of extensions and keeps them current", async ({ develop, expect }) => {
    const english = "src/admin/messages/en.json";
    const { project } = await develop({
      ...files,
      "tsconfig.json": "{}",
      [english]: '{ "greeting.first": "One" }',
    });
    const types = join(project.directory, "tillhouse-env.d.ts");
    const declared = () => readFile(types, "utf8").catch(() => "");
    await vi.waitFor(async () => expect(await declared()).toContain("greeting.first"), 10_000);
    await write(project, english, '{ "greeting.second": "Two" }');
    await vi.waitFor(async () => expect(await declared()).toContain("greeting.second"), 10_000);
    expect(await declared()).not.toContain("greeting.first");
  });
});

describe("dev", () => {
  test("waits for a file that a tool empties before it writes it", async ({ develop }) => {
    const { project, states, told } = await develop();
    const first = await told(({ modules }) => greeting in modules);
    await write(project, greeting, "");
    await new Promise((resolve) => setTimeout(resolve, 150));
    await write(project, greeting, widget("written"));
    const second = await told(({ modules }) => modules[greeting] !== first.modules[greeting]);
    expect(second.modules).toHaveProperty([greeting]);
    expect(states.every(({ modules }) => greeting in modules)).toBe(true);
    // One that stays empty brings nothing any more.
    await write(project, greeting, "");
    await told(({ modules }) => !(greeting in modules));
  });

  test("shows its URL, updates and mistakes in a terminal", async () => {
    const { project, child, run, ended, address } = await startDev();
    expect((await fetch(`${address}/@tillhouse/events`)).status).toBe(200);
    await write(project, greeting, widget("changed"));
    await until(() => run.out.includes(`updated    ${greeting}`), 10_000);
    await write(project, greeting, "export default (");
    await until(() => run.error.includes("The page goes on with what worked last."), 10_000);
    expect(run.error).toContain(`syntax-error  ${greeting}:1:`);
    await write(project, greeting, unfinished);
    await until(() => run.error.includes("The page shows the extensions all the same"), 10_000);
    expect(run.error).toContain(`message-missing  ${greeting}:5:`);
    child.kill("SIGINT");
    expect((await ended).code).toBe(0);
  }, 40_000);

  test("starts anew when its configuration changes, and goes on with the old one while that is broken", async () => {
    const { project, child, run, ended, address } = await startDev();
    const config = "tillhouse.config.json";
    await write(project, config, '{ "basePath": 5 }');
    await until(() => run.error.includes("The admin goes on with the configuration as it was."), 10_000);
    expect((await fetch(address)).status).toBe(200);
    await write(project, config, '{ "basePath": "/office" }');
    await until(() => run.out.split("watches").length === 3, 15_000);
    expect(run.out).toContain(`restart    ${config} has changed`);
    // The port that was picked stays, so that an open page finds the admin again.
    const moved = address.replace("/app", "/office");
    expect(run.out).toContain(moved);
    expect((await fetch(moved)).status).toBe(200);
    child.kill("SIGINT");
    expect((await ended).code).toBe(0);
  }, 60_000);
});
