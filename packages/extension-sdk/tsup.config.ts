import { copyFile } from "node:fs/promises";
import { build } from "esbuild";
import { defineConfig } from "tsup";

/** Builds the SDK of older versions of the contract: files that stand alone, made of the SDK that the admin shares. */
async function buildCompat() {
  await build({
    entryPoints: ["src/compat/v0/index.ts", "src/compat/v0/kit.ts"],
    outdir: "dist/compat/v0",
    bundle: true,
    format: "esm",
    target: "es2022",
    logLevel: "warning",
    plugins: [
      {
        name: "shared-sdk",
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.\/\.\.\/(?:kit\/)?index$/ }, ({ path }) => ({
            path: `@tillhouse/extension-sdk${path.includes("/kit/") ? "/kit" : ""}`,
            external: true,
          }));
        },
      },
    ],
  });
}

export default defineConfig({
  entry: {
    index: "src/index.ts",
    contract: "src/contract.ts",
    internal: "src/internal.ts",
    "client/index": "src/client/index.ts",
    "ui/index": "src/ui/index.ts",
    "kit/index": "src/kit/index.ts",
    "inputs/index": "src/inputs/index.ts",
    "commerce/index": "src/commerce/index.ts",
    "tasks/index": "src/tasks/index.ts",
    "layers/index": "src/layers/index.ts",
    "import/index": "src/import/index.ts",
    "grid/index": "src/grid/index.ts",
    router: "src/router.ts",
    "storefront/index": "src/storefront/index.ts",
    "testing/index": "src/testing/index.ts",
    "mock/index": "src/mock/index.ts",
    "eslint/index": "src/eslint/index.ts",
    "mistakes/index": "src/mistakes/index.ts",
    "compat/index": "src/compat/index.ts",
  },
  format: "esm",
  platform: "browser",
  // The linter reads the project's files. No entry for the browser imports it.
  external: [/^node:/],
  removeNodeProtocol: false,
  target: "es2022",
  outDir: "dist",
  splitting: true,
  // Styles that come with a component are a text, which it gives to the document.
  loader: { ".css": "text" },
  // The store's client names the whole server as a peer, so it travels inside this package; see docs/decisions.
  noExternal: ["@medusajs/medusa-js"],
  clean: true,
  // Declarations come from `tsc`: tsup makes them with an API that TypeScript 7 does not have.
  dts: false,
  // The linter's own rules name their place in the published package.
  async onSuccess() {
    await copyFile("../../docs/linting.md", "dist/linting.md");
    await buildCompat();
  },
});
