import { readFile, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";
import { defaultJson } from "./scripts/default-json.mjs";
import { hostSheetText } from "./scripts/host-sheet-text.mjs";
import { quietToasts } from "./scripts/quiet-toasts.mjs";

/** What hosts import to draw something: frameworks that draw on the server leave it to the browser where a file says so. */
const drawn = ["dist/index.js", "dist/element.js"];

export default defineConfig({
  entry: {
    index: "src/index.ts",
    element: "src/element.ts",
    registry: "src/registry.ts",
    "testing/index": "src/testing/index.ts",
  },
  format: "esm",
  target: "es2022",
  platform: "browser",
  outDir: "dist",
  splitting: true,
  clean: ["dist/*.js", "dist/*.d.ts", "dist/testing"],
  // The conformance suite looks whether tests are there; nothing that a browser reads does.
  external: [/^node:/],
  // Its styles are in the sheet for hosts: by itself it would place them in the head of the host's page.
  noExternal: ["sonner"],
  dts: false,
  esbuildPlugins: [defaultJson, quietToasts, hostSheetText],
  async onSuccess() {
    await Promise.all(
      drawn.map(async (file) => writeFile(file, `"use client";\n${await readFile(file, "utf8")}`)),
    );
  },
});
