import type { DirectImport, ImportFactsReading } from "@tillhouse/extension-sdk/import";
import { type PriceRegion, priceScopes } from "../prices/list-columns";
import { otherScopes, readHeld } from "./held-list";
import { type KnownVariants, readKnownVariants } from "./known-variants";
import { otherPrices, planPrices } from "./plan-prices";
import { namingHeadings, type PriceFacts, priceColumns, priceTitle } from "./price-columns";
import { sendFile } from "./send-prices";

/** Reads in what prices of the list can be, or are. */
async function readFacts(
  listId: string,
  { host: { client }, store }: Pick<ImportFactsReading, "host" | "store">,
): Promise<PriceFacts> {
  const [{ regions }, held] = await Promise.all([
    // Any store has few regions.
    client.admin.custom.get<{ regions: PriceRegion[] }>("/regions", {
      fields: "id,name,currency_code",
      expand: "countries",
      limit: 1000,
    }),
    readHeld({ client, listId }),
  ]);
  const scopes = priceScopes(store, regions);
  return { scopes: [...scopes, ...otherScopes(held, scopes)] };
}

/** A variant with a price for any quantity, and one from ten units on. */
function template({ scopes }: PriceFacts) {
  const titles = scopes.map(priceTitle);
  const amounts = (first: string) => titles.map((_, index) => (index === 0 ? first : ""));
  return {
    name: "price-list-import-template.csv",
    headings: ["Product Variant ID", "SKU", "Min Quantity", "Max Quantity", ...titles],
    rows: [
      ["", "linen-shirt-s", "", "", ...amounts("39")],
      ["", "linen-shirt-s", "10", "", ...amounts("35")],
    ],
  };
}

/** The import of the prices of one list. The browser writes them: the store's own job would empty the list first. */
export function priceListImport(listId: string): DirectImport<PriceFacts, KnownVariants> {
  return {
    id: `price-list-prices.${listId}`,
    invalidates: ["price-lists", "products", "variants"],
    readFacts: (reading) => readFacts(listId, reading),
    columns: priceColumns,
    isIgnored: (heading) => namingHeadings.some((name) => name.toLowerCase() === heading.toLowerCase()),
    required: [["variant.id", "variant.sku"]],
    template,
    choice: {
      label: "price-lists.import.others",
      options: otherPrices.map((value) => ({
        value,
        label: `price-lists.import.choices.${value}`,
        hint: `price-lists.import.choiceHints.${value}`,
      })),
    },
    readKnown: (table, _facts, reading) => readKnownVariants(table, listId, reading),
    plan: async (table, facts, known, { choice, ...slices }) => {
      const others = otherPrices.find((one) => one === choice) ?? "keep";
      const { preview, planned, announced } = await planPrices(
        table,
        { facts, known, listId, others },
        slices,
      );
      const { scopes } = facts;
      return { ...preview, send: (sending) => sendFile(sending, { listId, scopes, planned, announced }) };
    },
  };
}
