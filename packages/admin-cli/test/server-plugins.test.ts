import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readServerPlugins } from "../src/project/server-plugins";
import { createProject } from "./fixtures/project";

/** A project as Medusa's starter makes it, with plugins as their manuals tell. */
const starter = `const dotenv = require("dotenv");

let ENV_FILE_NAME = "";
switch (process.env.NODE_ENV) {
  case "production":
    ENV_FILE_NAME = ".env.production";
    break;
  default:
    ENV_FILE_NAME = ".env";
}
try {
  dotenv.config({ path: process.cwd() + "/" + ENV_FILE_NAME });
} catch (e) {}

const DATABASE_URL = process.env.DATABASE_URL || "postgres://localhost/medusa-starter-default";

const plugins = [
  \`medusa-fulfillment-manual\`,
  "medusa-payment-manual",
  {
    resolve: \`@medusajs/file-local\`,
    options: { upload_dir: "uploads" },
  },
  {
    resolve: "@medusajs/admin",
    /** @type {import('@medusajs/admin').PluginOptions} */
    options: { autoRebuild: true, develop: { open: process.env.OPEN_BROWSER !== "false" } },
  },
  {
    resolve: "@rsc-labs/medusa-store-analytics",
    options: {
      enableUI: true
    }
  },
  { resolve: \`medusa-plugin-variant-images\`, options: { enableUI: true, prefix: process.env.PREFIX } },
];

/** @type {import('@medusajs/medusa').ConfigModule["projectConfig"]} */
const projectConfig = { database_url: DATABASE_URL };

/** @type {import('@medusajs/medusa').ConfigModule} */
module.exports = { projectConfig, plugins, modules: {} };
`;

const reviews = `{ resolve: "reviews", options: { enableUI: true } }`;
const images = `{ resolve: "images", options: { enableUI: true } }`;
const exported = (list: string): string => `module.exports = { projectConfig: {}, plugins: ${list} };`;

async function read(text: string | Record<string, string>) {
  const files = typeof text === "string" ? { "medusa-config.js": text } : text;
  const { directory } = await createProject(files);
  return { directory, ...(await readServerPlugins(directory)) };
}

/** The names, with a question mark behind those that the server has at times. */
const namesOf = ({ plugins }: Awaited<ReturnType<typeof read>>): string[] =>
  plugins.map(({ name, isConditional }) => (isConditional ? `${name}?` : name));

