import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../../src/commands/check";
import { CommandError, type Problem } from "../../src/errors";
import { describeProblem } from "../../src/report";
import { createProject } from "../fixtures/project";
import { codeMistakes } from "./cases/code";
import { configMistakes } from "./cases/configs";
import { configurationMistakes } from "./cases/configuration";
import { definitionMistakes } from "./cases/definitions";
import { fileMistakes } from "./cases/files";
import { textMistakes } from "./cases/texts";
import type { Mistake } from "./mistake";

const mistakes: readonly Mistake[] = [
  ...fileMistakes,
  ...configMistakes,
  ...textMistakes,
  ...definitionMistakes,
  ...codeMistakes,
  ...configurationMistakes,
];
const golden = join(import.meta.dirname, "golden");

function describeAll(problems: readonly Problem[]): string {
  return problems.map((problem) => `${describeProblem(problem, (_, text) => text)}\n`).join("\n");
}

function pathOf(name: string): string {
  return name.startsWith("/") ? name.slice(1) : `src/admin/${name}`;
}

/** Update the golden texts with `npx vitest run --root packages/admin-cli test/mistakes -u`, and read what changed. */
describe("mistakes of authors", () => {
  test.each(mistakes)("$name", async ({ name, files }) => {
    const written = Object.entries(files).map(([path, text]) => [pathOf(path), text]);
    const project = await createProject(Object.fromEntries(written));
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

    const built: unknown = await project.build().catch((reason: unknown) => reason);
    if (found.mistakes.length > 0) {
      expect(built).toBeInstanceOf(CommandError);
      const details = built instanceof CommandError ? built.details : [];
      expect(describeAll(details)).toBe(describeAll(found.mistakes));
    } else {
      const warnings = Object(built).warnings ?? [];
      expect(describeAll(warnings)).toContain(describeAll(found.warnings));
    }
  });

  test("are each told apart: no golden text without its mistake, and each with one", async () => {
    const texts = (await readdir(golden)).map((file) => file.replace(/\.txt$/, ""));
    expect(texts.sort()).toEqual(mistakes.map(({ name }) => name).sort());
  });
});
