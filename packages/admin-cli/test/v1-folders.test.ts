import { describe, expect, test } from "vitest";
import { createV1Project, isV1Built, type V1Build, widget } from "./fixtures/v1-project";

const page = (words: string, config = "") => `import { Container } from "@medusajs/ui";
${config}
const Page = () => { return <Container>${words}</Container>; };
export default Page;
`;

const inert = {
  "src/admin/widgets/empty.tsx": "",
  "src/admin/widgets/commented.jsx": "// const Old = () => <div />;\n// export default Old;\n",
  "src/admin/widgets/helper.ts": "export const double = (value: number) => value * 2;\n",
  "src/admin/widgets/utils/format.ts":
    "export default function format(value: string) { return value.trim(); }\n",
  "src/admin/widgets/part.tsx": "const Part = () => <b>a part</b>;\nexport default Part;\n",
  "src/admin/widgets/types.ts": "export interface Row { id: string }\n",
  "src/admin/routes/drafts/page.tsx": "export const drafts = 1;\n",
  "src/admin/settings/plain/page.tsx": page("plain"),
  "src/admin/settings/plain/deep/page.tsx": page(
    "deep",
    'export const config = { card: { label: "Deep", description: "Deep" } };',
  ),
  "src/admin/widgets/only-config.tsx": 'export const config = { zone: "order.details.after" };\n',
};

/** The ways to export a component, by what they are called. */
const exported = {
  "an anonymous function with an implied return": "export default ({ order }) => <i>{order.id}</i>;",
  "a function declaration": "export default function Box({ order }) { return <i>{order.id}</i>; }",
  "a function that is exported by its name": "function Box() { return null; }\nexport { Box as default };",
  memo: 'import { memo } from "react";\nexport default memo(() => <i />);',
  "memo of React": 'import React from "react";\nconst Box = () => <i />;\nexport default React.memo(Box);',
  forwardRef:
    'import { forwardRef } from "react";\nexport default forwardRef((props, ref) => <i ref={ref} />);',
  "a class":
    'import React from "react";\nexport default class Box extends React.Component { render() { return <i />; } }',
  "what a function gives":
    "const withBox = (Inner) => (props) => <Inner {...props} />;\nexport default withBox(() => <i />);",
  "an assertion": "const Box = () => <i />;\nexport default Box as unknown as React.FC;",
};
const fileOf = (way: string): string => `src/admin/widgets/exported/${way.replaceAll(" ", "-")}.tsx`;

const pages = {
  "src/admin/routes/reviews/page.tsx": page(
    "all reviews",
    'export const config = { link: { label: "Reviews" } };',
  ),
  "src/admin/routes/reviews/[id]/page.tsx": page("one review"),
  "src/admin/routes/reviews/new/page.tsx": page("a new review"),
  "src/admin/routes/orphans/[id]/edit/page.jsx": page("an orphan"),
  "src/admin/routes/quiet/page.tsx": page("no link"),
  "src/admin/settings/boxes/page.tsx": page(
    "boxes",
    'export const config = { card: { label: "Boxes", description: "What goes in" } };',
  ),
};

const assets = {
  "src/admin/widgets/assets.tsx": widget(
    `import "./local.css";
import "pretty/dist/pretty.css";
import "lodash";
import logo from "../logo.svg";
import address from "../logo.svg?url";
import inline from "../logo.svg?base64";
import font from "../font.woff2";
import data from "../data.json";
import { title } from "../data.json";`,
    "<img src={logo} alt={address + inline + font + data.title + title} />",
  ),
  "src/admin/widgets/local.css": ".local-class { color: red; }\n",
  "node_modules/pretty/package.json": '{ "name": "pretty", "version": "1.0.0" }',
  "node_modules/pretty/dist/pretty.css":
    '@font-face { font-family: Pretty; src: url("./pretty.woff2"); }\n.pretty-class { color: blue; }\n',
  "node_modules/pretty/dist/pretty.woff2": "a font",
  "src/admin/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "src/admin/font.woff2": "another font",
  "src/admin/data.json": '{ "title": "from the data" }',
};

const outside = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      baseUrl: ".",
      paths: { "@lib/*": ["src/lib/*"], "~models": ["src/models/index.ts"] },
    },
  }),
  "src/lib/price.ts": 'export const price = "a price from outside";\n',
  "src/models/index.ts": 'export type { Review } from "./review";\nexport const model = "a model";\n',
  "src/models/review.ts":
    'import { BaseEntity } from "@medusajs/medusa";\nimport { Entity } from "typeorm";\nexport interface Review { id: string }\nexport type Base = BaseEntity & typeof Entity;\n',
  "src/admin/widgets/outside.tsx": `import type { Order } from "@medusajs/medusa";
import { Product } from "@medusajs/medusa";
import { ProductStatus, type Cart } from "@medusajs/medusa/dist/models/product";
import { AdminPostReq } from "@medusajs/medusa/dist/api/routes/admin/products";
import { WidgetConfig, OrderDetailsWidgetProps } from "@medusajs/admin";
import { Review } from "~models";
import { model } from "~models";
import { price } from "@lib/price";
import { price as again } from "../../lib/price";

const all: (Order | Product | Review | ProductStatus | Cart | AdminPostReq)[] = [];
const Widget = ({ order }: OrderDetailsWidgetProps) => <div>{order.id + all.length + price + again + model}</div>;
export const config: WidgetConfig = { zone: "order.details.after" };
export default Widget;
`,
};

