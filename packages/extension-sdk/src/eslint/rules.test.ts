import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as parser from "@babel/eslint-parser";
import { type ESLint, Linter, type Rule, RuleTester } from "eslint";
import { afterAll, describe, expect, test } from "vitest";
import plugin from ".";

const root = mkdtempSync(join(tmpdir(), "tillhouse lint дом-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(project: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, project, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(root, project);
}

const shell = {
  "package.json": "{}",
  "node_modules/@tillhouse/admin-ui/package.json": '{ "exports": { "./shell.json": "./shell.json" } }',
  "node_modules/@tillhouse/admin-ui/shell.json": JSON.stringify({
    zones: ["order.details.before", "order.details.summary.after", "return.details.after"],
    shared: { react: {}, "@tillhouse/extension-sdk": {}, "@tillhouse/extension-sdk/ui": {} },
    routes: ["/returns", "/returns/:id"],
    ids: [{ id: "settings.currencies" }],
    messages: ["action.save", "orders.title"],
  }),
};
const shop = write("shop", {
  ...shell,
  "src/admin/messages/en.json":
    '{ "rating.title": "Rating", "rating.stars_one": "One star", "rating.stars_other": "{{count}} stars", "rating.found": "Found", "rating.found_other": "{{count}} found" }',
  "src/admin/resources/reviews.ts":
    'export default defineResource({ name: "reviews", api: { singularKey: "review", pluralKey: "reviews" } });',
  "src/admin/routes/loyalty/[id]/page.tsx": "export default () => null;",
  "src/admin/widgets/stars.tsx": 'import { half } from "./half";\nexport default () => half;',
});
/** A project whose configuration names further extensions: what they bring cannot be told from its files. */
const open = write("open", {
  ...shell,
  "tillhouse.config.ts": 'export default { extensions: ["@acme/reviews"] };',
});

const languageOptions = {
  parser,
  parserOptions: {
    requireConfigFile: false,
    babelOptions: { parserOpts: { plugins: ["typescript", "jsx"] } },
  },
} as Linter.LanguageOptions;

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions });

/** A rule as ESLint's own types have it. */
function ruleNamed(id: string): Rule.RuleModule {
  const typed: ESLint.Plugin = plugin;
  const rule = typed.rules?.[id];
  if (rule === undefined || typeof rule === "function") throw new Error(`no rule ${id}`);
  return rule as Rule.RuleModule;
}

const component = "export default function Rating() { return null; }";
const at = (path: string, code: string, project = shop) => ({
  code,
  filename: join(project, "src/admin", path),
});
const widget = (code: string, project = shop) => at("widgets/rating.tsx", code, project);
const inZone = (zone: string, project = shop) =>
  widget(`export const config = { zone: ${zone} };\n${component}`, project);

tester.run("unknown-zone", ruleNamed("unknown-zone"), {
  valid: [
    inZone('"order.details.after"'),
    inZone('["home.before", "order.details.summary.after"] as const'),
    inZone('"review.details.replies.after"'),
    inZone("zoneOf(page)"),
    inZone('"loyalty.details.after"', open),
    { ...inZone('"nowhere"'), filename: join(shop, "src/shared/widgets/rating.tsx") },
    { ...inZone('"nowhere"'), filename: join(shop, "src/admin/widgets/rating.test.tsx") },
  ],
  invalid: [
    {
      ...inZone('"order.detail.after"'),
      errors: [
        {
          message:
            'There is no zone "order.detail.after". No screen of the admin renders it, so the widget would never be shown. Did you mean "order.details.after"?',
          line: 1,
          column: 31,
          suggestions: [
            {
              desc: 'Write "order.details.after".',
              output: `export const config = { zone: "order.details.after" };\n${component}`,
            },
          ],
        },
      ],
    },
    {
      ...widget(
        `const zone = 'loyalty.details.after';\nexport const config = { zone } satisfies object;\n${component}`,
      ),
      errors: [
        { message: /no resource whose zones begin with "loyalty"/, line: 1, column: 14, suggestions: 1 },
      ],
    },
  ],
});

