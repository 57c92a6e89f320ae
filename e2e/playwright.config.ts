import { defineConfig } from "playwright/test";
import { chromiumFlags } from "../scripts/chromium.mjs";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "results/artefacts",
  globalSetup: "./environment.ts",
  // One store for all; tests name what they make after themselves, and the one that stops the store comes last.
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "results/report.json" }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
    // What fades is measured in the middle of it otherwise: colours, places. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: chromiumFlags,
    },
  },
});
