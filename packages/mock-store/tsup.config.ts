import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts" },
  format: "esm",
  // It runs in tests, in browsers and behind the command line, and needs nothing of any of them.
  platform: "neutral",
  target: "es2022",
  outDir: "dist",
  clean: true,
  // Declarations come from `tsc`: tsup makes them with an API that TypeScript 7 does not have.
  dts: false,
});
