import { cell, filter, type ResourceDefinition, type StandardSchema } from "@tillhouse/extension-sdk";
import { Item, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { Tag } from "lucide-react";

export const status = cell.badge(
  "status",
  { draft: "empty", proposed: "proposed", published: "done", rejected: "rejected" },
  { narrow: "mark" },
);

/** What a product's page asks for. */
const productSelect = {
  expand:
    "variants,variants.prices,variants.options,options,images,tags,type,collection,categories,sales_channels",
};

const selectNeeds = { categories: "product_categories", sales_channels: "sales_channels" } as const;

/** What lists, links and search know of products. The rest comes with the page of a product. */
export const productBasis: ResourceDefinition<"products", StandardSchema<never>> = {
  name: "products",
  api: { one: "product", many: "products" },
  title: (product) => product.title,
  nav: { group: "catalog", order: 10, icon: Tag, key: "p" },
  find: {
    idPrefix: "prod",
    exact: (text) =>
      /^\/?[a-z0-9]+(-[a-z0-9]+)+$/.test(text) ? { handle: text.replace("/", "") } : undefined,
  },
  list: {
    columns: [
      {
        id: "title",
        narrow: "lead",
        grow: 40,
        sort: "title",
        text: ({ title }) => title,
        render: ({ title, thumbnail }) => (
          <Item thumbnail={<Thumbnail src={thumbnail ?? undefined} alt="" />} name={title} />
        ),
      },
      status,
      { id: "collection", render: (product) => product.collection?.title ?? "–" },
      { id: "type", render: (product) => product.type?.value ?? "–" },
      cell.date("updated_at", { narrow: "note" }),
    ],
    select: { fields: "id,title,thumbnail,status,updated_at", expand: "collection,type" },
    search: true,
    sort: "-created_at",
    hasMedia: true,
    storeExport: "product-export",
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
  detail: { isLater: true, select: productSelect, selectNeeds, sections: [] },
};
