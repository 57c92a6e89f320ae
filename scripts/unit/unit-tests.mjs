import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { BaseSequencer } from "vitest/node";

/** What the unit tests of every package are run with. */
export const everyPackage = {
  setupFiles: ["./expect-console.ts", "./clear-document.ts"].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
  // A test that is stuck says so by what it waits for; the clock is for what cannot, also on a machine that is busy.
  testTimeout: 30_000,
  // Documents are made and thrown away all the time; with the usual 16 MB a sixth of the time goes into clearing up.
  execArgv: ["--max-semi-space-size=64"],
};

/**
 * What is added where the files of a package run on the same modules: half of the time of such a file went into reading the
 * admin once more.
 */
export const sharedModules = { isolate: false };

/** How many files are run side by side. A worker waits for a part of its time: for pauses, and for processes of the CLI. */
export const workers = availableParallelism() + 1;

/** Files that take longest: on a fresh clone nothing is known of files but their length, which says little. */
const slowest = [
  "conformance.1.test.ts",
  "conformance.2.test.ts",
  "conformance.3.test.ts",
  "init.test.ts",
  "conformance-faults.test.ts",
  "mistakes.test.ts",
  "zones.test.tsx",
];

/** What a file runs on, as its first line says. */
const environmentOf = (file) =>
  /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(file, "utf8"))?.[1] ?? "node";

/**
 * Keeps the files of one package and one environment together: a worker ends, with all modules that it has read, as soon as the
 * next file is of another. Within each group the slowest come first.
 */
export class GroupedSequencer extends BaseSequencer {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const ranked = (await super.sort(files)).map((file) => {
      const place = slowest.indexOf(basename(file.moduleId));
      return {
        file,
        group: `${file.project.name} ${environmentOf(file.moduleId)}`,
        place: place < 0 ? slowest.length : place,
      };
    });
    return ranked
      .sort((one, other) => one.group.localeCompare(other.group) || one.place - other.place)
      .map(({ file }) => file);
  }
}
