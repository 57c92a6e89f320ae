import { defineConfig } from "vitest/config";
import { GroupedSequencer, workers } from "./scripts/unit/unit-tests.mjs";

export default defineConfig({
  test: {
    projects: ["packages/*/vitest.config.ts"],
    maxWorkers: workers,
    // One line for each file; what is slow is in the report that `npm test` keeps.
    slowTestThreshold: 60_000,
    sequence: { sequencer: GroupedSequencer },
  },
});
