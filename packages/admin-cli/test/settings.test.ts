import { Command } from "commander";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { addSettingOptions, environmentText, givenFlags } from "../src/command-line/setting-options";
import { mergeSettings } from "../src/config/config";
import { dockerVariables } from "../src/presets/docker";
import { settingsSchema } from "../src/settings/schema";
import { setting, settingsIn } from "../src/settings/setting";
import { settingsTable } from "../src/settings/table";
import { numberFrom, toggle } from "../src/settings/values";

/** The settings as they are, and two that were declared and nothing else. */
const schema = z.extend(settingsSchema, {
  idleLimit: setting(numberFrom(1, 60), 30, { takes: "<minutes>", help: "how long a guest may rest" }),
  greeting: setting(toggle, true, { also: ["dev"], help: "say nothing at the door" }),
});

function parse(words: readonly string[], command: "serve" | "dev" = "serve") {
  const program = addSettingOptions(new Command().exitOverride(), settingsIn(schema, command));
  program.configureOutput({ writeErr: () => {} }).parse([...words], { from: "user" });
  return givenFlags<Record<string, unknown>>(program);
}

describe("a setting that is declared", () => {
  test("is a flag of the commands that it names", () => {
    expect(parse(["--idle-limit", "5", "--no-greeting"])).toEqual({ idleLimit: "5", greeting: false });
    expect(parse([])).toEqual({});
    expect(parse(["--no-greeting"], "dev")).toEqual({ greeting: false });
    expect(() => parse(["--idle-limit", "5"], "dev")).toThrow("unknown option");
  });

  test("is listed in the help with its default and its variable", () => {
    const settings = settingsIn(schema, "serve");
    const help = addSettingOptions(new Command(), settings).helpInformation().replace(/\s+/g, " ");
    expect(help).toContain("--idle-limit <minutes> how long a guest may rest (default: 30)");
    expect(help).toContain("--no-greeting say nothing at the door");
    expect(environmentText(settings)).toMatch(/TILLHOUSE_IDLE_LIMIT, TILLHOUSE_GREETING\n/);
    expect(environmentText(settings)).toContain(
      "\n  TILLHOUSE_BACKEND, else MEDUSA_ADMIN_BACKEND_URL, else ",
    );
  });

  test("has a typed value from every source", () => {
    const { values, origins } = mergeSettings(schema, {
      flags: parse(["--idle-limit", "5"]),
      environment: { TILLHOUSE_IDLE_LIMIT: "6", TILLHOUSE_GREETING: "off" },
    });
    const typed: { idleLimit: number; greeting: boolean; port: number | "auto" } = values;
    expect(typed).toMatchObject({ idleLimit: 5, greeting: false, port: 7001 });
    expect(origins).toMatchObject({ idleLimit: "--idle-limit", greeting: "TILLHOUSE_GREETING" });
  });

  test("reports an invalid value with its source and ignores it", () => {
    const file = { name: "tillhouse.config.ts", values: { idleLimit: 99, greeting: "no" } };
    const { values, problems } = mergeSettings(schema, { file });
    expect(values).toMatchObject({ idleLimit: 30, greeting: true });
    expect(problems).toEqual([
      {
        rule: "invalid-idle-limit",
        message: 'idleLimit in tillhouse.config.ts: "99" is not a number from 1 to 60.',
        hint: "Use a number from 1 to 60.",
        file: "tillhouse.config.ts",
        at: { path: ["idleLimit"], part: "value" },
      },
      {
        rule: "invalid-greeting",
        message: "greeting in tillhouse.config.ts: this setting takes true or false.",
        file: "tillhouse.config.ts",
        at: { path: ["greeting"], part: "value" },
      },
    ]);
  });

  test("has a row in the docs and a variable in an image", () => {
    expect(settingsTable(schema)).toContain(
      "| `idleLimit` | `--idle-limit` | `TILLHOUSE_IDLE_LIMIT` | `30` | how long a guest may rest |\n",
    );
    const { values } = mergeSettings(schema, { flags: { idleLimit: 5, port: 80, name: "Acme" } });
    // The image says by itself where it listens, and a build carries the name.
    expect(dockerVariables(values, schema)).toEqual([["TILLHOUSE_IDLE_LIMIT", "5"]]);
  });
});

test("an invalid budget is reported by its own name and location", () => {
  const file = (budgets: object) => ({ name: "tillhouse.config.json", values: { budgets } });
  const problemsOf = (budgets: object) => mergeSettings(settingsSchema, { file: file(budgets) }).problems;
  expect(problemsOf({ extensions: { reviews: "big" } })).toMatchObject([
    {
      message: "budgets in tillhouse.config.json: extensions.reviews is no size.",
      hint: expect.stringContaining("Write for example"),
      at: { path: ["budgets", "extensions", "reviews"] },
    },
  ]);
  expect(problemsOf({ strat: 1 })).toMatchObject([
    { message: 'budgets in tillhouse.config.json: there is no budget "strat".' },
  ]);
  expect(problemsOf({ start: 0, extension: "1.5 MB", extensions: { reviews: false } })).toEqual([]);
});
