import { component, extension, type Mistake } from "../mistake";

const resource = (definition: string): string =>
  `import { defineResource } from "@tillhouse/extension-sdk";\n\nexport default defineResource(${definition});\n`;
const api = 'api: { singularKey: "review", pluralKey: "reviews" }';
const title = "title: (review) => review.title";
const changes = (change: string, imported: string): Record<string, string> => ({
  "extension.ts": extension(`changes: [\n    ${change},\n  ]`, `, ${imported}`),
  "own.tsx": component,
});

/** Resources, definitions in code, and what they change. */
export const definitionMistakes: readonly Mistake[] = [
  { name: "resource-no-name", files: { "resources/reviews.ts": resource(`{ ${api}, ${title} }`) } },
  { name: "resource-no-api", files: { "resources/reviews.ts": resource(`{ name: "reviews", ${title} }`) } },
  {
    name: "resource-api-no-many",
    files: {
      "resources/reviews.ts": resource(`{ name: "reviews", api: { singularKey: "review" }, ${title} }`),
    },
  },
  {
    name: "resource-title-text",
    files: { "resources/reviews.ts": resource(`{ name: "reviews", ${api}, title: "title" }`) },
  },
  {
    name: "resource-other-name",
    files: { "resources/reviews.ts": resource(`{ name: "opinions", ${api}, ${title} }`) },
  },
  {
    name: "resource-of-admin",
    files: { "resources/products.ts": resource(`{ name: "products", ${api}, ${title} }`) },
  },
  {
    name: "resource-parts-twice",
    files: {
      "resources/reviews.ts": resource(
        `{ name: "reviews", ${api}, ${title}, list: { columns: ["title", "stars", "title"] }, detail: { sections: [{ id: "text", load: () => import("../own") }, { id: "text", load: () => import("../own") }] } }`,
      ),
      "own.tsx": component,
    },
  },
  {
    name: "resource-reference-misspelled",
    files: {
      "resources/reviews.ts":
        'import { defineResource, filter } from "@tillhouse/extension-sdk";\n\n' +
        `export default defineResource({\n  name: "reviews",\n  ${api},\n  ${title},\n` +
        '  list: { columns: ["title"], filters: [filter.reference("product_id", { to: "produkts" })] },\n});\n',
    },
  },
  {
    name: "resource-view-misspelled",
    files: {
      "resources/reviews.ts":
        'import { cell, defineResource, filter } from "@tillhouse/extension-sdk";\n\n' +
        'const status = cell.badge("status", { styles: { open: "warning" } });\n\n' +
        `export default defineResource({\n  name: "reviews",\n  ${api},\n  ${title},\n` +
        '  nav: { group: "catalog", order: 1, icon: () => null, counts: "opne" },\n  list: {\n    columns: ["title"],\n    search: true,\n' +
        '    filters: [filter.badge(status), filter.number("stars"), { kind: "text", key: "author" }],\n    views: [\n' +
        '      { id: "open", query: "stauts=open&author=me&q=fine&order=-title" },\n      { id: "best", query: "stars=5..&since=today" },\n' +
        '      { id: "sold", to: "orders", query: "paid=yes" },\n    ],\n  },\n});\n',
    },
  },
  {
    name: "resource-group-misspelled",
    files: {
      "resources/reviews.ts": resource(
        `{ name: "reviews", ${api}, ${title}, nav: { group: "catalogue", order: 1, icon: () => null } }`,
      ),
    },
  },
  {
    name: "resource-twice",
    files: {
      "resources/reviews.ts": resource(`{ name: "reviews", ${api}, ${title} }`),
      "resources/reviews.tsx": resource(`{ name: "reviews", ${api}, ${title} }`),
    },
  },
  {
    name: "resource-named-export",
    files: {
      "resources/reviews.ts": resource(`{ name: "reviews", ${api}, ${title} }`).replace(
        "export default",
        "export const reviews =",
      ),
    },
  },
  {
    name: "resource-name-twice",
    files: {
      "resources/reviews.ts": resource(`{ name: "reviews", ${api}, ${title} }`),
      "resources/stars.ts": resource(`{ name: "reviews", ${api}, ${title} }`),
    },
  },
  {
    name: "resource-zone-misspelled",
    files: {
      "resources/reviews.ts": resource(
        `{ name: "reviews", api: { singularKey: "opinion", pluralKey: "opinions" }, ${title} }`,
      ),
      "widgets/rating.tsx": `export const config = { zone: "opinion.detail.after" };\n\n${component}`,
    },
  },
  {
    name: "extension-no-default",
    files: { "extension.ts": 'export const extension = { id: "reviews" };\n' },
  },
  { name: "extension-list", files: { "extension.ts": "export default [];\n" } },
  { name: "extension-no-id", files: { "extension.ts": "export default { widgets: [] };\n" } },
  { name: "extension-bad-id", files: { "extension.ts": 'export default { id: "my reviews!" };\n' } },
  { name: "extension-id-taken", files: { "extension.ts": 'export default { id: "tillhouse" };\n' } },
  { name: "extension-key-misspelled", files: { "extension.ts": extension("setings: []") } },
  { name: "extension-other-version", files: { "extension.ts": extension("apiVersion: 7") } },
  {
    name: "definition-load-promise",
    files: {
      "extension.ts": extension('widgets: [{ id: "a", zone: "order.list.after", load: import("./own") }]'),
      "own.tsx": component,
    },
  },
  {
    name: "definition-zone-misspelled",
    files: {
      "extension.ts": extension(
        'widgets: [{ id: "a", zone: "order.lists.after", load: () => import("./own") }]',
      ),
      "own.tsx": component,
    },
  },
  {
    name: "definition-route-built-in",
    files: {
      "extension.ts": extension('routes: [{ path: "/orders/:order", load: () => import("./own") }]'),
      "own.tsx": component,
    },
  },
  {
    name: "definition-route-no-slash",
    files: {
      "extension.ts": extension('routes: [{ path: "loyalty", load: () => import("./own") }]'),
      "own.tsx": component,
    },
  },
  {
    name: "definition-setting-no-label",
    files: {
      "extension.ts": extension(
        'settings: [{ path: "packing", description: "How", load: () => import("./own") }]',
      ),
      "own.tsx": component,
    },
  },
  {
    name: "command-does-nothing",
    files: { "extension.ts": extension('commands: [{ id: "recount", label: "Recount stars" }]') },
  },
  {
    name: "command-to-nowhere",
    files: { "extension.ts": extension('commands: [{ id: "open", label: "Open orders", to: "/order" }]') },
  },
  {
    name: "command-twice",
    files: {
      "extension.ts": extension(
        'commands: [\n    { id: "open", label: "Open", to: "/orders" },\n    { id: "open", label: "Open all", to: "/orders/drafts" },\n  ]',
      ),
    },
  },
  {
    name: "command-keys-of-admin",
    files: {
      "extension.ts": extension('commands: [{ id: "open", label: "Open", to: "/orders", shortcut: "g o" }]'),
    },
  },
  {
    name: "command-keys-twice",
    files: {
      "extension.ts": extension(
        'commands: [\n    { id: "open", label: "Open", to: "/orders", shortcut: "g y" },\n    { id: "all", label: "Open all", to: "/orders/drafts", shortcut: "g y" },\n  ]',
      ),
    },
  },
  { name: "change-unknown-column", files: changes('hide("products.columns.titel")', "hide") },
  { name: "change-unknown-kind", files: changes('hide("products.colums.title")', "hide") },
  { name: "change-no-id", files: changes('hide("products")', "hide") },
  {
    name: "change-unknown-resource",
    files: changes('extendResource("prodcts", { columns: ["handle"] })', "extendResource"),
  },
  {
    name: "change-part-there",
    files: changes(
      'extendResource("products", { columns: [{ id: "title", render: () => "" }] })',
      "extendResource",
    ),
  },
  {
    name: "change-unknown-neighbour",
    files: changes(
      'extendResource("products", { columns: [{ id: "stars", after: "titel", render: () => "" }] })',
      "extendResource",
    ),
  },
  {
    name: "change-move-unknown-neighbour",
    files: changes('move("products.columns.status", { before: "name" })', "move"),
  },
  { name: "change-unknown-group", files: changes('move("sidebar.orders", { group: "sale" })', "move") },
  { name: "change-move-page", files: changes('move("products.list", { after: "orders.list" })', "move") },
  {
    name: "change-replace-sidebar",
    files: changes('replace("sidebar.orders", { load: () => import("./own") })', "replace"),
  },
  {
    name: "change-wrap-filter",
    files: changes('wrap("products.filters.status", { load: () => import("./own") })', "wrap"),
  },
  {
    name: "change-replace-without-load",
    files: changes('replace("products.detail", { component: () => null })', "replace"),
  },
  {
    name: "change-wrap-column-with-load",
    files: changes('wrap("products.columns.title", { load: () => import("./own") })', "wrap"),
  },
  {
    name: "change-replaced-twice",
    files: changes(
      'replace("products.sections.variants", { load: () => import("./own") }),\n    replace("products.sections.variants", { load: () => import("./own") })',
      "replace",
    ),
  },
  {
    name: "change-hidden-and-moved",
    files: changes(
      'hide("products.columns.title"),\n    move("products.columns.title", { after: "status" })',
      "hide, move",
    ),
  },
];
