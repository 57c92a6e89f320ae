import { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import type * as Api from "../../medusa-plugin/api/index.js";
import type * as Options from "../../medusa-plugin/lib/read-options.js";

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
