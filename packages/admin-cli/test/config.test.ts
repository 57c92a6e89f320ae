import { describe, expect, test } from "vitest";
import { CommandError } from "../src/base/errors";
import { type ConfigurationSources, resolveConfig } from "../src/config/config";

function problemsOf(command: "serve" | "build", sources: ConfigurationSources): string[] {
  try {
    resolveConfig(command, sources);
  } catch (error) {
    if (error instanceof CommandError) return error.details.map(({ message }) => message);
    throw error;
  }
  return [];
}

describe("resolveConfig", () => {
  test("spec 9.5: a local server on port 9000 is the backend by default", () => {
    expect(resolveConfig("serve", {}).values.backend).toBe("http://localhost:9000");
  });

  test("gives the defaults of each command", () => {
    expect(resolveConfig("serve", {}).values).toMatchObject({
      port: 7001,
      host: "localhost",
      basePath: "/app",
      backend: "http://localhost:9000",
      proxy: true,
      outDir: "build",
      connect: [],
      frameAncestors: [],
      trustProxy: false,
      hsts: false,
      bodyLimit: 200,
      analyticsWriteKey: "",
      analyticsCdn: "https://cdn.segment.com",
      analyticsApiHost: "https://api.segment.io/v1",
    });
    expect(resolveConfig("build", {}).values.backend).toBe("");
  });

  test("prefers a flag to the environment and the environment to the default", () => {
    const { values, origins } = resolveConfig("serve", {
      flags: { port: "8000" },
      environment: { TILLHOUSE_PORT: "9", TILLHOUSE_HOST: "0.0.0.0", TILLHOUSE_BASE_PATH: "/back/office" },
    });
    expect(values).toMatchObject({ port: 8000, host: "0.0.0.0", basePath: "/back/office" });
    expect(origins).toMatchObject({
      port: "--port",
      host: "TILLHOUSE_HOST",
      basePath: "TILLHOUSE_BASE_PATH",
      backend: "default",
    });
  });

  test.each([
    [{ MEDUSA_BACKEND_URL: "http://c:1" }, "http://c:1"],
    [{ MEDUSA_BACKEND_URL: "http://c:1", MEDUSA_ADMIN_BACKEND_URL: "http://b:1" }, "http://b:1"],
    [{ MEDUSA_ADMIN_BACKEND_URL: "http://b:1", TILLHOUSE_BACKEND: "http://a:1" }, "http://a:1"],
    [{ TILLHOUSE_BACKEND: " ", MEDUSA_BACKEND_URL: "http://c:1" }, "http://c:1"],
  ])("finds the backend in %o", (environment, backend) => {
    expect(resolveConfig("serve", { environment }).values.backend).toBe(backend);
  });

  test("does not bake the server's variables into a build", () => {
    expect(resolveConfig("build", { environment: { TILLHOUSE_BACKEND: "http://a:1" } }).values.backend).toBe(
      "",
    );
  });

  test.each([
    ["/app/", "/app"],
    ["/", "/"],
    ["/back/office", "/back/office"],
    ["/~me/a.b-c_d", "/~me/a.b-c_d"],
  ])("takes the base path %s", (given, basePath) => {
    expect(resolveConfig("serve", { flags: { basePath: given } }).values.basePath).toBe(basePath);
  });

  test.each(["app", "//", "/a//b", "/a/../b", "/a b", "/дом", "/a?b", ""])(
    "refuses the base path %o",
    (basePath) => {
      expect(problemsOf("serve", { flags: { basePath } })).toHaveLength(1);
    },
  );

  test("refuses a base path that hides the backend, as long as it is proxied", () => {
    expect(problemsOf("serve", { flags: { basePath: "/admin" } })[0]).toContain("belongs to the backend");
    expect(problemsOf("serve", { flags: { basePath: "/store/back" } })).toHaveLength(1);
    expect(problemsOf("serve", { flags: { basePath: "/administration" } })).toEqual([]);
    expect(problemsOf("serve", { flags: { basePath: "/admin", proxy: false } })).toEqual([]);
    expect(problemsOf("build", { flags: { basePath: "/admin" } })).toEqual([]);
  });

  test.each(["localhost:9000", "ftp://a", "http://u:p@a", "http://a/?x=1", "http://a/#x", "nonsense"])(
    "refuses the backend %s",
    (backend) => {
      expect(problemsOf("serve", { flags: { backend } })).toHaveLength(1);
      expect(problemsOf("build", { flags: { backend } })).toHaveLength(1);
    },
  );

  test("keeps the path of the backend without its last slash", () => {
    expect(resolveConfig("serve", { flags: { backend: "https://shop.test/api/" } }).values.backend).toBe(
      "https://shop.test/api",
    );
  });

  test.each(["70000", "-1", "12a", "1.5"])("refuses the port %s", (port) => {
    expect(problemsOf("serve", { flags: { port } })).toHaveLength(1);
  });

  test.each(["http://localhost", "local host", "a:80"])("refuses the host %s", (host) => {
    expect(problemsOf("serve", { flags: { host } })).toHaveLength(1);
  });

  test.each(["0", "-1", "many", "1.5", "999999"])("refuses the body limit %s", (bodyLimit) => {
    expect(problemsOf("serve", { flags: { bodyLimit } })).toHaveLength(1);
  });

  test("takes the destination of usage data from the environment", () => {
    const environment = {
      TILLHOUSE_ANALYTICS_WRITE_KEY: "aB-3_x",
      TILLHOUSE_ANALYTICS_CDN: "https://cdn.test",
      TILLHOUSE_ANALYTICS_API_HOST: "https://events.test/v1",
    };
    expect(resolveConfig("serve", { environment }).values).toMatchObject({
      analyticsWriteKey: "aB-3_x",
      analyticsCdn: "https://cdn.test",
      analyticsApiHost: "https://events.test/v1",
    });
    expect(problemsOf("serve", { flags: { analyticsWriteKey: "a b" } })).toHaveLength(1);
    expect(problemsOf("serve", { flags: { analyticsApiHost: "events.test" } })).toHaveLength(1);
  });

  test("takes a known way of signing in", () => {
    expect(resolveConfig("serve", {}).values).toMatchObject({ auth: "", tokenStorage: "" });
    const environment = { TILLHOUSE_AUTH: "bearer", TILLHOUSE_TOKEN_STORAGE: "session" };
    expect(resolveConfig("build", { environment }).values).toMatchObject({
      auth: "bearer",
      tokenStorage: "session",
    });
    expect(problemsOf("serve", { flags: { auth: "password", tokenStorage: "disk" } })).toHaveLength(2);
  });

  test("names every bad value with its source", () => {
    const environment = { TILLHOUSE_PORT: "x", TILLHOUSE_BASE_PATH: "app" };
    expect(problemsOf("serve", { environment, flags: { backend: "y" } })).toEqual([
      'TILLHOUSE_PORT: "x" is not a port.',
      'TILLHOUSE_BASE_PATH: "app" does not start with a slash.',
      '--backend: "y" is not an address.',
    ]);
  });

  test("takes further origins from the flag and from the environment", () => {
    const environment = { TILLHOUSE_CONNECT: "https://a.test, wss://b.test" };
    expect(resolveConfig("serve", { environment }).values.connect).toEqual([
      "https://a.test",
      "wss://b.test",
    ]);
    expect(problemsOf("serve", { flags: { connect: ["https://a.test; script-src *"] } })).toHaveLength(1);
  });
});
