// npm test: everything that must hold, in one run. Each stage counts its own checks; the last line adds them up.
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { changedFiles, reaches } from "./changed-files.mjs";
import { ensureChromium } from "./chromium.mjs";
import { runStages } from "./run-stages.mjs";
import { failureOfRun, readNodeTests, readPlaywright, readVitest } from "./test-reports.mjs";
import { ensureBuilt, ensureInstalled, rootDirectory } from "./workspace.mjs";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    changed: { type: "boolean", default: false },
    since: { type: "string", default: "HEAD" },
    help: { type: "boolean", default: false },
  },
});

const reports = join(rootDirectory, "node_modules/.cache/test-reports");
const local = (name) => join(rootDirectory, "node_modules/.bin", name);

/** What a change is measured against, for the runners that know which tests a file reaches. */
const since = options.changed ? options.since : undefined;

/** Runs a command and tells whether it succeeded, with what it printed. */
async function execute(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: rootDirectory,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ok = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  return { ok, output };
}

/** A stage that holds or does not, as a whole. */
const check =
  (command, ...args) =>
  async () => {
    const { ok, output } = await execute(command, args);
    return { output, passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] };
  };
const script = (name) => check(process.execPath, `scripts/${name}.mjs`);

/** A run of tests whose report counts them. A run that breaks before its first test counts nothing by itself. */
async function testRun(name, read, command, args, environment) {
  const path = join(reports, name);
  await mkdir(reports, { recursive: true });
  await rm(path, { force: true });
  const { ok, output } = await execute(command, args(path), environment);
  const reported = await readFile(path, "utf8").then(read, () => []);
  const isSilent = !ok && reported.every((one) => one.ok);
  const tests = isSilent ? [...reported, failureOfRun(output)] : reported;
  const failed = tests.filter((one) => !one.ok).length;
  return { output, passed: tests.length - failed, failed, tests };
}

const nodeTests = (file) => () =>
  testRun(`${file.replaceAll(/\W/g, "-")}.xml`, readNodeTests, process.execPath, (report) => [
    "--test",
    "--test-reporter=spec",
    "--test-reporter-destination=stdout",
    "--test-reporter=junit",
    `--test-reporter-destination=${report}`,
    file,
  ]);

/** Unit, type and conformance tests of the packages. */
const unitTests = () =>
  testRun("unit.json", readVitest, local("vitest"), (report) => [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(since === undefined ? [] : [`--changed=${since}`, "--passWithNoTests"]),
  ]);

