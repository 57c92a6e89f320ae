import { card, component, type Mistake, widget } from "../mistake";

/** What `config` says: of widgets, pages and settings pages. */
export const configMistakes: readonly Mistake[] = [
  { name: "zone-misspelled", files: { "widgets/rating.tsx": widget('{ zone: "order.detail.after" }') } },
  { name: "zone-nowhere", files: { "widgets/rating.tsx": widget('{ zone: "somewhere" }') } },
  {
    name: "zone-of-no-resource",
    files: {
      "widgets/rating.tsx": widget('{ zone: ["order.list.after", "voucher.details.after"] as const }'),
    },
  },
  {
    name: "zone-by-constant",
    files: {
      "widgets/rating.tsx": `const zone = "product.detail.before";\n\nexport const config = { zone } satisfies object;\n\n${component}`,
    },
  },
  { name: "zone-missing", files: { "widgets/rating.tsx": widget("{ order: 1 }") } },
  { name: "zone-empty-list", files: { "widgets/rating.tsx": widget("{ zone: [] }") } },
  { name: "zone-number", files: { "widgets/rating.tsx": widget("{ zone: 4 }") } },
  { name: "zone-function", files: { "widgets/rating.tsx": widget('{ zone: () => "order.list.after" }') } },
  {
    name: "zone-named-twice",
    files: { "widgets/rating.tsx": widget('{ zone: ["order.list.after", "order.list.after"] }') },
  },
  { name: "config-missing", files: { "widgets/rating.tsx": component } },
  {
    name: "config-misspelled",
    files: { "widgets/rating.tsx": `export const confg = { zone: "order.list.after" };\n\n${component}` },
  },
  { name: "config-text", files: { "widgets/rating.tsx": widget('"order.list.after"') } },
  {
    name: "config-function",
    files: { "widgets/rating.tsx": widget('() => ({ zone: "order.list.after" })') },
  },
  {
    name: "config-key-misspelled",
    files: { "widgets/rating.tsx": widget('{ zone: "order.list.after", oder: 10 }') },
  },
  {
    name: "config-order-text",
    files: { "widgets/rating.tsx": widget('{ zone: "order.list.after", order: "10" }') },
  },
  { name: "link-without-label", files: { "routes/loyalty/page.tsx": widget("{ link: { order: 10 } }") } },
  { name: "link-empty-label", files: { "routes/loyalty/page.tsx": widget('{ link: { label: "" } }') } },
  { name: "link-label-number", files: { "routes/loyalty/page.tsx": widget("{ link: { label: 3 } }") } },
  { name: "link-text", files: { "routes/loyalty/page.tsx": widget('{ link: "Loyalty" }') } },
  {
    name: "link-icon-text",
    files: { "routes/loyalty/page.tsx": widget('{ link: { label: "Loyalty", icon: "star" } }') },
  },
  {
    name: "link-group-misspelled",
    files: { "routes/loyalty/page.tsx": widget('{ link: { label: "Loyalty", group: "catalogue" } }') },
  },
  {
    name: "link-key-unknown",
    files: { "routes/loyalty/page.tsx": widget('{ link: { label: "Loyalty", lable: "Loyalty" } }') },
  },
  { name: "setting-config-missing", files: { "settings/packing/page.tsx": component } },
  { name: "card-missing", files: { "settings/packing/page.tsx": widget("{}") } },
  {
    name: "card-without-label",
    files: { "settings/packing/page.tsx": widget('{ card: { description: "How orders are packed" } }') },
  },
  {
    name: "card-empty-description",
    files: { "settings/packing/page.tsx": widget('{ card: { label: "Packing", description: "" } }') },
  },
  { name: "card-text", files: { "settings/packing/page.tsx": widget('{ card: "Packing" }') } },
  {
    name: "card-key-unknown",
    files: { "settings/packing/page.tsx": widget(card.replace(" } }", ', title: "Packing" } }')) },
  },
  {
    name: "props-of-other-zone",
    files: {
      "widgets/rating.tsx": `import type { WidgetProps } from "@tillhouse/extension-sdk";

export const config = { zone: "product.details.after" };

export default function Rating({ order }: WidgetProps<"order.details.after">) {
  return <p>{order.display_id}</p>;
}
`,
    },
  },
  {
    name: "prop-unknown",
    files: {
      "widgets/rating.jsx": `export const config = { zone: "draft_order.details.after" };

export default function Rating({ draft_order, notify }) {
  return <button onClick={() => notify.success("Done")}>{draft_order.id}</button>;
}
`,
    },
  },
];
