import { defineConfig } from "vitest/config";
import { everyPackage } from "../../scripts/unit/unit-tests.mjs";

export default defineConfig({
  test: { ...everyPackage, environment: "node", include: ["src/**/*.test.ts"], restoreMocks: true },
});
