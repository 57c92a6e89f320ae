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

/** How many files are run side by side. One core fewer than there are would leave one of two idle. */
export const workers = Math.max(2, availableParallelism() - 1);

/** Files that take longest, so that none of them is what all others have been waiting for in the end. */
const slowest = [
  "conformance.1.test.ts",
  "conformance.2.test.ts",
  "conformance.3.test.ts",
  "init.test.ts",
  "conformance-faults.test.ts",
  "mistakes.test.ts",
  "zones.test.tsx",
];

/** What a file is run on, as its first line says. */
const environmentOf = (file) =>
  /@vitest-environment (\S+)/.exec(readFileSync(file, "utf8").slice(0, 200))?.[1] ?? "node";

/** Packages in their order, and last what has many small files: then no worker waits long for the other. */
const groups = ["admin-ui happy-dom", "admin-ui jsdom", "@tillhouse/admin-cli", "", "admin-ui node"];

function groupOf(name) {
  const place = groups.findIndex((group) => group !== "" && name.startsWith(group));
  return place < 0 ? groups.indexOf("") : place;
}

/**
 * Begins with the slowest files, which nobody knows on a fresh clone, and keeps together what runs in one package and one
 * environment: a worker is ended, with all modules that it has read, as soon as the next file is of another.
 */
export class SlowestFirst extends BaseSequencer {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const ranked = (await super.sort(files)).map((file) => {
      const name = `${file.project.name} ${environmentOf(file.moduleId)}`;
      const place = slowest.indexOf(basename(file.moduleId));
      return { file, name, group: groupOf(name), place: place < 0 ? slowest.length : place };
    });
    return ranked
      .sort(
        (one, other) =>
          one.group - other.group || one.name.localeCompare(other.name) || one.place - other.place,
      )
      .map(({ file }) => file);
  }
}
