import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Most tests need no document; those that do say so in their first line (`@vitest-environment jsdom`).
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
});
