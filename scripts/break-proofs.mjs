// Shows that proofs can fail: breaks the product as `broken-proofs.json` says, one place at a time, runs the tests that
// are named after the sentence, and expects them to fail. `node scripts/break-proofs.mjs 9.14` takes one sentence alone.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDirectory } from "./workspace.mjs";

const wanted = process.argv[2];
const proofs = JSON.parse(readFileSync(join(rootDirectory, "scripts/broken-proofs.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "break-proofs-"));
const report = join(folder, "report.json");

/** Titles of the tests of a sentence that fail now; the number may stand among others. */
function failing({ spec, test }) {
  rmSync(report, { force: true });
  const directory = test.split("/").slice(0, 2).join("/");
  const name = `spec [^:]*\\b${spec.replace(".", "\\.")}\\b`;
  spawnSync(
    process.execPath,
    [
      join(rootDirectory, "node_modules/vitest/vitest.mjs"),
      "run",
      "--root",
      directory,
      test.slice(directory.length + 1),
      "-t",
      name,
      "--reporter=json",
      `--outputFile=${report}`,
    ],
    { cwd: rootDirectory, stdio: "ignore" },
  );
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ title }) => title);
}

let held = 0;
for (const proof of proofs.filter(({ spec }) => wanted === undefined || spec === wanted)) {
  const path = join(rootDirectory, proof.file);
  const text = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, text);
  const leave = () => {
    restore();
    process.exit(130);
  };
  process.on("SIGINT", leave);
  try {
    if (text.split(proof.find).length !== 2)
      throw new Error(`${proof.file} does not hold "${proof.find}" once`);
    writeFileSync(
      path,
      text.replace(proof.find, () => proof.replace),
    );
    const failed = failing(proof);
    if (failed.length === 0) held += 1;
    console.log(
      `  ${failed.length === 0 ? "HELD" : "fails"}  ${proof.spec}  ${proof.find}  ${failed[0] ?? ""}`,
    );
  } catch (error) {
    held += 1;
    console.log(`  HELD  ${proof.spec}  ${error.message}`);
  } finally {
    restore();
    process.off("SIGINT", leave);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(held === 0 ? "  every proof fails where the product is broken" : `  ${held} proofs show nothing`);
process.exitCode = held === 0 ? 0 : 1;
