import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { everyPackage } from "../../scripts/unit/unit-tests.mjs";

export default defineConfig({
  resolve: {
    alias: {
      "@tillhouse/extension-sdk/contract": resolve(import.meta.dirname, "../extension-sdk/src/contract.ts"),
      "@tillhouse/extension-sdk/mistakes": resolve(
        import.meta.dirname,
        "../extension-sdk/src/mistakes/index.ts",
      ),
      "@tillhouse/extension-sdk/compat": resolve(import.meta.dirname, "../extension-sdk/src/compat/index.ts"),
      "@tillhouse/extension-sdk/eslint": resolve(import.meta.dirname, "../extension-sdk/src/eslint/index.ts"),
      "@tillhouse/mock-store": resolve(import.meta.dirname, "../mock-store/src/index.ts"),
    },
  },
  test: {
    ...everyPackage,
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    globalSetup: ["test/fixtures/build-bin.ts"],
    // A busy machine takes many times as long as an idle one.
    testTimeout: 30_000,
  },
});
