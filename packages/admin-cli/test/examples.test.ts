import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, test } from "vitest";
import { check } from "../src/api/check";
import { devProblems } from "./fixtures/dev-problems";

const examples = resolve(import.meta.dirname, "../../../examples");
/** The shells are the output of another package, which may not have been built. */
const shells = resolve(import.meta.dirname, "../../admin-ui/dist");
const shell = join(shells, "shell");
const shellOfDev = join(shells, "shell-dev");

describe.skipIf(!existsSync(join(shellOfDev, "shell.json")))("the examples with the real shells", () => {
  // Side by side, because `dev` tries out only what has not changed for a while.
  test.concurrent.for(["extension-basics", "extension-resource", "extension-points"])(
    "%s: check and dev report nothing",
    async (name, { expect }) => {
      const directory = join(examples, name);
      const { mistakes, warnings } = await check({ directory, shell, environment: {} });
      expect([...mistakes, ...warnings]).toEqual([]);
      expect(await devProblems({ directory, shell: shellOfDev, built: shell })).toEqual([]);
    },
  );
});
