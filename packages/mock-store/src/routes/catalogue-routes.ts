import { idsIn, type MockDatabase } from "../database/mock-database";
import { duplicate, refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import type { MockCall, MockRoutes } from "../http/mock-call";
import { textsIn } from "../http/mock-call";
import { memberRoutes } from "./member-routes";
import { type MockResource, resourceRoutes, showList, showRecord } from "./mock-resource";
import { deleteVariant, handleOf, productColumns, productWritten, writeVariant } from "./product-writing";

const unpriced = {
  original_price: null,
  calculated_price: null,
  original_price_includes_tax: null,
  calculated_price_includes_tax: null,
  original_price_incl_tax: null,
  calculated_price_incl_tax: null,
  original_tax: null,
  calculated_tax: null,
  tax_rates: null,
};

/** Without a region or a currency the store names no price; it names the keys. */
function pricedVariants(variants: unknown): object[] | undefined {
  if (!Array.isArray(variants)) return undefined;
  return variants.map((variant: Record<string, unknown>) => ({
    ...variant,
    ...unpriced,
    purchasable: Number(variant.inventory_quantity) > 0,
  }));
}

function inDiscountCondition(relation: string) {
  return (db: MockDatabase, row: MockRow, asked: unknown): boolean =>
    textsIn(asked).some((id) => idsIn(db.require("discount_condition", id), relation).includes(row.id));
}

function isOnPriceList(db: MockDatabase, product: MockRow, asked: unknown): boolean {
  const lists = textsIn(asked);
  return db
    .by("product_variant", "product_id", product.id)
    .some(({ id }) =>
      db.by("money_amount", "variant_id", id).some((price) => lists.includes(price.price_list_id ?? "")),
    );
}

/** Products. */
export const productResource: MockResource = {
  path: "/products",
  table: "product",
  one: "product",
  many: "products",
  expand:
    "variants.prices.price_list,variants.options,profiles,images,options.values,tags,type,collection,categories,sales_channels",
  search: ["title", "description", "variants.title", "variants.sku", "collection.title"],
  filters: {
    tags: "tags",
    categories: "categories",
    category_id: "categories",
    sales_channel_id: "sales_channels",
    type: (_db, row, asked) => textsIn(asked).includes(String(row.type_id)),
    price_list_id: isOnPriceList,
    discount_condition_id: inDiscountCondition("products"),
    include_category_children: () => true,
  },
  columnsOf: productColumns,
  written: productWritten,
  deleting: ({ db }, product) => {
    for (const { id } of db.by("product_variant", "product_id", product.id).slice()) deleteVariant(db, id);
  },
  finish: (_db, _row, shown) => {
    const variants = pricedVariants(shown.variants);
    return variants === undefined ? shown : { ...shown, variants };
  },
};

const variants: MockResource = {
  path: "/variants",
  table: "product_variant",
  saysOnlyCount: true,
  fields:
    "title product_id sku barcode ean upc inventory_quantity allow_backorder weight length height width hs_code origin_country mid_code material created_at updated_at metadata deleted_at manage_inventory",
  one: "variant",
  many: "variants",
  expand: "product,prices.price_list,options",
  search: ["title", "sku", "product.title"],
  filters: { region_id: () => true, currency_code: () => true, customer_id: () => true, cart_id: () => true },
  finish: (_db, row, shown, { isList }) => ({
    ...shown,
    ...unpriced,
    ...(isList ? { purchasable: Number(row.inventory_quantity) > 0 } : {}),
  }),
};

const collections: MockResource = {
  path: "/collections",
  table: "product_collection",
  one: "collection",
  many: "collections",
  expand: "products.profiles",
  listFields: "title handle created_at updated_at",
  search: ["title", "handle"],
  filters: { discount_condition_id: inDiscountCondition("product_collections") },
  limit: 10,
  columnsOf: ({ db, payload }, row) => {
    const handle = payload.handle ?? (row === undefined ? handleOf(payload.title) : undefined);
    const other = handle === undefined ? undefined : db.by("product_collection", "handle", handle)[0];
    if (other !== undefined && other.id !== row?.id)
      duplicate(`Product_collection with handle ${handle} already exists.`);
    return { handle };
  },
  deleting: ({ db }, { id }) => {
    for (const product of db.by("product", "collection_id", id).slice())
      db.update("product", product, { collection_id: null });
  },
};

const tags: MockResource = {
  path: "/product-tags",
  table: "product_tag",
  one: "product_tag",
  many: "product_tags",
  fields: "value created_at updated_at",
  search: ["value"],
  filters: { discount_condition_id: inDiscountCondition("product_tags") },
  limit: 10,
};

const types: MockResource = {
  ...tags,
  path: "/product-types",
  table: "product_type",
  one: "product_type",
  many: "product_types",
  filters: { discount_condition_id: inDiscountCondition("product_types") },
  limit: 20,
};

const categories: MockResource = {
  path: "/product-categories",
  table: "product_category",
  one: "product_category",
  many: "product_categories",
  expand: "parent_category,category_children.category_children.category_children",
  listExpand: "parent_category,category_children",
  search: ["name", "handle"],
  filters: { include_descendants_tree: () => true },
  limit: 100,
  columnsOf: ({ payload }, row) => ({
    handle: payload.handle ?? (row === undefined ? handleOf(payload.name) : undefined),
  }),
  deleting: ({ db }, { id }) => {
    if (db.by("product_category", "parent_category_id", id).length > 0)
      refuse(`Deleting ProductCategory (${id}) with category children is not allowed`);
  },
};

const shownProduct = ({ db }: MockCall, product: MockRow) => ({
  product: showRecord(db, productResource, product),
});

const productRoutes: MockRoutes = {
  "GET /products/types": ({ db }) => ({ types: db.rows("product_type") }),
  "GET /products/tag-usage": ({ db }) => ({
    tags: db.rows("product_tag").map(({ id, value }) => ({
      id,
      value,
      usage_count: String(db.rows("product").filter((product) => idsIn(product, "tags").includes(id)).length),
    })),
  }),
  "POST /products/:id/metadata": (call) => {
    const product = call.db.require("product", call.params.id);
    call.db.update("product", product, { metadata: { [String(call.payload.key)]: call.payload.value } });
    return shownProduct(call, product);
  },
  "POST /products/:id/options": (call) => {
    const product = call.db.require("product", call.params.id);
    call.db.insert("product_option", { title: call.payload.title, product_id: product.id });
    return shownProduct(call, product);
  },
  "POST /products/:id/options/:option_id": (call) => {
    call.db.update("product_option", call.db.require("product_option", call.params.option_id), {
      title: call.payload.title,
    });
    return shownProduct(call, call.db.require("product", call.params.id));
  },
  "DELETE /products/:id/options/:option_id": (call) => {
    const { db, params } = call;
    for (const { id } of db.by("product_option_value", "option_id", params.option_id).slice())
      db.remove("product_option_value", id);
    db.remove("product_option", params.option_id);
    return {
      option_id: params.option_id,
      object: "option",
      deleted: true,
      ...shownProduct(call, db.require("product", params.id)),
    };
  },
  "GET /products/:id/variants": (call) =>
    showList(
      call,
      { ...variants, saysOnlyCount: false, fields: undefined, expand: "options,prices" },
      call.db.by("product_variant", "product_id", call.db.require("product", call.params.id).id),
    ),
  "POST /products/:id/variants": (call) => {
    const product = call.db.require("product", call.params.id);
    writeVariant(call.db, product, { payload: call.payload });
    return shownProduct(call, product);
  },
  "POST /products/:id/variants/:variant_id": (call) => {
    const product = call.db.require("product", call.params.id);
    const row = call.db.require("product_variant", call.params.variant_id);
    writeVariant(call.db, product, { payload: call.payload, row });
    return shownProduct(call, product);
  },
  "DELETE /products/:id/variants/:variant_id": (call) => {
    const { id } = call.db.require("product_variant", call.params.variant_id);
    deleteVariant(call.db, id);
    return {
      variant_id: id,
      object: "product-variant",
      deleted: true,
      ...shownProduct(call, call.db.require("product", call.params.id)),
    };
  },
};

/** Products and what they are sorted by. */
export const catalogueRoutes: MockRoutes = {
  ...resourceRoutes(productResource, variants, collections, tags, types, categories),
  ...memberRoutes(collections, [
    {
      path: "products/batch",
      key: "product_ids",
      members: "product",
      heldBy: { memberColumn: "collection_id" },
    },
  ]),
  ...memberRoutes(categories, [
    { path: "products/batch", key: "product_ids", members: "product", heldBy: { member: "categories" } },
  ]),
  ...productRoutes,
};
