import type { WidgetProps } from "@tillhouse/extension-sdk";

type Order = WidgetProps<"order.details.after">["order"];

/** What there is to pack. */
export interface PackingSummary {
  units: number;
  /** The weight of all units that have one. */
  grams: number;
  /** How many units have no weight. */
  unweighed: number;
  /** The name of the country, or its code in capitals. */
  country: string | undefined;
  giftNote: string | undefined;
}

function countryName(code: string): string {
  const capitals = code.toUpperCase();
  return new Intl.DisplayNames(undefined, { type: "region" }).of(capitals) ?? capitals;
}

/** Sums up an order for packing. Relations that the page did not ask for count as not known. */
export function summarizePacking(order: Order): PackingSummary {
  let units = 0;
  let grams = 0;
  let unweighed = 0;
  for (const { quantity, variant } of order.items ?? []) {
    const weight = variant?.weight ?? variant?.product?.weight;
    units += quantity;
    if (weight == null) unweighed += quantity;
    else grams += weight * quantity;
  }
  const code = order.shipping_address?.country_code;
  const note: unknown = order.metadata?.gift_note;
  return {
    units,
    grams,
    unweighed,
    country: code ? countryName(code) : undefined,
    giftNote: typeof note === "string" && note !== "" ? note : undefined,
  };
}
