import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { get, start, startKeeper } from "./fixtures/attack";
import { ask } from "./fixtures/http";
import { writeRaw } from "./fixtures/raw";

describe("addresses that climb", () => {
  test.each([
    "/app/../secret.txt",
    "/app/assets/../../secret.txt",
    "/app/%2e%2e/secret.txt",
    "/app/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/app/..%5csecret.txt",
    "/app/..\\secret.txt",
    "/app/assets/..%00/secret.txt",
    "/app/%0d%0aSet-Cookie:%20a=b",
    "/app/%ff",
  ])("%s is refused", async (path) => {
    const { port } = await start(await startKeeper());
    const { statuses, text } = await writeRaw(port, get(path));
    expect(statuses).toEqual([400]);
    expect(text).not.toContain("hunter2");
    expect(text).not.toMatch(/^Set-Cookie: a=b/m);
  });

  test.each([
    "/app/%252e%252e/secret.txt",
    "/app/assets/%252e%252e%252f%252e%252e%252fsecret.txt",
    "/app/....//secret.txt",
  ])("%s names nothing and is decoded once", async (path) => {
    const { port } = await start(await startKeeper());
    expect((await writeRaw(port, get(path))).statuses).toEqual([404]);
  });

  test.each([
    "/admin/../secret",
    "/store/%2e%2e/x",
    "/uploads/..%2f..%2fx",
    "/admin/a%5c..%5cb",
    "/admin/%00",
    "/admin/%0a",
  ])("%s does not reach the backend", async (path) => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    expect((await writeRaw(port, get(path))).statuses).toEqual([400]);
    expect(backend.seen).toEqual([]);
  });

  test("a link out of the output is not followed to hidden files", async () => {
    const { port, project } = await start(await startKeeper());
    await writeFile(join(project.shell, ".env"), "hunter2");
    expect((await ask(port, "/app/.env")).status).toBe(404);
    expect((await ask(port, "/app/%2eenv")).status).toBe(404);
  });
});

describe("requests that are not what they seem", () => {
  test.each([
    ["http://evil.test/admin/x", 400],
    ["http://evil.test/", 400],
    ["https://evil.test/app", 400],
    ["//evil.test/admin/x", 404],
    ["*", 400],
    ["evil.test:443", 400],
  ])("the target %s reaches nobody", async (target, status) => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    expect((await writeRaw(port, get(target))).statuses).toEqual([status]);
    expect(backend.seen).toEqual([]);
  });

  test.each(["TRACE", "CONNECT", "PROPFIND", "PURGE", "LINK"])(
    "%s is refused instead of passed on",
    async (method) => {
      const backend = await startKeeper();
      const { port } = await start(backend);
      const target = method === "CONNECT" ? "evil.test:443" : "/admin/x";
      const answer = await writeRaw(
        port,
        `${method} ${target} HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\n\r\n`,
      );
      expect(answer.statuses).toEqual([405]);
      expect(answer.text).not.toContain("secret=1");
      expect(backend.seen).toEqual([]);
    },
  );

  test("an unknown method and a malformed request line are refused", async () => {
    const { port } = await start(await startKeeper());
    for (const line of ["FOO /app HTTP/1.1", "GET /app", "GET /app HTTP/9.9", "\0\x01\x02"])
      expect((await writeRaw(port, `${line}\r\nHost: x\r\n\r\n`)).statuses, line).toEqual([400]);
  });

  test("a switch of protocols is not passed on", async () => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    const upgrade = "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n";
    expect((await writeRaw(port, get("/admin/x", upgrade))).statuses).toEqual([200]);
    expect(backend.seen[0]?.headers).not.toHaveProperty("upgrade");
  });

  test.each([
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
    "Content-Length: 5\r\nContent-Length: 6\r\n",
    "Content-Length: +5\r\n",
    "Content-Length: 5, 6\r\n",
    "Transfer-Encoding: chunked, identity\r\n",
    "Transfer-Encoding : chunked\r\n",
    "Transfer-Encoding: xchunked\r\n",
  ])("an ambiguous end of a request is refused (%o)", async (headers) => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    const smuggled = "0\r\n\r\nGET /admin/smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
    const { statuses, isClosed } = await writeRaw(
      port,
      `POST /admin/x HTTP/1.1\r\nHost: x\r\n${headers}\r\n${smuggled}`,
    );
    expect(statuses).toEqual([400]);
    expect(isClosed).toBe(true);
    expect(backend.seen.map(({ url }) => url)).not.toContain("/admin/smuggled");
  });

  test.each(["GET", "DELETE", "POST"])("a %s is passed on with the length of its body", async (method) => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    const smuggled = "POST /internal/x HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n";
    const { statuses } = await writeRaw(
      port,
      `${method} /admin/x HTTP/1.1\r\nHost: x\r\nConnection: content-length, host\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    );
    expect(statuses).toEqual([200]);
    expect(backend.seen.map(({ url }) => url)).toEqual(["/admin/x"]);
  });

  test.each([
    "Host: x\r\nHost: evil.test\r\n",
    "Host: a b\r\n",
    "Host: x/../y\r\n",
    "Host: x@evil.test\r\n",
    'Host: x"><script>\r\n',
    "Host: x:99999999\r\n",
    "",
  ])("a host that cannot be read is refused (%o)", async (headers) => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    const { statuses, text } = await writeRaw(port, get("/admin/x", headers));
    expect(statuses).toEqual([400]);
    expect(text).not.toContain("<script");
    expect(backend.seen).toEqual([]);
  });

  test.each(["localhost:7001", "admin.example.com", "[::1]:7001", "192.168.0.1", "my_host"])(
    "the host %s is a host",
    async (host) => {
      const { port } = await start(await startKeeper());
      expect((await writeRaw(port, get("/app", `Host: ${host}\r\n`))).statuses).toEqual([200]);
    },
  );
});

describe("requests that are too much", () => {
  test("a long address and large headers", async () => {
    const { port } = await start(await startKeeper());
    expect((await ask(port, `/app?${"a".repeat(16_000)}`)).status).toBe(200);
    expect((await ask(port, `/app?${"a".repeat(17_000)}`)).status).toBe(414);
    expect((await writeRaw(port, get("/app", `Host: x\r\nX: ${"a".repeat(40_000)}\r\n`))).statuses).toEqual([
      431,
    ]);
  });

  test("a body that is too large, with and without a length", async () => {
    const backend = await startKeeper();
    const { port } = await start(backend, { bodyLimit: 1 });
    const told = await ask(port, "/admin/x", { method: "POST", headers: { "content-length": "1000001" } });
    expect(told.status).toBe(413);
    expect(told.headers.connection).toBe("close");
    const piece = `10000\r\n${"a".repeat(65_536)}\r\n`;
    const head = "POST /admin/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const counted = await writeRaw(port, [head, ...Array.from({ length: 20 }, () => piece), "0\r\n\r\n"]);
    expect(counted.statuses).toEqual([413]);
    expect(counted.isClosed).toBe(true);
    const fits = await ask(port, "/admin/x", { method: "POST", body: Buffer.alloc(900_000) });
    expect(fits.status).toBe(200);
  });

  test("a head or a body that never ends", async () => {
    const { port } = await start(await startKeeper(), { patience: { head: 200, body: 200 } });
    const head = await writeRaw(port, "GET /app HTTP/1.1\r\nHost: x\r\nX-Slow: ", 2_000);
    expect(head).toMatchObject({ statuses: [408], isClosed: true });
    const body = await writeRaw(
      port,
      "POST /admin/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
      2_000,
    );
    expect(body).toMatchObject({ statuses: [408], isClosed: true });
  });
});
