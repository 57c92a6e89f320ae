import { component, type Mistake } from "../mistake";

const page = (body: string): string => `import { useHost } from "@tillhouse/extension-sdk";

export default function Reviews() {
  const { translate } = useHost();
  return <p>${body}</p>;
}
`;
const english = {
  "messages/en.json": '{\n  "reviews.title": "Reviews",\n  "reviews.by": "By {{name}}"\n}\n',
};

/** Files of texts, and the keys that code asks for. */
export const textMistakes: readonly Mistake[] = [
  {
    name: "messages-trailing-comma",
    files: { "messages/de.json": '{\n  "reviews.title": "Bewertungen",\n}\n' },
  },
  { name: "messages-single-quotes", files: { "messages/de.json": "{ 'reviews.title': 'Bewertungen' }\n" } },
  { name: "messages-cut-off", files: { "messages/de.json": '{ "reviews.title": "Bewertungen"\n' } },
  {
    name: "messages-nested",
    files: { "messages/de.json": '{\n  "reviews": { "title": "Bewertungen" }\n}\n' },
  },
  { name: "messages-number", files: { "messages/en.json": '{\n  "reviews.stars": 5\n}\n' } },
  { name: "messages-list", files: { "messages/de.json": '["Bewertungen"]\n' } },
  { name: "messages-no-language", files: { "messages/german.json": "{}\n" } },
  { name: "messages-region", files: { "messages/de-AT.json": "{}\n" } },
  { name: "messages-unknown-language", files: { "messages/xq.json": "{}\n" } },
  {
    name: "messages-orphan",
    files: { ...english, "messages/de.json": '{\n  "reviews.titel": "Bewertungen"\n}\n' },
  },
  {
    name: "messages-placeholder",
    files: { ...english, "messages/de.json": '{\n  "reviews.by": "Von {{namen}}"\n}\n' },
  },
  {
    name: "message-without-value",
    files: {
      "messages/en.json":
        '{\n  "reviews.by": "By {{author.name}} in {{- city}}",\n  "reviews.found_one": "One",\n  "reviews.found_other": "{{count}}"\n}\n',
      "routes/reviews/page.tsx": page(
        '{translate("reviews.by", { city: "Rome" })} {translate("reviews.found")} {translate("reviews.found", { ...{ count: 1 } })}',
      ),
    },
  },
  {
    name: "message-key-misspelled",
    files: { ...english, "routes/reviews/page.tsx": page('{translate("reviews.titel")}') },
  },
  { name: "message-key-nowhere", files: { "routes/reviews/page.tsx": page('{translate("reviews.empty")}') } },
  {
    name: "message-key-near-admin",
    files: { ...english, "routes/reviews/page.tsx": page('{translate("order.title")}') },
  },
  {
    name: "message-of-admin-misspelled",
    files: { "routes/reviews/page.tsx": page('{translate("actions.cancle")}') },
  },
  {
    name: "link-to-nowhere",
    files: {
      "routes/reviews/page.tsx": `import { Link } from "react-router-dom";\n\nexport default () => <Link to="/a/order">Orders</Link>;\n`,
    },
  },
  {
    name: "link-by-anchor",
    files: {
      "routes/reviews/page.tsx": 'export default () => <a href="/a/reviews/imports">Imports</a>;\n',
      "routes/reviews/import/page.tsx": component,
    },
  },
];
