import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { everyPackage, sharedModules } from "../../scripts/unit/unit-tests.mjs";

export default defineConfig({
  resolve: {
    alias: {
      "@tillhouse/mock-store": fileURLToPath(new URL("../mock-store/src/index.ts", import.meta.url)),
    },
  },
  test: {
    ...everyPackage,
    ...sharedModules,
    // Most tests need no document; those that do say so in their first line (`@vitest-environment happy-dom`).
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
});
