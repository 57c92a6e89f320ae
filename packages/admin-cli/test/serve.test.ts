import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ServeOptions, type ServeResult, serve } from "../src/api/serve";
import { readPageConfiguration } from "../src/site/page";
import { ask, freePort, navigation, startBackend } from "./fixtures/http";
import { createProject, type TestProject } from "./fixtures/project";

const widget = 'export const config = { zone: "order.list.after" };\nexport default () => null;\n';

async function start(project: TestProject, options: ServeOptions = {}): Promise<ServeResult> {
  const admin = await serve({
    directory: project.directory,
    shell: project.shell,
    port: 0,
    environment: {},
    backend: "http://127.0.0.1:9",
    ...options,
  });
  onTestFinished(() => admin.close());
  return admin;
}

describe("serve", () => {
  test("serves the admin without a build", async () => {
    const project = await createProject({});
    const admin = await start(project);
    expect(admin.source).toMatchObject({ kind: "shell", extensions: 0 });
    expect(admin.url).toBe(`http://localhost:${admin.port}/app`);
    const page = await ask(admin.port, "/app");
    expect(page.status).toBe(200);
    expect(readPageConfiguration(page.body.toString())).toEqual({
      basePath: "/app",
      backend: "",
      extensions: [],
    });
  });

  test("serves each new build without a restart", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    await project.build();
    const admin = await start(project);
    expect(admin.source).toMatchObject({ kind: "build", extensions: 1 });
    const modules = async (): Promise<string[]> => {
      const page = await ask(admin.port, "/app");
      return (readPageConfiguration(page.body.toString()).extensions ?? []).map(({ module }) => module);
    };
    const [before = ""] = await modules();
    expect((await ask(admin.port, `/app/${before}`)).status).toBe(200);
    await project.write({ "src/admin/widgets/b.tsx": widget });
    await project.build();
    const [after = ""] = await modules();
    expect(after).not.toBe(before);
    expect((await ask(admin.port, `/app/${after}`)).status).toBe(200);
    expect((await ask(admin.port, `/app/${before}`)).status).toBe(404);
  });

  test.each(["/app", "/", "/back/office"])("serves one and the same output at %s", async (basePath) => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    await project.build({ basePath: "/somewhere/else" });
    const admin = await start(project, { basePath });
    const prefix = basePath === "/" ? "" : basePath;
    for (const path of [
      basePath,
      `${prefix}/`,
      `${prefix}/a/orders/order_1`,
      `${prefix}/login`,
      `${prefix}/a/x.y`,
    ]) {
      const page = await ask(admin.port, path, { headers: navigation });
      expect(page.status, path).toBe(200);
      const html = page.body.toString();
      expect(html).toContain(`src="${prefix}/assets/main-AAAA1111.js"`);
      expect(html).toContain(`href="${prefix}/extensions/`);
      expect(html).not.toContain("somewhere");
      // The extension's module, and what it needs of the shell.
      expect(html.match(/modulepreload/g)).toHaveLength(3);
      const { extensions = [], basePath: told } = readPageConfiguration(html);
      expect(told).toBe(basePath);
      expect((await ask(admin.port, `${prefix}/${extensions[0]?.module}`)).status).toBe(200);
    }
    expect((await ask(admin.port, `${prefix}/assets/main-AAAA1111.js`)).status).toBe(200);
  });

  test("sends the root to the base path, with the query", async () => {
    const admin = await start(await createProject({}), { basePath: "/back/office" });
    const answer = await ask(admin.port, "/?lng=de");
    expect(answer).toMatchObject({ status: 302, headers: { location: "/back/office?lng=de" } });
    expect((await ask(admin.port, "/back", { headers: navigation })).status).toBe(404);
    expect((await ask(admin.port, "/back/officer", { headers: navigation })).status).toBe(404);
  });

  test.each(["/app", "/", "/back/office"])(
    "says below %s that it answers, without a store and a session",
    async (basePath) => {
      const project = await createProject({});
      const admin = await start(project, { basePath });
      const path = `${basePath.replace(/\/$/, "")}/health`;
      for (const accept of ["*/*", "text/html", "application/json"]) {
        const answer = await ask(admin.port, path, { headers: { accept } });
        expect(answer.status).toBe(200);
        expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(answer.body.toString()).toBe('{"status":"ok"}');
      }
      const head = await ask(admin.port, path, { method: "HEAD" });
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      expect((await ask(admin.port, path, { method: "POST" })).status).toBe(405);
    },
  );

  test("caches only hashed files for ever", async () => {
    const admin = await start(await createProject({}));
    const asset = await ask(admin.port, "/app/assets/main-AAAA1111.js");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    for (const path of ["/app/public/locales/en/translation.json", "/app/favicon.svg"]) {
      const first = await ask(admin.port, path);
      expect(first.headers["cache-control"], path).toBe("no-cache");
      const etag = first.headers.etag ?? "";
      const again = await ask(admin.port, path, { headers: { "if-none-match": `"other", ${etag}` } });
      expect(again.status, path).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, vary: "Accept-Encoding", "cache-control": "no-cache" });
      expect((await ask(admin.port, path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    }
  });

  test("sends the page uncached with a new nonce each time", async () => {
    const admin = await start(await createProject({}));
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { status, headers, body } = await ask(admin.port, "/app", { headers: { "if-none-match": "*" } });
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers).not.toHaveProperty("etag");
      const nonce = /<meta property="csp-nonce" nonce="([\w+/]{24})">/.exec(body.toString())?.[1] ?? "none";
      expect(headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}';`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test("sends the compression that the client accepts", async () => {
    const project = await createProject({});
    const admin = await start(project);
    const plain = await readFile(join(project.shell, "assets/main-AAAA1111.js"));
    const get = (encoding: string, path = "/app/assets/main-AAAA1111.js") =>
      ask(admin.port, path, { headers: { "accept-encoding": encoding } });
    const brotli = await get("gzip, deflate, br");
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain);
    const zipped = await get("br;q=0, gzip");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.body)).toEqual(plain);
    for (const encoding of ["identity", "", "*"]) {
      const answer = await get(encoding);
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers.vary).toBe("Accept-Encoding");
      expect(answer.body).toEqual(plain);
    }
    expect(brotli.headers.etag).not.toBe(zipped.headers.etag);
    const page = await get("br", "/app");
    expect(brotliDecompressSync(page.body).toString()).toContain("tillhouse-config");
    expect((await get("br", "/app/favicon.svg")).headers["content-encoding"]).toBeUndefined();
  });

  test("answers HEAD like GET without the body", async () => {
    const admin = await start(await createProject({}));
    for (const path of ["/app", "/app/assets/main-AAAA1111.js", "/app/assets/none-12345678.js"]) {
      const [get, head] = [await ask(admin.port, path), await ask(admin.port, path, { method: "HEAD" })];
      expect(head.status).toBe(get.status);
      expect(head.headers["content-length"]).toBe(String(get.body.length));
      expect(head.headers.etag).toBe(get.headers.etag);
      expect(head.body).toHaveLength(0);
    }
  });

  test("answers a missing file with 404, not with the page", async () => {
    const admin = await start(await createProject({}));
    for (const path of [
      "/assets/gone-12345678.js",
      "/extensions/x.js",
      "/public/locales/xx/translation.json",
      "/robots.txt",
    ]) {
      const answer = await ask(admin.port, `/app${path}`, { headers: navigation });
      expect(answer.status, path).toBe(404);
      expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    expect((await ask(admin.port, "/app/a/orders", { headers: { accept: "application/json" } })).status).toBe(
      404,
    );
  });

  test("hides files that are not for the page", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    const { directory } = await project.build();
    await writeFile(join(directory, ".secret"), "secret");
    const admin = await start(project);
    for (const path of [
      "/build.json",
      "/.secret",
      "/assets/main-AAAA1111.js.br",
      "/assets",
      "/assets/",
      "/shell.json",
    ])
      expect((await ask(admin.port, `/app${path}`)).status, path).toBe(404);
  });

  test.each([
    "/app/../../etc/passwd",
    "/app/assets/..%2f..%2f..%2fetc/passwd",
    "/app/%2e%2e/%2e%2e/package.json",
    "/app/assets/..%5c..%5cpackage.json",
    "/app/assets/%00.js",
    "/app/%E0%A4%A",
    "/app/%",
    "/%c0%ae%c0%ae/",
  ])("refuses %s", async (path) => {
    const admin = await start(await createProject({ "package.json": "{}" }));
    const answer = await ask(admin.port, path, { headers: navigation });
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toContain("text/plain");
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "refuses %s outside the backend's paths",
    async (method) => {
      const admin = await start(await createProject({}));
      const answer = await ask(admin.port, "/app", { method });
      expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    },
  );

  test("carries the security headers on every answer that may be a document", async () => {
    const admin = await start(await createProject({}), { connect: ["https://api.example.com"] });
    for (const path of ["/app", "/app/favicon.svg", "/app/none", "/", "/app/%"]) {
      const { headers } = await ask(admin.port, path);
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).toContain("connect-src 'self' http://127.0.0.1:9 https://api.example.com;");
      for (const part of [
        "frame-ancestors 'none'",
        "base-uri 'self'",
        "object-src 'none'",
        "form-action 'self'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toContain("unsafe");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=(self), display-capture=()"),
      });
    }
    for (const path of ["/app/assets/main-AAAA1111.js", "/app/none.js"]) {
      const { headers } = await ask(admin.port, path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers).not.toHaveProperty("content-security-policy");
    }
  });

  test("lets the page send usage data only with a write key", async () => {
    const addresses = { analyticsCdn: "https://cdn.test/x", analyticsApiHost: "https://events.test/v1" };
    const without = await start(await createProject({}), addresses);
    const quiet = await ask(without.port, "/app", { headers: navigation });
    expect(quiet.headers["content-security-policy"]).toContain("connect-src 'self' http://127.0.0.1:9;");
    expect(quiet.body.toString()).not.toContain("events.test");
    const admin = await start(await createProject({}), { ...addresses, analyticsWriteKey: "key" });
    const page = await ask(admin.port, "/app", { headers: navigation });
    expect(page.headers["content-security-policy"]).toContain(
      "connect-src 'self' http://127.0.0.1:9 https://cdn.test https://events.test;",
    );
    expect(page.body.toString()).toContain(
      '"analytics":{"writeKey":"key","cdn":"https://cdn.test/x","apiHost":"https://events.test/v1"}',
    );
  });

  test("tells the page how people sign in", async () => {
    const quiet = await ask((await start(await createProject({}), {})).port, "/app", { headers: navigation });
    expect(quiet.body.toString()).not.toContain('"auth"');
    const admin = await start(await createProject({}), { auth: "bearer", tokenStorage: "session" });
    const page = await ask(admin.port, "/app", { headers: navigation });
    expect(page.body.toString()).toContain('"auth":"bearer","tokenStorage":"session"');
  });

  test("names the backend to the page when it is not proxied", async () => {
    const admin = await start(await createProject({}), {
      proxy: false,
      backend: "https://shop.test/api",
      basePath: "/",
    });
    const page = await ask(admin.port, "/admin/orders", { headers: navigation });
    expect(page.status).toBe(200);
    expect(readPageConfiguration(page.body.toString()).backend).toBe("https://shop.test/api");
    expect(page.headers["content-security-policy"]).toContain("connect-src 'self' https://shop.test;");
  });

  test("uses the backend of the build unless another is named", async () => {
    const project = await createProject({});
    await project.build({ backend: "http://127.0.0.1:8" });
    const admin = await start(project, { backend: undefined });
    expect(admin.configuration.backend).toBe("http://127.0.0.1:8");
    expect(admin.origins.backend).toBe("the build");
    const other = await start(project, { backend: "http://127.0.0.1:7" });
    expect(other.configuration.backend).toBe("http://127.0.0.1:7");
  });

  test("reports at the start whether the backend answers", async () => {
    const project = await createProject({});
    const backend = await startBackend((_, response) => response.writeHead(404).end());
    expect(await (await start(project, { backend: backend.url })).backendProblem).toBeUndefined();
    const port = await freePort();
    expect(await (await start(project, { backend: `http://127.0.0.1:${port}` })).backendProblem).toBe(
      "nothing listens there",
    );
  });

  test("names a taken port, a missing output and an unknown host", async () => {
    const project = await createProject({});
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    onTestFinished(() => {
      other.close();
    });
    // A server that listens on a port has an address of this form.
    const { port } = other.address() as AddressInfo;
    await expect(start(project, { port })).rejects.toMatchObject({
      code: "address-taken",
      hint: expect.stringContaining("--port"),
    });
    await expect(start(project, { outDir: "none" })).rejects.toMatchObject({ code: "output-missing" });
    await expect(start(project, { outDir: ".." })).rejects.toMatchObject({ code: "output-missing" });
    await expect(start(project, { host: "203.0.113.7" })).rejects.toMatchObject({
      code: "address-unavailable",
    });
    await expect(start(project, { port: "80a" })).rejects.toMatchObject({ code: "invalid-configuration" });
  });

  test("keeps idle connections for longer than web servers before it do", async () => {
    const project = await createProject({});
    const admin = await start(project);
    const { headers } = await fetch(`http://localhost:${admin.port}/app`, { headers: navigation });
    const seconds = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test("lets running requests end when it stops", async () => {
    const project = await createProject({});
    let finish = (): void => {};
    const backend = await startBackend((request, response) => {
      if (request.url === "/health") response.end();
      else finish = () => response.end("late");
    });
    const admin = await start(project, { backend: backend.url });
    const waiting = connect(admin.port, "localhost");
    await new Promise((resolve) => waiting.once("connect", resolve));
    waiting.write("GET /app HTTP/1.1\r\nHost: x\r\n\r\n");
    await new Promise((resolve) => waiting.once("data", resolve));
    const closed = new Promise((resolve) => waiting.once("close", resolve));
    const late = ask(admin.port, "/admin/slow", { headers: { connection: "keep-alive" } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopping = admin.close();
    await closed;
    finish();
    expect((await late).body.toString()).toBe("late");
    await stopping;
    await expect(ask(admin.port, "/app")).rejects.toThrow();
  });
});
