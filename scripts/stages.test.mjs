// The run of the tests itself: it begins nothing too early, counts nothing twice, and takes nothing broken for well.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { reaches } from "./changed-files.mjs";
import { runStages } from "./run-stages.mjs";
import { failureOfRun, readNodeTests, readPlaywright, readVitest } from "./test-reports.mjs";

const silent = { onStart: () => {}, onEnd: () => {} };
const well = { output: "", passed: 1, failed: 0, tests: [] };

describe("stages", () => {
  test("begin when what they need is there, and keep no more cores busy than there are", async () => {
    const order = [];
    let busy = 0;
    let most = 0;
    const stage = (name, needs, weight) => ({
      needs,
      weight,
      run: async () => {
        order.push(name);
        busy += weight;
        most = Math.max(most, busy);
        await new Promise((resolve) => setTimeout(resolve, 5));
        busy -= weight;
        return well;
      },
    });
    const rows = await runStages(
      {
        wide: stage("wide", ["build"], 2),
        one: stage("one", [], 1),
        build: stage("build", [], 1),
        two: stage("two", ["build"], 1),
      },
      2,
      silent,
    );
    assert.deepEqual(
      rows.map(({ name, passed }) => `${name} ${passed}`),
      ["wide 1", "one 1", "build 1", "two 1"],
    );
    assert.ok(order.indexOf("build") < order.indexOf("two"));
    assert.ok(order.indexOf("build") < order.indexOf("wide"));
    assert.equal(most, 2);
  });

  test("fail with what they need, and with what they throw", async () => {
    const run = async () => {
      throw new Error("out of paper");
    };
    const [build, types, lint] = await runStages(
      {
        build: { needs: [], weight: 1, run },
        types: { needs: ["build"], weight: 1, run: async () => well },
        lint: { needs: [], weight: 1, run: async () => well },
      },
      1,
      silent,
    );
    assert.deepEqual([build.failed, types.failed, lint.failed], [1, 1, 0]);
    assert.match(build.output, /out of paper/);
    assert.match(types.output, /needs build/);
  });

  test("are reached by a change in what they read, and by the lock file", () => {
    const reads = (file) => file.startsWith("e2e/");
    assert.ok(reaches(["docs/a.md", "e2e/mock/a.spec.ts"], reads));
    assert.ok(reaches(["package-lock.json"], reads));
    assert.ok(!reaches(["docs/a.md"], reads));
    assert.ok(reaches(["docs/a.md"]));
    assert.ok(!reaches([]));
  });
});

describe("reports", () => {
  test("of Playwright: what passed only when it was tried again is not well, and what was skipped is no test", () => {
    const spec = (title, status, errors) => ({
      title,
      tests: [{ status, results: [{ duration: 7, errors }] }],
    });
    const wrong = { message: "\u001b[31mIt waits.\u001b[39m\n\n  at home", location: { line: 9 } };
    const suites = [
      {
        title: "a.spec.ts",
        specs: [spec("good", "expected"), spec("bad", "unexpected", [wrong])],
        suites: [{ title: "inner", specs: [spec("flaky", "flaky"), spec("left", "skipped")] }],
      },
    ];
    assert.deepEqual(readPlaywright(JSON.stringify({ suites, errors: [{ message: "no port" }] })), [
      { name: "a.spec.ts › good", milliseconds: 7, ok: true },
      { name: "a.spec.ts › bad", milliseconds: 7, ok: false, reason: "Line 9: It waits.\n  at home" },
      { name: "a.spec.ts › inner › flaky", milliseconds: 7, ok: false },
      { name: "no port", milliseconds: 0, ok: false },
    ]);
  });

  test("of vitest: a file that cannot be loaded is a failure", () => {
    const file = (name, status, assertionResults) => ({ name, status, message: "boom", assertionResults });
    const report = {
      testResults: [
        file("/x/packages/a/a.test.ts", "passed", [
          { fullName: "works", status: "passed", duration: 3 },
          { fullName: "waits", status: "skipped" },
        ]),
        file("/x/packages/a/b.test.ts", "failed", []),
      ],
    };
    assert.deepEqual(
      readVitest(JSON.stringify(report)).map(({ name, ok }) => [name, ok]),
      [
        ["a/a.test.ts › works", true],
        ["/x/packages/a/b.test.ts: boom", false],
      ],
    );
  });

  test("of a run that ended badly without a test that failed: the error that no test caught, or the end", () => {
    const uncaught = [
      "12 passed",
      "⎯⎯⎯ Unhandled Errors ⎯⎯⎯",
      "Vitest caught 1 unhandled error during the test run.",
      "⎯⎯⎯ \u001b[31mUnhandled Rejection\u001b[39m ⎯⎯⎯",
      "Error: gone",
      " ❯ read node_modules/library/index.js:1:2",
      "This error originated in a.test.ts.",
    ].join("\n");
    assert.deepEqual(failureOfRun(uncaught), {
      name: "the run itself",
      milliseconds: 0,
      ok: false,
      reason: "⎯⎯⎯ Unhandled Rejection ⎯⎯⎯\nError: gone\nThis error originated in a.test.ts.",
    });
    assert.equal(failureOfRun("\nNo such port.\n").reason, "No such port.");
  });

  test("of Node's runner", () => {
    const xml = `<testsuites><testcase name="a &quot;b&quot;" time="0.5" classname="test"/>
<testcase name="c" time="0.1"><failure type="x" message="1 &lt; 2">no</failure></testcase>
<testcase name="d" time="0"><skipped/></testcase></testsuites>`;
    assert.deepEqual(readNodeTests(xml), [
      { name: 'a "b"', milliseconds: 500, ok: true },
      { name: "c", milliseconds: 100, ok: false, reason: "1 < 2" },
    ]);
  });
});
