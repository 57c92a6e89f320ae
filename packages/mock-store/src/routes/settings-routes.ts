import { idsIn } from "../database/mock-database";
import { duplicate, refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { memberRoutes } from "./member-routes";
import { type MockResource, resourceRoutes, showList, showRecord } from "./mock-resource";
import { shippingOptions, shippingProfiles } from "./shipping-resources";
import { taxRoutes } from "./tax-routes";

const currencies: MockResource = {
  path: "/currencies",
  table: "currency",
  one: "currency",
  many: "currencies",
  search: ["code", "name"],
  limit: 20,
};

const regions: MockResource = {
  path: "/regions",
  table: "region",
  one: "region",
  many: "regions",
  expand: "countries,payment_providers,fulfillment_providers,currency",
  search: ["name", "countries.display_name"],
  columnsOf: ({ db, payload }) => {
    if (payload.currency_code !== undefined)
      db.require("currency", String(payload.currency_code).toLowerCase());
    return {
      $payment_providers: payload.payment_providers && textsIn(payload.payment_providers),
      $fulfillment_providers: payload.fulfillment_providers && textsIn(payload.fulfillment_providers),
    };
  },
  written: ({ db, payload }, region) => {
    if (payload.countries === undefined) return;
    const wanted = textsIn(payload.countries).map((code) => code.toLowerCase());
    for (const country of db.by("country", "region_id", region.id).slice())
      if (!wanted.includes(country.id)) db.update("country", country, { region_id: null });
    for (const code of wanted) giveCountry(db, code, region.id);
  },
  deleting: ({ db }, { id }) => {
    for (const country of db.by("country", "region_id", id).slice())
      db.update("country", country, { region_id: null });
  },
};

function giveCountry(db: MockCall["db"], code: string, regionId: string): void {
  const country = db.find("country", code);
  if (country === undefined) refuse("Invalid country code");
  if (country.region_id !== null && country.region_id !== regionId)
    duplicate(`${country.display_name} already exists in region ${country.region_id}`);
  db.update("country", country, { region_id: regionId });
}

const salesChannels: MockResource = {
  path: "/sales-channels",
  table: "sales_channel",
  one: "sales_channel",
  many: "sales_channels",
  search: ["name", "description"],
  limit: 20,
  deleting: ({ db }, { id }) => {
    if (db.rows("store")[0]?.default_sales_channel_id === id)
      refuse("You cannot delete the default sales channel");
  },
};

const publishableKeys: MockResource = {
  path: "/publishable-api-keys",
  table: "publishable_api_key",
  one: "publishable_api_key",
  many: "publishable_api_keys",
  search: ["title"],
  limit: 20,
  columnsOf: ({ user }, row) => (row === undefined ? { created_by: user.id } : {}),
};

const returnReasons: MockResource = {
  path: "/return-reasons",
  table: "return_reason",
  one: "return_reason",
  many: "return_reasons",
  expand: "parent_return_reason,return_reason_children",
  fields: "value label parent_return_reason_id description created_at updated_at deleted_at",
  isWhole: true,
};

const stockLocations: MockResource = {
  path: "/stock-locations",
  table: "stock_location",
  one: "stock_location",
  many: "stock_locations",
  fields: "name address_id metadata created_at updated_at",
  search: ["name"],
  filters: {
    sales_channel_id: (db, row, asked) =>
      textsIn(asked).some((id) => idsIn(db.require("sales_channel", id), "locations").includes(row.id)),
  },
  limit: 20,
  columnsOf: ({ db, payload }, row) => {
    if (payload.address === undefined || payload.address === null) return {};
    const held = row?.address_id ? db.find("stock_location_address", row.address_id) : undefined;
    const address = { ...Object(payload.address) };
    return {
      address_id: (held === undefined
        ? db.insert("stock_location_address", address)
        : db.update("stock_location_address", held, address)
      ).id,
    };
  },
};

/** Which of a record's lists an address below it fills: providers and the like. */
function listOf(
  resource: MockResource,
  path: string,
  { list, key }: { list: string; key: string },
): MockRoutes {
  const change = (call: MockCall, id: string, isAdded: boolean) => {
    const row = call.db.require(resource.table, call.params.id);
    const left = idsIn(row, list).filter((held) => held !== id);
    call.db.update(resource.table, row, { [`$${list}`]: isAdded ? [...left, id] : left });
    return { [resource.one]: showRecord(call.db, resource, row) };
  };
  return {
    [`POST ${resource.path}/:id/${path}`]: (call) => change(call, String(call.payload[key]), true),
    [`DELETE ${resource.path}/:id/${path}/:${key}`]: (call) => change(call, call.params[key] ?? "", false),
  };
}

const shownRegion = ({ db, params }: MockCall) => ({
  region: showRecord(db, regions, db.require("region", params.id)),
});

const regionRoutes: MockRoutes = {
  ...listOf(regions, "payment-providers", { list: "payment_providers", key: "provider_id" }),
  ...listOf(regions, "fulfillment-providers", { list: "fulfillment_providers", key: "provider_id" }),
  "GET /regions/:id/fulfillment-options": ({ db, params }) => ({
    fulfillment_options: idsIn(db.require("region", params.id), "fulfillment_providers").map(
      (provider_id) => ({
        provider_id,
        options: [
          { id: `${provider_id}-fulfillment` },
          { id: `${provider_id}-fulfillment-return`, is_return: true },
        ],
      }),
    ),
  }),
  "POST /regions/:id/countries": (call) => {
    giveCountry(call.db, String(call.payload.country_code).toLowerCase(), call.params.id ?? "");
    return shownRegion(call);
  },
  "DELETE /regions/:id/countries/:country_code": (call) => {
    call.db.update("country", call.db.require("country", call.params.country_code), { region_id: null });
    return shownRegion(call);
  },
};

const keyRoutes: MockRoutes = {
  "POST /publishable-api-keys/:id/revoke": ({ db, params, user }) => {
    const key = db.require("publishable_api_key", params.id);
    db.update("publishable_api_key", key, { revoked_at: db.now().toISOString(), revoked_by: user.id });
    return { publishable_api_key: showRecord(db, publishableKeys, key) };
  },
  "GET /publishable-api-keys/:id/sales-channels": (call) => {
    const ids = idsIn(call.db.require("publishable_api_key", call.params.id), "sales_channels");
    const rows: MockRow[] = call.db.rows("sales_channel").filter(({ id }) => ids.includes(id));
    return showList(call, { ...salesChannels, isWhole: true }, rows);
  },
};

/** What the store sells where, and how it charges and ships. */
export const settingsRoutes: MockRoutes = {
  ...resourceRoutes(
    regions,
    salesChannels,
    publishableKeys,
    returnReasons,
    shippingOptions,
    shippingProfiles,
    stockLocations,
  ),
  "GET /currencies": (call) => showList(call, currencies),
  "POST /currencies/:code": ({ db, params, payload }) => {
    const currency = db.update("currency", db.require("currency", params.code), {
      includes_tax: payload.includes_tax,
    });
    return { currency: showRecord(db, currencies, currency) };
  },
  ...regionRoutes,
  ...keyRoutes,
  ...memberRoutes(salesChannels, [
    { path: "products/batch", key: "product_ids", members: "product", heldBy: { member: "sales_channels" } },
    {
      path: "stock-locations",
      key: "location_id",
      members: "stock_location",
      heldBy: { record: "locations" },
    },
  ]),
  ...memberRoutes(publishableKeys, [
    {
      path: "sales-channels/batch",
      key: "sales_channel_ids",
      members: "sales_channel",
      heldBy: { record: "sales_channels" },
    },
  ]),
  ...taxRoutes,
};
