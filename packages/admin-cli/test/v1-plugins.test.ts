import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createV1Project, isV1Built, plugin, serverConfiguration, widget } from "./fixtures/v1-project";

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

describe.skipIf(!isV1Built)("plugins for the official admin", () => {
  test("come from the server's configuration, where their pages are enabled", async () => {
    const project = await createV1Project({
      ...plugin("shown", bundle("", '"the shown one"')),
      ...plugin("@acme/hidden", bundle("", '"the hidden one"')),
      ...plugin("no-options", bundle("", '"the one without options"')),
      "medusa-config.js": `module.exports = { plugins: [
  { resolve: "shown", options: { enableUI: true } },
  { resolve: "@acme/hidden", options: { enableUI: false } },
  "no-options",
  { resolve: "only-for-the-server", options: { apiKey: process.env.KEY } },
] };
`,
    });
    const { manifest, code, warnings } = await project.buildV1();
    expect(warnings).toEqual([]);
    expect(manifest.extensions).toMatchObject([
      { id: "shown", isV1: true, contributions: [{ kind: "widget", zones: ["order.details.after"] }] },
    ]);
    expect(code).toContain("the shown one");
    expect(code).not.toMatch(/the hidden one|the one without options/);
  });

  test("share a path: the first one keeps it", async () => {
    const config = 'type: "route", path: "/stock", link: { label: "Stock" }';
    const project = await createV1Project({
      ...plugin("first", bundle("", '"of the first"', config)),
      ...plugin("second", bundle("", '"of the second"', config)),
      ...serverConfiguration("first", "second"),
    });
    const { warnings, code } = await project.buildV1();
    expect(warnings).toMatchObject([
      {
        rule: "official-page-taken",
        message: '"second" has a page at /stock, where "first" has one already.',
        file: "node_modules/second/dist/admin/_virtual_entry.js",
      },
    ]);
    expect(code).toContain("of the first");
    expect(code).not.toContain("of the second");
  });

  test("may ask for packages of the server, have no entries, and lie beside other files", async () => {
    const project = await createV1Project({
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
      ...serverConfiguration("left-over", "empty"),
    });
    const { warnings, manifest, code } = await project.buildV1();
    expect(warnings).toEqual([]);
    expect(manifest.extensions.map(({ id }) => id)).toEqual(["left-over"]);
    expect(code).toContain("with left-overs");
  });

  test("are left out where their code cannot be compiled, and the others work", async () => {
    const project = await createV1Project({
      ...plugin("broken", bundle('import { thing } from "not-installed";', "thing")),
      ...plugin(
        "working",
        bundle('import { Button } from "@medusajs/ui";', 'jsx(Button, { children: "it works" })'),
      ),
      ...serverConfiguration("broken", "working"),
    });
    const { warnings, manifest, code } = await project.buildV1();
    expect(warnings).toMatchObject([
      {
        rule: "extension-official-bundle",
        message: 'The bundle of "broken" is left out: "not-installed" cannot be found.',
        hint: "Run: npm install not-installed",
        file: "node_modules/broken/dist/admin/_virtual_entry.js",
        line: 2,
      },
    ]);
    expect(manifest.extensions.map(({ id }) => id)).toEqual(["working"]);
    expect(code).toContain("it works");
  });

  test.each([
    [
      "throws when it is loaded",
      bundle("const missing = JSON.nothing.there;", "missing"),
      "node_modules/faulty/dist/admin/_virtual_entry.js throws when it is loaded: Cannot read properties of undefined (reading 'there').",
    ],
    [
      "has a zone that does not exist",
      bundle("", '"faulty"', 'type: "widget", zone: "order.detail.after"'),
      'The extension "faulty" has a widget for the zone “order.detail.after”, which does not exist.',
    ],
    [
      "has a page where the admin has one",
      bundle("", '"faulty"', 'type: "route", path: "/orders"'),
      'The extension "faulty" claims the page /orders, which is built in.',
    ],
  ])("are no hindrance where one %s", async (_, text, message) => {
    const project = await createV1Project({
      ...plugin("faulty", text),
      ...plugin("working", bundle("", '"it works"')),
      ...serverConfiguration("faulty", "working"),
    });
    const { warnings, code } = await project.buildV1();
    expect(warnings).toMatchObject([
      {
        rule: "extension-official-bundle",
        message,
        file: "node_modules/faulty/dist/admin/_virtual_entry.js",
      },
    ]);
    expect(code).toContain("it works");
  });

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
    const project = await createV1Project({
      ...plugin("old", bundle('import { Gone, Button } from "@medusajs/ui";', '"it is " + Gone + Button')),
      ...serverConfiguration("old"),
      "src/admin/widgets/own.tsx": widget(
        'import { Sidebar, Lost } from "@medusajs/icons";\nimport { useToast } from "@medusajs/ui";\nimport * as all from "@medusajs/ui";\nimport { BrowserRouter } from "react-router-dom";',
        '"here it is " + Lost + useToast + Sidebar + BrowserRouter + all.NoSuchPart',
        "product.details.after",
      ),
    });
    const { warnings, code } = await project.buildV1();
    expect(warnings).toMatchObject([
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
    const project = await createV1Project({
      "src/admin/widgets/w.tsx": widget("", '<p className="mt-[13px] text-ui-fg-subtle" />'),
      "src/admin/components/box.tsx": 'export const Box = () => <p className="rounded-rounded" />;\n',
      "src/lib/elsewhere.ts": 'export const elsewhere = "pt-[11px]";\n',
      ...plugin("styled", bundle("", 'jsx("p", { className: "mb-[17px] bg-grey-5" })')),
      ...plugin("not-enabled", bundle("", 'jsx("p", { className: "ml-[19px]" })')),
      ...serverConfiguration("styled"),
    });
    const { sheets, warnings, code } = await project.buildV1();
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
