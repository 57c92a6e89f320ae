import { defineConfig } from "tsup";
import { defaultJson } from "./scripts/default-json.mjs";

export default defineConfig({
  entry: { index: "src/index.ts", registry: "src/registry.ts", "testing/index": "src/testing/index.ts" },
  format: "esm",
  target: "es2022",
  platform: "browser",
  outDir: "dist",
  splitting: true,
  clean: ["dist/*.js", "dist/*.d.ts", "dist/testing"],
  // The conformance suite looks whether tests are there; nothing that a browser reads does.
  external: [/^node:/],
  dts: false,
  esbuildPlugins: [defaultJson],
});
