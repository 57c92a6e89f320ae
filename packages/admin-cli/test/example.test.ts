import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../src/api/build";
import { serve } from "../src/api/serve";
import { readPageConfiguration } from "../src/site/page";
import { ask, navigation } from "./fixtures/http";
import { listFiles } from "./fixtures/project";

const example = resolve(import.meta.dirname, "../../../examples/extension-basics");
/** The shell is the output of another package, which may not have been built. */
const shell = resolve(import.meta.dirname, "../../admin-ui/dist/shell");

describe.skipIf(!existsSync(join(shell, "shell.json")))("the example with the real shell", () => {
  test("builds without warnings and is served", async () => {
    const directory = await mkdtemp(join(tmpdir(), "tillhouse-example-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    await cp(join(example, "src"), join(directory, "src"), { recursive: true });
    // Icons are the one package that the example brings; they are found from where it was copied to.
    await cp(
      resolve(example, "../../node_modules/lucide-react"),
      join(directory, "node_modules/lucide-react"),
      {
        recursive: true,
        filter: (path) => !path.endsWith(".map") && !path.includes("/cjs/"),
      },
    );
    const result = await build({ directory, shell, environment: {} });
    expect(result).toMatchObject({ warnings: [], skipped: [] });
    expect(result.manifest.extensions[0]?.contributions).toEqual([
      expect.objectContaining({ kind: "widget", zones: ["order.details.after"] }),
      expect.objectContaining({ kind: "route", path: "/loyalty", label: "Loyalty" }),
      expect.objectContaining({ kind: "setting", path: "packing", label: "Packing" }),
    ]);

    const output = await listFiles(result.directory);
    for (const name of output.filter((file) => /^extensions\/.*\.js$/.test(file))) {
      const text = await readFile(join(result.directory, name), "utf8");
      for (const [, imported = ""] of text.matchAll(/from\s*"([^"]+)"/g))
        expect(output, `${name} imports ${imported}`).toContain(join("extensions", imported));
    }
    // Everything shared comes from the shell, so what is left is the example's own code and its icons.
    expect(result.manifest.extensions[0]?.bytes).toBeLessThan(16_000);

    const admin = await serve({ directory, shell, port: 0, environment: {}, backend: "http://127.0.0.1:9" });
    onTestFinished(() => admin.close());
    const page = await ask(admin.port, "/app/a/loyalty", { headers: navigation });
    const addresses = [...page.body.toString().matchAll(/(?:src|href)="(\/app\/[^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) expect((await ask(admin.port, address ?? "")).status, address).toBe(200);
    expect(readPageConfiguration(page.body.toString()).extensions).toHaveLength(1);
    // It builds, which a busy machine takes its time for.
  }, 60_000);
});
