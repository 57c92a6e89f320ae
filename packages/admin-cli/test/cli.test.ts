import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask, freePort, startBackend } from "./fixtures/http";
import { createProject, runCommand, startCommand, until } from "./fixtures/project";

const widget = 'export const config = { zone: "order.list.after" };\nexport default () => null;\n';

describe("tillhouse", () => {
  test("shows its commands, its exit codes and its version", async () => {
    const help = await runCommand(["--help"]);
    expect(help.code).toBe(0);
    for (const part of ["serve", "build", "Exit codes:", "--quiet", "--debug"])
      expect(help.out).toContain(part);
    expect((await runCommand([])).out).toBe(help.out);
    expect((await runCommand(["serve", "--help"])).out).toContain("TILLHOUSE_PORT");
    expect(await runCommand(["--version"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  test.each([
    [["biuld"], "Did you mean build?"],
    [["build", "--base-pth", "/x"], "Did you mean --base-path?"],
    [["build", "surplus"], "too many arguments"],
    [["serve", "--port"], "argument missing"],
  ])("refuses %o with exit code 2", async (words, message) => {
    const run = await runCommand(words);
    expect(run.code).toBe(2);
    expect(run.error).toContain(message);
    expect(run.out).toBe("");
  });

  test("names every value that cannot be used, with its source and exit code 2", async () => {
    const run = await runCommand(["serve", "--base-path", "app"], { env: { TILLHOUSE_PORT: "x" } });
    expect(run.code).toBe(2);
    expect(run.error).toContain('TILLHOUSE_PORT: "x" is not a port.');
    expect(run.error).toContain('--base-path: "app" does not start with a slash.');
    expect((await runCommand(["build", "--directory", "/none/at/all"])).code).toBe(2);
  });

  test("builds and reports what it found and skipped", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": widget,
      "src/admin/widgets/helper.ts": "export const a = 1;",
      "src/admin/routes/loyalty/page.tsx":
        'export const config = { link: { label: "Loyalty" } };\nexport default () => null;',
    });
    const run = await runCommand(["build", "--shell", project.shell], { cwd: project.directory });
    expect(run).toMatchObject({ code: 0, error: "" });
    expect(run.out).toContain("widget  order.list.after       src/admin/widgets/a.tsx\n");
    expect(run.out).toContain('page    /a/loyalty  "Loyalty"  src/admin/routes/loyalty/page.tsx\n');
    expect(run.out).toContain("src/admin/widgets/helper.ts  a helper: no `config` and no default export\n");
    expect(run.out).toMatch(/built {2}build for \/app in [\d.]+ m?s, \d+ MB of memory\n$/);
    expect(existsSync(join(project.directory, "build/index.html"))).toBe(true);

    const quiet = await runCommand(["--quiet", "build", "--shell", project.shell], {
      cwd: project.directory,
    });
    expect(quiet).toMatchObject({ code: 0, out: "", error: "" });
  });

  test("prints mistakes with location, lines, reason and remedy", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget.replace("list", "lists") });
    const words = ["build", "--shell", project.shell];
    const run = await runCommand(words, { cwd: project.directory });
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.error).toBe(`unknown-zone  src/admin/widgets/a.tsx:1:31
  There is no zone "order.lists.after".

  > 1 | export const config = { zone: "order.lists.after" };
      |                               ^^^^^^^^^^^^^^^^^^^
    2 | export default () => null;
    3 |

  why  No screen of the admin renders it, so the widget would never be shown.
  do   Did you mean "order.list.after"?
  see  https://unpkg.com/@tillhouse/admin-cli/dist/mistakes.md#unknown-zone

error  There is a mistake in the extensions. Nothing was written.
`);
    expect(existsSync(join(project.directory, "build"))).toBe(false);
    const debug = await runCommand([...words, "--debug"], { cwd: project.directory });
    expect(debug.error).toMatch(/CommandError: .*\n {4}at /);
  });

  test("prints results and mistakes as JSON", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    const words = ["build", "--json", "--shell", project.shell];
    const good = await runCommand(words, { cwd: project.directory });
    expect(JSON.parse(good.out)).toMatchObject({ ok: true, manifest: { basePath: "/app" }, skipped: [] });
    await project.write({ "src/admin/widgets/b.tsx": "export default 1;" });
    const bad = await runCommand(words, { cwd: project.directory });
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.out)).toMatchObject({ ok: false, error: { code: "invalid-extensions" } });
    expect(JSON.parse(bad.out).error.details[0]).toMatchObject({ file: "src/admin/widgets/b.tsx", line: 1 });
  });

  test("colours terminals only, and respects NO_COLOR", async () => {
    const project = await createProject({});
    const run = (env: Record<string, string>) =>
      runCommand(["build", "--shell", project.shell], { cwd: project.directory, env });
    expect((await run({})).out).not.toContain("\u001b[");
    expect((await run({ FORCE_COLOR: "1" })).out).toContain("\u001b[");
    expect((await run({ FORCE_COLOR: "1", NO_COLOR: "1" })).out).not.toContain("\u001b[");
  });

  test("refuses a foreign output folder with exit code 1", async () => {
    const project = await createProject({ "build/mine.txt": "mine" });
    const run = await runCommand(["build", "--shell", project.shell], { cwd: project.directory });
    expect(run.code).toBe(1);
    expect(run.error).toContain("was not made by tillhouse build");
  });

  test("serves and stops on a signal", async () => {
    const project = await createProject({});
    const backend = `http://127.0.0.1:${await freePort()}`;
    const port = await freePort();
    const { child, run, ended } = startCommand(["serve", "--shell", project.shell], {
      cwd: project.directory,
      env: { TILLHOUSE_PORT: String(port), TILLHOUSE_BACKEND: backend },
    });
    await until(() => run.out.includes("serves") && run.error.includes("warning"));
    expect(run.out).toContain(`ready      http://localhost:${port}/app  in `);
    expect(run.out).toContain(`backend    ${backend}  (TILLHOUSE_BACKEND)`);
    expect(run.error).toContain(`The backend at ${backend} cannot be reached: nothing listens there.`);
    expect(run.error).toContain("do without a store: --mock");
    expect(run.error).toContain("--backend");
    expect((await ask(port, "/app")).status).toBe(200);
    const waiting = connect(port, "localhost");
    await new Promise((resolve) => waiting.once("connect", resolve));
    const begin = Date.now();
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
    expect(Date.now() - begin).toBeLessThan(1_000);
  });

  test("stops at once on the second signal", async () => {
    const project = await createProject({});
    const backend = await startBackend((request, response) => {
      if (request.url === "/health") response.end();
    });
    const { child, run, ended } = startCommand(
      ["serve", "--port", "0", "--backend", backend.url, "--shell", project.shell],
      { cwd: project.directory },
    );
    await until(() => run.out.includes("serves"));
    const port = Number(/localhost:(\d+)/.exec(run.out)?.[1]);
    ask(port, "/admin/hangs").catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill("SIGINT");
    await until(() => run.out.includes("stopping"));
    expect(run.code).toBeNull();
    child.kill("SIGINT");
    expect((await ended).code).toBe(1);
  });

  test("names a taken port with exit code 1", async () => {
    const project = await createProject({});
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    onTestFinished(() => {
      other.close();
    });
    // A server that listens on a port has an address of this form.
    const { port } = other.address() as AddressInfo;
    const run = await runCommand(["serve", "--port", String(port), "--shell", project.shell], {
      cwd: project.directory,
    });
    expect(run.code).toBe(1);
    expect(run.error).toContain(`Port ${port} on localhost is taken by another program.`);
    expect(run.error).toContain("--port");
  });
});
