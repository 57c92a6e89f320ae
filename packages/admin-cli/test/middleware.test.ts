import { utimes, writeFile } from "node:fs/promises";
import { createServer, get as startRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { BuildResult } from "../src/api/build";
import { createMiddleware, type MiddlewareOptions } from "../src/api/middleware";
import { serve } from "../src/api/serve";
import { version } from "../src/base/version";
import { findStaleness } from "../src/project/find-staleness";
import { createMiddlewareReporter } from "../src/reporting/report-middleware";
import { readPageConfiguration } from "../src/site/page";
import { files, greeting, widget, write } from "./fixtures/dev-harness";
import { shellDescription, writeFakeShell } from "./fixtures/fake-shell";
import { ask, navigation } from "./fixtures/http";
import { createProject, type TestProject, until } from "./fixtures/project";

/** A server that has the admin in it and says what was left to it. */
async function startIn(project: TestProject, options: MiddlewareOptions = {}) {
  const builds: BuildResult[] = [];
  const troubles: unknown[] = [];
  const admin = await createMiddleware({
    directory: project.directory,
    shell: project.shell,
    environment: { MEDUSA_BACKEND_URL: "http://elsewhere:9000" },
    onBuild: (result) => builds.push(result),
    onTrouble: (error) => troubles.push(error),
    ...options,
  });
  const closed: (string | undefined)[] = [];
  const errors: unknown[] = [];
  const server = createServer((request, response) => {
    response.once("close", () => closed.push(request.url));
    admin.handle(request, response, (error) => {
      if (error !== undefined) errors.push(error);
      response.writeHead(error === undefined ? 200 : 500);
      response.end(`the backend: ${request.url}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(async () => {
    await admin.close();
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => ask(port, path, { headers: navigation });
  const page = async () => readPageConfiguration((await get("/app")).body.toString());
  return { admin, builds, troubles, closed, errors, port, get, page };
}

/** Puts the time of a build back, so that whatever is written now is newer. */
async function ageBuild({ directory }: TestProject): Promise<void> {
  await utimes(join(directory, "build/build.json"), new Date(1_000_000), new Date(1_000_000));
}

const empty = { "package.json": '{ "name": "shop" }' };
const broken =
  'import { gone } from "./gone";\nexport const config = { zone: "order.details.side.after" };\nexport default gone;\n';

describe("inside another server", () => {
  test("the admin answers below its path as serve does, and leaves everything else alone", async () => {
    const project = await createProject(empty);
    const { get, page, builds } = await startIn(project);
    const alone = await serve({
      directory: project.directory,
      shell: project.shell,
      port: 0,
      environment: {},
    });
    onTestFinished(() => alone.close());
    const pathsOf = [
      "/app",
      "/app/a/orders",
      "/app/assets/main-AAAA1111.js",
      "/app/assets/gone.js",
      "/app/health",
    ];
    // Save that it has no other address to call: the backend is where it came from.
    for (const path of pathsOf) {
      const [inside, outside] = [await get(path), await ask(alone.port, path, { headers: navigation })];
      const known = ({ date: _, "content-security-policy": policy, ...headers }: typeof inside.headers) => ({
        ...headers,
        policy: String(policy)
          .replaceAll(/nonce-[^']+/g, "nonce")
          .replace(" http://localhost:9000", ""),
      });
      expect([inside.status, known(inside.headers)], path).toEqual([outside.status, known(outside.headers)]);
    }
    // The page calls the server that it came from, whatever its own process is told of its address.
    expect(await page()).toMatchObject({ basePath: "/app", backend: "" });
    for (const path of ["/", "/admin/products", "/store/products", "/apples", "/uploads/a.png"])
      expect((await get(path)).body.toString()).toBe(`the backend: ${path}`);
    expect(builds).toEqual([]);
  });

  test("a reader that goes away in the middle of a file is no failure that the backend hears of", async () => {
    const project = await createProject(empty);
    await writeFile(join(project.shell, "assets/large-AAAA1111.js"), Buffer.alloc(20_000_000, " "));
    const { port, closed, errors } = await startIn(project);
    const request = startRequest({ port, path: "/app/assets/large-AAAA1111.js" }, (answer) => {
      answer.on("error", () => {});
      answer.once("data", () => request.destroy());
    });
    await until(() => closed.length === 1);
    // The file is put away first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(errors).toEqual([]);
  });

  test("at the root it leaves the backend its paths", async () => {
    const { get } = await startIn(await createProject(empty), { basePath: "/" });
    expect((await get("/admin/products")).body.toString()).toContain("the backend");
    expect((await get("/a/orders")).body.toString()).toContain("tillhouse-config");
  });

  test("an output is made where it is missing, kept while nothing changes, and made anew after a change", async () => {
    const project = await createProject(files);
    const first = await startIn(project);
    expect((await first.page()).extensions).toMatchObject([{ id: "shop" }]);
    expect(first.builds).toHaveLength(1);
    const second = await startIn(project);
    await second.admin.ready;
    expect(second.builds).toEqual([]);
    await ageBuild(project);
    const third = await startIn(project, { autoRebuild: false });
    await third.admin.ready;
    expect(third.builds).toEqual([]);
    const fourth = await startIn(project);
    await fourth.admin.ready;
    expect(fourth.builds).toHaveLength(1);
    expect(fourth.troubles).toEqual([]);
  });

  test("pages of the server's plugins are as old as their bundles, and as the list that names them", async () => {
    const bundle = "plugins/reviews/dist/admin/_virtual_entry.js";
    const list = "server-plugins.js";
    const project = await createProject({
      ...empty,
      "medusa-config.js": `module.exports = { plugins: require("./${list}") };\n`,
      [list]: 'module.exports = [{ resolve: "./plugins/reviews", options: { enableUI: true } }];\n',
      [bundle]: 'const entry = { identifier: "reviews", extensions: [] };\nexport default entry;\n',
      "plugins/reviews/package.json": '{ "name": "reviews" }',
    });
    const output = join(project.directory, "build");
    const look = () =>
      findStaleness({ project: project.directory, output, extensions: [], shell: shellDescription.version });
    expect(await look()).toBe("missing");
    await project.write({
      "build/build.json": JSON.stringify({ version, shell: { version: shellDescription.version } }),
    });
    expect(await look()).toBeUndefined();
    for (const name of [bundle, list]) {
      const path = join(project.directory, name);
      await utimes(path, new Date(), new Date(Date.now() + 5_000));
      expect(await look(), name).toBe("old");
      await utimes(path, new Date(), new Date(1_000_000));
    }
    await project.write({ [list]: "module.exports = [];\n" });
    expect(await look()).toBe("old");
  });

  test("the log has what a build warns of, and what extensions of the official admin lack", async () => {
    const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => told.mockRestore());
    const text = () => told.mock.calls.flat().join("");
    const reporter = createMiddlewareReporter({ NO_COLOR: "1" });
    const project = await createProject({
      ...files,
      "medusa-config.js": "module.exports = { plugins: [...loadPlugins()] };\n",
    });
    await (await startIn(project, reporter)).admin.ready;
    expect(text()).toContain("A part of the list of plugins cannot be read.");
    await project.write({ [greeting]: `import "medusa-react";\n${widget("hello", "order.details.after")}` });
    await ageBuild(project);
    const { admin, page } = await startIn(project, reporter);
    await admin.ready;
    expect(text()).toContain("Run: npm install @tillhouse/v1-runtime");
    expect(await page()).toMatchObject({ problems: [{ reason: "notRebuilt" }] });
  });

  test("what the official admin was built into is replaced", async () => {
    const project = await createProject({
      ...files,
      "build/index.html": '<title>Medusa</title><div id="root"></div>',
      "build/assets/index-8d2f.js": "",
    });
    const { page, troubles } = await startIn(project);
    expect(await page()).toMatchObject({ extensions: [{ id: "shop" }] });
    expect(troubles).toEqual([]);
  });

  test("a build that fails leaves the last one, and the page says so", async () => {
    const project = await createProject(files);
    const before = (await (await startIn(project)).page()).extensions;
    await ageBuild(project);
    await project.write({ [greeting]: broken });
    const { page, troubles } = await startIn(project);
    expect(await page()).toMatchObject({
      extensions: before,
      problems: [
        {
          owner: "src/admin",
          reason: "notRebuilt",
          values: { message: expect.stringMatching(/gone.*src\/admin\/widgets\/greeting\.tsx:1/) },
        },
      ],
    });
    expect(troubles).toMatchObject([{ code: "invalid-extensions" }]);
  });

  test("without an output it is the admin without extensions, which says so", async () => {
    const { page } = await startIn(await createProject({ ...files, [greeting]: broken }));
    expect(await page()).toMatchObject({ extensions: [], problems: [{ reason: "notBuilt" }] });
  });

  test("a folder of others is not overwritten", async () => {
    const project = await createProject({ ...files, "build/index.html": "theirs" });
    const { page, troubles } = await startIn(project);
    expect(await page()).toMatchObject({ extensions: [], problems: [{ reason: "notBuilt" }] });
    expect(troubles).toMatchObject([{ code: "output-refused" }]);
  });

  test("while developing, sources are compiled as they change", async () => {
    const project = await createProject(files);
    await writeFakeShell(project.shell, { ...shellDescription, hot: "assets/hot-GGGG7777.js" });
    const updates: number[] = [];
    const { get, page, builds } = await startIn(project, {
      develop: true,
      onUpdate: () => updates.push(1),
    });
    /** The module that the page's entry names, which is another one after each change. */
    const entered = async () => {
      const [{ module } = { module: "" }] = (await page()).extensions ?? [];
      return (await get(`/app/${module}`)).body.toString();
    };
    const before = await entered();
    expect(before).toContain('enter("shop", "extensions/shop-');
    await until(() => updates.length > 0);
    await write(project, greeting, widget("second", "review.details.after"));
    await until(() => updates.length > 1, 10_000);
    expect(await entered()).not.toBe(before);
    expect((await get("/admin/products")).body.toString()).toContain("the backend");
    expect(builds).toEqual([]);
  });
});
