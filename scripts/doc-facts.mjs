// What the pages of docs quote of the product's own source: settings, commands with their options, resources, zones, and the
// words of definitions. Nothing has to be built for it.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { rootDirectory } from "./workspace.mjs";

const commands = [
  "init",
  "dev",
  "check",
  "serve",
  "build",
  "bundle",
  "typegen",
  "upgrade",
  "migrate",
  "doctor",
  "info",
  "completion",
];

const adderOf = (name) => `add${name[0].toUpperCase()}${name.slice(1)}`;

const entry = `import { Command } from "commander";
${commands.map((name) => `import { ${adderOf(name)} } from "./packages/admin-cli/src/command-line/${name}";`).join("\n")}
export { settingsTable } from "./packages/admin-cli/src/settings/table";
export { builtIn } from "./packages/admin-ui/src/resources/built-in";
export * as cell from "./packages/extension-sdk/src/cells/cell";
export * as field from "./packages/extension-sdk/src/fields/field";
export * as filter from "./packages/extension-sdk/src/filter-editors/filter";
export { adminZones, resourceZones, v1Zones } from "./packages/extension-sdk/src/extension/zones";
export { statusStyles } from "./packages/extension-sdk/src/ui/text/status-styles";
export { fixtureNames } from "./packages/mock-store/src/fixtures";
export { scenarioNames } from "./packages/mock-store/src/seed/scenarios";

export const program = new Command("tillhouse");
for (const add of [${commands.map(adderOf).join(", ")}]) add(program, () => {});
`;

/** Takes the sources of the workspace's own packages. What is imported later is nothing that a page quotes. */
const sourcesPlugin = {
  name: "sources",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => {
      if (kind === "dynamic-import") return { external: true };
      const [, name, part = "index"] = /^@tillhouse\/([\w-]+)(?:\/([\w-]+))?$/.exec(path) ?? [];
      if (name === undefined) return undefined;
      const file = join(rootDirectory, "packages", name, "src", part);
      return { path: [`${file}.ts`, join(file, "index.ts")].find((source) => existsSync(source)) };
    });
  },
};

async function loadProduct() {
  // The command line has a commander of its own.
  const modules = join(rootDirectory, "packages/admin-cli/node_modules");
  mkdirSync(modules, { recursive: true });
  const folder = mkdtempSync(join(modules, ".facts-"));
  const outfile = join(folder, "facts.mjs");
  try {
    await build({
      stdin: { contents: entry, resolveDir: rootDirectory, sourcefile: "facts.ts", loader: "ts" },
      plugins: [sourcesPlugin],
      bundle: true,
      packages: "external",
      format: "esm",
      platform: "node",
      jsx: "automatic",
      outfile,
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const table = (...rows) => rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;

function optionsTable(command) {
  const options = command.options.filter(({ hidden }) => !hidden);
  const rows = options.map(({ flags, description }) => [code(flags), description]);
  return table(["Option", "What it does"], ["---", "---"], ...rows);
}

/** The keys of the sidebar, after `g`. */
function goKeysTable({ resources }) {
  const rows = resources.flatMap(({ name, nav }) => (nav?.key ? [[code(`g ${nav.key}`), code(name)]] : []));
  return table(["Keys", "Open"], ["---", "---"], ...rows, [code("g s"), "settings"]);
}

/** Records of the mock store that have a name, by what they are. */
function fixturesTable(names) {
  const kinds = [...new Set(names.map((name) => name.split(".")[0]))];
  const rows = kinds.map((kind) => [
    code(kind),
    names
      .filter((name) => name.startsWith(`${kind}.`))
      .map((name) => code(name))
      .join(", "),
  ]);
  return table(["Record", "Fixtures"], ["---", "---"], ...rows);
}

/** The languages that there are texts in. Tamil is `tm` in the files and `ta` for everybody else. */
function languagesTable() {
  const files = readdirSync(join(rootDirectory, "packages/admin-ui/src/messages"));
  const codes = files.filter((file) => /^\w+\.json$/.test(file)).map((file) => file.replace(".json", ""));
  const names = new Intl.DisplayNames("en", { type: "language" });
  const rows = codes.map((each) => [code(each), names.of(each === "tm" ? "ta" : each)]);
  return table(["Code", "Language"], ["---", "---"], ...rows.sort(([, a], [, b]) => (a < b ? -1 : 1)));
}

/** Names of builders, as definitions call them. */
const builders = (name, builder) =>
  Object.keys(builder)
    .filter((key) => key !== "kinds")
    .map((key) => `${name}.${key}`);

/** The stages of `npm test`, as one of them is run; what they need is none. */
function stageCommands() {
  const source = readFileSync(join(rootDirectory, "scripts/test.mjs"), "utf8");
  const [, stages] = /\nconst stages = \{\n([\s\S]*?)\n\};/.exec(source);
  const names = [...stages.matchAll(/^ {2}(?:"([^"]+)"|(\w+)): /gm)].map(
    ([, quoted, name]) => quoted ?? name,
  );
  return names
    .filter((name) => !["install", "build", "store's packages", "chromium"].includes(name))
    .map((name) => `npm test -- --only ${name.includes(" ") ? `"${name}"` : name}`);
}

/** The components that an entry of the SDK exports, by their first letter. */
function componentsOf(part) {
  const index = readFileSync(join(rootDirectory, `packages/extension-sdk/src/${part}/index.ts`), "utf8");
  const names = [...index.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(","));
  return names.map((name) => name.trim()).filter((name) => /^[A-Z]\w+$/.test(name) && !/Context$/.test(name));
}

/**
 * What pages quote.
 *
 * @returns `quotes`: what stands below a mark such as `<!-- options: serve -->`; `names`: what a table below `<!-- rows: cells -->` has to name
 */
export async function readFacts() {
  const product = await loadProduct();
  const { program, cell, field, filter, adminZones, resourceZones, v1Zones } = product;
  const commandRows = program.commands.map((command) => [
    code(`tillhouse ${command.name()}`),
    command.description(),
  ]);
  return {
    quotes: {
      settings: product.settingsTable(),
      "go keys": goKeysTable(product.builtIn),
      fixtures: fixturesTable(product.fixtureNames),
      languages: languagesTable(),
      resources: `${product.builtIn.resources.map(({ name }) => code(name)).join(", ")}.\n`,
      commands: table(["Command", "What it does"], ["---", "---"], ...commandRows),
      ...Object.fromEntries(
        program.commands.map((command) => [`options: ${command.name()}`, optionsTable(command)]),
      ),
    },
    names: {
      cells: builders("cell", cell),
      fields: builders("field", field),
      filters: builders("filter", filter),
      inputs: componentsOf("inputs"),
      kit: componentsOf("kit"),
      grid: componentsOf("grid"),
      layers: componentsOf("layers"),
      scenarios: product.scenarioNames,
      stages: stageCommands(),
      statuses: Object.keys(product.statusStyles),
      ui: componentsOf("ui"),
      zones: [
        ...resourceZones("<prefix>", ["<section>"]),
        ...adminZones,
        ...v1Zones.filter((zone) => zone.startsWith("login.")),
      ],
    },
  };
}
