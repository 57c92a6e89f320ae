import { createRequire } from "node:module";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { everyPackage } from "../../scripts/unit/unit-tests.mjs";
import { adminTextsRequest, readAdminTexts } from "./scripts/admin-texts.mjs";

const require = createRequire(import.meta.url);

/** A package as the running admin has it, which may be of another version than here. */
function ofAdmin(name: string): string {
  return require.resolve(name, { paths: [join(import.meta.dirname, "../admin-ui")] });
}

export default defineConfig({
  plugins: [
    {
      name: "admin-texts",
      resolveId: (request) => (request === adminTextsRequest ? `\0${request}` : undefined),
      load: async (id) =>
        id === `\0${adminTextsRequest}`
          ? `export default ${JSON.stringify(await readAdminTexts())};`
          : undefined,
    },
  ],
  resolve: {
    alias: {
      // The preset's module for `import` asks for another package by `require`, which a module does not have.
      "@medusajs/ui-preset": require.resolve("@medusajs/ui-preset"),
      "tillhouse-shell:@tanstack/react-query": ofAdmin("@tanstack/react-query"),
      "tillhouse-shell:react-dom": ofAdmin("react-dom"),
    },
  },
  test: {
    ...everyPackage,
    // Most tests of what runs in the page say in their first line that they need one (`@vitest-environment happy-dom`).
    environment: "node",
    include: ["test/**/*.test.{ts,tsx}"],
    hookTimeout: 60_000,
    // As Node.js reads them, and so as the built file does.
    deps: { interopDefault: false },
  },
});
