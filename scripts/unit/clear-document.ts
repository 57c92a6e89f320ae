// Runs before every file of unit tests: what was mounted goes with its test. Else its timers would find no document after
// the last test of the file, which fails the run and no test. The library does so by itself only where
// `afterEach` is a global.
import { afterAll, afterEach, vi } from "vitest";

if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
  // What a page has begun to load for later comes while there is a page.
  afterAll(() => vi.dynamicImportSettled());
}