describe("the plugins of the server", () => {
  test("are those with enableUI, in their order, each with the place of its name", async () => {
    const { plugins, problems, files, directory } = await read(starter);
    expect(problems).toEqual([]);
    expect(plugins).toMatchObject([
      { name: "@rsc-labs/medusa-store-analytics", file: "medusa-config.js", line: 30, column: 14 },
      { name: "medusa-plugin-variant-images", file: "medusa-config.js", line: 35, column: 14 },
    ]);
    expect(plugins[0]?.frame).toContain('> 30 |     resolve: "@rsc-labs/medusa-store-analytics",');
    expect(files).toEqual([join(directory, "medusa-config.js")]);
  });

  test("are none without a configuration, or with one that lists none", async () => {
    expect(await read({ "package.json": "{}" })).toMatchObject({ plugins: [], problems: [], files: [] });
    for (const text of ["", "module.exports = { projectConfig: {} };", `const plugins = [${reviews}];`])
      expect(await read(text)).toMatchObject({ plugins: [], problems: [] });
  });

  test.each([
    ["a list in the object", exported(`[${reviews}]`), ["reviews"]],
    [
      "a default export",
      `const plugins = [${reviews}];\nexport default { projectConfig: {}, plugins };`,
      ["reviews"],
    ],
    ["exports by name", `exports.projectConfig = {};\nexports.plugins = [${reviews}];`, ["reviews"]],
    ["module.exports by name", `module.exports.plugins = [${reviews}];`, ["reviews"]],
    ["both at once", `exports = module.exports = { plugins: [${reviews}] };`, ["reviews"]],
    [
      "a default export of compiled code",
      `exports.__esModule = true;\nexports.default = { plugins: [${reviews}] };`,
      ["reviews"],
    ],
    [
      "exported constants",
      `export const projectConfig = {};\nexport const plugins = [${reviews}];`,
      ["reviews"],
    ],
    ["a wrapping call", `module.exports = defineConfig({ plugins: [${reviews}] });`, ["reviews"]],
    [
      "a merging call",
      `const base = { plugins: [${images}] };\nmodule.exports = Object.assign({}, base, { plugins: [${reviews}] });`,
      ["reviews"],
    ],
    [
      "an object that is filled",
      `const config = { projectConfig: {} };\nconfig.plugins = [${reviews}];\nconfig.plugins.push(${images});\nmodule.exports = config;`,
      ["reviews", "images"],
    ],
    [
      "a spread of objects",
      `const base = { plugins: [${reviews}] };\nmodule.exports = { ...base };`,
      ["reviews"],
    ],
    ["a plugin as a constant", `const reviews = ${reviews};\n${exported("[reviews]")}`, ["reviews"]],
    [
      "a spread of a list",
      `const base = [${reviews}];\nconst plugins = [...base, ${images}];\n${exported("plugins")}`,
      ["reviews", "images"],
    ],
    [
      "pushed and put before",
      `const plugins = [];\nplugins.push(${reviews});\nplugins.push(...[${images}], "x");\nplugins.unshift({ resolve: "first", options: { enableUI: true } });\n${exported("plugins")}`,
      ["first", "reviews", "images"],
    ],
    [
      "pushed in a branch",
      `const plugins = ["x"];\nif (process.env.NODE_ENV === "production") {\n  plugins.push(${reviews});\n}\n${exported("plugins")}`,
      ["reviews?"],
    ],
    [
      "a list that is assigned anew",
      `let plugins = [${reviews}];\nplugins = [...plugins, ${images}];\nplugins = plugins.concat({ resolve: "more", options: { enableUI: true } });\n${exported("plugins")}`,
      ["reviews", "images", "more"],
    ],
    ["a choice of lists", exported(`["x", ...(process.env.X ? [${reviews}] : [])]`), ["reviews?"]],
    ["either of two", exported(`[process.env.X ? ${reviews} : ${images}]`), ["reviews?", "images?"]],
    [
      "a condition",
      exported(`[process.env.X && ${reviews}, ${images}].filter(Boolean)`),
      ["reviews?", "images"],
    ],
    ["a spread condition", exported(`[...(process.env.X === "1" && [${reviews}] || [])]`), ["reviews?"]],
    [
      "a condition that is decided",
      `const isLive = true;\n${exported(`[isLive && ${reviews}, ...(isLive ? [] : [${images}])]`)}`,
      ["reviews"],
    ],
    ["a filter", exported(`[${reviews}].filter((plugin) => allowed.has(plugin.resolve))`), ["reviews?"]],
    [
      "lists in a list",
      exported(`[[${reviews}], process.env.X ? [${images}] : []].flat()`),
      ["reviews", "images?"],
    ],
    [
      "options and names as constants",
      `const enableUI = true;\nconst options = { enableUI };\nconst NAME = "reviews";\n${exported(`[{ resolve: NAME, options }, { resolve: \`\${NAME}-more\`, options: { ...options, a: 1 } }]`)}`,
      ["reviews", "reviews-more"],
    ],
    [
      "options that differ",
      exported(
        `[{ resolve: "reviews", options: process.env.X ? { enableUI: true } : {} }, { resolve: "images", options: { ...(process.env.X && { enableUI: true }) } }]`,
      ),
      ["reviews?", "images?"],
    ],
    ["a plugin that is named twice", exported(`[process.env.X && ${reviews}, ${reviews}]`), ["reviews"]],
    [
      "a function that makes plugins",
      `const plugin = (resolve, options = {}) => ({ resolve, options: { ...options, enableUI: true } });\nfunction listed(first) {\n  const rest = [plugin("images", { a: 1 })];\n  return [first, ...rest];\n}\n${exported('listed(plugin("reviews"))')}`,
      ["reviews", "images"],
    ],
    [
      "a list of a function that is added to",
      `const first = (plugin) => [plugin, "x"];\nconst base = { plugins: first(${reviews}) };\nmodule.exports = { ...base };\nmodule.exports.plugins.push(${images});`,
      ["reviews", "images"],
    ],
    [
      "joined lists in a list, and options that are merged twice",
      exported(
        `[["x"].concat([${reviews}].concat([])), { resolve: "images", options: Object.assign({}, Object.assign({}, { enableUI: true }), { a: 1 }) }].flat()`,
      ),
      ["reviews", "images"],
    ],
    [
      "values that are not true",
      exported(
        `[{ resolve: "a", options: { enableUI: false } }, { resolve: "b", options: { enableUI: "true" } }, { resolve: "c" }, { resolve: "d", options: undefined }, { resolve: "e", options: { ...{ enableUI: true }, enableUI: undefined } }]`,
      ),
      [],
    ],
    [
      "texts that are put together",
      exported(`["medusa-" + kind, \`medusa-\${kind}\`, require.resolve("x"), null]`),
      [],
    ],
    [
      "a module that is not the list",
      `const { defineConfig } = require("@acme/config");\nrequire("./env")();\nmodule.exports = defineConfig({ plugins: [${reviews}], ...{} });`,
      ["reviews"],
    ],
  ])("are read from %s", async (_, text, names) => {
    const found = await read(text);
    expect(found.problems).toEqual([]);
    expect(namesOf(found)).toEqual(names);
  });

  test("are read with types", async () => {
    const found = await read({
      "medusa-config.ts": `import type { ConfigModule } from "@medusajs/medusa";
const plugins = [
  <const>${reviews},
  ${images} as any,
] as const satisfies readonly unknown[];
const config = { plugins: plugins as unknown as any[] } satisfies Partial<ConfigModule>;
export default config as ConfigModule;`,
    });
    expect(found.problems).toEqual([]);
    expect(namesOf(found)).toEqual(["reviews", "images"]);
    expect(await read({ "medusa-config.ts": `export = { plugins: [${reviews}]! };` })).toMatchObject({
      plugins: [{ name: "reviews", file: "medusa-config.ts", line: 1, column: 33 }],
    });
  });

  test.each([
    [
      "required",
      exported('require("./config/plugins")'),
      "config/plugins.js",
      `module.exports = [\n  ${reviews},\n];`,
    ],
    [
      "taken apart",
      `const { plugins } = require("./config");\n${exported("[...plugins]")}`,
      "config/index.js",
      `exports.plugins = [\n  ${reviews},\n];`,
    ],
    [
      "imported",
      `import plugins from "./plugins.mjs";\nexport default { plugins };`,
      "plugins.mjs",
      `export default [\n  ${reviews},\n];`,
    ],
    [
      "imported by name",
      `import { list as plugins } from "./plugins";\nexport default { plugins };`,
      "plugins.ts",
      `const list: unknown[] = [\n  ${reviews},\n];\nexport { list };`,
    ],
    [
      "a property of a module",
      `import * as shared from "./shared";\nexport default { plugins: shared.default.plugins };`,
      "shared.js",
      `export default { plugins: [\n  ${reviews},\n] };`,
    ],
    [
      "JSON",
      exported('[...require("./plugins")]'),
      "plugins.json",
      `[{"resolve":"reviews","options":{"enableUI":true}}]`,
    ],
  ])("are read from another file: %s", async (_, text, name, list) => {
    const { plugins, problems, files, directory } = await read({ "medusa-config.js": text, [name]: list });
    expect(problems).toEqual([]);
    const [line, column] = name.endsWith(".json") ? [1, 13] : [2, 14];
    expect(plugins).toMatchObject([{ name: "reviews", file: name, line, column }]);
    expect(files).toEqual([join(directory, "medusa-config.js"), join(directory, name)]);
  });
});
