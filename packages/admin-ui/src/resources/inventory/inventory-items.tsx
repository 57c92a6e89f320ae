import {
  type CustomCell,
  cell,
  defineBody,
  filter,
  formatNumber,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { measureCell } from "@tillhouse/extension-sdk/commerce";
import { MediaObject, Status, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { ScanBarcode } from "lucide-react";
import { stockActions } from "./grid/stock-actions";
import { itemDelete } from "./item-delete";
import { itemForm } from "./item-form";
import { atLocations, derivedOf } from "./stock-at";

type Item = RecordOf<"inventory-items">;

/** What is in stock, as what is sold of it is called. */
const name: CustomCell<Item> = {
  id: "product_title",
  mobile: "lead",
  grow: 50,
  text: ({ variants = [], title, sku }) => variants[0]?.product?.title || title || sku || "",
  render: ({ variants = [], title, sku, id }) => (
    <MediaObject
      thumbnail={<Thumbnail src={variants[0]?.product?.thumbnail ?? undefined} alt="" />}
      name={variants[0]?.product?.title || title || sku || id}
    />
  ),
};

const variant: CustomCell<Item> = {
  id: "variant_title",
  mobile: "title",
  grow: 20,
  text: ({ variants = [] }) => variants.map(({ title }) => title).join(", "),
  render: ({ variants = [] }) => variants.map(({ title }) => title).join(", ") || "–",
};

/** What can still be sold: a mark where that is nothing, or less. */
const available: CustomCell<Item> = {
  id: "available_quantity",
  align: "end",
  mobile: "end",
  text: ({ available_quantity }) => String(available_quantity ?? ""),
  render: ({ available_quantity = 0 }, { locale }) => {
    const shown = formatNumber(available_quantity, locale);
    if (available_quantity > 0) return shown;
    return (
      <Status tone={available_quantity < 0 ? "negative" : "caution"} shape="alert">
        {shown}
      </Status>
    );
  },
};

export default defineBody("inventory-items", {
  derive: derivedOf,
  list: {
    columns: [
      name,
      variant,
      cell.text("sku", { isCode: true, canEdit: true, mobile: "mark" }),
      cell.number("stocked_quantity", { canEdit: "levels" }),
      cell.number("reserved_quantity"),
      available,
      cell.number("incoming_quantity", { isHidden: true }),
      cell.date("updated_at", { isHidden: true }),
    ],
    hasMedia: true,
    search: true,
    sort: "sku",
    links: [
      {
        id: "count",
        label: "inventory-count.title",
        icon: ScanBarcode,
        to: "/inventory/count",
        requires: "stockLocationService",
      },
    ],
    scope: (item, { location_id }) => atLocations(item, location_id),
    filters: [
      filter.reference("location_id", { to: "stock-locations", requires: "stockLocationService" }),
      filter.reference("product_id", { to: "products" }),
      filter.number("available_quantity"),
      filter.number("reserved_quantity"),
      filter.number("stocked_quantity"),
    ],
    views: [
      { id: "out-of-stock", query: "available_quantity=..0" },
      { id: "low", query: "available_quantity=1..10" },
      { id: "overbooked", query: "available_quantity=..-1" },
    ],
  },
  row: { facts: ["sku", "stocked_quantity"] },
  detail: {
    // Which variants it is of, lists alone say.
    complete: async ({ id }, { client }) => {
      const { inventory_items } = await client.admin.custom.get<{ inventory_items: Item[] }>(
        "/inventory-items",
        { id: [id], limit: 1 },
      );
      return { variants: inventory_items[0]?.variants ?? [] };
    },
    meta: [cell.text("sku", { isCode: true })],
    sections: [
      {
        id: "levels",
        requires: "stockLocationService",
        edit: { fields: ["levels", "incoming"] },
        load: () => import("./item-levels"),
      },
      {
        id: "reservations",
        related: "reservations",
        filter: ({ id }) => ({ inventory_item_id: [id] }),
        sort: "-created_at",
      },
      { id: "variants", load: () => import("./item-variants") },
      {
        id: "attributes",
        column: "side",
        facts: [
          "description",
          measureCell("height", "centimeter"),
          measureCell("width", "centimeter"),
          measureCell("length", "centimeter"),
          measureCell("weight", "gram"),
          cell.country("origin_country"),
          "hs_code",
          "mid_code",
          "material",
          cell.yesNo("requires_shipping"),
        ],
        edit: {
          fields: [
            "title",
            "description",
            "height",
            "width",
            "length",
            "weight",
            "origin_country",
            "hs_code",
            "mid_code",
            "material",
            "requires_shipping",
          ],
        },
      },
      { id: "metadata", column: "side", metadata: "read-only" },
    ],
  },
  actions: stockActions,
  form: itemForm,
  delete: itemDelete,
});
