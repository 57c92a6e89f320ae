import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileStylesOnce, createStyleCompiler } from "../src/compiler/v1/style-thread";

const version = "0.1.0";
const source = (text: string) => [{ path: "widget.tsx", text }];
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "tillhouse-style-thread-"));
  await mkdir(join(directory, "dist"));
  await writeFile(join(directory, "package.json"), '{ "type": "module" }');
  await writeFile(
    join(directory, "dist/styles.js"),
    `let calls = 0;
export async function compileStyles([{ text }], { withComponents }) {
  if (text === "end") process.exit();
  if (text === "bad") throw new Error("no styles");
  return [text, withComponents, ++calls].join(" ");
}
`,
  );
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test("a build makes its sheet in a thread of its own", async () => {
  const runtime = { directory, version, modules: new Map() };
  expect(await compileStylesOnce(runtime, source("a"))).toBe("a false 1");
  expect(await compileStylesOnce(runtime, source('from "@medusajs/ui"'))).toBe('from "@medusajs/ui" true 1');
  await expect(compileStylesOnce(runtime, source("bad"))).rejects.toThrow("no styles");
});

test("what asks again finds the thread as it left it, and a new one after a failure", async () => {
  const runtime = { directory, version, modules: new Map() };
  const styles = createStyleCompiler();
  try {
    const answers = await Promise.all(["a", "b"].map((text) => styles.compile(runtime, source(text))));
    expect(answers).toEqual(["a false 1", "b false 2"]);
    expect(await styles.compile(runtime, source("c"))).toBe("c false 3");
    await expect(styles.compile(runtime, source("bad"))).rejects.toThrow("no styles");
    expect(await styles.compile(runtime, source("d"))).toBe("d false 1");
    await expect(styles.compile(runtime, source("end"))).rejects.toThrow("has ended");
    expect(await styles.compile(runtime, source("e"))).toBe("e false 1");
  } finally {
    await styles.close();
  }
});
