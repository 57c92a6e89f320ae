import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { visibleCookie } from "../src/server/proxy-headers";
import { get, start, startKeeper } from "./fixtures/attack";
import { ask, navigation, startBackend } from "./fixtures/http";
import { writeRaw } from "./fixtures/raw";

describe("the way to the backend", () => {
  test("ignores what the client claims about itself", async () => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    await ask(port, "/admin/x", {
      headers: {
        host: "admin.test",
        "x-forwarded-for": "10.0.0.1",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "evil.test",
        "x-forwarded-port": "1",
        "x-real-ip": "10.0.0.1",
        forwarded: "for=10.0.0.1",
      },
    });
    const headers: IncomingHttpHeaders = backend.seen[0]?.headers ?? {};
    expect(headers).toMatchObject({ "x-forwarded-proto": "http", "x-forwarded-host": "admin.test" });
    expect(headers["x-forwarded-for"]).toMatch(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
    expect(headers["x-forwarded-port"]).toBe(String(port));
    expect(headers).not.toHaveProperty("x-real-ip");
    expect(headers).not.toHaveProperty("forwarded");
  });

  test("never follows a redirect", async () => {
    const backend = await startBackend((_, response) => {
      response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end();
    });
    const { port } = await start(backend);
    const answer = await ask(port, "/admin/x");
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: "http://169.254.169.254/latest/meta-data" },
    });
  });

  test("keeps a redirect to the own host on it", async () => {
    const backend = await startBackend((request, response) => {
      response.writeHead(302, { location: `http://${request.headers.host}//evil.test/` }).end();
    });
    const { port } = await start(backend);
    expect((await ask(port, "/admin/x")).headers.location).toBe("/evil.test/");
  });

  test("hides the programs behind it", async () => {
    const backend = await startKeeper(() => ({ "x-powered-by": "Express", server: "nginx/1.0" }));
    const { port } = await start(backend);
    for (const path of ["/admin/x", "/app", "/app/none"]) {
      const { headers } = await ask(port, path);
      expect(headers, path).not.toHaveProperty("server");
      expect(headers, path).not.toHaveProperty("x-powered-by");
    }
    await backend.close();
    const outside = await ask(port, "/admin/x", { headers: { "x-forwarded-for": "203.0.113.5" } });
    expect(outside.status).toBe(502);
    expect(outside.body.toString()).not.toContain("127.0.0.1");
  });

  test("keeps uploaded files from acting in the admin's name", async () => {
    const backend = await startKeeper((url) => ({
      "content-type": url.endsWith(".pdf") ? "application/pdf" : "text/html",
      ...(url.endsWith("policy") ? { "content-security-policy": "img-src 'none'" } : {}),
    }));
    const { port } = await start(backend);
    const { headers } = await ask(port, "/uploads/evil.html");
    expect(headers["content-security-policy"]).toMatch(/default-src 'none';.*; sandbox$/);
    expect(headers["content-security-policy"]).not.toContain("allow-");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    const pdf = (await ask(port, "/uploads/a.pdf")).headers["content-security-policy"];
    expect(pdf).toContain("default-src 'none'");
    expect(pdf).not.toContain("sandbox");
    const both = (await ask(port, "/uploads/policy")).headers["content-security-policy"];
    expect(both).toMatch(/^img-src 'none', default-src 'none'/);
  });

  test.each(["script", "style", "worker", "serviceworker"])(
    "sends no uploaded file as a %s of the page",
    async (kind) => {
      const backend = await startKeeper();
      const { port } = await start(backend);
      const asked = (dest: string) => ask(port, "/uploads/evil.js", { headers: { "sec-fetch-dest": dest } });
      expect((await asked(kind)).status).toBe(403);
      expect(backend.seen).toEqual([]);
      for (const dest of ["empty", "image", "document"]) expect((await asked(dest)).status).toBe(200);
    },
  );

  test("refuses a header that contains another one", async () => {
    const { createServer } = await import("node:net");
    const broken = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\nX-A: b\x01c\r\nContent-Length: 2\r\n\r\n{}"));
    });
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      broken.close();
    });
    const address = broken.address();
    const backendPort = typeof address === "object" ? (address?.port ?? 0) : 0;
    const url = `http://127.0.0.1:${backendPort}`;
    const { port } = await start({ url, port: backendPort, close: async () => {} });
    expect((await ask(port, "/admin/x")).status).toBe(502);
    expect((await ask(port, "/app")).status).toBe(200);
  });

  test("refuses writes from pages of another origin, also of the same site", async () => {
    const backend = await startKeeper();
    const { port } = await start(backend);
    const from = (site: string, method: string, path = "/admin/x") =>
      ask(port, path, { method, headers: { "sec-fetch-site": site } }).then(({ status }) => status);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const site of ["cross-site", "same-site"]) expect(await from(site, method)).toBe(403);
    expect(backend.seen).toEqual([]);
    for (const site of ["same-origin", "none"]) expect(await from(site, "POST")).toBe(200);
    expect(await from("cross-site", "GET")).toBe(200);
    expect(await from("cross-site", "POST", "/store/carts")).toBe(200);
  });
});

