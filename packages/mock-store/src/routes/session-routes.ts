import { idsIn, type MockDatabase } from "../database/mock-database";
import { refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { serializeRow } from "../database/serialize-row";
import { type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { ownColumns, showRecord } from "./mock-resource";
import { userResource } from "./people-routes";

/** What the store can do; the scenario without flags turns all of it off. */
export const featureFlags = [
  "analytics",
  "order_editing",
  "product_categories",
  "publishable_api_keys",
  "sales_channels",
  "tax_inclusive_pricing",
];

/** Modules that a store of its own would have to install. */
export const modules = ["inventoryService", "stockLocationService"];

function shownStore(db: MockDatabase, { isWhole }: { isWhole: boolean }): object {
  const [store] = db.rows("store");
  const row = db.require("store", store?.id);
  const shown = serializeRow(
    db,
    { table: "store", row },
    {
      expansion: { currencies: {}, default_currency: {}, default_sales_channel: {} },
    },
  );
  if (!isWhole) return shown;
  return {
    ...shown,
    feature_flags: idsIn(row, "flags").map((key) => ({ key, value: true })),
    modules: idsIn(row, "modules").map((module) => ({ module, resolution: `@medusajs/${module}` })),
    payment_providers: [{ id: "manual", is_installed: true }],
    fulfillment_providers: [{ id: "manual", is_installed: true }],
  };
}

function storeRow(db: MockDatabase): MockRow {
  return db.require("store", db.rows("store")[0]?.id);
}

function changeCurrencies({ db, params }: MockCall, isAdded: boolean): object {
  const store = storeRow(db);
  const code = db.require("currency", params.code?.toLowerCase()).id;
  if (!isAdded && store.default_currency_code === code)
    refuse("You cannot remove the default currency. Set a new default and try again.");
  const left = idsIn(store, "currencies").filter((held) => held !== code);
  db.update("store", store, { $currencies: isAdded ? [...left, code] : left });
  return { store: shownStore(db, { isWhole: false }) };
}

const shownUser = ({ db, user }: MockCall) => ({ user: showRecord(db, userResource, user) });

function analyticsOf({ db, user }: MockCall): MockRow | undefined {
  return db.by("analytics_config", "user_id", user.id)[0];
}

const shownApp = (db: MockDatabase, row: MockRow) =>
  serializeRow(db, { table: "oauth", row }, { expansion: {} });

/** Who is signed in, and the store's own settings. */
export const sessionRoutes: MockRoutes = {
  "GET /auth": shownUser,
  "POST /auth": shownUser,
  "POST /auth/token": () => ({ access_token: "mock-token" }),
  "DELETE /auth": () => new Response("OK"),
  "GET /store": ({ db }) => ({ store: shownStore(db, { isWhole: true }) }),
  "POST /store": ({ db, payload }) => {
    const codes = payload.currencies === undefined ? undefined : textsIn(payload.currencies);
    const wanted = payload.default_currency_code;
    const store = storeRow(db);
    const held = codes ?? idsIn(store, "currencies");
    if (wanted !== undefined && !held.includes(String(wanted)))
      refuse(`Store does not have currency: ${String(wanted)}`);
    if (codes !== undefined && !codes.includes(String(wanted ?? store.default_currency_code)))
      refuse(
        `You are not allowed to remove default currency from store currencies without replacing it as well`,
      );
    db.update("store", store, { ...ownColumns({ table: "store" }, payload), $currencies: codes });
    return { store: shownStore(db, { isWhole: false }) };
  },
  "POST /store/currencies/:code": (call) => changeCurrencies(call, true),
  "DELETE /store/currencies/:code": (call) => changeCurrencies(call, false),
  "GET /store/payment-providers": () => ({ payment_providers: [{ id: "manual", is_installed: true }] }),
  "GET /store/tax-providers": () => ({ tax_providers: [] }),
  "GET /apps": ({ db }) => ({ apps: db.rows("oauth").map((row) => shownApp(db, row)) }),
  "POST /apps/authorizations": ({ db, payload }) => {
    const app = db.by("oauth", "application_name", String(payload.application_name))[0];
    if (app === undefined) refuse(`Application ${String(payload.application_name)} not found`);
    if (Object(app.data).state !== payload.state) refuse(`${String(app.display_name)} could not match state`);
    return { apps: shownApp(db, db.update("oauth", app, { data: { access_token: "mock-token" } })) };
  },
  "GET /analytics-configs": (call) => ({
    analytics_config: analyticsOf(call) ?? call.db.require("analytics_config", call.user.id),
  }),
  "POST /analytics-configs": (call) => ({
    analytics_config: call.db.insert("analytics_config", { ...call.payload, user_id: call.user.id }),
  }),
  "POST /analytics-configs/update": (call) => {
    const held = analyticsOf(call) ?? call.db.insert("analytics_config", { user_id: call.user.id });
    return { analytics_config: call.db.update("analytics_config", held, call.payload) };
  },
  "DELETE /analytics-configs": (call) => {
    const held = analyticsOf(call);
    call.db.remove("analytics_config", held?.id);
    return { user_id: call.user.id, object: "analytics_config", deleted: true };
  },
};
