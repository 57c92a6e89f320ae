import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", "testing/index": "src/testing/index.ts" },
  format: "esm",
  target: "es2022",
  platform: "browser",
  outDir: "dist",
  splitting: true,
  clean: ["dist/*.js", "dist/*.d.ts", "dist/testing"],
  dts: false,
  // The store's client names the whole server as a peer, so it travels inside this package; see docs/decisions.
  noExternal: ["@medusajs/medusa-js"],
});
