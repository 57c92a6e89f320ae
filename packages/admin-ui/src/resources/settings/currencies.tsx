import { cell, defineBody, field, filter, type StoreDetails } from "@tillhouse/extension-sdk";
import { boolean, object } from "zod/mini";
import { StoreCurrency } from "./store-currency";

const isUsed = (store: StoreDetails | undefined, code: string) =>
  Boolean(store?.currencies?.some((currency) => currency.code === code));

/** What the store does with a currency: it sells in it, as its own one, or not at all. */
function roleOf(store: StoreDetails | undefined, code: string): "default" | "used" | "unused" {
  if (store?.default_currency_code === code) return "default";
  return isUsed(store, code) ? "used" : "unused";
}

const places = { default: 0, used: 1, unused: 2 };

export default defineBody("currencies", {
  derive: ({ code }, { store }) => {
    const use = roleOf(store, code);
    return { use, place: `${places[use]} ${code}` };
  },
  list: {
    columns: [
      {
        id: "code",
        mobile: "lead",
        sort: "code",
        text: ({ code }) => code,
        render: ({ code }) => code.toUpperCase(),
      },
      cell.text("name", { mobile: "title", grow: 40 }),
      cell.text("symbol_native", { sort: false, isMuted: true }),
      cell.yesNo("includes_tax", { mobile: "mark", canEdit: true, requires: "tax_inclusive_pricing" }),
      {
        id: "use",
        mobile: "end",
        sort: "place",
        text: ({ code }) => code,
        render: ({ code }) => <StoreCurrency code={code} />,
      },
    ],
    search: true,
    // The few that are in use come first of more than a hundred.
    sort: "place",
    views: [{ id: "inUse", query: "use=default,used" }],
    filters: [
      filter.choices("use", ["default", "used", "unused"]),
      filter.yesNo("includes_tax", { requires: "tax_inclusive_pricing" }),
    ],
  },
  detail: {
    meta: [{ id: "use", render: ({ code }) => <StoreCurrency code={code} /> }],
    sections: [
      {
        id: "details",
        facts: [
          "name",
          "symbol",
          "symbol_native",
          cell.yesNo("includes_tax", { requires: "tax_inclusive_pricing" }),
        ],
      },
    ],
  },
  form: {
    mode: "edit",
    schema: object({ includes_tax: boolean() }),
    fields: [
      field.toggle("includes_tax", {
        requires: "tax_inclusive_pricing",
        hint: "currencies.hints.includes_tax",
      }),
    ],
  },
  actions: [
    {
      id: "add",
      when: ({ code }, { store }) => !isUsed(store, code),
      run: ({ record, host }) => host.client.admin.custom.post(`/store/currencies/${record.code}`),
      invalidates: ["store"],
      undo: "remove",
      isBulk: true,
    },
    {
      id: "makeDefault",
      when: ({ code }, { store }) => isUsed(store, code) && store?.default_currency_code !== code,
      run: ({ record, host }) =>
        host.client.admin.custom.post("/store", { default_currency_code: record.code }),
      invalidates: ["store"],
    },
    {
      id: "remove",
      when: ({ code }, { store }) => isUsed(store, code) && store?.default_currency_code !== code,
      run: ({ record, host }) => host.client.request("DELETE", `/store/currencies/${record.code}`),
      tone: "danger",
      confirm: "asked",
      invalidates: ["store"],
      undo: "add",
      isBulk: true,
    },
  ],
});