tester.run("zone-twice", ruleNamed("zone-twice"), {
  valid: [inZone('["order.details.after", "order.details.before"]')],
  invalid: [
    {
      ...inZone('["order.details.after", "order.details.after"]'),
      output: inZone('["order.details.after"]').code,
      errors: 1,
    },
  ],
});

const props = (type: string, taken = "props") =>
  widget(
    `import type { WidgetProps } from "@tillhouse/extension-sdk";\nexport const config = { zone: "order.details.after" };\nexport default function Rating(${taken}: WidgetProps<"${type}">) { return null; }`,
  );
tester.run("zone-props", ruleNamed("zone-props"), {
  valid: [props("order.details.after"), props("order.details.before")],
  invalid: [
    {
      ...props("product.details.after"),
      errors: [
        {
          message: /^The props are those/,
          suggestions: [{ desc: 'Write "order.details.after".', output: props("order.details.after").code }],
        },
      ],
    },
  ],
});
tester.run("zone-props-unknown", ruleNamed("zone-props-unknown"), {
  valid: [
    props("order.details.after", "{ order, notify }"),
    props("order.details.after", "{ order, size = 2 }"),
    props("order.details.after", "{ orders, ...rest }"),
  ],
  invalid: [
    {
      ...props("order.details.after", "{ orders }"),
      errors: [{ message: /gets no prop `orders`/, line: 3 }],
    },
  ],
});

tester.run("component-async", ruleNamed("component-async"), {
  valid: [
    at(
      "routes/loyalty/page.tsx",
      "const load = async () => 1; export default function Loyalty() { return load; }",
    ),
    at("routes/loyalty/rows.tsx", "export default async function Rows() { return null; }"),
  ],
  invalid: [
    at("routes/loyalty/page.tsx", "export default async function Loyalty() { return null; }"),
    at("routes/loyalty/page.tsx", "const Loyalty = async () => null;\nexport default Loyalty;"),
    at("routes/loyalty/page.tsx", "const Loyalty = async () => null;\nexport { Loyalty as default };"),
  ].map((code) => ({ ...code, errors: 1 })),
});

tester.run("default-export-missing", ruleNamed("default-export-missing"), {
  valid: [
    at("widgets/parts.tsx", "export const half = 0.5;"),
    at("widgets/half.tsx", "export const config = {};"),
    at("routes/loyalty/page.tsx", 'export { default } from "./loyalty";'),
    at("routes/loyalty/page.tsx", 'export * from "./loyalty";'),
    at("routes/loyalty/page.tsx", "// nothing yet"),
  ],
  invalid: [
    { ...widget('export const config = { zone: "order.details.after" };'), errors: 1 },
    { ...widget("module.exports = () => null;"), errors: [{ message: /instead of `module.exports`/ }] },
    { ...at("settings/packing/page.tsx", "export const config = {};"), errors: [{ message: /of the page/ }] },
  ],
});
tester.run("config-missing", ruleNamed("config-missing"), {
  valid: [
    at("routes/loyalty/page.tsx", component),
    inZone('"order.details.after"'),
    at("widgets/half.tsx", component),
  ],
  invalid: [
    { ...widget(component), errors: [{ message: /Add for example/ }] },
    {
      ...widget(`export const confg = {};\n${component}`),
      errors: [{ message: /Rename `confg` to `config`/ }],
    },
  ],
});

const importing = (code: string, ending = "tsx") => at(`widgets/parts.${ending}`, code);
tester.run("import-server", ruleNamed("import-server"), {
  valid: [
    importing('import type { Order } from "@medusajs/medusa";'),
    importing('import { type Order } from "@medusajs/medusa";'),
    importing('import { Order } from "@medusajs/medusa";\nexport const id = (order: Order) => order.id;'),
  ],
  invalid: [
    importing('import { Order } from "@medusajs/medusa";\nexport const order = new Order();'),
    importing('import { Order } from "@medusajs/medusa";', "js"),
    importing('export { Order } from "typeorm";'),
    importing('export const load = () => import("pg");'),
  ].map((code) => ({ ...code, errors: 1 })),
});
tester.run("import-second-copy", ruleNamed("import-second-copy"), {
  valid: [importing('import { useQuery } from "@tanstack/react-query";\nuseQuery();')],
  invalid: [
    {
      ...importing("import { useQuery } from 'react-query';\nuseQuery();"),
      errors: [
        {
          message: /second copy of @tanstack\/react-query/,
          suggestions: [
            {
              desc: 'Write "@tanstack/react-query".',
              output: "import { useQuery } from '@tanstack/react-query';\nuseQuery();",
            },
          ],
        },
      ],
    },
  ],
});
tester.run("import-internal", ruleNamed("import-internal"), {
  valid: [importing('import { Button } from "@tillhouse/extension-sdk/ui";\nButton();')],
  invalid: [{ ...importing('import "@tillhouse/admin-ui/dist/app/sidebar";'), errors: 1 }],
});

