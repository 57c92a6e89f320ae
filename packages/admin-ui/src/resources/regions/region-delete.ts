import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import { type DeleteRule, runSteps, type Step } from "@tillhouse/extension-sdk/tasks";

/** How many records are read in one call. */
const atOnce = 100;

/** Reads all pages of a list, and counts the records that say yes. */
async function countIn<Item>(
  { client }: Host,
  path: string,
  expand: string,
  isCounted: (item: Item) => boolean,
): Promise<number> {
  const key = path.slice(1).replace("-", "_");
  let counted = 0;
  for (let offset = 0; ; offset += atOnce) {
    const page = await client.admin.custom.get<Record<string, Item[]> & { count: number }>(path, {
      limit: atOnce,
      offset,
      expand,
    });
    const items = page[key] ?? [];
    counted += items.filter(isCounted).length;
    if (items.length === 0 || offset + items.length >= page.count) return counted;
  }
}

interface InRegions {
  regions?: readonly { id: string }[];
}

interface Priced {
  prices?: readonly { region_id?: string | null }[];
}

/** Deletes a region with its shipping options: the store cannot list any option as long as one names a region that is gone. */
export const regionDelete: DeleteRule<RecordOf<"regions">> = {
  confirm: "typed",
  consequences: async ({ id }, host) => {
    const { custom } = host.client.admin;
    const count = async (path: string, query: Readonly<Record<string, unknown>>) =>
      (await custom.get<{ count: number }>(path, { ...query, limit: 1 })).count;
    const [options, orders, discounts, lists] = await Promise.all([
      count("/shipping-options", { region_id: id }),
      count("/orders", { region_id: id, fields: "id", expand: "" }),
      countIn<InRegions>(host, "/discounts", "regions", ({ regions = [] }) =>
        regions.some((region) => region.id === id),
      ),
      countIn<Priced>(host, "/price-lists", "prices", ({ prices = [] }) =>
        prices.some(({ region_id }) => region_id === id),
      ),
    ]);
    const goes = { options, orders, discounts, lists };
    return Object.entries(goes)
      .filter(([, number]) => number > 0)
      .map(([what, number]) => host.translate(`regions.goes.${what}`, { count: number }));
  },
  run: async ({ id, host, progress, deletion }) => {
    const { custom } = host.client.admin;
    const options: Step<string[]> = {
      id: "options",
      run: async () => {
        const { shipping_options } = await custom.get<{ shipping_options: { id: string }[] }>(
          "/shipping-options",
          { region_id: id, limit: 1000 },
        );
        return shipping_options.map((option) => option.id);
      },
    };
    await runSteps([options, deletion], { progress });
    const noted = progress.get<{ result?: string[] }>(options.id)?.result ?? [];
    await runSteps(
      noted.map((option) => ({
        id: `option ${option}`,
        run: () => custom.delete(`/shipping-options/${encodeURIComponent(option)}`).then(() => null),
      })),
      { progress },
    );
  },
};
