import { formatMoney, minorUnitDigits } from "../format/money";
import type { KeysOfType } from "../records/resources";
import { Money } from "../ui/text/money";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { rawText } from "./raw-column";

/** An amount of one key, in minor units of the currency that `currency` names. */
export interface MoneyCell<Key extends string, Currency extends string> extends KeyCell<"money", Key> {
  /** The key of the record that holds the currency's code. */
  currency: Currency;
}

/** The cells of this kind that a record can have. */
export type MoneyCellOf<Item> = MoneyCell<KeysOfType<Item, number>, KeysOfType<Item, string>>;

/**
 * An amount of `key` in minor units; `currency` is the key that holds the currency's code.
 *
 * @example cell.money("total", "currency_code")
 */
export function money<const Key extends string, const Currency extends string>(
  key: Key,
  currency: Currency,
  options: CellOptions = {},
): MoneyCell<Key, Currency> {
  return { kind: "money", key, currency, ...options };
}

/** An amount; in a file in major units beside its currency. */
export const moneyKind: CellKind<MoneyCell<string, string>> = {
  draw: (value, { currency }, { record, host }) => (
    <Money amount={Number(value)} currencyCode={String(Reflect.get(record, currency))} locale={host.locale} />
  ),
  text: (value, { currency }, { record, locale }) =>
    formatMoney({ amount: Number(value), currencyCode: String(Reflect.get(record, currency)), locale }),
  fileColumns: ({ key, currency }, label, translate) => [
    {
      label,
      text: (record) => {
        const held = rawText(record, key);
        const digits = minorUnitDigits(rawText(record, currency));
        return held === "" ? "" : (Number(held) / 10 ** digits).toFixed(digits);
      },
    },
    {
      label: translate("export.currencyOf", { column: label }),
      text: (record) => rawText(record, currency).toUpperCase(),
    },
  ],
  align: "end",
};
