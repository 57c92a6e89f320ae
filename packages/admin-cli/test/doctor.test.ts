import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { version } from "../src/base/version";
import { check, examine, expectFault, sameShell, startStore } from "./fixtures/doctor";
import { freePort, startBackend } from "./fixtures/http";
import { createProject, runCommand, runOnTerminal } from "./fixtures/project";

describe("doctor", () => {
  test("finds a healthy project healthy", async () => {
    const { url } = await startStore({});
    const result = await examine({
      files: { "tillhouse.config.json": '{ "name": "Ridge & Loom" }' },
      settings: { backend: url, port: await freePort() },
      environment: { TILLHOUSE_HOST: "127.0.0.1" },
    });
    expect(result.checks.filter(({ status }) => status === "fault" || status === "warning")).toEqual([]);
    expect(result).toMatchObject({ version: 1, ok: true });
    expect(result.checks.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "node ok",
      "project ok",
      "configuration ok",
      "versions ok",
      "duplicates ok",
      "extensions ok",
      "port ok",
      "backend ok",
      "medusa ok",
      "features skipped",
      "cors ok",
      "cookies ok",
      "proxy-headers ok",
    ]);
    expect(result.configuration.values).toEqual(
      expect.arrayContaining([
        { name: "name", value: "Ridge & Loom", origin: "tillhouse.config.json" },
        { name: "host", value: "127.0.0.1", origin: "TILLHOUSE_HOST" },
        { name: "backend", value: url, origin: "--backend" },
        { name: "basePath", value: "/app", origin: "default" },
      ]),
    );
  });

  test("names every invalid setting", async () => {
    const result = await examine({
      files: { "tillhouse.config.ts": "export default {\n  bakend: 1, hsts: 2 };" },
    });
    expect(result.checks.filter(({ id }) => id === "configuration")).toMatchObject([
      { status: "fault", details: ["tillhouse.config.ts:2:20"] },
      { status: "fault", cure: 'Did you mean "backend"?', details: ["tillhouse.config.ts:2:3"] },
    ]);
    expect(check(result, "proxy-headers")?.status).toBe("ok");
    expectFault(await examine({ files: { "tillhouse.config.json": "{" } }), "configuration").toContain(
      "no JSON",
    );
  });

  test("checks the version of Node.js", async () => {
    expectFault(await examine({ nodeVersion: "v18.20.1" }), "node").toMatch(/20\.19.*nvm install/);
    expectFault(await examine({ nodeVersion: "v20.3.0" }), "node").toContain("v20.3.0");
    expect(check(await examine({ nodeVersion: "v24.0.0" }), "node")?.status).toBe("ok");
  });

  test("finds packages of different versions", async () => {
    const files = {
      "node_modules/@tillhouse/extension-sdk/package.json": '{ "version": "9.9.9" }',
      "yarn.lock": "",
    };
    const result = await examine({ files });
    expectFault(result, "versions").toContain(`yarn add --dev @tillhouse/admin-cli@${version}`);
    expect(check(result, "versions")?.details).toContain("@tillhouse/extension-sdk of the project 9.9.9");
  });

  test("finds two copies of what must exist once", async () => {
    const react = (copy: string) => JSON.stringify({ name: "react", version: copy });
    const result = await examine({
      files: {
        "tillhouse.config.json": '{ "extensions": ["../linked"] }',
        "node_modules/react/package.json": react("18.3.1"),
        "../linked/src/admin/extension.ts": 'export default { id: "linked" };',
        "../linked/node_modules/react/package.json": react("19.1.0"),
      },
    });
    expectFault(result, "duplicates").toMatch(/two copies of react.*npm dedupe.*peerDependencies/);
    expect(check(result, "duplicates")?.details).toEqual([
      "react 18.3.1 in node_modules/react",
      "react 19.1.0 in ../linked/node_modules/react",
    ]);
    const beside = await examine({ files: { "package.json": '{ "dependencies": { "react-query": "3" } }' } });
    expect(check(beside, "duplicates")).toMatchObject({
      status: "warning",
      cure: expect.stringContaining("npm uninstall react-query"),
    });
  });

  test("names extensions that cannot be read", async () => {
    const result = await examine({
      files: { "tillhouse.config.json": '{ "extensions": ["@acme/reviews"] }' },
    });
    expectFault(result, "extensions").toContain("npm install --save-dev @acme/reviews");
  });

  test("finds a port that is taken", async () => {
    const other = createServer((_, response) => response.end("else"));
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    onTestFinished(() => {
      other.close();
    });
    // A server that listens on a port has an address of this form.
    const { port } = other.address() as AddressInfo;
    expectFault(await examine({ settings: { port } }), "port").toContain(`--port ${port + 1}`);
    other.removeAllListeners("request");
    other.on("request", (_, response) => response.end('<script id="tillhouse-config">'));
    expect(check(await examine({ settings: { port } }), "port")).toMatchObject({
      status: "ok",
      message: expect.stringContaining("already"),
    });
  });

  test("finds a backend that is down and the origin of its URL", async () => {
    const backend = `http://127.0.0.1:${await freePort()}`;
    const result = await examine({ environment: { MEDUSA_BACKEND_URL: backend } });
    expectFault(result, "backend").toMatch(/nothing listens there.*TILLHOUSE_BACKEND/);
    expect(check(result, "backend")?.why).toContain("MEDUSA_BACKEND_URL");
    expect(check(result, "medusa")).toBeUndefined();
  });

  test("recognises a store of v2 and what is no store", async () => {
    const second = await startStore({
      answer(request, response) {
        const isStore = request.url?.startsWith("/store/") ?? false;
        response.statusCode = request.url === "/health" ? 200 : isStore ? 400 : 404;
        response.end(isStore ? '{"message":"Publishable API key required in the request header"}' : "");
        return true;
      },
    });
    expectFault(await examine({ settings: { backend: second.url } }), "medusa").toContain("Medusa v2");
    const page = await startBackend((_, response) => response.end("<!doctype html>"));
    expectFault(await examine({ settings: { backend: page.url } }), "medusa").toContain(
      "no store of Medusa v1",
    );
  });

  test("reads flags and modules with a token", async () => {
    const { url } = await startStore({});
    const known = await examine({
      settings: { backend: url },
      environment: { TILLHOUSE_API_TOKEN: "known" },
    });
    expect(check(known, "features")).toMatchObject({
      status: "ok",
      message: expect.stringContaining("2 of 7"),
    });
    expect(check(known, "features")?.details).toContain(
      "sales_channels is off: no sales channels. Turn on: MEDUSA_FF_SALES_CHANNELS=true",
    );
    expect(JSON.stringify(known)).not.toContain('"known"');
    const wrong = await examine({ settings: { backend: url }, environment: { TILLHOUSE_API_TOKEN: "x" } });
    expectFault(wrong, "features").toContain("TILLHOUSE_API_TOKEN");
    const wild = await startStore({ store: { feature_flags: [{ key: "workflows", value: true }] } });
    const unfinished = await examine({
      settings: { backend: wild.url },
      environment: { TILLHOUSE_API_TOKEN: "known" },
    });
    expect(check(unfinished, "features")).toMatchObject({
      status: "warning",
      cure: expect.stringContaining("MEDUSA_FF_WORKFLOWS=false"),
    });
  });

  test("refuses an invalid origin", async () => {
    await expect(examine({ origin: "admin.example.com/app" })).rejects.toThrow("--origin");
  });
});