async function browserTests() {
  const changed = since === undefined ? [] : await changedFiles(since);
  // Only tests themselves changed: the runner knows which of them. Any other change can reach them all.
  const onlyTests = since !== undefined && changed.every((file) => /^e2e\/|\.test\.|^docs\//.test(file));
  return await testRun(
    "browser.json",
    readPlaywright,
    local("playwright"),
    () => [
      "test",
      "-c",
      "e2e/playwright.config.ts",
      ...(onlyTests ? [`--only-changed=${since}`, "--pass-with-no-tests"] : []),
    ],
    {
      CHROMIUM_PATH: await ensureChromium(() => {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "browser.json"),
    },
  );
}

const cores = Math.max(2, availableParallelism());
const tests = /\.(test|spec|test-d)\.[a-z]+$/;
const product = (file) => /^(packages|examples)\//.test(file) && !tests.test(file);
const built = (file) => product(file) || /^(package-lock\.json|tsconfig\.json)$/.test(file);

/**
 * What there is to do, the longest first. `needs` names what has to be there before, `weight` how many cores it keeps busy,
 * and `reads` which files can change its result; without it, any can.
 */
const stages = {
  install: { needs: [], weight: 1, run: prepare(ensureInstalled) },
  build: { needs: ["install"], weight: 1, run: prepare(ensureBuilt) },
  // The store has a lock file of its own, so it does not wait for the workspace's packages.
  "store's packages": { needs: [], weight: 1, run: prepare(prepareStore) },
  chromium: { needs: [], weight: 0, run: prepare(ensureChromium) },
  browser: {
    needs: ["build", "store's packages", "chromium"],
    weight: cores,
    reads: (file) => built(file) || /^e2e\//.test(file),
    run: browserTests,
  },
  unit: { needs: ["build"], weight: cores, run: unitTests },
  hosting: {
    needs: ["build"],
    weight: 1,
    reads: (file) => built(file) || /^scripts\//.test(file),
    run: nodeTests("scripts/hosting.test.mjs"),
  },
  walk: {
    needs: ["build"],
    weight: 1,
    reads: (file) => built(file) || /^(scripts|docs)\//.test(file),
    run: nodeTests("scripts/new-author.test.mjs"),
  },
  "vite hosts": {
    needs: ["build"],
    weight: 1,
    reads: (file) => built(file) || /^scripts\//.test(file),
    run: nodeTests("scripts/vite-hosts.test.mjs"),
  },
  start: {
    needs: ["build", "store's packages"],
    weight: 1,
    reads: (file) => built(file) || /^scripts\//.test(file),
    run: nodeTests("scripts/start.test.mjs"),
  },
  store: {
    needs: ["install", "store's packages"],
    weight: 1,
    reads: (file) => /^examples\/store\//.test(file),
    run: nodeTests("examples/store/test/store.test.mjs"),
  },
  // By one checker: each one more works out again what several files share, and the other core has something to do.
  types: { needs: ["build"], weight: 1, run: check(local("tsc"), "-p", ".", "--checkers", "1") },
  "public types": { needs: ["build"], weight: 1, run: script("check-api") },
  packages: { needs: ["build"], weight: 1, run: script("check-packages") },
  checks: { needs: ["build"], weight: 1, run: nodeTests("scripts/checks.test.mjs") },
  "the run itself": { needs: ["install"], weight: 1, run: nodeTests("scripts/stages.test.mjs") },
  sizes: { needs: ["build"], weight: 1, reads: built, run: script("check-sizes") },
  "unused code": { needs: ["build"], weight: 1, run: check(local("knip")) },
  "format and lint": {
    needs: ["install"],
    // Alone: it reads all folders, and fails where another stage takes one of its own away meanwhile.
    weight: cores,
    run: check(local("biome"), "check", "--error-on-warnings", "."),
  },
  duplicates: { needs: ["install"], weight: 1, run: script("check-duplicates") },
  documentation: { needs: ["build"], weight: 1, run: script("check-docs") },
  specification: { needs: ["install"], weight: 1, run: script("check-spec-coverage") },
  words: { needs: ["install"], weight: 1, run: script("check-words") },
  folders: { needs: ["install"], weight: 1, run: script("check-folders") },
  "file length": { needs: ["install"], weight: 1, run: script("check-lengths") },
};

/** What the stages need is not counted among them, unless it fails. */
function prepare(make) {
  return async () => {
    const lines = [];
    await make((line) => lines.push(`  ${line}\n`));
    return { output: lines.join(""), passed: 0, failed: 0, tests: [], isPreparation: true };
  };
}

async function prepareStore(log) {
  const { prepareStore } = await import("../examples/store/store.mjs");
  await prepareStore({ log });
}

/** The stages that were asked for, and what they need. */
async function chosenStages() {
  const changed = since === undefined ? undefined : await changedFiles(since);
  const chosen = new Set();
  const choose = (name) => {
    chosen.add(name);
    for (const needed of stages[name].needs) choose(needed);
  };
  for (const [name, { reads }] of Object.entries(stages)) {
    const isPreparation = ["install", "build", "store's packages", "chromium"].includes(name);
    if (isPreparation || (options.only !== undefined && options.only !== name)) continue;
    if (changed === undefined || reaches(changed, reads)) choose(name);
  }
  return Object.fromEntries(Object.entries(stages).filter(([name]) => chosen.has(name)));
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

const indented = (text, spaces) => text.replace(/^/gm, " ".repeat(spaces));
const beginningOf = (text) => text.split("\n").slice(0, 6).join("\n");

function summarize(rows, duration) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const tests = rows.flatMap((row) => row.tests.map((one) => ({ stage: row.name, ...one })));
  const slowest = [...tests].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  console.log("\nThe slowest tests");
  for (const { stage, name, milliseconds } of slowest)
    console.log(`  ${seconds(milliseconds).padStart(8)}  ${stage}: ${name}`);
  console.log("\nThe stages");
  for (const { name, passed, failed: wrong, milliseconds, isPreparation, tests: own } of rows) {
    console.log(
      `  ${wrong === 0 ? "ok  " : "FAIL"}  ${name.padEnd(16)} ${
        isPreparation
          ? "".padStart(23)
          : `${String(passed).padStart(4)} passed ${String(wrong).padStart(3)} failed`
      } ${seconds(milliseconds).padStart(9)}`,
    );
    // A reader who sees a part of the end only learns the names here, and what each failed of.
    for (const test of own.filter(({ ok }) => !ok)) {
      console.log(`        ✖ ${test.name}`);
      if (test.reason) console.log(indented(beginningOf(test.reason), 10));
    }
  }
  console.log(`  ${"".padEnd(46)} ${seconds(duration).padStart(9)} in all`);
  const failed = tests.filter(({ ok }) => !ok);
  // Of a long run often only the end is at hand, so it has the names and the reasons.
  if (failed.length > 0) console.log("\nThe tests that failed");
  for (const { stage, name, reason } of failed) {
    console.log(`  ${stage}: ${name}`);
    if (reason) console.log(indented(reason, 6));
  }
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

async function test() {
  if (options.help) {
    console.log(
      `npm test -- [--only STAGE] [--changed [--since REF]]

  --only STAGE   one stage, and what it needs
  --changed      what the changes that are not committed can reach; with --since, those since a commit

  stages: ${Object.keys(stages).join(", ")}`,
    );
    return;
  }
  if (options.only !== undefined && !(options.only in stages))
    throw new Error(`There is no stage "${options.only}". Stages: ${Object.keys(stages).join(", ")}`);
  const began = performance.now();
  const rows = await runStages(await chosenStages(), cores, {
    onStart: (name) => console.log(`   ${name} …`),
    onEnd: ({ name, milliseconds, output }) => {
      console.log(`── ${name} · ${seconds(milliseconds)} ──`);
      process.stdout.write(output);
    },
  });
  summarize(rows, performance.now() - began);
}

test().catch((error) => {
  console.error(`\n  ${error.message}`);
  console.log("\n0 passed, 1 failed");
  process.exit(1);
});
