import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveConfig } from "../src/config/config";
import * as paths from "../src/server/page-paths";
import { backendAnswerHeaders, securityHeaders, tokenPageHeaders } from "../src/server/security-headers";
import { forEver } from "../src/server/static-files";

const examples = join(import.meta.dirname, "../../../examples");
const { values } = resolveConfig("serve", {});

/** What `serve` decides by and both examples repeat. How they answer is tried on the servers themselves. */
const repeated = [
  paths.pagePattern,
  paths.tokenPagePattern,
  paths.filePattern,
  paths.assetPattern,
  paths.hashedPattern,
  paths.namesPagePattern,
  paths.takesPagePattern,
  forEver,
  ...Object.values(tokenPageHeaders),
  ...Object.entries(securityHeaders({ ...values, backend: "", hsts: true })).flat(),
  ...Object.values(backendAnswerHeaders("text/html")),
  ...Object.values(backendAnswerHeaders("application/pdf")),
];

describe("the example for a web server", () => {
  test.each([
    ["nginx/tillhouse.conf", { $tillhouse_connect: "'self'", $tillhouse_frames: "'none'" }],
    ["caddy/Caddyfile", {}],
  ])("%s has the patterns and headers of serve", async (name, written) => {
    let text = await readFile(join(examples, name), "utf8");
    for (const [variable, value] of Object.entries(written)) text = text.replaceAll(variable, value);
    expect(repeated.filter((part) => !text.includes(part))).toEqual([]);
  });
});
