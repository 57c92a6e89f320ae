// Near-duplicates among the definitions of the resources: two that differ only in names want to be one word of the SDK.
// jscpd compares tokens, so renamed keys still count as the same. Five lines and forty tokens are about the least that
// a reader would notice as written twice; shorter stretches are the vocabulary itself.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootDirectory } from "./workspace.mjs";

/** How much of all lines may stand somewhere else as well, in percent. */
const limit = 5;

/** The share of duplicated lines in a folder, in percent, and where they are. */
export function duplicatesIn(folder) {
  const report = mkdtempSync(join(tmpdir(), "duplicates-"));
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(rootDirectory, "node_modules/jscpd/bin/jscpd"),
        folder,
        ...["--min-lines", "5", "--min-tokens", "40", "--reporters", "json", "--silent"],
        ...["--ignore", "**/*.test.*", "--output", report],
      ],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`jscpd failed: ${stderr}`);
    const { duplicates, statistics } = JSON.parse(readFileSync(join(report, "jscpd-report.json"), "utf8"));
    return {
      lines: statistics.total.lines,
      percentage: statistics.total.percentage,
      places: duplicates.map(
        ({ firstFile, secondFile, lines }) =>
          `${firstFile.name}:${firstFile.start} and ${secondFile.name}:${secondFile.start}, ${lines} lines`,
      ),
    };
  } finally {
    rmSync(report, { recursive: true, force: true });
  }
}

function check() {
  const { lines, percentage, places } = duplicatesIn(join(rootDirectory, "packages/admin-ui/src/resources"));
  const isOver = percentage > limit || lines === 0;
  for (const place of places) console.log(`        ${place}`);
  console.log(
    `  ${isOver ? "OVER" : "ok  "}  ${percentage} % of ${lines} lines stand twice, of at most ${limit} %`,
  );
  process.exitCode = isOver ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
