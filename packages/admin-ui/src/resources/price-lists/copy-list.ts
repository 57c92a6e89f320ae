import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import {
  type ActionProgress,
  type Created,
  creationStep,
  runSteps,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import { type AddedPrice, type ListPrice, newPrice } from "./prices/list-prices";
import { sendPrices } from "./prices/list-source";

type PriceList = RecordOf<"price-lists">;

/** A price as the store answers it with its list: it names the variants that it is of. */
type HeldPrice = ListPrice & { variant_id?: string | null; variants?: readonly { id: string }[] };

/** What a copy begins as: nothing of it counts before somebody publishes it. */
function copyPayload(list: PriceList, name: string) {
  const { description, type, starts_at, ends_at, customer_groups = [], includes_tax } = list;
  return {
    name,
    description,
    type,
    status: "draft",
    starts_at,
    ends_at,
    customer_groups: customer_groups.map(({ id }) => ({ id })),
    ...(includes_tax !== undefined && { includes_tax }),
    // The store wants them named. They come afterwards, in pieces that it takes.
    prices: [],
  };
}

/** The prices of a list as new ones of another list. */
export function copiedPrices(prices: readonly HeldPrice[]): AddedPrice[] {
  return prices.flatMap((price) => {
    const variantId = price.variant_id ?? price.variants?.[0]?.id;
    if (!variantId) return [];
    const { currency_code: currencyCode, region_id, min_quantity, max_quantity, amount } = price;
    return newPrice(variantId, amount, {
      scope: { currencyCode, ...(region_id && { regionId: region_id }) },
      step: { min: min_quantity || null, max: max_quantity || null },
    });
  });
}

/** Prices of which there are fewer than wanted: another try adds what the one before did not. */
export function missingPrices(wanted: readonly AddedPrice[], held: readonly AddedPrice[]): AddedPrice[] {
  const counts = new Map<string, number>();
  const keyOf = ({ variant_id, currency_code, region_id, amount, min_quantity, max_quantity }: AddedPrice) =>
    [variant_id, region_id ?? currency_code, amount, min_quantity, max_quantity].join();
  for (const price of held) counts.set(keyOf(price), (counts.get(keyOf(price)) ?? 0) + 1);
  return wanted.filter((price) => {
    const left = counts.get(keyOf(price)) ?? 0;
    if (left > 0) counts.set(keyOf(price), left - 1);
    return left === 0;
  });
}

/** Makes a copy of a price list with all its prices, as a draft. A lost answer makes no second list and no second price. */
export async function copyPriceList(
  { id, name }: Pick<PriceList, "id" | "name">,
  { host, progress }: { host: Host; progress: ActionProgress },
): Promise<{ id: string }> {
  const { client, translate } = host;
  const { custom } = client.admin;
  const readPrices = async (of: string) => {
    // A row of the list has no prices.
    const { price_list } = await custom.get<{ price_list: PriceList & { prices?: HeldPrice[] } }>(
      `/price-lists/${encodeURIComponent(of)}`,
    );
    return price_list;
  };
  const list = await readPrices(id);
  const sent = copyPayload(list, translate("price-lists.copyName", { name }));
  const readTwins = async () => {
    const query = { q: sent.name, order: "-created_at", limit: 50 };
    return (await custom.get<{ price_lists: PriceList[] }>("/price-lists", query)).price_lists;
  };
  const make = creationStep<PriceList, typeof sent>({
    id: "copy",
    sent,
    items: await readTwins(),
    readAgain: readTwins,
    isMadeOf: (made, wanted) => made.name === wanted.name && made.description === wanted.description,
    create: async () => (await custom.post<{ price_list: PriceList }>("/price-lists", sent)).price_list,
  });
  await runSteps(
    [
      make,
      {
        id: "prices",
        run: async ({ resultOf }) => {
          const listId = resultOf(make).id ?? "";
          const { prices = [] } = await readPrices(listId);
          const added = missingPrices(copiedPrices(list.prices ?? []), copiedPrices(prices));
          await sendPrices({ client, listId }, { changed: [], added, removed: [] });
          return null;
        },
      },
    ],
    { progress },
  );
  return { id: progress.get<StepNote<Created<typeof sent>>>(make.id)?.result?.id ?? "" };
}
