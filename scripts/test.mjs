// npm test: everything that must hold, in one run. Each stage counts its own checks; the last line adds them up.
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, rootDirectory } from "./workspace.mjs";

const { values: options } = parseArgs({
  options: { only: { type: "string" }, help: { type: "boolean", default: false } },
});

const log = (line) => console.log(`  ${line}`);

/** Runs a command with its output on the screen and tells whether it succeeded. */
async function succeeds(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: rootDirectory,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
}

const local = (name) => join(rootDirectory, "node_modules/.bin", name);
const one = async (promise) => ((await promise) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function readReport(path) {
  return JSON.parse(await readFile(path, "utf8"));
}

/** Unit, type and conformance tests of the packages. */
async function unitTests() {
  const report = join(rootDirectory, "node_modules/.cache/unit-tests.json");
  await rm(report, { force: true });
  const ok = await succeeds(local("vitest"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = await readReport(report);
  // A suite that breaks before its first test counts nothing by itself.
  return { passed: numPassedTests, failed: numFailedTests === 0 && !ok ? 1 : numFailedTests };
}

/** Tests that run on the real store: its own, the start command's, and the browser's. */
async function nodeTests(directory) {
  return await one(succeeds(process.execPath, ["--test", "--test-reporter=spec", directory]));
}

async function browserTests() {
  const report = join(rootDirectory, "e2e/results/report.json");
  await rm(report, { force: true });
  const ok = await succeeds(local("playwright"), ["test", "-c", "e2e/playwright.config.ts"], {
    CHROMIUM_PATH: await ensureChromium(log),
  });
  const { stats } = await readReport(report);
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && !ok ? 1 : failed };
}

const stages = {
  "format and lint": () => one(succeeds(local("biome"), ["check", "--error-on-warnings", "."])),
  types: () => one(succeeds(local("tsc"), ["-p", "."])),
  "unused code": () => one(succeeds(local("knip"), [])),
  duplicates: () => one(succeeds(process.execPath, ["scripts/check-duplicates.mjs"])),
  "file length": () => one(succeeds(process.execPath, ["scripts/check-lengths.mjs"])),
  packages: () => one(succeeds(process.execPath, ["scripts/check-packages.mjs"])),
  documentation: () => one(succeeds(process.execPath, ["scripts/check-docs.mjs"])),
  "public types": () => one(succeeds(process.execPath, ["scripts/check-api.mjs"])),
  specification: () => one(succeeds(process.execPath, ["scripts/check-spec-coverage.mjs"])),
  sizes: () => one(succeeds(process.execPath, ["scripts/check-sizes.mjs"])),
  unit: unitTests,
  store: () => nodeTests("examples/store/test/store.test.mjs"),
  start: () => nodeTests("scripts/start.test.mjs"),
  hosting: () => nodeTests("scripts/hosting.test.mjs"),
  checks: () => nodeTests("scripts/checks.test.mjs"),
  walk: () => nodeTests("scripts/walk.test.mjs"),
  browser: browserTests,
};

async function test() {
  if (options.help) {
    console.log(`npm test -- [--only STAGE]\n\n  stages: ${Object.keys(stages).join(", ")}`);
    return;
  }
  if (options.only !== undefined && !(options.only in stages))
    throw new Error(`There is no stage "${options.only}". Stages: ${Object.keys(stages).join(", ")}`);
  await ensureInstalled(log);
  await ensureBuilt(log);
  const { installStore } = await import("../examples/store/store.mjs");
  await installStore({ log });
  const rows = [];
  for (const [name, stage] of Object.entries(stages)) {
    if (options.only !== undefined && options.only !== name) continue;
    console.log(`\n── ${name} ──`);
    const began = performance.now();
    const { passed, failed } = await stage().catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    rows.push({ name, passed, failed, seconds: (performance.now() - began) / 1000 });
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log("");
  for (const { name, passed, failed, seconds } of rows)
    console.log(
      `  ${failed === 0 ? "ok  " : "FAIL"}  ${name.padEnd(16)} ${String(passed).padStart(4)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

test().catch((error) => {
  console.error(`\n  ${error.message}`);
  console.log("\n0 passed, 1 failed");
  process.exit(1);
});
