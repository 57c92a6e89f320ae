import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  createV1Project,
  isV1Built,
  plugin,
  serverConfiguration,
  type V1Build,
  widget,
} from "./fixtures/v1-project";

/** A bundle as the official bundler writes it, with one entry that draws what an expression gives. */
function bundle(
  imports: string,
  drawn: string,
  config = 'type: "widget", zone: "order.details.after"',
): string {
  return `import { jsx } from "react/jsx-runtime";
${imports}
const Shown = () => jsx("div", { children: ${drawn} }), config = { ${config} };
const entry = { identifier: "made", extensions: [{ Component: Shown, config: { ...config } }] };
export { entry as default };
`;
}

/** A build that several tests look at: made when the first of them asks for it. */
function once(build: () => Promise<V1Build>): () => Promise<V1Build> {
  let made: Promise<V1Build> | undefined;
  return () => {
    made ??= build();
    return made;
  };
}

/** Plugins that nothing is wrong with, beside a widget of the project's own. */
const well = once(async () => {
  const project = await createV1Project({
    ...plugin("shown", bundle("", '"the shown one"')),
    ...plugin("@acme/hidden", bundle("", '"the hidden one"')),
    ...plugin("no-options", bundle("", '"the one without options"')),
    ...plugin(
      "left-over",
      bundle(
        'import "typeorm";\nimport "@medusajs/medusa/dist/models/order";\nimport { Entity } from "typeorm";',
        '"with left-overs"',
      ),
    ),
    "node_modules/left-over/dist/admin/widgets/stray.js": "this is not JavaScript;",
    "node_modules/left-over/dist/admin/index.js": 'export default "stray";',
    ...plugin(
      "empty",
      'const entry = { identifier: "empty", extensions: [] };\nexport { entry as default };\n',
    ),
    ...plugin("styled", bundle("", 'jsx("p", { className: "mb-[17px] bg-grey-5" })')),
    ...plugin("not-enabled", bundle("", 'jsx("p", { className: "ml-[19px]" })')),
    "src/admin/widgets/w.tsx": widget("", '<p className="mt-[13px] text-ui-fg-subtle" />'),
    "src/admin/components/box.tsx": 'export const Box = () => <p className="rounded-rounded" />;\n',
    "src/lib/elsewhere.ts": 'export const elsewhere = "pt-[11px]";\n',
    "medusa-config.js": `module.exports = { plugins: [
  { resolve: "shown", options: { enableUI: true } },
  { resolve: "@acme/hidden", options: { enableUI: false } },
  "no-options",
  { resolve: "only-for-the-server", options: { apiKey: process.env.KEY } },
  { resolve: "left-over", options: { enableUI: true } },
  { resolve: "empty", options: { enableUI: true } },
  { resolve: "styled", options: { enableUI: true } },
] };
`,
  });
  return project.buildV1();
});

const faults = {
  throws: [
    "throws when it is loaded",
    bundle("const missing = JSON.nothing.there;", "missing"),
    "node_modules/throws/dist/admin/_virtual_entry.js throws when it is loaded: Cannot read properties of undefined (reading 'there').",
  ],
  lost: [
    "has a zone that does not exist",
    bundle("", '"faulty"', 'type: "widget", zone: "order.detail.after"'),
    'The extension "lost" has a widget for the zone “order.detail.after”, which does not exist.',
  ],
  claiming: [
    "has a page where the admin has one",
    bundle("", '"faulty"', 'type: "route", path: "/orders"'),
    'The extension "claiming" claims the page /orders, which is built in.',
  ],
} as const;

const stock = 'type: "route", path: "/stock", link: { label: "Stock" }';

/** Plugins that something is wrong with, each in its way, beside one that works and a widget of the project's own. */
const troubled = once(async () => {
  const project = await createV1Project({
    ...plugin("first", bundle("", '"of the first"', stock)),
    ...plugin("second", bundle("", '"of the second"', stock)),
    ...plugin("broken", bundle('import { thing } from "not-installed";', "thing")),
    ...Object.assign({}, ...Object.entries(faults).map(([name, [, text]]) => plugin(name, text))),
    ...plugin(
      "working",
      bundle('import { Button } from "@medusajs/ui";', 'jsx(Button, { children: "it works" })'),
    ),
    ...plugin("old", bundle('import { Gone, Button } from "@medusajs/ui";', '"it is " + Gone + Button')),
    "src/admin/widgets/own.tsx": widget(
      'import { Sidebar, Lost } from "@medusajs/icons";\nimport { useToast } from "@medusajs/ui";\nimport * as all from "@medusajs/ui";\nimport { BrowserRouter } from "react-router-dom";',
      '"here it is " + Lost + useToast + Sidebar + BrowserRouter + all.NoSuchPart',
      "product.details.after",
    ),
    ...serverConfiguration("first", "second", "broken", ...Object.keys(faults), "working", "old"),
  });
  return project.buildV1();
});

const entryOf = (name: string) => `node_modules/${name}/dist/admin/_virtual_entry.js`;

/** What was warned of in some files. */
async function warnedIn(...files: string[]) {
  const { warnings } = await troubled();
  return warnings.filter(({ file }) => file !== undefined && files.includes(file));
}

