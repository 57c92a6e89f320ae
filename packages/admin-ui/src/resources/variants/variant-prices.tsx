import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { idleReason, winningPrice } from "@tillhouse/extension-sdk/commerce";
import { Banner, Money, Section, Table, Tag } from "@tillhouse/extension-sdk/ui";
import { Fragment } from "react";

type Price = NonNullable<SectionProps<"variants">["record"]["prices"]>[number];

/** Own prices first, then those of lists, the lowest first. */
function inOrder(prices: readonly Price[]): Price[] {
  const rank = ({ price_list_id, region_id }: Price) =>
    Number(Boolean(price_list_id)) * 2 + Number(Boolean(region_id));
  return [...prices].sort((left, right) => rank(left) - rank(right) || left.amount - right.amount);
}

/** What a price is: the variant's own, or of a price list; for a region, for a quantity. */
function usePriceWords() {
  const { translate } = useHost();
  return ({ price_list, price_list_id, region, min_quantity, max_quantity }: Price) =>
    [
      price_list_id
        ? (price_list?.name ?? translate("variants.prices.list"))
        : translate("variants.prices.own"),
      region?.name,
      min_quantity || max_quantity
        ? translate("variants.prices.quantity", { from: min_quantity ?? 1, to: max_quantity ?? "∞" })
        : undefined,
    ]
      .filter(Boolean)
      .join(" · ");
}

/** All prices by currency, and in words which one counts now. */
export default function VariantPrices({ record: variant }: SectionProps<"variants">) {
  const { translate, locale, store } = useHost();
  const wordsOf = usePriceWords();
  const prices = variant.prices ?? [];
  const now = new Date();
  const first = store?.default_currency_code;
  const codes = [...new Set(prices.map(({ currency_code }) => currency_code))].sort(
    (left, right) => Number(right === first) - Number(left === first) || left.localeCompare(right),
  );
  const unsold = (store?.currencies ?? []).map(({ code }) => code).filter((code) => !codes.includes(code));
  const title = translate("variants.sections.prices");
  return (
    <Section title={title}>
      {unsold.length > 0 && (
        <Banner tone="caution">
          {translate("variants.prices.missing", {
            count: unsold.length,
            currencies: unsold.map((code) => code.toUpperCase()).join(", "),
          })}
        </Banner>
      )}
      {codes.length > 0 && (
        <Table label={title} isInset isFlow isStill>
          <thead>
            <tr>
              <th scope="col">{translate("variants.prices.of")}</th>
              <th scope="col">{translate("variants.prices.state")}</th>
              <th scope="col" className="th-numeric">
                {translate("variants.fields.amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => {
              const own = inOrder(prices.filter(({ currency_code }) => currency_code === code));
              const winner = winningPrice(own, code, now);
              return (
                <Fragment key={code}>
                  {own.map((price) => {
                    const reason = idleReason(price, now);
                    return (
                      <tr key={price.id}>
                        <td className="th-grow" data-area="a2">
                          {wordsOf(price)}
                        </td>
                        <td data-area="b1">
                          {price === winner ? (
                            <Tag>{translate("variants.prices.wins")}</Tag>
                          ) : (
                            <span className="th-muted">
                              {translate(
                                reason === undefined
                                  ? price.region_id
                                    ? "variants.prices.idle.region"
                                    : "variants.prices.idle.higher"
                                  : `variants.prices.idle.${reason}`,
                              )}
                            </span>
                          )}
                        </td>
                        <td className="th-numeric" data-area="a3">
                          <Money amount={price.amount} currencyCode={code} locale={locale} />
                        </td>
                      </tr>
                    );
                  })}
                </Fragment>
              );
            })}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
