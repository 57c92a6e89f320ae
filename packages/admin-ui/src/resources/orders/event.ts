import { formatMoney, type Host, type RecordOf, type TimelineEntry } from "@tillhouse/extension-sdk";

/** A point in time of a record: the API sends texts, its published types say otherwise. */
function isoOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? "");
}

/** An event, if it has happened. */
export function happened(at: unknown, entry: Omit<TimelineEntry, "at">): TimelineEntry[] {
  return at === null || at === undefined ? [] : [{ ...entry, at: isoOf(at) }];
}

export function moneyOf({ currency_code }: RecordOf<"orders">, { locale }: Host) {
  return (amount: number) => formatMoney({ amount, currencyCode: currency_code, locale });
}

/** Texts that somebody has given, one after the other. */
export function joined(...texts: (string | null | undefined | false)[]): string | undefined {
  return texts.filter(Boolean).join(" · ") || undefined;
}