describe.skipIf(!isV1Built)("plugins for the official admin", () => {
  test("come from the server's configuration, where their pages are enabled", async () => {
    const { manifest, code, warnings } = await well();
    expect(warnings).toEqual([]);
    expect(manifest.extensions[0]).toMatchObject({
      id: "shop",
      contributions: [{ source: "src/admin/widgets/w.tsx" }],
    });
    expect(manifest.extensions.slice(1)).toMatchObject(
      ["shown", "left-over", "styled"].map((id) => ({
        id,
        isV1: true,
        contributions: [{ kind: "widget", zones: ["order.details.after"] }],
      })),
    );
    expect(code).toContain("the shown one");
    expect(code).not.toMatch(/the hidden one|the one without options/);
  });

  test("may ask for packages of the server, have no entries, and lie beside other files", async () => {
    const { warnings, manifest, code } = await well();
    expect(warnings).toEqual([]);
    expect(manifest.extensions.map(({ id }) => id)).toContain("left-over");
    expect(manifest.extensions.map(({ id }) => id)).not.toContain("empty");
    expect(code).toContain("with left-overs");
  });

  test("share a path: the first one keeps it", async () => {
    expect(await warnedIn(entryOf("second"))).toMatchObject([
      {
        rule: "official-page-taken",
        message: '"second" has a page at /stock, where "first" has one already.',
      },
    ]);
    expect(await warnedIn(entryOf("first"))).toEqual([]);
    const { code } = await troubled();
    expect(code).toContain("of the first");
    expect(code).not.toContain("of the second");
  });

  test("are left out where their code cannot be compiled, and the others work", async () => {
    expect(await warnedIn(entryOf("broken"))).toMatchObject([
      {
        rule: "extension-official-bundle",
        message: 'The bundle of "broken" is left out: "not-installed" cannot be found.',
        hint: "Run: npm install not-installed",
        line: 2,
      },
    ]);
    expect(await warnedIn(entryOf("working"))).toEqual([]);
    const { warnings, manifest, code } = await troubled();
    // One of the path, one of the bundle, one of each fault, and four of names that are gone.
    expect(warnings).toHaveLength(9);
    const ids = manifest.extensions.map(({ id }) => id);
    expect(ids).toContain("working");
    expect(ids).not.toContain("broken");
    expect(code).toContain("it works");
  });

  test.each(Object.entries(faults).map(([name, [fault, , message]]) => [fault, name, message]))(
    "are no hindrance where one %s",
    async (_, name, message) => {
      expect(await warnedIn(entryOf(name))).toMatchObject([{ rule: "extension-official-bundle", message }]);
      expect((await troubled()).code).toContain("it works");
    },
  );

  test("may be installed above the project", async () => {
    const project = await createV1Project({
      ...plugin("broken", bundle('import { thing } from "not-installed";', "thing")),
      ...plugin("working", bundle('import "react";', '"from above"')),
      "apps/store/package.json": '{ "name": "store" }',
      "apps/store/medusa-config.js": serverConfiguration("broken", "working")["medusa-config.js"] ?? "",
    });
    const { warnings, code } = await project.buildV1({ directory: join(project.directory, "apps/store") });
    expect(warnings).toMatchObject([
      {
        rule: "extension-official-bundle",
        file: "../../node_modules/broken/dist/admin/_virtual_entry.js",
      },
    ]);
    expect(code).toContain("from above");
  });

  test("may take names that are gone", async () => {
    expect(await warnedIn(entryOf("old"), "src/admin/widgets/own.tsx")).toMatchObject([
      {
        rule: "official-name-missing",
        message: '"@medusajs/ui" has no "Gone", so it is undefined.',
        file: "node_modules/old/dist/admin/_virtual_entry.js",
        line: 2,
      },
      {
        rule: "official-name-missing",
        message: '"@medusajs/icons" has no "Lost", so it is undefined.',
        file: "src/admin/widgets/own.tsx",
        line: 1,
      },
      {
        rule: "official-name-missing",
        message: '"react-router-dom" has no "BrowserRouter", so it is undefined.',
        file: "src/admin/widgets/own.tsx",
        line: 4,
      },
      {
        rule: "compile-warning",
        message: '"@medusajs/ui" has no export "NoSuchPart".',
        file: "src/admin/widgets/own.tsx",
        line: 5,
      },
    ]);
    const { code } = await troubled();
    expect(code).toMatch(/it is (?:undefined|"\s*\+\s*(?:void 0|\w+))/);
  });
});

test.skipIf(!isV1Built)(
  "names that are gone are mistakes in an extension of this admin, also beside a plugin",
  async () => {
    const project = await createV1Project({
      "package.json": '{ "name": "shop", "dependencies": { "@tillhouse/extension-sdk": "1" } }',
      ...plugin("old", bundle('import { BrowserRouter } from "react-router-dom";', "BrowserRouter")),
      ...serverConfiguration("old"),
      "src/admin/widgets/own.tsx": widget(
        'import { BrowserRouter } from "react-router-dom";',
        "<BrowserRouter />",
      ),
    });
    expect(await project.problemsV1()).toMatchObject([
      { rule: "shared-name-missing", file: "src/admin/widgets/own.tsx" },
    ]);
  },
);

describe.skipIf(!isV1Built)("the style sheet", () => {
  test("holds what widgets and bundles name, and nothing outside of them", async () => {
    const { sheets, warnings, code } = await well();
    expect(warnings).toEqual([]);
    expect(sheets).toHaveLength(1);
    const [sheet = ""] = sheets;
    for (const name of [
      "mt-\\[13px\\]",
      "text-ui-fg-subtle",
      "rounded-rounded",
      "mb-\\[17px\\]",
      "bg-grey-5",
    ])
      expect(sheet).toContain(`.${name}`);
    expect(sheet).not.toContain("ml-\\[19px\\]");
    const withoutFrames = sheet.replace(/@(?:-webkit-)?keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    const selectors = [...withoutFrames.matchAll(/(?:^|[{}])([^{}@]+)\{/g)].map(
      ([, selector = ""]) => selector,
    );
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !selector.includes("data-tillhouse"))).toEqual([]);
    // What loads the widget and the bundle asks for it by its name.
    expect(code).toMatch(/v1-\w+\.css/);
  });
});