describe("tillhouse doctor", () => {
  test("prints faults with their remedy and ends with 1", async () => {
    const project = await createProject({ "package.json": "{}" });
    const backend = `http://127.0.0.1:${await freePort()}`;
    const port = String(await freePort());
    const words = ["doctor", "--shell", await sameShell(project), "--backend", backend, "--port", port];
    const run = await runCommand(words, { cwd: project.directory });
    expect(run.code).toBe(1);
    expect(run.error).toContain(
      `fault    The backend at ${backend} cannot be reached: nothing listens there.`,
    );
    expect(run.error).toContain("do   Start the backend");
    expect(run.out).toMatch(new RegExp(`backend +${backend} +--backend`));
    expect(run.out).toContain("ill  1 fault, 0 warnings");
    const quiet = await runCommand([...words, "--quiet"], { cwd: project.directory });
    expect(quiet).toMatchObject({ code: 1, out: "" });
    const json = await runCommand([...words, "--json"], { cwd: project.directory });
    expect(JSON.parse(json.out)).toMatchObject({ version: 1, ok: false });
  });

  test("colours on a terminal", async () => {
    const { url } = await startStore({});
    const project = await createProject({ "package.json": "{}" });
    const run = await runOnTerminal(
      ["doctor", "--shell", await sameShell(project), "--backend", url, "--port", String(await freePort())],
      { cwd: project.directory },
    );
    expect(run.code).toBe(0);
    expect(run.out).toContain("\u001b[32mok");
    expect(run.out).toContain("healthy");
  });
});