tester.run("shared-part-missing", ruleNamed("shared-part-missing"), {
  valid: [
    importing('import { Button } from "@tillhouse/extension-sdk/ui";\nButton();'),
    importing('import { v1Zones } from "@tillhouse/extension-sdk/contract";\nv1Zones;'),
    importing('import dayjs from "dayjs/plugin/utc";\ndayjs();'),
  ],
  invalid: [
    { ...importing('import { a } from "@tillhouse/extension-sdk/internal";\na();'), errors: 1 },
    { ...importing('import { a } from "react/server";\na();'), errors: 1 },
  ],
});

const translated = (key: string) =>
  widget(`import { useHost } from "@tillhouse/extension-sdk";\nuseHost().translate(${key});`);
tester.run("message-missing", ruleNamed("message-missing"), {
  valid: [
    translated('"rating.title"'),
    translated('"rating.stars", { count: 2 }'),
    translated('"orders.title"'),
    translated("key"),
    widget('i18n.translate("nothing.of.ours");'),
  ],
  invalid: [
    {
      ...translated('"rating.titel"'),
      errors: [
        {
          message: /holds "rating.titel"/,
          suggestions: [{ desc: 'Write "rating.title".', output: translated('"rating.title"').code }],
        },
      ],
    },
    { ...translated('"loyalty.points"'), errors: [{ message: /Add it to src\/admin\/messages\/en\.json/ }] },
  ],
});

tester.run("message-values", ruleNamed("message-values"), {
  valid: [
    translated('"rating.stars", { "count": 2 }'),
    translated('"rating.stars", values'),
    translated('"rating.found"'),
    translated('"rating.stars", { ...values }'),
    translated('"rating.stars", { [name]: 2 }'),
  ],
  invalid: [
    { ...translated('"rating.stars"'), errors: [{ message: /gets no value for \{\{count\}\}/ }] },
    { ...translated('"rating.stars", { counted: 2 } as const'), errors: 1 },
  ],
});

const linked = (element: string, project = shop) => widget(`export const a = ${element};`, project);
tester.run("link-unknown", ruleNamed("link-unknown"), {
  valid: [
    linked('<Link to="/a/orders?q=1" />'),
    linked('<Link to="/a/loyalty/7" />'),
    linked('<Link to="/a/reviews" />'),
    linked('<Link to="/a/settings/currencies" />'),
    linked(`<Link to={\`/a/nowhere/\${id}\`} />`),
    linked('<a href="https://example.com/a/b" />'),
    linked('<Link to="/a/nowhere" />', open),
  ],
  invalid: [
    {
      ...linked('<Link to="/a/retruns" />'),
      errors: [
        {
          message: /leads to a page that does not exist/,
          suggestions: [{ desc: 'Write "/a/returns".', output: linked('<Link to="/a/returns" />').code }],
        },
      ],
    },
    { ...linked('() => navigate("/a/a-long-way-to-nowhere")'), errors: 1 },
  ],
});

