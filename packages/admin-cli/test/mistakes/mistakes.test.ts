import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../../src/api/check";
import { CommandError, type Problem } from "../../src/base/errors";
import { describeProblem } from "../../src/reporting/report";
import { devProblems } from "../fixtures/dev-problems";
import { createProject } from "../fixtures/project";
import { mistakes } from "./cases/all";

const golden = join(import.meta.dirname, "golden");

function describeAll(problems: readonly Problem[]): string {
  return problems.map((problem) => `${describeProblem(problem, (_, text) => text)}\n`).join("\n");
}

/** What a command refuses a project with. */
async function refusalOf(work: Promise<unknown>): Promise<readonly Problem[] | undefined> {
  const reason: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason === undefined) return undefined;
  if (reason instanceof CommandError) return reason.details;
  throw reason;
}

function pathOf(name: string): string {
  return name.startsWith("/") ? name.slice(1) : `src/admin/${name}`;
}

/** Update the golden texts with `npx vitest run --root packages/admin-cli test/mistakes -u`, and read what changed. */
describe("mistakes of authors", () => {
  // Side by side, because `dev` tries out only what has not changed for a while: most of a test is this wait.
  test.concurrent.for(mistakes)("$name", async ({ name, files }, { expect, onTestFinished }) => {
    const written = Object.entries(files).map(([path, text]) => [pathOf(path), text]);
    const project = await createProject(Object.fromEntries(written), onTestFinished);
    const { directory, shell } = project;
    const found = await check({ directory, shell, environment: {} });
    const text = describeAll([...found.mistakes, ...found.warnings]);
    expect(text).not.toBe("");
    await expect(text).toMatchFileSnapshot(join(golden, `${name}.txt`));
    // What it says is a whole: where, what, why and what to do.
    for (const { message, hint, why, file } of [...found.mistakes, ...found.warnings]) {
      expect(message).toMatch(/[.:`]$/);
      if (file?.startsWith("src/") !== true) continue;
      expect(hint).toBeTruthy();
      expect(why).toBeTruthy();
    }

    let warnings: readonly Problem[] = [];
    const building = project.build().then((built) => {
      warnings = built.warnings;
    });
    expect(describeAll((await refusalOf(building)) ?? [])).toBe(describeAll(found.mistakes));
    if (found.mistakes.length === 0) expect(describeAll(warnings)).toContain(describeAll(found.warnings));

    let problems: readonly Problem[] = [];
    const developing = devProblems(project).then((told) => {
      problems = told;
    });
    const refused = await refusalOf(developing);
    // A secret among the variables keeps `dev` from starting; it says so in the words of its one failure.
    if (name === "secret-in-environment") expect(refused).toEqual([]);
    else expect(describeAll(refused ?? problems)).toBe(describeAll(found.mistakes));
  });

  test("each have a golden text", async () => {
    const texts = (await readdir(golden)).map((file) => file.replace(/\.txt$/, ""));
    expect(texts.sort()).toEqual(mistakes.map(({ name }) => name).sort());
  });
});
