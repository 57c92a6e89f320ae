import { utimes } from "node:fs/promises";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type * as Api from "../../medusa-plugin/api/index.js";
import type * as Options from "../../medusa-plugin/lib/read-options.js";
import { readPageConfiguration } from "../src/site/page";
import { files, greeting, widget } from "./fixtures/dev-harness";
import { ask as fetchPage, navigation } from "./fixtures/http";
import { createProject } from "./fixtures/project";

// As Medusa loads it: a module of CommonJS, as it stands.
const require = createRequire(import.meta.url);
const { default: plugin }: typeof Api = require("../../medusa-plugin/api/index.js");
const { readOptions }: typeof Options = require("../../medusa-plugin/lib/read-options.js");

/** A request to the plugin, and whether it was left to the server. */
function ask(handler: ReturnType<typeof plugin>, url: string): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const next = vi.fn();
  handler(request, new ServerResponse(request), next);
  return next.mock.calls.length === 1;
}

/** The page of the admin of a server that has just started, as its own process tells it. */
async function pageOf(project: string, path: string) {
  const handler = plugin(project, { path });
  const server = createServer((request, response) => handler(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return readPageConfiguration((await fetchPage(port, path, { headers: navigation })).body.toString());
}

describe("readOptions", () => {
  test("fills what is left out", () => {
    const standard = {
      serve: true,
      autoRebuild: true,
      path: "/app",
      outDir: ".cache/tillhouse",
      backend: "/",
    };
    for (const given of [undefined, null, {}, { path: undefined, enableUI: true }])
      expect(readOptions(given)).toMatchObject({ options: standard, warnings: [] });
  });

  test("takes the options of the official admin", () => {
    const given = {
      serve: false,
      autoRebuild: false,
      path: "/back-office",
      outDir: "out",
      backend: "https://shop.example",
    };
    const develop = { open: false, port: 7001, logLevel: "error" };
    expect(readOptions({ ...given, develop })).toMatchObject({ options: given, warnings: [] });
  });

  test("leaves the root to the server", () => {
    const { options, warnings } = readOptions({ path: "/" });
    expect(options.path).toBe("/app");
    expect(warnings).toEqual([expect.stringContaining('cannot be "/"')]);
  });

  test("names what is unknown or of another type, and leaves it out", () => {
    const { options, warnings } = readOptions({
      pth: "/x",
      path: 5,
      serve: "yes",
      develop: null,
      constructor: 1,
    });
    expect(options).toMatchObject({ path: "/app", serve: true });
    expect(warnings).toEqual([
      'The option "pth" is unknown and has no effect. There are serve, autoRebuild, path, outDir, backend, develop; everything else stands in tillhouse.config.js.',
      'The option "path" has to be a string. 5 has no effect.',
      'The option "serve" has to be a boolean. "yes" has no effect.',
      'The option "develop" has to be an object. null has no effect.',
      expect.stringContaining('The option "constructor" is unknown'),
    ]);
  });
});

test("everything is left to the server where the admin is not served", () => {
  const handler = plugin("/nowhere", { serve: false });
  for (const url of ["/app", "/app/a/orders", "/admin/products"]) expect(ask(handler, url)).toBe(true);
});

test("an option that is wrong is told when the server starts", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  plugin("/nowhere", Object.assign({ serve: false }, { autorebuild: true }));
  expect(written.mock.calls.flat()).toEqual([
    expect.stringMatching(/^warn: {4}Tillhouse: The option "autorebuild" is unknown.*\n$/),
  ]);
  written.mockRestore();
});

test("a change of the extensions is built at the next start, and a mistake in them stops nothing", async () => {
  const [told, blamed] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockReturnValue(true),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const project = await createProject(files);
  const start = () => pageOf(project.directory, "/back-office");
  /** Changes a file long after the last build. */
  const change = async (text: string) => {
    const built = join(project.directory, ".cache/tillhouse/build.json");
    await utimes(built, new Date(1_000_000), new Date(1_000_000));
    await project.write({ [greeting]: text });
  };
  const first = await start();
  expect(first).toMatchObject({ basePath: "/back-office", extensions: [{ id: "shop" }] });
  await change(widget("again"));
  const second = await start();
  expect(second.problems ?? []).toEqual([]);
  expect(second.extensions).not.toEqual(first.extensions);
  await change(`import "./gone";\n${widget("never seen")}`);
  const third = await start();
  expect(third.extensions).toEqual(second.extensions);
  expect(third.problems).toMatchObject([
    { reason: "notRebuilt", values: { message: expect.stringContaining(`${greeting}:1`) } },
  ]);
  const written = (stream: typeof told) => stream?.mock.calls.flat().join("") ?? "";
  expect(written(told).match(/built.*the admin with 1 extension/g)).toHaveLength(2);
  expect(written(told)).toContain("Tillhouse: The admin is at /back-office");
  expect(written(blamed)).toContain("./gone");
});