describe("cookies of the backend", () => {
  const open = { isSecure: false, isFramed: false, prefix: "" };

  test.each([
    [
      "a=1; Path=/; HttpOnly; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
      open,
      "a=1; Path=/; HttpOnly; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
    ],
    ["a=1; Domain=store.test; Path=/", open, "a=1; Path=/"],
    ["a=1; Secure; SameSite=None; HttpOnly", open, "a=1; SameSite=Lax; HttpOnly"],
    ["a=1; secure; samesite=none", { ...open, isSecure: true }, "a=1; secure; SameSite=Lax"],
    ["a=1; Secure; SameSite=None", { ...open, isSecure: true, isFramed: true }, "a=1; Secure; SameSite=None"],
    ["a=1; SameSite=Strict", open, "a=1; SameSite=Strict"],
    ["a=1; Path=/shop", { ...open, prefix: "/shop" }, "a=1; Path=/"],
    ["a=1; Path=/shop/admin", { ...open, prefix: "/shop" }, "a=1; Path=/admin"],
    ["a=1; Path=/shopping", { ...open, prefix: "/shop" }, "a=1; Path=/shopping"],
    ["a=b=c==; Path=/", open, "a=b=c==; Path=/"],
  ])("%s, seen from %o", (cookie, place, visible) => {
    expect(visibleCookie(cookie, place)).toBe(visible);
  });

  test("are secure behind a trusted proxy that says so", async () => {
    const backend = await startKeeper(() => ({ "set-cookie": ["s=1; Secure; HttpOnly"] }));
    const headers = { "x-forwarded-proto": "https" };
    const { port } = await start(backend);
    expect((await ask(port, "/admin/x", { headers })).headers["set-cookie"]).toEqual(["s=1; HttpOnly"]);
    const trusting = await start(backend, { trustProxy: true });
    expect((await ask(trusting.port, "/admin/x", { headers })).headers["set-cookie"]).toEqual([
      "s=1; Secure; HttpOnly",
    ]);
  });
});

describe("headers of answers", () => {
  test("only named origins may frame the admin", async () => {
    const backend = await startKeeper();
    const framed = await start(backend, { frameAncestors: ["https://intranet.test"] });
    const { headers } = await ask(framed.port, "/app");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self' https://intranet.test;");
    expect(headers).not.toHaveProperty("x-frame-options");
    const { headers: closed } = await ask((await start(backend)).port, "/app");
    expect(closed["content-security-policy"]).toContain("frame-ancestors 'none';");
    expect(closed["x-frame-options"]).toBe("DENY");
  });

  test("https is required only where it is configured", async () => {
    const backend = await startKeeper();
    expect((await ask((await start(backend)).port, "/app")).headers).not.toHaveProperty(
      "strict-transport-security",
    );
    const { port } = await start(backend, { hsts: true });
    expect((await ask(port, "/app")).headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("pages with a token in their URL are neither cached nor sent as a referrer", async () => {
    const { port } = await start(await startKeeper());
    for (const path of ["/app/invite?token=abc", "/app/reset-password?token=abc"]) {
      const { headers, body } = await ask(port, path, { headers: navigation });
      expect(headers, path).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      expect(body.toString()).not.toContain("abc");
    }
  });

  test("no answer repeats the request in a form that a browser would run", async () => {
    const { port } = await start(await startKeeper());
    for (const path of [
      "/app/<script>alert(1)</script>.js",
      "/<script>alert(1)</script>",
      "/app/%3Cscript%3E.html",
    ]) {
      const { text } = await writeRaw(port, get(path));
      expect(text, path).not.toMatch(/<script>/);
      expect(text).toContain("Content-Type: text/plain");
      expect(text).toContain("X-Content-Type-Options: nosniff");
    }
  });
});

describe("spec 2.1, 9.21: the admin lives below its base path", () => {
  test.each([
    ["/app", "/app", "/app/", "/app/a/orders"],
    ["/", "/", "/login", "/a/orders"],
    ["/back/office", "/back/office", "/back/office/", "/back/office/a/orders"],
  ])(
    "spec 2.1, 9.21: served at %s, the page answers there with and without a slash",
    async (basePath, ...paths) => {
      const { port } = await start(await startKeeper(), { basePath });
      for (const path of paths) {
        const { status, headers, body } = await ask(port, path, { headers: navigation });
        expect(status, path).toBe(200);
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(body.toString()).toContain(`"basePath":"${basePath}"`);
      }
    },
  );

  test("spec 2.1, 9.21: the base path is /app by default", async () => {
    const { port } = await start(await startKeeper());
    for (const path of ["/app", "/app/"])
      expect((await ask(port, path, { headers: navigation })).status).toBe(200);
    expect((await ask(port, "/", { headers: navigation })).headers.location).toBe("/app");
    expect((await ask(port, "/apple", { headers: navigation })).status).toBe(404);
  });
});
