import {
  type CustomCell,
  cell,
  filter,
  formatNumber,
  type ListDefinition,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { MediaObject, Thumbnail } from "@tillhouse/extension-sdk/ui";

type Product = RecordOf<"products">;

export const productStatus = cell.badge(
  "status",
  { draft: "empty", proposed: "proposed", published: "done", rejected: "rejected" },
  { mobile: "mark", canEdit: true },
);

/**
 * How many units there are of all variants together; `undefined` where nobody counts any, or that is not read yet. What the store says
 * of a variant is what can be sold of it.
 */
export function stockOf({ variants }: Pick<Product, "variants">): number | undefined {
  const counted = variants?.filter(({ manage_inventory }) => manage_inventory) ?? [];
  if (counted.length === 0) return undefined;
  return counted.reduce((sum, { inventory_quantity }) => sum + (inventory_quantity ?? 0), 0);
}

/** One line, so that all rows are of one height: most products are sold where the others are. */
const channels: CustomCell<Product> = {
  id: "sales_channels",
  sort: false,
  requires: "sales_channels",
  expand: "sales_channels",
  canEdit: true,
  text: ({ sales_channels }) => (sales_channels ?? []).map(({ name }) => name).join(", "),
  render: ({ sales_channels }, { translate }) => {
    const [first, ...others] = (sales_channels ?? []).map(({ name }) => name);
    if (first === undefined) return "–";
    if (others.length === 0) return first;
    return (
      <span className="th-row" title={others.join(", ")}>
        {first} <span className="th-muted">{translate("kit.more", { count: others.length })}</span>
      </span>
    );
  },
};

const stock: CustomCell<Product> = {
  id: "stock",
  align: "end",
  sort: false,
  // Expanding variants makes the store count each of them: rows do not wait for that.
  deferred: {
    fields: "variants.id,variants.manage_inventory,variants.inventory_quantity",
    expand: "variants",
  },
  text: (product) => String(stockOf(product) ?? ""),
  render: (product, { locale }) => {
    const units = stockOf(product);
    return units === undefined ? "–" : formatNumber(units, locale);
  },
};

export const productList: ListDefinition<"products"> = {
  columns: [
    {
      id: "title",
      mobile: "lead",
      grow: 40,
      sort: "title",
      canEdit: true,
      text: ({ title }) => title,
      render: ({ title, thumbnail }) => (
        <MediaObject thumbnail={<Thumbnail src={thumbnail ?? undefined} alt="" />} name={title} />
      ),
    },
    productStatus,
    cell.record("collection", "collections", { canEdit: "collection_id" }),
    cell.record("type", "product-types", { canEdit: true }),
    channels,
    stock,
    cell.date("updated_at", { mobile: "note" }),
    cell.text("handle", { prefix: "/", isMuted: true, isHidden: true }),
    cell.yesNo("discountable", { isHidden: true, canEdit: true }),
    cell.records("categories", "product-categories", {
      requires: "product_categories",
      expand: "categories",
      isHidden: true,
      canEdit: true,
    }),
    cell.records("tags", "product-tags", { expand: "tags", isHidden: true, canEdit: true }),
    cell.date("created_at", { isHidden: true }),
  ],
  select: {
    fields: "id,title,handle,thumbnail,status,discountable,collection_id,created_at,updated_at",
    expand: "collection,type",
  },
  // Without any relation the store counts the page.
  countSelect: { expand: "type" },
  search: true,
  sort: "-created_at",
  hasMedia: true,
  exportJob: "product-export",
  importPath: "/products/import",
  views: [
    { id: "published", query: "status=published" },
    { id: "drafts", query: "status=draft" },
    { id: "proposed", query: "status=proposed" },
  ],
  filters: [
    filter.badge(productStatus),
    filter.reference("collection_id", { to: "collections", label: "products.fields.collection" }),
    filter.reference("type_id", { to: "product-types", label: "products.fields.type" }),
    filter.reference("tags", { to: "product-tags" }),
    filter.reference("category_id", {
      to: "product-categories",
      label: "products.fields.categories",
      requires: "product_categories",
    }),
    filter.reference("sales_channel_id", {
      to: "sales-channels",
      label: "products.fields.sales_channels",
      requires: "sales_channels",
    }),
    filter.reference("price_list_id", { to: "price-lists", label: "products.fields.price_lists" }),
    // Gift cards that are sold are products to the API.
    filter.yesNo("is_giftcard"),
    filter.date("created_at"),
    filter.date("updated_at"),
    filter.text("thumbnail", { disabledReason: "products.noFilter.thumbnail" }),
    filter.reference("stock", { to: "variants", disabledReason: "products.noFilter.stock" }),
  ],
};
