import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { chromiumFlags } from "../scripts/chromium.mjs";
import type { BackendName } from "./support/environment";

/** A page of a test lives for seconds: most code that V8 optimises for it is thrown away before that pays. Loops still pay. */
const jsFlags = "--invocation-count-for-maglev=8000";

/** One process for the pages of all tests of a worker: a new one for each would read and compile the admin once more. */
const oneProcess = ["--renderer-process-limit=1", "--disable-site-isolation-trials"];

export default defineConfig<object, { backend: BackendName }>({
  testMatch: "*.spec.ts",
  outputDir: "results/artefacts",
  globalSetup: "./support/global-setup.ts",
  // Each worker has a store and ports of its own (support/environment.ts), so any number of them may run in any order.
  // A worker waits for a third of its time: for what moves, and for what is typed to settle.
  workers: availableParallelism() + 1,
  // Nobody waits for these where all is well; a busy machine takes longer.
  timeout: 120_000,
  // Each wait ends before the test does, so that a failure names what did not come.
  expect: { timeout: 15_000, toPass: { timeout: 20_000 } },
  forbidOnly: true,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "results/report.json" }]],
  // Projects of a single file come first: short tests at the end keep all workers busy.
  projects: [
    // What begins with a store that nobody has set up yet.
    { name: "empty", testDir: "empty", use: { backend: "empty" } },
    // What stops the store.
    { name: "outage", testDir: "outage", use: { backend: "store" } },
    // What a real store has to do or to confirm.
    { name: "store", testDir: "store", use: { backend: "store" } },
    // What needs the shape of a store only: the mock store, as at the start for each test.
    { name: "mock", testDir: "mock", fullyParallel: true, use: { backend: "mock" } },
  ],
  use: {
    // What a browser has read and compiled stays for the next test; cookies, storage and routes do not.
    reuseContext: true,
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
    // What fades is measured in the middle of it otherwise: colours, places. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [...chromiumFlags, ...oneProcess, `--js-flags=${jsFlags}`],
    },
  },
});
