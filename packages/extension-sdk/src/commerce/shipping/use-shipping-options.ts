import { useAdminQuery } from "../../data/data";
import { formatMoney } from "../../format/money";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";

/** A way of shipping. The store adds what the published type does not name. */
export interface ShippingOption extends RecordOf<"shipping-options"> {
  /** Taxes on the shipping. Left out, `null` or empty: none. */
  tax_rates?: { /** In percent; `null` counts as 0. */ rate: number | null }[] | null;
}

/** How something shall travel; with a price only where it is not the option's own. */
export interface ChosenShipping {
  /** Id of the shipping option; `null` while none is chosen. */
  option_id: string | null;
  /** Name of the option that was chosen, to be shown; kept where the store offers it no longer. */
  name: string;
  /** What somebody typed, in minor units; `null` for the option's own price. */
  price: number | null;
  /** What the option itself costs; `null` where its provider works it out. */
  amount: number | null;
}

/** Nothing is chosen. @example start: { shipping: noShipping } */
export const noShipping: ChosenShipping = { option_id: null, name: "", price: null, amount: null };

/** More than any region has. */
const limit = 500;

/**
 * The ways of shipping in a region, or the ways back, and what each costs in words.
 *
 * @example const { options, priceOf } = useShippingOptions(order.region_id);
 */
export function useShippingOptions(regionId: string | null, { isReturn = false } = {}) {
  const { locale } = useHost();
  const { data, ...read } = useAdminQuery<{ shipping_options: ShippingOption[] }>(
    "shipping-options",
    "/shipping-options",
    { query: { region_id: regionId, is_return: isReturn, limit }, isWanted: regionId !== null },
  );
  return {
    ...read,
    isRead: data !== undefined && !read.isFetching,
    // While those of another region are on their way, the answer is still about the one before.
    options: (data?.shipping_options ?? []).filter(({ region_id }) => region_id === regionId),
    /** What one costs; `undefined` where its provider works that out. */
    priceOf: (amount: number | null, currencyCode: string) =>
      amount === null ? undefined : formatMoney({ amount, currencyCode, locale }),
  };
}
