import { readFileSync, statfsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { everyPackage, sharedModules } from "../../scripts/unit/unit-tests.mjs";

/**
 * Where projects are written for a moment. There are hundreds, each with an output: on a disk, many tests spent half
 * of their time on files that nobody keeps. Linux has a folder in memory; it is taken where it has room and may hold programs.
 */
function temporaryFolder(): { TMPDIR?: string } {
  const folder = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(folder);
    const isForPrograms = !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));
    return bavail * bsize > 2_000_000_000 && isForPrograms ? { TMPDIR: folder } : {};
  } catch {
    // Another system, or a container without it.
    return {};
  }
}

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
    ...sharedModules,
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    globalSetup: ["test/fixtures/build-bin.ts"],
    env: temporaryFolder(),
    // A busy machine takes many times as long as an idle one.
    testTimeout: 30_000,
  },
});
