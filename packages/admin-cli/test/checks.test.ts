import { describe, expect, test } from "vitest";
import { createProject } from "./fixtures/project";

const component = "export default function Example() { return null; }\n";
const widget = (config: string): string => `export const config = ${config};\n${component}`;
const setting = widget('{ card: { label: "Packing", description: "How orders are packed" } }');

describe("mistakes in extensions", () => {
  test.each([
    ["unknown-zone", "widgets/a.tsx", widget('{ zone: "order.detail.after" }')],
    ["unknown-zone", "widgets/a.tsx", widget('{ zone: ["order.list.after", "nowhere"] as const }')],
    ["unknown-zone", "widgets/a.tsx", `const zone = "nowhere";\n${widget("{ zone } satisfies object")}`],
    ["config-invalid", "widgets/a.tsx", widget("{ order: 1 }")],
    ["config-invalid", "widgets/a.tsx", widget("{ zone: [] }")],
    ["config-invalid", "widgets/a.tsx", widget("{ zone: 4 }")],
    ["config-invalid", "widgets/a.tsx", widget('"order.list.after"')],
    ["config-missing", "widgets/a.tsx", component],
    ["default-export-missing", "widgets/a.tsx", 'export const config = { zone: "order.list.after" };'],
    [
      "default-export-invalid",
      "widgets/a.tsx",
      'export const config = { zone: "order.list.after" };\nexport default "text";',
    ],
    ["syntax-error", "widgets/a.tsx", `${component}const a = ;`],
    ["route-built-in", "routes/orders/page.tsx", component],
    ["route-built-in", "routes/orders/[order]/page.tsx", component],
    ["route-settings", "routes/settings/mine/page.tsx", component],
    ["route-syntax", "routes/my page/page.tsx", component],
    ["route-syntax", "routes/дом/page.tsx", component],
    ["route-syntax", "routes/a[id]/page.tsx", component],
    ["route-syntax", "routes/[1d]/page.tsx", component],
    ["route-syntax", "routes/page.tsx", component],
    ["default-export-missing", "routes/loyalty/page.tsx", "export const config = {};"],
    ["config-invalid", "routes/loyalty/page.tsx", widget("{ link: { icon: null } }")],
    ["config-invalid", "routes/loyalty/page.tsx", widget('{ link: { label: "" } }')],
    ["config-invalid", "routes/loyalty/page.tsx", widget("{ link: { label: 3 } }")],
    ["setting-nested", "settings/packing/deep/page.tsx", setting],
    ["setting-nested", "settings/page.tsx", setting],
    ["setting-syntax", "settings/my page/page.tsx", setting],
    ["config-missing", "settings/packing/page.tsx", component],
    ["default-export-invalid", "resources/reviews.ts", 'export default "reviews";'],
    ["messages-syntax", "messages/de.json", "{ no"],
    ["messages-shape", "messages/de.json", '{ "reviews": { "title": "Rezensionen" } }'],
    ["messages-shape", "messages/de.json", '["Rezensionen"]'],
    ["messages-name", "messages/german-texts.json", "{}"],
    ["setting-card", "settings/packing/page.tsx", widget("{}")],
    ["setting-card", "settings/packing/page.tsx", widget('{ card: { description: "d" } }')],
    ["setting-card", "settings/packing/page.tsx", widget('{ card: { label: "l", description: "" } }')],
  ])("%s in %s: %s", async (rule, file, text) => {
    const project = await createProject({ [`src/admin/${file}`]: text });
    const problems = await project.problems();
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    const [problem] = problems;
    expect(problem?.file).toBe(`src/admin/${file}`);
    expect(problem?.message).toMatch(/\.$/);
    expect(problem?.hint).toBeTruthy();
    expect(problem?.why).toBeTruthy();
  });

  test.each([
    ["widget-duplicate", "widgets/a.tsx", "widgets/a.js", widget('{ zone: "order.list.after" }')],
    ["route-duplicate", "routes/loyalty/[id]/page.tsx", "routes/loyalty/[slug]/page.tsx", component],
    ["route-duplicate", "routes/loyalty/page.jsx", "routes/loyalty/page.tsx", component],
    ["setting-duplicate", "settings/packing/page.js", "settings/packing/page.tsx", setting],
    [
      "resource-duplicate",
      "resources/reviews.js",
      "resources/reviews.ts",
      'export default { name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: () => "" };',
    ],
  ])("%s: %s and %s", async (rule, one, other, text) => {
    const project = await createProject({ [`src/admin/${one}`]: text, [`src/admin/${other}`]: text });
    const problems = await project.problems();
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
  });

  test("names the location and suggests what was meant", async () => {
    const text = `import x from "./x";\n\n\texport const config = {\n\t\tzone: "order.detail.after",\n};\n${component}`;
    const project = await createProject({
      "src/admin/widgets/a.tsx": text,
      "src/admin/widgets/x.ts": "export default 1",
    });
    const problem = (await project.problems()).find(({ rule }) => rule === "unknown-zone");
    expect(problem).toMatchObject({ line: 4, column: 9, hint: 'Did you mean "order.details.after"?' });
    expect(problem?.frame).toBe(
      [
        "  2 |",
        "  3 |  export const config = {",
        '> 4 |   zone: "order.detail.after",',
        "    |         ^^^^^^^^^^^^^^^^^^^^",
        "  5 | };",
        "  6 | export default function Example() { return null; }",
      ].join("\n"),
    );
  });

  test("reports mistakes of the checks, the parser and the compiler at once", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": `import { useState, useFoo } from "react";\nimport "./missing.css";\n${widget('{ zone: "nowhere" }')}useFoo(useState);`,
      "src/admin/widgets/b.tsx": "const = 3;",
      "src/admin/routes/orders/page.tsx":
        'import fs from "fs";\nimport pkg from "not-installed/part";\nexport default () => [fs, pkg];',
      "src/admin/settings/x/page.tsx": component,
    });
    const problems = await project.problems();
    expect(problems.map(({ rule, file, line }) => `${file}:${line ?? ""} ${rule}`)).toEqual([
      "src/admin/routes/orders/page.tsx: route-built-in",
      "src/admin/routes/orders/page.tsx:1 import-unresolved",
      "src/admin/routes/orders/page.tsx:2 import-unresolved",
      "src/admin/settings/x/page.tsx:1 config-missing",
      "src/admin/widgets/a.tsx:1 shared-name-missing",
      "src/admin/widgets/a.tsx:2 import-unresolved",
      "src/admin/widgets/a.tsx:3 unknown-zone",
      "src/admin/widgets/b.tsx:1 syntax-error",
    ]);
    expect(problems[1]?.message).toBe('"fs" is a part of Node.js.');
    expect(problems[2]?.hint).toBe("Run: npm install not-installed");
  });

  test("counts columns as editors do, behind letters of any width", async () => {
    const project = await createProject({
      "src/admin/routes/a/page.tsx": `const a = "🎁é"; import b from "./missing";\nexport default () => [a, b];`,
    });
    const [problem] = await project.problems();
    expect(problem).toMatchObject({ rule: "import-unresolved", line: 1, column: 32 });
  });

  test("shows only the column where a line is very long", async () => {
    const filler = Array.from({ length: 4000 }, (_, index) => index).join(" + ");
    const project = await createProject({
      "src/admin/routes/a/page.tsx": `const n = ${filler}; import b from "./missing"; export default () => [n, b];`,
    });
    const [problem] = await project.problems();
    expect(problem?.frame?.length).toBeLessThan(500);
    const [line = "", marker = ""] = problem?.frame?.split("\n") ?? [];
    expect(line.slice(marker.indexOf("^"))).toMatch(/^"\.\/missing"/);
  });

  test("takes zones of the shell and paths inside built-in sections", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": widget('{ zone: ["review.details.after", "login.before"] }'),
      "src/admin/routes/products/[id]/reviews/page.tsx": component,
    });
    const { manifest } = await project.build();
    expect(manifest.extensions[0]?.contributions).toHaveLength(2);
  });

  test("accepts values that are decided when the admin runs", async () => {
    const project = await createProject({
      "src/admin/zones.ts": 'export const zone = "order.list.after"; export const make = (x) => x;',
      "src/admin/widgets/a.tsx": `import { zone } from "../zones";\n${widget("{ zone }")}`,
      "src/admin/widgets/b.tsx": `import { make } from "../zones";\n${widget('make({ zone: "any" })')}`,
      "src/admin/widgets/c.tsx": `const rest = globalThis.rest;\n${widget("{ ...rest }")}`,
      "src/admin/routes/a/page.tsx": `const label = String(1);\n${widget("{ link: { label } }")}`,
      "src/admin/settings/a/page.tsx": `export { config } from "./config";\n${component}`,
      "src/admin/settings/a/config.ts": 'export const config = { card: { label: "A", description: "B" } };',
    });
    const { manifest } = await project.build();
    expect(manifest.extensions[0]?.contributions).toHaveLength(5);
  });

  test("accepts every form of a component", async () => {
    const config = 'export const config = { zone: "order.list.after" };\n';
    const forms = [
      "export default function () { return null; }",
      "export default () => null;",
      "const A = () => { return null; };\nexport default A;",
      'import { memo } from "react";\nexport default memo(() => null);',
      'import { forwardRef } from "react";\nexport default forwardRef(() => null);',
      'import { Component } from "react";\nexport default class extends Component { render() { return null; } }',
      'export { default } from "../impl";',
      'import Impl from "../impl";\nexport { Impl as default };',
      "function B() { return null; }\nexport { B as default };",
    ];
    const files = Object.fromEntries(
      forms.map((text, index) => [`src/admin/widgets/w${index}.tsx`, config + text]),
    );
    const project = await createProject({ "src/admin/impl.tsx": component, ...files });
    const { manifest } = await project.build();
    expect(manifest.extensions[0]?.contributions).toHaveLength(forms.length);
  });

  test("skips what is no widget with a reason", async () => {
    const project = await createProject({
      "src/admin/widgets/empty.tsx": "",
      "src/admin/widgets/off.tsx": `// ${widget("{}").replaceAll("\n", "\n// ")}`,
      "src/admin/widgets/helper.ts": "export const a = 1;",
      "src/admin/widgets/types.d.ts": "export default 1;",
      "src/admin/widgets/types.ts": "export interface A { b: string }",
      "src/admin/widgets/a.test.tsx": "nonsense(",
      "src/admin/widgets/__tests__/b.tsx": component,
      "src/admin/widgets/.hidden.tsx": component,
      "src/admin/widgets/parts/modal.tsx": component,
      "src/admin/widgets/readme.md": "not a script",
      "src/admin/widgets/firebase.ts": "export const config = { apiKey: 1 };",
      "src/admin/widgets/a.tsx": `import Modal from "./parts/modal"; import { config as f } from "./firebase"; f;\n${widget('{ zone: "order.list.after" }')}Modal;`,
      "src/admin/routes/off/page.tsx": "// later",
      "src/admin/routes/off/helper.tsx": "anything at all",
    });
    const { skipped, manifest } = await project.build();
    expect(manifest.extensions[0]?.contributions).toHaveLength(1);
    expect(skipped.map(({ source }) => source.replace("src/admin/", ""))).toEqual([
      "routes/off/page.tsx",
      "widgets/.hidden.tsx",
      "widgets/__tests__/b.tsx",
      "widgets/a.test.tsx",
      "widgets/empty.tsx",
      "widgets/firebase.ts",
      "widgets/helper.ts",
      "widgets/off.tsx",
      "widgets/parts/modal.tsx",
      "widgets/types.d.ts",
      "widgets/types.ts",
    ]);
    expect(skipped.every(({ reason }) => reason.length > 3)).toBe(true);
  });
});
