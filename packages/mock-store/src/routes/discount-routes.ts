import type { Table } from "../database/columns";
import { idsIn, type MockDatabase } from "../database/mock-database";
import { duplicate, notAllowed, refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { idsOf, itemsIn, type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { type MockResource, ownColumns, resourceRoutes, showRecord } from "./mock-resource";

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
    checkRegions(db, payload, row);
    checkPeriod(payload, row);
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

/** A fixed amount is in the currency of one region; a discount without any region nobody can use. */
function checkRegions(db: MockDatabase, payload: MockCall["payload"], row: MockRow | undefined): void {
  const { type } = row === undefined ? Object(payload.rule) : db.require("discount_rule", row.rule_id);
  const regions = payload.regions === undefined ? undefined : textsIn(payload.regions);
  if (type === "fixed" && (regions?.length ?? 0) > 1) refuse("Fixed discounts can have one region");
  for (const id of regions ?? []) db.require("region", id);
  if (row === undefined && (regions?.length ?? 0) === 0) refuse("Discount must have at least 1 region");
}

/** The store measures a new end by the beginning that is sent, and by the one that it has. */
function checkPeriod({ starts_at, ends_at }: MockCall["payload"], row: MockRow | undefined): void {
  if (!ends_at) return;
  const end = Date.parse(String(ends_at));
  if (starts_at && end <= Date.parse(String(starts_at))) refuse('"ends_at" must be greater than "starts_at"');
  if (row !== undefined && Date.parse(String(row.starts_at)) >= end)
    refuse('"ends_at" must be greater than "starts_at"');
}

function writeRule(db: MockDatabase, sent: unknown, heldId: unknown): string {
  const { conditions, ...rule } = Object(sent);
  const held = heldId === undefined ? undefined : db.find("discount_rule", heldId);
  if ((held ?? rule).type === "percentage" && rule.value > 100)
    refuse("Discount value above 100 is not allowed when type is percentage");
  const columns = { ...ownColumns({ table: "discount_rule" }, rule), id: undefined };
  const row =
    held === undefined ? db.insert("discount_rule", columns) : db.update("discount_rule", held, columns);
  for (const condition of itemsIn(conditions))
    writeCondition(db, {
      rule: row,
      sent: condition,
      held: condition.id === undefined ? undefined : db.require("discount_condition", condition.id),
    });
  return row.id;
}

function writeCondition(
  db: MockDatabase,
  { rule, sent, held }: { rule: MockRow; sent: Readonly<Record<string, unknown>>; held?: MockRow },
): MockRow {
  const type = conditionTypes.find((name) => sent[name] !== undefined);
  if (type === undefined)
    refuse("Missing one of products, collections, tags, types or customer groups in data");
  if (idsOf(sent[type]).length === 0)
    refuse("Missing one of products, collections, tags, types or customer groups in data");
  const operator = sent.operator ?? held?.operator;
  const same = db
    .by("discount_condition", "discount_rule_id", rule.id)
    .some((other) => other.id !== held?.id && other.type === type && other.operator === operator);
  if (same)
    duplicate(
      `Discount Condition with operator '${operator}' and type '${type}' already exist on a Discount Rule`,
    );
  const columns = { type, operator, [`$${type}`]: idsOf(sent[type]) };
  return held === undefined
    ? db.insert("discount_condition", { ...columns, discount_rule_id: rule.id })
    : db.update("discount_condition", held, columns);
}

/** When a code ends that is made now and holds for an ISO 8601 duration. */
function endOf(db: MockDatabase, duration: string): string {
  const [, years, months, weeks, days, hours, minutes] =
    /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(duration) ?? [];
  const end = db.now();
  end.setUTCFullYear(end.getUTCFullYear() + Number(years ?? 0));
  end.setUTCMonth(end.getUTCMonth() + Number(months ?? 0));
  end.setUTCDate(end.getUTCDate() + Number(weeks ?? 0) * 7 + Number(days ?? 0));
  end.setUTCMinutes(end.getUTCMinutes() + Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  return end.toISOString();
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

/** Discounts, what they are limited to, and the codes that are made from them. */
export const discountRoutes: MockRoutes = {
  ...resourceRoutes(discounts),
  "GET /discounts/code/:code": (call) => {
    const found = call.db.by("discount", "code", String(call.params.code).trim().toUpperCase())[0];
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
    const code = String(payload.code).trim().toUpperCase();
    if (db.by("discount", "code", code)[0] !== undefined) duplicate(`Key (code)=(${code}) already exists.`);
    const made = db.insert("discount", {
      code,
      is_dynamic: true,
      is_disabled: false,
      rule_id: discount.rule_id,
      parent_discount_id: discount.id,
      // Whatever is sent, the limit is that of the discount.
      usage_limit: discount.usage_limit,
      starts_at: db.now().toISOString(),
      ends_at: typeof discount.valid_duration === "string" ? endOf(db, discount.valid_duration) : null,
      $regions: [],
    });
    return { discount: showRecord(db, discounts, made) };
  },
  "DELETE /discounts/:id/dynamic-codes/:code": (call) => {
    const found = call.db.by("discount", "code", call.params.code)[0];
    if (found?.parent_discount_id === call.params.id) call.db.remove("discount", found?.id);
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
