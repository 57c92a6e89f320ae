import { formatMoney, useHost } from "@tillhouse/extension-sdk";
import {
  type ChosenPurchase,
  type CompetingPrice,
  StoreCheck,
  useTrialPrices,
} from "@tillhouse/extension-sdk/commerce";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Banner, Money, Section, Skeleton, Table, Tag } from "@tillhouse/extension-sdk/ui";

export interface WhichPriceProps {
  purchase: ChosenPurchase;
}

/** All prices of a variant, which of them the store gives, and why not the others. */
export function WhichPrice({ purchase }: WhichPriceProps) {
  const { region } = purchase;
  const { translate } = useHost();
  const { outcomes, error, refetch } = useTrialPrices(purchase);
  const title = translate("price-lists.which.prices");
  if (outcomes === undefined)
    return (
      <Section title={title}>
        <ReadProblem error={error} refetch={refetch} />
        {error === null && <Skeleton width="60%" />}
      </Section>
    );
  const winner = outcomes.find(({ fate }) => fate === "wins")?.price;
  return (
    <Section title={title}>
      {winner === undefined && <Banner tone="caution">{translate("price-lists.which.none")}</Banner>}
      {outcomes.length > 0 && (
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
            {outcomes.map(({ price, fate, includesTax }) => (
              <tr key={price.id}>
                <td className="th-grow" data-area="a2">
                  <PriceName price={price} region={region} />
                  {includesTax && (
                    <span className="th-muted"> · {translate("price-lists.which.includesTax")}</span>
                  )}
                </td>
                <td data-area="b1">
                  {fate === "wins" ? (
                    <Tag>{translate("price-lists.which.fates.wins")}</Tag>
                  ) : (
                    <span className="th-muted">{translate(`price-lists.which.fates.${fate}`)}</span>
                  )}
                </td>
                <td className="th-numeric" data-area="a3">
                  <Money amount={price.amount} currencyCode={price.currency_code} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <PriceCheck purchase={purchase} amount={winner?.amount} />
    </Section>
  );
}

/** What a price is: the variant's own, or of a list; for a region, for a quantity. */
function PriceName({ price, region }: { price: CompetingPrice; region: ChosenPurchase["region"] }) {
  const { translate, href } = useHost();
  const { price_list: list, region_id, min_quantity, max_quantity } = price;
  const facts = [
    region_id && (region_id === region.id ? region.name : translate("price-lists.which.otherRegion")),
    (min_quantity || max_quantity) &&
      translate("variants.prices.quantity", { from: min_quantity ?? 1, to: max_quantity ?? "∞" }),
  ].filter(Boolean);
  return (
    <>
      {list ? (
        <Link className="th-link" to={href("price-lists", list.id)}>
          {list.name}
        </Link>
      ) : (
        translate("variants.prices.own")
      )}
      {facts.length > 0 && ` · ${facts.join(" · ")}`}
    </>
  );
}

/** Asks the store itself for the price, in a cart. */
function PriceCheck({ purchase, amount }: WhichPriceProps & { amount: number | undefined }) {
  const { translate, locale } = useHost();
  const currencyCode = purchase.region.currency_code;
  return (
    <StoreCheck
      purchase={purchase}
      ask={async ({ items: [item] }) => ({
        text:
          item === undefined
            ? translate("price-lists.which.storeNone")
            : translate("price-lists.which.store", {
                price: formatMoney({ amount: item.unit_price, currencyCode, locale }),
              }),
        agrees: item?.unit_price === amount,
      })}
    />
  );
}
