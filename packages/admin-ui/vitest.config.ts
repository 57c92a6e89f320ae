import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { everyPackage, sharedModules } from "../../scripts/unit/unit-tests.mjs";

const sdk = (path: string) => fileURLToPath(new URL(`../extension-sdk/src/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    // Tests run on the sources of the SDK, so that they never wait for a build or pass on a stale one.
    alias: [
      {
        find: /^@tillhouse\/extension-sdk\/(ui|kit|inputs|commerce|tasks|layers|import|grid|testing|client|storefront)$/,
        replacement: sdk("$1/index.ts"),
      },
      { find: /^@tillhouse\/extension-sdk\/(contract|internal|router)$/, replacement: sdk("$1.ts") },
      {
        find: /^@tillhouse\/mock-store$/,
        replacement: fileURLToPath(new URL("../mock-store/src/index.ts", import.meta.url)),
      },
      { find: /^@tillhouse\/extension-sdk$/, replacement: sdk("index.ts") },
    ],
  },
  test: {
    ...everyPackage,
    ...sharedModules,
    name: "admin-ui",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
  },
});
