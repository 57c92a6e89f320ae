import { type Change, extendResource, filter, hide, move, replace } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";
import { Star, StarOff } from "lucide-react";

const isFeatured = (product: { metadata?: Record<string, unknown> | null }) =>
  product.metadata?.featured === true;

/** What the workshop changes about products. */
export const productChanges: readonly Change[] = [
  extendResource("products", {
    // A column: in the list, its settings, its export, and on phones where it says so.
    columns: [
      {
        id: "featured",
        after: "status",
        text: (product) => (isFeatured(product) ? "Featured" : ""),
        render: (product) => (isFeatured(product) ? "Featured" : "–"),
      },
    ],
    // What the list has to ask the store for, so that the column has something to show.
    listSelect: { fields: "metadata" },
    // A filter that the store knows and the admin does not offer.
    filters: [filter.text("handle")],
    sections: [{ id: "care", before: "variants", load: () => import("../parts/care-section") }],
    badges: [
      {
        id: "featured",
        render: (product) =>
          isFeatured(product) ? (
            <Status tone="positive" shape="done">
              Featured
            </Status>
          ) : null,
      },
    ],
    meta: [{ id: "wash", render: (product) => `Wash at ${String(product.metadata?.wash ?? "30°")}` }],
    // One definition: in the row's menu, the head of the page, the bar of a selection, and the command palette.
    actions: [
      {
        id: "feature",
        icon: Star,
        when: (product) => !isFeatured(product),
        run: { update: { metadata: { featured: true } } },
        isBulk: true,
        undo: "unfeature",
      },
      {
        id: "unfeature",
        icon: StarOff,
        when: isFeatured,
        run: { update: { metadata: { featured: "" } } },
        isBulk: true,
      },
    ],
  }),
  // The workshop has no use for types; whoever wants the column back finds it nowhere.
  hide("products.columns.type"),
  hide("products.filters.type_id"),
  move("products.columns.updated_at", { after: "title" }),
  replace("products.columns.collection", {
    text: (product) => product.collection?.title ?? "",
    render: (product) => (product.collection ? `In ${product.collection.title}` : "Nowhere"),
  }),
  replace("products.sections.attributes", { load: () => import("../parts/plain-attributes") }),
  hide("products.sections.media"),
];
