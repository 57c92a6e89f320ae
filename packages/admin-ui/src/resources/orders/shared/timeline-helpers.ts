import { formatMoney, type Host, type RecordOf } from "@tillhouse/extension-sdk";

export function moneyOf({ currency_code }: RecordOf<"orders">, { locale }: Host) {
  return (amount: number) => formatMoney({ amount, currencyCode: currency_code, locale });
}

/** Texts that somebody has given, one after the other. */
export function joined(...texts: (string | null | undefined | false)[]): string | undefined {
  return texts.filter(Boolean).join(" · ") || undefined;
}

/** That the customer was told nothing of a part of an order. */
export function silence({ no_notification }: { no_notification?: boolean | null }, { translate }: Host) {
  return no_notification && translate("orders.event.silent");
}
