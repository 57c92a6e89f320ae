import { cell, defineBody, filter } from "@tillhouse/extension-sdk";
import { measureCell } from "@tillhouse/extension-sdk/commerce";
import { deleteVariant } from "./delete-variant";
import { variantActions } from "./variant-actions";
import { optionFacts, optionsCell, priceCell, stockCell } from "./variant-cells";
import { variantForm } from "./variant-form";

export default defineBody("variants", {
  list: {
    columns: [
      cell.text("title", { mobile: "lead", grow: 30 }),
      cell.record("product", "products", { sort: false, isHidden: true, expand: "product" }),
      optionsCell,
      cell.text("sku", { isCode: true, canEdit: true, mobile: "mark" }),
      cell.text("ean", { isCode: true, isHidden: true }),
      cell.text("barcode", { isCode: true, isHidden: true }),
      priceCell,
      stockCell,
      cell.yesNo("manage_inventory", { canEdit: true, isHidden: true }),
      cell.yesNo("allow_backorder", { canEdit: true, isHidden: true }),
      cell.date("updated_at", { isHidden: true }),
    ],
    select: {
      fields:
        "id,title,product_id,sku,ean,barcode,inventory_quantity,manage_inventory,allow_backorder,created_at,updated_at",
      expand: "product",
    },
    search: true,
    sort: "-created_at",
    filters: [
      filter.yesNo("manage_inventory"),
      filter.yesNo("allow_backorder"),
      // With the module the stock is that of places, which no list of variants is narrowed by.
      filter.number("inventory_quantity", { unless: "inventoryService" }),
    ],
  },
  // The options of a product are none of the variants' own keys: its page narrows them by these.
  derive: ({ options = [] }) =>
    Object.fromEntries(options.map(({ option_id, value }) => [`option.${option_id}`, value.trim()])),
  detail: {
    select: {
      expand:
        "product,options,options.option,prices,prices.region,prices.price_list,prices.price_list.customer_groups",
    },
    meta: [cell.text("sku", { isCode: true })],
    parent: ({ product_id, product }) => ({ resource: "products", id: product_id, title: product?.title }),
    sections: [
      { id: "prices", load: () => import("./variant-prices") },
      { id: "stock", load: () => import("./variant-stock") },
      {
        id: "codes",
        facts: [
          cell.text("sku", { isCode: true }),
          cell.text("ean", { isCode: true }),
          cell.text("upc", { isCode: true }),
          cell.text("barcode", { isCode: true }),
        ],
      },
      {
        id: "attributes",
        facts: [
          measureCell("height", "centimeter"),
          measureCell("width", "centimeter"),
          measureCell("length", "centimeter"),
          measureCell("weight", "gram"),
          cell.country("origin_country"),
          "hs_code",
          "mid_code",
          "material",
        ],
      },
      { id: "options", column: "side", facts: [cell.record("product", "products"), optionFacts] },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: variantForm,
  actions: variantActions,
  delete: { confirm: "asked", run: deleteVariant },
});
