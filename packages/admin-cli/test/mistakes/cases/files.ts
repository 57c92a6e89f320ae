import { card, component, extension, type Mistake, widget } from "../mistake";

const zone = '{ zone: "order.list.after" }';

/** Files: their syntax, their exports, their places. */
export const fileMistakes: readonly Mistake[] = [
  { name: "syntax-expression", files: { "widgets/rating.tsx": `${widget(zone)}const stars = ;\n` } },
  {
    name: "syntax-unclosed-element",
    files: {
      "widgets/rating.tsx": `export const config = ${zone};\n\nexport default function Rating() {\n  return <div><p>Five</div>;\n}\n`,
    },
  },
  {
    name: "syntax-unclosed-brace",
    files: { "widgets/rating.tsx": `export const config = { zone: "order.list.after";\n\n${component}` },
  },
  {
    name: "syntax-in-helper",
    files: {
      "widgets/rating.tsx": `import { stars } from "../stars";\n\n${widget(zone)}stars;\n`,
      "stars.ts": "export const stars = [1, 2\n",
    },
  },
  {
    name: "syntax-declared-twice",
    files: { "widgets/rating.tsx": `${widget(zone)}const stars = 1;\nconst stars = 2;\n` },
  },
  { name: "export-no-default", files: { "widgets/rating.tsx": `export const config = ${zone};\n` } },
  { name: "export-no-default-page", files: { "routes/loyalty/page.tsx": "export function Loyalty() {}\n" } },
  {
    name: "export-common-js-widget",
    files: { "widgets/rating.js": "module.exports = function Rating() {\n  return null;\n};\n" },
  },
  {
    name: "syntax-element-in-script",
    files: { "routes/loyalty/page.ts": "export default function Loyalty() {\n  return <p>Hello</p>;\n}\n" },
  },
  {
    name: "export-common-js",
    files: { "routes/loyalty/page.js": "module.exports = function Loyalty() {\n  return null;\n};\n" },
  },
  {
    name: "export-text",
    files: { "widgets/rating.tsx": `export const config = ${zone};\n\nexport default "Rating";\n` },
  },
  {
    name: "export-object",
    files: {
      "widgets/rating.tsx": `export const config = ${zone};\n\nexport default { render: () => null };\n`,
    },
  },
  {
    name: "export-element",
    files: { "widgets/rating.tsx": `export const config = ${zone};\n\nexport default <p>Rating</p>;\n` },
  },
  {
    name: "export-async",
    files: {
      "widgets/rating.tsx": `export const config = ${zone};\n\nexport default async function Rating() {\n  return null;\n}\n`,
    },
  },
  { name: "export-resource-text", files: { "resources/reviews.ts": 'export default "reviews";\n' } },
  {
    name: "widget-twice",
    files: { "widgets/rating.tsx": widget(zone), "widgets/rating.js": widget(zone) },
  },
  {
    name: "route-twice",
    files: { "routes/loyalty/[id]/page.tsx": component, "routes/loyalty/[slug]/page.tsx": component },
  },
  {
    name: "setting-twice",
    files: { "settings/packing/page.tsx": widget(card), "settings/packing/page.jsx": widget(card) },
  },
  {
    name: "extension-twice",
    files: { "extension.ts": extension("widgets: []"), "extension.js": extension("widgets: []") },
  },
  { name: "route-built-in", files: { "routes/orders/page.tsx": component } },
  { name: "route-built-in-parameter", files: { "routes/orders/[order]/page.tsx": component } },
  { name: "route-in-settings", files: { "routes/settings/mine/page.tsx": component } },
  { name: "route-letters", files: { "routes/my loyalty/page.tsx": component } },
  { name: "route-parameter-in-word", files: { "routes/customer[id]/page.tsx": component } },
  { name: "route-parameter-digit", files: { "routes/[1d]/page.tsx": component } },
  { name: "route-top", files: { "routes/page.tsx": component } },
  { name: "route-not-called-page", files: { "routes/loyalty.tsx": component } },
  { name: "route-called-index", files: { "routes/loyalty/index.tsx": component } },
  { name: "setting-top", files: { "settings/page.tsx": widget(card) } },
  { name: "setting-deep", files: { "settings/packing/boxes/page.tsx": widget(card) } },
  { name: "setting-letters", files: { "settings/my packing/page.tsx": widget(card) } },
  { name: "folder-misspelled", files: { "widget/rating.tsx": widget(zone) } },
  { name: "extension-misspelled", files: { "extensions.ts": extension("widgets: []") } },
  {
    name: "file-large",
    files: {
      "widgets/rating.tsx": `${widget(zone)}export const picture = "${"0123456789".repeat(12_000)}";\n`,
    },
  },
  {
    name: "style-outside",
    files: {
      "widgets/rating.tsx": `import "./rating.css";\n\n${widget(zone)}`,
      "widgets/rating.css":
        ":root {\n  --rating: gold;\n}\n\n.rating,\n.rating * {\n  color: var(--rating);\n}\n\n@media (min-width: 600px) {\n  * {\n    margin: 0;\n  }\n}\n\nbody,\n.rating {\n  display: none;\n}\n",
    },
  },
  {
    name: "style-selector",
    files: {
      "widgets/rating.tsx": `import "./rating.css";\n\n${widget(zone)}`,
      "widgets/rating.css": ".rating {\n  color: gold;\n}\n\n.rating:: {\n  color: red;\n}\n",
    },
  },
  {
    name: "style-syntax",
    files: {
      "widgets/rating.tsx": `import styles from "./rating.module.css";\n\nexport const config = ${zone};\n\nexport default () => <p className={styles.rating} />;\n`,
      "widgets/rating.module.css": ".rating {\n  color: gold;\n\n.stars {\n  color: red;\n}\n",
    },
  },
];
