import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsFor } from "../src/config-settings";

test("docs/configuration.md has every setting with its flag and its variables, and no other", async () => {
  const text = await readFile(join(import.meta.dirname, "../../../docs/configuration.md"), "utf8");
  const rows = [...text.matchAll(/^\| `(\w+)` \|([^|]*)\|([^|]*)\|/gm)].map(
    ([, name, flag = "", variables = ""]) => [
      name,
      [...flag.matchAll(/`([^`]+)`/g)].map(([, word]) => word),
      [...variables.matchAll(/`([^`]+)`/g)].map(([, word]) => word),
    ],
  );
  const settings = Object.entries(settingsFor("serve")).map(([name, { flag, environment }]) => [
    name,
    flag === undefined ? [] : [flag],
    [...environment],
  ]);
  const byName = (left: unknown[], right: unknown[]): number =>
    String(left[0]).localeCompare(String(right[0]));
  expect(rows.sort(byName)).toEqual(settings.sort(byName));
});
