import type { ResourceSample } from "@tillhouse/extension-sdk/testing";

const used = (codes: readonly string[]) => codes.map((code) => ({ code }));
const codesIn = (currencies: unknown) =>
  Array.isArray(currencies) ? currencies.map(({ code }) => String(code)) : [];

export const currencies: ResourceSample<"currencies"> = {
  of: "currencies",
  api: { path: "currencies", singularKey: "currency", pluralKey: "currencies", idKey: "code" },
  record: (index) => ({
    code: `c${String(index).padStart(2, "0")}`,
    name: `Coin ${index}.`,
    symbol: "¤",
    symbol_native: "¤",
    includes_tax: false,
  }),
  queries: ["q", "code", "includes_tax", "order"],
  payloads: { update: ["includes_tax"] },
  change: { includes_tax: true },
  // The store's settings have them, not the currency.
  cannotTell: ["add", "makeDefault", "remove"],
  store: { default_currency_code: "c00", currencies: used(["c00", "c01"]) },
  answers: {
    "POST /store/currencies/:code": ({ store, last }) => ({
      store: Object.assign(store, { currencies: used([...codesIn(store.currencies), last]) }),
    }),
    "DELETE /store/currencies/:code": ({ store, last }) => ({
      store: Object.assign(store, {
        currencies: used(codesIn(store.currencies).filter((code) => code !== last)),
      }),
    }),
    "POST /store": ({ store, payload }) => ({ store: Object.assign(store, payload) }),
  },
};
