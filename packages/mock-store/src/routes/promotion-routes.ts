import type { MockDatabase } from "../database/mock-database";
import { refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { itemsIn, type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { productResource } from "./catalogue-routes";
import { discountRoutes } from "./discount-routes";
import { type MockResource, ownColumns, resourceRoutes, showList, showRecord } from "./mock-resource";

const giftCards: MockResource = {
  path: "/gift-cards",
  table: "gift_card",
  one: "gift_card",
  many: "gift_cards",
  expand: "region,order",
  fields:
    "code value balance region_id is_disabled ends_at tax_rate created_at updated_at deleted_at metadata",
  search: ["code", "order.display_id"],
  columnsOf: ({ db, payload }, row) => {
    const region = payload.region_id === undefined ? undefined : db.require("region", payload.region_id);
    if (row === undefined)
      return {
        code: `MOCK-${String(db.rows("gift_card").length + 1).padStart(4, "0")}-GIFT-CARD`,
        value: payload.value ?? 0,
        balance: payload.value ?? 0,
        tax_rate: region?.gift_cards_taxable === true ? region.tax_rate || null : null,
      };
    if (typeof payload.balance === "number" && (payload.balance < 0 || payload.balance > Number(row.value)))
      refuse("new balance is invalid");
    return {};
  },
};

const priceLists: MockResource = {
  path: "/price-lists",
  table: "price_list",
  one: "price_list",
  many: "price_lists",
  expand: "prices,customer_groups",
  listExpand: "",
  search: ["name", "description", "customer_groups.name"],
  filters: { customer_groups: "customer_groups" },
  limit: 10,
  columnsOf: ({ payload }) => ({
    $customer_groups:
      payload.customer_groups === undefined
        ? undefined
        : itemsIn(payload.customer_groups).map(({ id }) => id),
  }),
  written: ({ db, payload }, list) => {
    if (payload.prices !== undefined) writePrices(db, list, payload.prices);
  },
  deleting: ({ db }, list) => removePrices(db, list, () => true),
  finish: (db, _row, shown) => {
    if (!Array.isArray(shown.prices)) return shown;
    const prices = shown.prices.map((price: Record<string, unknown>) => {
      const variant = db.find("product_variant", price.variant_id);
      return { ...price, variants: variant === undefined ? [] : [variant], variant: variant ?? null };
    });
    return { ...shown, prices };
  },
};

/** The list itself changes the prices that it is told by their ids, and adds the others. */
function writePrices(db: MockDatabase, list: MockRow, prices: unknown): void {
  for (const price of itemsIn(prices)) {
    const held = price.id === undefined ? undefined : db.find("money_amount", price.id);
    const columns = ownColumns({ table: "money_amount" }, { ...price, id: undefined });
    if (held !== undefined) db.update("money_amount", held, columns);
    else addPrice(db, list, price);
  }
}

/** Another price, also where it was told by the id of one that is there. */
function addPrice(db: MockDatabase, list: MockRow, price: Readonly<Record<string, unknown>>): void {
  const region = price.region_id === undefined ? undefined : db.require("region", price.region_id);
  if ((region === undefined) === (price.currency_code === undefined))
    refuse("prices: Only one of currency_code and region_id is allowed, and one is needed");
  db.insert("money_amount", {
    ...ownColumns({ table: "money_amount" }, { ...price, id: undefined }),
    currency_code: String(price.currency_code ?? region?.currency_code),
    price_list_id: list.id,
  });
}

function removePrices(db: MockDatabase, list: MockRow, isMeant: (price: MockRow) => boolean): string[] {
  const gone = db.by("money_amount", "price_list_id", list.id).filter(isMeant);
  for (const { id } of gone) db.remove("money_amount", id);
  return gone.map(({ id }) => id);
}

function removed(call: MockCall, isMeant: (price: MockRow) => boolean) {
  const list = call.db.require("price_list", call.params.id);
  return { ids: removePrices(call.db, list, isMeant), object: "money-amount", deleted: true };
}

function productOf(db: MockDatabase, price: MockRow): unknown {
  return db.find("product_variant", price.variant_id)?.product_id;
}

const priceListRoutes: MockRoutes = {
  "GET /price-lists/:id/products": (call) => {
    const { db, params } = call;
    const prices = db.by("money_amount", "price_list_id", db.require("price_list", params.id).id);
    const ids = new Set(prices.map((price) => productOf(db, price)));
    const rows: MockRow[] = db.rows("product").filter(({ id }) => ids.has(id));
    return showList(call, productResource, rows);
  },
  "POST /price-lists/:id/prices/batch": ({ db, params, payload }) => {
    const list = db.require("price_list", params.id);
    if (payload.override === true) removePrices(db, list, () => true);
    for (const price of itemsIn(payload.prices)) addPrice(db, list, price);
    return { price_list: showRecord(db, priceLists, list) };
  },
  "DELETE /price-lists/:id/prices/batch": (call) =>
    removed(call, ({ id }) => textsIn(call.payload.price_ids).includes(id)),
  "DELETE /price-lists/:id/products/prices/batch": (call) =>
    removed(call, (price) => textsIn(call.payload.product_ids).includes(String(productOf(call.db, price)))),
  "DELETE /price-lists/:id/products/:product_id/prices": (call) =>
    removed(call, (price) => productOf(call.db, price) === call.params.product_id),
  "DELETE /price-lists/:id/variants/:variant_id/prices": (call) =>
    removed(call, (price) => price.variant_id === call.params.variant_id),
};

/** Discounts, gift cards and price lists. */
export const promotionRoutes: MockRoutes = {
  ...resourceRoutes(giftCards, priceLists),
  ...discountRoutes,
  ...priceListRoutes,
};
