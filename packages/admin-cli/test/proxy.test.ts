import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ServeOptions, serve } from "../src/api/serve";
import { ask, freePort, startBackend } from "./fixtures/http";
import { createProject } from "./fixtures/project";

async function start(backend: string, options: ServeOptions = {}): Promise<number> {
  const project = await createProject({});
  const admin = await serve({
    directory: project.directory,
    shell: project.shell,
    port: 0,
    environment: {},
    backend,
    ...options,
  });
  onTestFinished(() => admin.close());
  return admin.port;
}

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A backend that tells what it was asked. */
function startEcho() {
  return startBackend((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { method, url, headers } = request;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ method, url, headers, body } satisfies Seen));
    });
  });
}

describe("the way to the backend", () => {
  test.each([
    ["/app", "/admin/orders?limit=15&expand=a,b%20c"],
    ["/", "/admin/auth"],
    ["/", "/store/products"],
    ["/app", "/uploads/a%20b.png"],
    ["/app", "/admin"],
  ])("with the base path %s leads %s there unchanged", async (basePath, path) => {
    const port = await start((await startEcho()).url, { basePath });
    const answer = await ask(port, path);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ method: "GET", url: path });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("does not take paths that only look alike", async () => {
    const port = await start((await startEcho()).url);
    for (const path of ["/administration", "/stores", "/app/admin/orders"])
      expect((await ask(port, path)).headers["content-type"], path).not.toBe("application/json");
  });

  test("keeps a path that the backend's address has", async () => {
    const port = await start(`${(await startEcho()).url}/shop/`);
    expect(JSON.parse((await ask(port, "/admin/orders")).body.toString()).url).toBe("/shop/admin/orders");
  });

  test.each(["POST", "DELETE", "PUT", "PATCH", "OPTIONS"])("passes %s with its body", async (method) => {
    const port = await start((await startEcho()).url);
    const body = JSON.stringify({ title: "Größe 店" });
    const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
    expect(
      JSON.parse((await ask(port, "/admin/x", { method, headers, body })).body.toString()),
    ).toMatchObject({ method, body });
    const chunked = await ask(port, "/admin/x", {
      method,
      headers: { "transfer-encoding": "chunked" },
      body,
    });
    expect(JSON.parse(chunked.body.toString())).toMatchObject({ method, body });
    expect(JSON.parse((await ask(port, "/admin/x", { method })).body.toString())).toMatchObject({
      method,
      body: "",
    });
  });

  test("sends forwarding headers and drops those of the connection", async () => {
    const backend = await startEcho();
    const port = await start(backend.url, { trustProxy: true });
    const answer = await ask(port, "/admin/x", {
      headers: {
        host: "admin.test",
        cookie: "connect.sid=abc; other=1",
        authorization: "Bearer t",
        "x-forwarded-for": "10.0.0.1",
        "x-forwarded-proto": "https",
        "proxy-authorization": "secret",
        connection: "x-private",
        "x-private": "1",
        te: "trailers",
      },
    });
    const { headers }: Seen = JSON.parse(answer.body.toString());
    expect(headers).toMatchObject({
      host: `127.0.0.1:${backend.port}`,
      cookie: "connect.sid=abc; other=1",
      authorization: "Bearer t",
      "x-forwarded-host": "admin.test",
      "x-forwarded-proto": "https",
      "x-forwarded-port": String(port),
    });
    expect(headers["x-forwarded-for"]).toMatch(/^10\.0\.0\.1, (::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
    for (const name of ["proxy-authorization", "x-private", "te"]) expect(headers).not.toHaveProperty(name);
  });

  test("brings the answer back unchanged: status, cookies, caching, encoding", async () => {
    const backend = await startBackend((_, response) => {
      response.writeHead(
        422,
        "Not Today",
        [
          ["Set-Cookie", "a=1; Path=/; HttpOnly"],
          ["Set-Cookie", "b=2; SameSite=Lax"],
          ["Cache-Control", "private, max-age=5"],
          ["Content-Encoding", "x-odd"],
          ["ETag", 'W/"1"'],
          ["Keep-Alive", "timeout=99"],
        ].flat(),
      );
      response.end("body");
    });
    const answer = await ask(await start(backend.url), "/admin/x");
    expect(answer).toMatchObject({
      status: 422,
      headers: {
        "set-cookie": ["a=1; Path=/; HttpOnly", "b=2; SameSite=Lax"],
        "cache-control": "private, max-age=5",
        "content-encoding": "x-odd",
        etag: 'W/"1"',
      },
    });
    expect(answer.headers["keep-alive"]).not.toBe("timeout=99");
    expect(answer.body.toString()).toBe("body");
  });

  test("keeps redirects on the admin's own URL", async () => {
    const backend = await startBackend((request, response) => {
      const location =
        request.url === "/admin/own"
          ? `http://${request.headers.host}/uploads/a?b=1`
          : "https://elsewhere.test/";
      response.writeHead(302, { location }).end();
    });
    const port = await start(backend.url);
    expect((await ask(port, "/admin/own")).headers.location).toBe("/uploads/a?b=1");
    expect((await ask(port, "/admin/other")).headers.location).toBe("https://elsewhere.test/");
  });

  test("streams answers and large uploads", async () => {
    const size = 64 * 1024 * 1024;
    const hash = createHash("sha256");
    const backend = await startBackend((request, response) => {
      if (request.method === "GET") {
        response.write("first ");
        setTimeout(() => response.end("second"), 300);
        return;
      }
      request.on("data", (chunk) => hash.update(chunk));
      request.on("end", () => response.end(hash.digest("hex")));
    });
    const port = await start(backend.url);
    const begin = Date.now();
    const firstAt = await new Promise<number>((resolve) => {
      const socket = connect(port, "localhost", () =>
        socket.write("GET /admin/x HTTP/1.1\r\nHost: x\r\n\r\n"),
      );
      socket.on("data", (data) => {
        if (data.includes("first")) resolve(Date.now() - begin);
      });
      onTestFinished(() => {
        socket.destroy();
      });
    });
    expect(firstAt).toBeLessThan(250);

    const chunk = Buffer.alloc(1024 * 1024, "x");
    const expected = createHash("sha256");
    async function* chunks() {
      for (let sent = 0; sent < size; sent += chunk.length) {
        expected.update(chunk);
        yield chunk;
      }
    }
    const before = process.memoryUsage.rss();
    const answer = await ask(port, "/uploads", {
      method: "POST",
      headers: { "content-length": String(size) },
      body: chunks(),
    });
    expect(answer.body.toString()).toBe(expected.digest("hex"));
    expect(process.memoryUsage.rss() - before).toBeLessThan(size);
  });

  test("returns a refusal that comes before the upload has ended", async () => {
    const backend = await startBackend((request, response) => {
      if (request.method !== "POST") {
        response.end();
        return;
      }
      response.writeHead(413);
      response.end("too large", () => setTimeout(() => request.socket.resetAndDestroy(), 300));
    });
    const port = await start(backend.url);
    const size = 32 * 1024 * 1024;
    async function* chunks() {
      for (let sent = 0; sent < size; sent += 65_536) yield Buffer.alloc(65_536);
    }
    const headers = { "content-length": String(size) };
    const answer = await ask(port, "/uploads", { method: "POST", headers, body: chunks() });
    expect(answer.status).toBe(413);
    expect(answer.body.toString()).toBe("too large");
  });

  test("breaks off together with the backend or the client", async () => {
    let left = false;
    const backend = await startBackend((request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("some");
      if (request.url === "/admin/breaks") setTimeout(() => response.destroy(), 50);
      else
        response.on("close", () => {
          left = true;
        });
    });
    const port = await start(backend.url);
    await expect(ask(port, "/admin/breaks")).rejects.toThrow();
    const socket = connect(port, "localhost", () =>
      socket.write("GET /admin/waits HTTP/1.1\r\nHost: x\r\n\r\n"),
    );
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    await expect.poll(() => left).toBe(true);
  });

  test("answers 502 in JSON while the backend is down", async () => {
    const free = await freePort();
    const port = await start(`http://127.0.0.1:${free}`);
    for (const ask502 of [
      ask(port, "/admin/x"),
      ask(port, "/admin/x", { method: "POST", body: "{}", headers: { "content-length": "2" } }),
    ]) {
      const answer = await ask502;
      expect(answer.status).toBe(502);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      const error = JSON.parse(answer.body.toString());
      expect(error.type).toBe("backend-unreachable");
      expect(error.message).toContain(`http://127.0.0.1:${free}`);
      expect(error.message).toContain("--backend");
    }
    const size = 32 * 1024 * 1024;
    const upload = { method: "POST", headers: { "content-length": String(size) }, body: Buffer.alloc(size) };
    expect((await ask(port, "/uploads", upload)).status).toBe(502);
    for (let round = 0; round < 3; round++) {
      const backend = await startBackend((_, response) => response.end(`round ${round}`), free);
      expect((await ask(port, "/admin/x")).body.toString()).toBe(`round ${round}`);
      await backend.close();
    }
    expect((await ask(port, "/admin/x")).status).toBe(502);
  });

  test("reports a write without an answer as uncertain", async () => {
    const backend = await startBackend((request) => request.socket.resetAndDestroy());
    const port = await start(backend.url);
    const answer = await ask(port, "/admin/x", {
      method: "POST",
      body: "{}",
      headers: { "content-length": "2" },
    });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ type: "backend-silent" });
  });

  test("repeats a read that met the closing of a kept connection, but no write", async () => {
    const counts = { GET: 0, POST: 0 };
    const seen = new Set<unknown>();
    const backend = await startBackend((request, response) => {
      const method = request.method === "POST" ? "POST" : "GET";
      if (request.url === "/health") {
        response.end();
        return;
      }
      counts[method]++;
      // The first request on a connection is answered, the second one meets a reset.
      if (seen.has(request.socket)) request.socket.resetAndDestroy();
      else {
        seen.add(request.socket);
        response.end("ok");
      }
    });
    const port = await start(backend.url);
    expect((await ask(port, "/admin/a")).status).toBe(200);
    expect((await ask(port, "/admin/b")).status).toBe(200);
    expect(counts.GET).toBe(3);
    const post = await ask(port, "/admin/c", {
      method: "POST",
      body: "x",
      headers: { "content-length": "1" },
    });
    expect(post.status).toBe(200);
    expect(counts.POST).toBe(1);
  });
});
