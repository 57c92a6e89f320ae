import { utimes } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { BuildResult } from "../src/api/build";
import { createMiddleware, type MiddlewareOptions } from "../src/api/middleware";
import { serve } from "../src/api/serve";
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
  const server = createServer((request, response) => {
    admin.handle(request, response, (error) => {
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
  return { admin, builds, troubles, port, get, page };
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
