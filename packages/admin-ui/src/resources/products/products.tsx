import { type CustomCell, cell, defineBody, filter } from "@tillhouse/extension-sdk";
import { MediaObject, Thumbnail } from "@tillhouse/extension-sdk/ui";

const status = cell.badge(
  "status",
  { draft: "empty", proposed: "proposed", published: "done", rejected: "rejected" },
  { mobile: "mark" },
);

type Measure = "height" | "width" | "length" | "weight";

/** A measure with its unit. The API names none: carriers and the store's own seed take centimetres and grams. */
function measured(id: Measure, unit: "centimeter" | "gram") {
  return {
    id,
    render: (product, { locale }) =>
      product[id] && new Intl.NumberFormat(locale, { style: "unit", unit }).format(product[id]),
  } satisfies CustomCell<Partial<Record<Measure, number | null>>>;
}

export default defineBody("products", {
  list: {
    columns: [
      {
        id: "title",
        mobile: "lead",
        grow: 40,
        sort: "title",
        text: ({ title }) => title,
        render: ({ title, thumbnail }) => (
          <MediaObject thumbnail={<Thumbnail src={thumbnail ?? undefined} alt="" />} name={title} />
        ),
      },
      status,
      { id: "collection", render: (product) => product.collection?.title ?? "–" },
      { id: "type", render: (product) => product.type?.value ?? "–" },
      cell.date("updated_at", { mobile: "note" }),
    ],
    select: { fields: "id,title,thumbnail,status,updated_at", expand: "collection,type" },
    // Without any relation the store counts the page.
    countSelect: { expand: "type" },
    search: true,
    sort: "-created_at",
    hasMedia: true,
    exportJob: "product-export",
    filters: [
      filter.badge(status),
      filter.reference("collection_id", { to: "collections", label: "products.fields.collection" }),
      filter.reference("type_id", { to: "product-types", label: "products.fields.type" }),
      filter.reference("tags", { to: "product-tags" }),
      filter.reference("sales_channel_id", { to: "sales-channels", label: "products.fields.sales_channels" }),
      filter.date("created_at"),
      filter.date("updated_at"),
    ],
  },
  detail: {
    select: [
      { expand: "variants,variants.prices,variants.options,options,images,tags,type,collection" },
      { expand: "categories", requires: "product_categories" },
      { expand: "sales_channels", requires: "sales_channels" },
    ],
    badges: [status],
    meta: [cell.text("subtitle")],
    sections: [
      { id: "general", load: () => import("./product-general") },
      { id: "media", load: () => import("./product-media") },
      { id: "variants", load: () => import("./product-variants") },
      {
        id: "attributes",
        facts: [
          measured("height", "centimeter"),
          measured("width", "centimeter"),
          measured("length", "centimeter"),
          measured("weight", "gram"),
          cell.country("origin_country"),
          "hs_code",
          "mid_code",
          "material",
        ],
      },
      { id: "organisation", column: "side", load: () => import("./product-organisation") },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
});