let building: Promise<V1Build> | undefined;

/** One project that has it all, built when it is first asked for; what each test looks at lies in files of its own. */
function built(): Promise<V1Build> {
  building ??= createV1Project({
    "src/admin/widgets/good.tsx": widget("", '"a good widget"'),
    ...inert,
    ...Object.fromEntries(
      Object.entries(exported).map(([way, code]) => [
        fileOf(way),
        `${code}\nexport const config = { zone: "order.details.after" };\n`,
      ]),
    ),
    ...pages,
    ...assets,
    ...outside,
  }).then((project) => project.buildV1());
  return building;
}

describe.skipIf(!isV1Built)("folders that were written for the official admin", () => {
  test("need no change: nothing is warned of", async () => {
    expect((await built()).warnings).toEqual([]);
  });

  test("may hold files that are no widgets and no pages", async () => {
    const { manifest, skipped, code } = await built();
    expect(manifest.extensions[0]?.contributions.map(({ source }) => source).sort()).toEqual(
      [
        ...["good", "assets", "outside"].map((name) => `src/admin/widgets/${name}.tsx`),
        ...Object.keys(exported).map(fileOf),
        ...Object.keys(pages),
      ].sort(),
    );
    const reasons = Object.fromEntries(skipped.map(({ source, reason }) => [source, reason]));
    expect(reasons).toEqual({
      "src/admin/widgets/commented.jsx": "nothing in it but comments",
      "src/admin/widgets/empty.tsx": "nothing in it but comments",
      "src/admin/widgets/helper.ts": "a helper: no `config` and no default export",
      "src/admin/widgets/only-config.tsx":
        "incomplete: no default export, so the official admin did not show it",
      "src/admin/widgets/part.tsx": "incomplete: no `config`, so the official admin did not show it",
      "src/admin/widgets/types.ts": "a helper: no `config` and no default export",
      "src/admin/widgets/utils/format.ts": "incomplete: no `config`, so the official admin did not show it",
      "src/admin/routes/drafts/page.tsx":
        "incomplete: no default export, so the official admin did not show it",
      "src/admin/settings/plain/deep/page.tsx":
        "not in a folder right below settings, so the official admin did not show it",
      "src/admin/settings/plain/page.tsx": "incomplete: no `config`, so the official admin did not show it",
    });
    expect(code).toContain("a good widget");
  });

  test.each(Object.keys(exported))("may export %s", async (way) => {
    const { manifest } = await built();
    const { contributions = [] } = manifest.extensions[0] ?? {};
    expect(contributions.filter(({ source }) => source === fileOf(way))).toHaveLength(1);
  });

  test("may have pages at any depth, with a link or without", async () => {
    const { manifest } = await built();
    expect(
      manifest.extensions[0]?.contributions
        .filter(({ kind }) => kind !== "widget")
        .map((each) => ("path" in each ? each.path : each.kind))
        .sort(),
    ).toEqual(["/orphans/:id/edit", "/quiet", "/reviews", "/reviews/:id", "/reviews/new", "boxes"]);
  });

  test("may import styles, pictures, fonts and data", async () => {
    const { manifest, files, code } = await built();
    const styles = (manifest.extensions[0]?.styles ?? []).map((name) => files.get(name)).join("");
    for (const name of ["local-class", "pretty-class"]) expect(styles).toContain(name);
    for (const words of ["from the data", "data:image/svg+xml"]) expect(code).toContain(words);
    for (const name of [/logo-\w+\.svg$/, /font-\w+\.woff2$/, /pretty-\w+\.woff2$/])
      expect([...files.keys()].filter((each) => name.test(each))).toHaveLength(1);
  });

  test("have the variables that the official admin gave, and no others", async () => {
    const keys = [
      "MEDUSA_ADMIN_TITLE",
      "MEDUSA_BACKEND_URL",
      "ADMIN_PATH",
      "NODE_ENV",
      "BACKEND_URL",
      "API_TOKEN",
    ];
    const drawn = keys.map((key) => `"${key}=" + process.env.${key}`).join(" + ");
    const project = await createV1Project({
      "src/admin/widgets/w.tsx": widget("", `${drawn} + Object.keys(process.env)`),
    });
    const environment = {
      MEDUSA_ADMIN_TITLE: "the title",
      BACKEND_URL: "hidden address",
      API_TOKEN: "hidden token",
    };
    const { code, warnings } = await project.buildV1({ environment, backend: "https://store.test" });
    expect(warnings.map(({ rule }) => rule)).toEqual(["environment-private", "secret-variable"]);
    for (const value of ["the title", "https://store.test", '"production"', '"/app'])
      expect(code).toContain(value);
    for (const value of ["hidden address", "hidden token"]) expect(code).not.toContain(value);
  });

  test("may take from files outside, by aliases, and types of the server", async () => {
    const { code } = await built();
    for (const words of ["a price from outside", "a model"]) expect(code).toContain(words);
  });
});
