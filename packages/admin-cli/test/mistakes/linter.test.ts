import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as parser from "@babel/eslint-parser";
import plugin from "@tillhouse/extension-sdk/eslint";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import { ruleList, ruleUrl } from "../../src/compiler/checks/rules";
import { createProject } from "../fixtures/project";
import { mistakes } from "./cases/all";

/** Rules that `check` does not have: what they are about is a matter of style to it. */
const onlyLinted = ["money-unformatted", "page-reload", "text-literal"];
const shared = new Set(Object.keys(plugin.rules).filter((id) => !onlyLinted.includes(id)));

/** What `check` tells and the linter does not: mistakes in a definition, which the linter does not read. */
const onlyChecked = [
  "command-to-nowhere",
  "definition-zone-misspelled",
  "extension-no-default",
  "resource-named-export",
];

/** What the golden text of `check` tells of shared rules: `rule file:line:column`, and its words. */
function toldByCheck(golden: string): string[] {
  return golden.split(/\n(?=[a-z-]+ {2}\S)/).flatMap((text) => {
    const [, rule = "", place = ""] = /^([a-z-]+) {2}(src\/admin\/\S+:\d+:\d+)$/m.exec(text) ?? [];
    if (!shared.has(rule)) return [];
    const message = /^ {2}(\S.*)$/m.exec(text)?.[1];
    const [, why] = /^ {2}why {2}(.*)$/m.exec(text) ?? [];
    const [, hint] = /^ {2}do {3}(.*)$/m.exec(text) ?? [];
    return [`${rule} ${place} ${message} ${why} ${hint}`];
  });
}

async function toldByLinter(files: Readonly<Record<string, string>>): Promise<string[]> {
  const written = Object.entries(files).map(([name, text]): [string, string] => [
    name.startsWith("/") ? name.slice(1) : `src/admin/${name}`,
    text,
  ]);
  const { directory, shell } = await createProject(Object.fromEntries(written));
  const admin = join(directory, "node_modules/@tillhouse/admin-ui");
  await mkdir(admin, { recursive: true });
  await writeFile(join(admin, "package.json"), '{ "exports": { "./shell.json": "./shell.json" } }');
  await copyFile(join(shell, "shell.json"), join(admin, "shell.json"));
  const linter = new Linter({ cwd: directory });
  const languageOptions = {
    parser,
    parserOptions: {
      requireConfigFile: false,
      babelOptions: { parserOpts: { plugins: ["typescript", "jsx"] } },
    },
  };
  return written.flatMap(([file, code]) =>
    /^src\/admin\/.*\.[jt]sx?$/.test(file)
      ? linter
          .verify(code, [{ ...plugin.configs.recommended, languageOptions }], {
            filename: join(directory, file),
          })
          .flatMap(({ ruleId, line, column, message }) => {
            const rule = ruleId?.replace("tillhouse/", "") ?? "";
            return shared.has(rule) ? [`${rule} ${file}:${line}:${column} ${message}`] : [];
          })
      : [],
  );
}

describe("the linter tells what `check` tells of", () => {
  test.each(mistakes)("$name", async ({ name, files }) => {
    const golden = await readFile(join(import.meta.dirname, "golden", `${name}.txt`), "utf8");
    const checked = toldByCheck(golden).sort();
    const linted = (await toldByLinter(files)).sort();
    if (onlyChecked.includes(name)) {
      expect(checked).not.toEqual([]);
      expect(linted).toEqual([]);
    } else expect(linted).toEqual(checked);
  });
});

test.each([...shared])(
  "%s matters as much to the linter as to `check`, and is explained in one place",
  (id) => {
    const rule = ruleList.get(id);
    const { docs } = plugin.rules[id]?.meta ?? {};
    expect(docs).toMatchObject({ description: rule?.title, url: ruleUrl(id) });
    expect(plugin.configs.recommended.rules[`tillhouse/${id}`]).toBe(
      rule?.isWarning === true ? "warn" : "error",
    );
  },
);