tester.run("secret-variable", ruleNamed("secret-variable"), {
  valid: [widget("process.env.MEDUSA_ADMIN_NAME;"), widget("process.env.STORE_NAME;")],
  invalid: [
    { ...widget("process.env.STRIPE_SECRET_KEY;"), errors: 1 },
    { ...widget("const { API_TOKEN } = process.env;"), errors: 1 },
  ],
});
tester.run("environment-private", ruleNamed("environment-private"), {
  valid: [widget("process.env.NODE_ENV;"), widget("process.env[name];")],
  invalid: [
    {
      ...widget("process.env.STORE_NAME;"),
      errors: [
        {
          message: /\S/,
          suggestions: [
            { desc: "Read MEDUSA_ADMIN_STORE_NAME.", output: "process.env.MEDUSA_ADMIN_STORE_NAME;" },
          ],
        },
      ],
    },
  ],
});
tester.run("secret-in-code", ruleNamed("secret-in-code"), {
  valid: [widget('f("pk_live_51H8abcdefgh");')],
  invalid: [{ ...widget('f("sk_live_51H8abcdefgh");'), errors: 1 }],
});
tester.run("address-fixed", ruleNamed("address-fixed"), {
  valid: [widget('f("https://example.com");')],
  invalid: [{ ...widget(`f(\`http://localhost:9000/store/\${id}\`);`), errors: 1 }],
});

tester.run("text-literal", ruleNamed("text-literal"), {
  valid: [
    linked('<p>{translate("rating.title")} · 5 %</p>'),
    linked("<p><code>npm test</code></p>"),
    linked('<p className="rating" data-title="kept" />'),
    widget('export const config = { zone: "login.before" };\nexport default () => <p>Welcome</p>;'),
  ],
  invalid: [
    {
      ...linked("<p>\n  No stars yet\n</p>"),
      errors: [{ message: /^The text "No stars yet" stands/, line: 2, column: 3, endColumn: 15 }],
    },
    { ...linked('<Section title="Rating"><input placeholder={"Name"} /></Section>'), errors: 2 },
    { ...linked("<p>Оценка</p>"), errors: 1 },
  ],
});

const link = 'import { Link } from "react-router-dom";\n';
tester.run("page-reload", ruleNamed("page-reload"), {
  valid: [
    widget('window.location.reload(); navigate("/a/orders");'),
    widget('location.href = "/uploads/list.csv"; const location = "/a/orders";'),
    linked('<a href="/a/orders" target="_blank" />'),
    linked('<Link to="/a/orders" />'),
  ],
  invalid: [
    { ...widget('window.location = "/a/orders";'), errors: 1 },
    { ...widget(`window.location.href = \`/app/a/orders/\${id}\`;`), errors: 1 },
    { ...widget('location.assign("/a");'), errors: 1 },
    { ...linked('<a href="/a/orders">…</a>'), errors: 1 },
    {
      ...widget(`${link}export const a = <a className="x" href={"/a/orders"}>…</a>;`),
      errors: [
        {
          message: /\S/,
          suggestions: [
            {
              desc: "Write <Link to>.",
              output: `${link}export const a = <Link className="x" to={"/a/orders"}>…</Link>;`,
            },
          ],
        },
      ],
    },
  ],
});

tester.run("money-unformatted", ruleNamed("money-unformatted"), {
  valid: [
    widget("formatMoney({ amount, currencyCode });"),
    widget("(share / 100).toFixed(1); (a / b).toFixed(2);"),
    widget('new Intl.NumberFormat("de", { style: "percent" });'),
  ],
  invalid: [
    { ...widget("(order.total / 100).toFixed(2);"), errors: 1 },
    { ...widget('new Intl.NumberFormat("de", { style: "currency", currency: "EUR" });'), errors: 1 },
    { ...widget('total.toLocaleString("de", { style: "currency" });'), errors: 1 },
  ],
});

test("the recommended config has every rule, and is one for files of extensions alone", () => {
  const { recommended } = plugin.configs;
  expect(Object.keys(recommended.rules)).toEqual(Object.keys(plugin.rules).map((id) => `tillhouse/${id}`));
  const linter = new Linter({ cwd: shop });
  const messages = (filename: string) =>
    linter
      .verify(inZone('"order.detail.after"').code, [{ ...recommended, languageOptions }], {
        filename: join(shop, filename),
      })
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  expect(messages("src/admin/widgets/rating.tsx")).toEqual(["tillhouse/unknown-zone 2"]);
  expect(messages("src/api/rating.tsx")).not.toContain("tillhouse/unknown-zone 2");
});
