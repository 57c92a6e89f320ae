import { describe, expect, test } from "vitest";
import { check, examine, expectFault, startStore } from "./fixtures/doctor";

describe("doctor, on what a browser makes of the store", () => {
  test("finds a store that blocks the page's own requests", async () => {
    const origin = "http://127.0.0.1:7001";
    const none = await startStore({});
    const settings = { backend: none.url, proxy: false };
    expectFault(await examine({ settings, origin }), "cors").toContain(`ADMIN_CORS=${origin}`);
    const bare = await startStore({ allows: origin, credentials: "false" });
    expectFault(await examine({ settings: { ...settings, backend: bare.url }, origin }), "cors").toContain(
      "without their cookie",
    );
    const open = await startStore({ allows: origin });
    expect(
      check(await examine({ settings: { ...settings, backend: open.url }, origin }), "cors"),
    ).toMatchObject({
      status: "ok",
    });
    // Through the proxy nothing is asked.
    expect(check(await examine({ settings: { backend: none.url }, origin }), "cors")?.status).toBe("ok");
  });

  test.each([
    ["a secure one on http", "http://admin.example.com", "sid=1; Secure", {}, "is for https only"],
    ["one of another domain", "http://localhost", "sid=1; Domain=.example.org", {}, "session_options"],
    ["one of another site", "http://admin.example.com", "sid=1", { proxy: false }, "--auth bearer"],
  ])("finds a session cookie that browsers drop: %s", async (_, origin, cookie, settings, text) => {
    const { url } = await startStore({ cookie, allows: origin });
    expectFault(await examine({ settings: { backend: url, ...settings }, origin }), "cookies").toContain(
      text,
    );
  });

  test("finds a secure cookie that the store does not set over http", async () => {
    const { url } = await startStore({
      cookie: (request) => (request.headers["x-forwarded-proto"] === "https" ? "sid=1; Secure" : undefined),
    });
    const origin = "https://admin.example.com";
    const blind = await examine({ settings: { backend: url }, origin });
    expectFault(blind, "cookies").toContain("--trust-proxy");
    expectFault(blind, "proxy-headers").toContain("TILLHOUSE_TRUST_PROXY=true");
    const trusting = await examine({ settings: { backend: url, trustProxy: true }, origin });
    expect(check(trusting, "cookies")?.status).toBe("ok");
    expect(check(trusting, "proxy-headers")?.status).toBe("ok");
    expectFault(await examine({ settings: { backend: url } }), "cookies").toContain("NODE_ENV=development");
    const needless = await examine({ settings: { backend: url, trustProxy: true } });
    expect(check(needless, "proxy-headers")?.status).toBe("warning");
  });

  test("warns of third-party cookies, except with tokens", async () => {
    const origin = "https://admin.example.com";
    const { url } = await startStore({ cookie: "sid=1; SameSite=None; Secure", allows: origin });
    const settings = { backend: url.replace("127.0.0.1", "localhost"), proxy: false };
    expect(check(await examine({ settings, origin }), "cookies")?.status).toBe("warning");
    const token = await examine({ settings: { ...settings, auth: "bearer" }, origin });
    expect(check(token, "cookies")?.message).toContain("token");
  });
});
