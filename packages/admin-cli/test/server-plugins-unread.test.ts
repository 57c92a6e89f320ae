import { describe, expect, test } from "vitest";
import { readServerPlugins } from "../src/project/server-plugins";
import { createProject } from "./fixtures/project";

const reviews = `{ resolve: "reviews", options: { enableUI: true } }`;
const images = `{ resolve: "images", options: { enableUI: true } }`;
const exported = (list: string): string => `module.exports = { projectConfig: {}, plugins: ${list} };`;

async function read(text: string, files: Record<string, string> = {}, named: readonly string[] = []) {
  const { directory } = await createProject({ "medusa-config.js": text, ...files });
  return readServerPlugins(directory, named);
}

describe("plugins of the server that cannot be read", () => {
  const part = "A part of the list of plugins cannot be read.";
  const name = "The name of a plugin cannot be read.";
  const broken = "The list of plugins cannot be read: Unexpected token.";
  const loop = `const plugins = [];
for (const one of names) plugins.push({ resolve: one, options: { enableUI: true } });
${exported("plugins")}`;
  test.each([
    ["a list by a function", exported("load({ x: 1 })"), "load({ x: 1 })", part],
    ["a list that is computed", exported("names.map((one) => one)"), "names.map(", part],
    ["a spread of JSON", exported(`[${reviews}, ...JSON.parse("[]")]`), "JSON.parse(", part],
    ["a plugin by a function", exported('["x", plugin("reviews")]'), 'plugin("reviews")', part],
    [
      "a plugin by a function with options",
      exported('["x", plugin("a", { enableUI: true })]'),
      'plugin("a"',
      part,
    ],
    ["a plugin by a method", exported('["x", registry.get("reviews")]'), "registry.get(", part],
    ["a package", exported('[...require("@acme/plugins")]'), 'require("@acme/plugins")', part],
    ["a file that is not there", exported('[...require("./plugins")]'), 'require("./plugins")', part],
    ["a configuration by a function", "module.exports = withDefaults();", "withDefaults()", part],
    [
      "a function that does more",
      `const f = () => { log(); return []; };\n${exported("f()")}`,
      "f() }",
      part,
    ],
    ["a loop", loop, "one, options", name],
    [
      "a name of the environment",
      exported("[{ resolve: process.env.NAME, options: { enableUI: true } }]"),
      "process.env",
      name,
    ],
    ["a broken file", "module.exports = {\n  plugins: [;\n};", ";\n}", broken],
  ])("are told of with their place: %s", async (_, text, at, message) => {
    const { problems } = await read(text);
    const before = text.slice(0, text.indexOf(at)).split("\n");
    const [line, column] = [before.length, (before.at(-1) ?? "").length + 1];
    expect(problems).toMatchObject([
      { rule: "server-plugins-unread", file: "medusa-config.js", line, column, message },
    ]);
    expect(problems[0]?.hint).toBeTruthy();
  });

  test("are told of by name where enableUI is computed, unless they have no bundle", async () => {
    const options = `{ enableUI: process.env.PAGES === "true" }`;
    const list = ["not-there", "with-pages", "without"].map(
      (one) => `{ resolve: "${one}", options: ${options} }`,
    );
    const { plugins, problems } = await read(
      exported(`[\n${list.join(",\n")},\n{ resolve: "without", options: load() }]`),
      {
        "node_modules/with-pages/dist/admin/_virtual_entry.js": "",
        "node_modules/without/package.json": "{}",
      },
    );
    expect(plugins).toEqual([]);
    expect(problems.map(({ rule, line, message, hint }) => [rule, line, message, hint])).toEqual(
      [
        ["not-there", 2],
        ["with-pages", 3],
      ].map(([one, line]) => [
        "server-plugins-unread",
        line,
        `Whether "${one}" brings pages for the official admin cannot be read: \`enableUI\` is computed.`,
        `Write enableUI: true, or name "${one}" in extensions of tillhouse.config.ts.`,
      ]),
    );
  });

  test("need no warning once they are named by hand, and are left out then", async () => {
    const list = `[{ resolve: "a", options: { enableUI: on() } }, { resolve: "./b", options: { enableUI: true } }, ...more()]`;
    const files = {
      "plugins/b/package.json": "{}",
      "node_modules/a/dist/admin/_virtual_entry.js": "",
      "node_modules/extension/package.json": "{}",
    };
    const rules = async (named: string[]) => {
      const { plugins, problems } = await read(exported(list), files, named);
      return [plugins.map(({ name }) => name), problems.length];
    };
    expect(await rules(["extension"])).toEqual([["./plugins/b"], 2]);
    expect(await rules(["./plugins/b"])).toEqual([[], 2]);
    expect(await rules(["extension", "a"])).toEqual([["./plugins/b"], 0]);
  });

  test("do not keep the reader busy: lists of themselves, functions of themselves, lists that double", async () => {
    const doubled = Array.from(
      { length: 40 },
      (_, index) => `const l${index + 1} = [...l${index}, ...l${index}];`,
    );
    const found = await read(
      `const a = [...b, ${reviews}];\nconst b = [...a];\nfunction f(x) { return f(x); }\nconst l0 = [${images}];\n${doubled.join("\n")}\n${exported("[...a, f(1), ...l40]")}`,
    );
    expect(found.plugins).toMatchObject([{ name: "reviews" }, { name: "images" }]);
    expect(found.problems.length).toBeGreaterThan(0);
  });
});
