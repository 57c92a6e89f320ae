import { readFile, writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";
import { defaultJson } from "./scripts/default-json.mjs";
import { hostSheetText } from "./scripts/host-sheet-text.mjs";
import { quietToasts } from "./scripts/quiet-toasts.mjs";
import { splitMessages } from "./scripts/split-messages.mjs";

/** What hosts import to draw something: frameworks that draw on the server leave it to the browser where a file says so. */
const drawn = ["dist/index.js", "dist/core.js", "dist/element.js"];

export default defineConfig({
  entry: {
    index: "src/index.ts",
    core: "src/core.tsx",
    resources: "src/resources/built-in-groups.ts",
    // No entries of the package: each is in files of its own, so that hosts leave out what they do not show.
    "parts/area": "src/app/provider/headless-area.tsx",
    "parts/hooks": "src/app/provider/host-hooks.ts",
    "parts/pages": "src/app/routing/admin-pages.tsx",
    "parts/list-page": "src/app/embedding/list-page.tsx",
    "parts/detail-page": "src/app/embedding/detail-page.tsx",
    "parts/form-dialog": "src/app/embedding/form-dialog.tsx",
    "parts/command-palette": "src/app/embedding/command-palette.tsx",
    element: "src/element.ts",
    registry: "src/registry.ts",
    "testing/index": "src/testing/index.ts",
  },
  format: "esm",
  target: "es2022",
  platform: "browser",
  outDir: "dist",
  splitting: true,
  clean: ["dist/*.js", "dist/*.d.ts", "dist/testing", "dist/parts"],
  // The conformance suite looks whether tests are there; nothing that a browser reads does.
  external: [/^node:/],
  // Its styles are in the sheet for hosts: by itself it would place them in the head of the host's page.
  noExternal: ["sonner"],
  dts: false,
  esbuildPlugins: [splitMessages, defaultJson, quietToasts, hostSheetText],
  async onSuccess() {
    await Promise.all(
      drawn.map(async (file) => writeFile(file, `"use client";\n${await readFile(file, "utf8")}`)),
    );
  },
});
