import { copyFile, cp } from "node:fs/promises";
import { resolve } from "node:path";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    bin: "src/bin.ts",
    create: "src/create.ts",
    "define-config": "src/define-config.ts",
    index: "src/index.ts",
    "script-worker": "src/script/script-worker.js",
    "verify-worker": "src/compiler/verify/verify-worker.js",
  },
  format: "esm",
  target: "node20",
  platform: "node",
  outDir: "dist",
  splitting: true,
  clean: true,
  // Declarations come from `tsc`: tsup makes them with an API that TypeScript 7 does not have.
  dts: false,
  // The contract is plain data; inside the bundle it costs the start nothing. The mock store is loaded where it is asked for.
  // Of zod the few readers that settings need: 30 kB in place of some 60 files.
  noExternal: ["@tillhouse/extension-sdk", "@tillhouse/mock-store", "zod"],
  // Messages name their addresses in the published package.
  async onSuccess() {
    await copyFile("../../docs/mistakes.md", "dist/mistakes.md");
    for (const host of ["nginx", "caddy"])
      await cp(`../../examples/${host}`, `dist/examples/${host}`, { recursive: true });
  },
  esbuildOptions(options) {
    options.alias = {
      "@tillhouse/extension-sdk/contract": resolve("../extension-sdk/src/contract.ts"),
      "@tillhouse/extension-sdk/mistakes": resolve("../extension-sdk/src/mistakes/index.ts"),
      "@tillhouse/extension-sdk/compat": resolve("../extension-sdk/src/compat/index.ts"),
      "@tillhouse/mock-store": resolve("../mock-store/src/index.ts"),
    };
  },
});
