import type { Table } from "../database/columns";
import { idsIn, type MockDatabase } from "../database/mock-database";
import { duplicate, notAllowed, refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { idsOf, itemsIn, type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { productResource } from "./catalogue-routes";
import { type MockResource, ownColumns, resourceRoutes, showList, showRecord } from "./mock-resource";

/** What a discount may be limited to, by the key of the payload. */
const conditionTables = {
  products: "product",
  product_collections: "product_collection",
  product_types: "product_type",
  product_tags: "product_tag",
  customer_groups: "customer_group",
} as const satisfies Record<string, Table>;

const conditionTypes = Object.keys(conditionTables);

const discounts: MockResource = {
  path: "/discounts",
  table: "discount",
  one: "discount",
  many: "discounts",
  expand: "parent_discount,regions,rule.conditions",
  search: ["code"],
  limit: 20,
  // Codes that were made of a dynamic discount are listed with it, not among the others.
  holds: () => true,
  filters: {
    rule: (db, row, asked) => {
      const { type, allocation } = Object(asked);
      const rule = db.require("discount_rule", row.rule_id);
      return (
        (type === undefined || rule.type === type) &&
        (allocation === undefined || rule.allocation === allocation)
      );
    },
  },
  columnsOf: (call, row) => {
    const { db, payload } = call;
    const code = payload.code === undefined ? undefined : String(payload.code).trim().toUpperCase();
    const other = code === undefined ? undefined : db.by("discount", "code", code)[0];
    if (other !== undefined && other.id !== row?.id) duplicate(`Discount with code ${code} already exists.`);
    return {
      code,
      rule_id: payload.rule === undefined ? undefined : writeRule(db, payload.rule, row?.rule_id),
      $regions: payload.regions === undefined ? undefined : textsIn(payload.regions),
      ...(row === undefined
        ? {
            is_dynamic: payload.is_dynamic ?? false,
            is_disabled: payload.is_disabled ?? false,
            starts_at: payload.starts_at ?? db.now().toISOString(),
          }
        : {}),
    };
  },
};

function writeRule(db: MockDatabase, sent: unknown, heldId: unknown): string {
  const { conditions, ...rule } = Object(sent);
  const held = heldId === undefined ? undefined : db.find("discount_rule", heldId);
  if (held === undefined && rule.type === "percentage" && rule.value > 100)
    refuse("Discount value above 100 is not allowed when type is percentage.");
  const columns = { ...ownColumns({ table: "discount_rule" }, rule), id: undefined };
  const row =
    held === undefined ? db.insert("discount_rule", columns) : db.update("discount_rule", held, columns);
  for (const condition of itemsIn(conditions)) writeCondition(db, { rule: row, sent: condition });
  return row.id;
}

function writeCondition(
  db: MockDatabase,
  { rule, sent, held }: { rule: MockRow; sent: Readonly<Record<string, unknown>>; held?: MockRow },
): MockRow {
  const type = conditionTypes.find((name) => sent[name] !== undefined);
  if (type === undefined)
    refuse("Missing one of products, collections, tags, types or customer groups in data");
  const columns = { type, operator: sent.operator, [`$${type}`]: idsOf(sent[type]) };
  return held === undefined
    ? db.insert("discount_condition", { ...columns, discount_rule_id: rule.id })
    : db.update("discount_condition", held, columns);
}

const shownDiscount = (call: MockCall) => ({
  discount: showRecord(call.db, discounts, call.db.require("discount", call.params.id), {
    query: call.query,
  }),
});

function conditionOf({ db, params }: MockCall): MockRow {
  return db.require("discount_condition", params.condition_id);
}

function changeResources(call: MockCall, isAdded: boolean) {
  const condition = conditionOf(call);
  const type = String(condition.type);
  const sent = idsOf(call.payload.resources);
  const left = idsIn(condition, type).filter((id) => !sent.includes(id));
  call.db.update("discount_condition", condition, { [`$${type}`]: isAdded ? [...left, ...sent] : left });
  return shownDiscount(call);
}

const discountRoutes: MockRoutes = {
  "GET /discounts/code/:code": (call) => {
    const found = call.db.by("discount", "code", String(call.params.code).toUpperCase())[0];
    return {
      discount: showRecord(call.db, discounts, found ?? call.db.require("discount", call.params.code)),
    };
  },
  "POST /discounts/:id/regions/:region_id": (call) => {
    const { db, params } = call;
    const discount = db.require("discount", params.id);
    const region = db.require("region", params.region_id);
    db.update("discount", discount, { $regions: [...new Set([...idsIn(discount, "regions"), region.id])] });
    return shownDiscount(call);
  },
  "DELETE /discounts/:id/regions/:region_id": (call) => {
    const { db, params } = call;
    const discount = db.require("discount", params.id);
    db.update("discount", discount, {
      $regions: idsIn(discount, "regions").filter((id) => id !== params.region_id),
    });
    return shownDiscount(call);
  },
  "POST /discounts/:id/dynamic-codes": (call) => {
    const { db, params, payload } = call;
    const discount = db.require("discount", params.id);
    if (discount.is_dynamic !== true) notAllowed("Discount must be set to dynamic");
    db.insert("discount", {
      code: String(payload.code).toUpperCase(),
      is_dynamic: true,
      is_disabled: false,
      rule_id: discount.rule_id,
      parent_discount_id: discount.id,
      usage_limit: payload.usage_limit,
      starts_at: db.now().toISOString(),
    });
    return shownDiscount(call);
  },
  "DELETE /discounts/:id/dynamic-codes/:code": (call) => {
    const found = call.db.by("discount", "code", call.params.code)[0];
    call.db.remove("discount", found?.id);
    return shownDiscount(call);
  },
  "POST /discounts/:id/conditions": (call) => {
    const { db, params, payload } = call;
    const rule = db.require("discount_rule", db.require("discount", params.id).rule_id);
    writeCondition(db, { rule, sent: payload });
    return shownDiscount(call);
  },
  "GET /discounts/:id/conditions/:condition_id": (call) => {
    const resource = { ...discounts, table: "discount_condition" as const, expand: "discount_rule" };
    return { discount_condition: showRecord(call.db, resource, conditionOf(call), { query: call.query }) };
  },
  "POST /discounts/:id/conditions/:condition_id": (call) => {
    const held = conditionOf(call);
    writeCondition(call.db, {
      rule: call.db.require("discount_rule", held.discount_rule_id),
      sent: call.payload,
      held,
    });
    return shownDiscount(call);
  },
  "DELETE /discounts/:id/conditions/:condition_id": (call) => {
    call.db.remove("discount_condition", conditionOf(call).id);
    return {
      id: call.params.condition_id,
      object: "discount-condition",
      deleted: true,
      ...shownDiscount(call),
    };
  },
  "POST /discounts/:id/conditions/:condition_id/batch": (call) => changeResources(call, true),
  "DELETE /discounts/:id/conditions/:condition_id/batch": (call) => changeResources(call, false),
};

const giftCards: MockResource = {
  path: "/gift-cards",
  table: "gift_card",
  one: "gift_card",
  many: "gift_cards",
  expand: "region,order",
  fields:
    "code value balance region_id is_disabled ends_at tax_rate created_at updated_at deleted_at metadata",
  search: ["code"],
  columnsOf: ({ db, payload }, row) => {
    if (row === undefined)
      return {
        code: `MOCK-${String(db.rows("gift_card").length + 1).padStart(4, "0")}-GIFT-CARD`,
        value: payload.value ?? 0,
        balance: payload.value ?? 0,
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
  search: ["name", "description"],
  filters: { customer_groups: "customer_groups" },
  limit: 10,
  columnsOf: ({ payload }) => ({
    $customer_groups:
      payload.customer_groups === undefined
        ? undefined
        : itemsIn(payload.customer_groups).map(({ id }) => id),
  }),
  written: ({ db, payload }, list) => {
    if (payload.prices !== undefined) addPrices(db, list, payload.prices);
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

function addPrices(db: MockDatabase, list: MockRow, prices: unknown): void {
  for (const price of itemsIn(prices)) {
    const held = price.id === undefined ? undefined : db.find("money_amount", price.id);
    const columns = ownColumns({ table: "money_amount" }, { ...price, id: undefined });
    const region = price.region_id === undefined ? undefined : db.require("region", price.region_id);
    if (held !== undefined) db.update("money_amount", held, columns);
    else
      db.insert("money_amount", {
        ...columns,
        currency_code: String(price.currency_code ?? region?.currency_code),
        price_list_id: list.id,
      });
  }
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
    addPrices(db, list, payload.prices);
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
  ...resourceRoutes(discounts, giftCards, priceLists),
  ...discountRoutes,
  ...priceListRoutes,
};
