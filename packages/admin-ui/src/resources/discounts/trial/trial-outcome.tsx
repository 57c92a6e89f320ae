import { type AdminError, formatMoney, type RecordOf, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { type ChosenPurchase, StoreCheck, useTrialPrices } from "@tillhouse/extension-sdk/commerce";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, Skeleton, Totals } from "@tillhouse/extension-sdk/ui";
import { type DiscountOutcome, type DiscountTerms, discountOutcome } from "./discount-outcome";

type Discount = RecordOf<"discounts">;

export interface TrialOutcomeProps {
  /** With its regions, its rule, and all that its conditions name. */
  discount: Discount;
  purchase: ChosenPurchase;
}

/** What of a discount decides. A code that was made from another one holds in the regions of that. */
function termsOf({ rule, regions = [], parent_discount, ...discount }: Discount): DiscountTerms | undefined {
  if (!rule) return undefined;
  return {
    ...discount,
    rule,
    regionIds: (parent_discount?.regions ?? regions).map(({ id }) => id),
    conditions: (rule.conditions ?? []).map((condition) => ({
      type: condition.type,
      operator: condition.operator,
      ids: (condition[condition.type] ?? []).map(({ id }) => id),
    })),
  };
}

/** What the code takes off a purchase, why not more, and whether the store says the same. */
export function TrialOutcome({ discount, purchase }: TrialOutcomeProps) {
  const { translate } = useHost();
  const { region, groupId, quantity } = purchase;
  const { outcomes, taxRates, product, error, refetch } = useTrialPrices(purchase);
  const terms = termsOf(discount);
  if (outcomes === undefined || product === undefined || terms === undefined)
    return (
      <>
        <ReadProblem error={error} refetch={refetch} />
        {error === null && <Skeleton width="60%" />}
      </>
    );
  const winner = outcomes.find(({ fate }) => fate === "wins");
  if (winner === undefined) return <Banner tone="caution">{translate("price-lists.which.none")}</Banner>;
  const outcome = discountOutcome(terms, {
    regionId: region.id,
    groupIds: groupId === undefined ? undefined : [groupId],
    product: {
      id: product.id,
      type_id: product.type?.id ?? null,
      collection_id: product.collection?.id ?? null,
      tagIds: (product.tags ?? []).map(({ id }) => id),
      discountable: product.discountable,
    },
    quantity,
    unitPrice: winner.price.amount,
    includesTax: winner.includesTax,
    taxRates,
  });
  const { subtotal, amount } = outcome;
  return (
    <>
      <TrialReasons terms={terms} outcome={outcome} isDiscountable={product.discountable} />
      <Totals
        label={translate("discounts.trial.totals")}
        currencyCode={region.currency_code}
        rows={[
          {
            label: translate(winner.includesTax ? "discounts.trial.withoutTax" : "discounts.trial.subtotal", {
              count: quantity,
            }),
            amounts: [subtotal],
          },
          { label: discount.code, amounts: [-amount] },
          { label: translate("discounts.trial.left"), amounts: [subtotal - amount], isTotal: true },
        ]}
      />
      <DiscountCheck discount={discount} purchase={purchase} outcome={outcome} />
    </>
  );
}

/** Why a code takes nothing off, or that it does. */
function TrialReasons({
  terms,
  outcome: { refusals, unmet },
  isDiscountable,
}: {
  terms: DiscountTerms;
  outcome: DiscountOutcome;
  isDiscountable: boolean;
}) {
  const { translate } = useHost();
  const reasons = [
    ...refusals.map((reason) => translate(`discounts.trial.refusals.${reason}`)),
    ...(isDiscountable ? [] : [translate("discounts.trial.notDiscountable")]),
    ...unmet.map(({ operator, type }) =>
      translate("discounts.trial.unmet", {
        condition: translate(`discounts.conditionTitles.${operator}.${type}`),
      }),
    ),
  ];
  if (reasons.length === 0)
    return terms.rule.type === "free_shipping" ? (
      <Banner tone="positive">{translate("discounts.trial.freeShipping")}</Banner>
    ) : null;
  return (
    <Banner
      tone="caution"
      title={translate(refusals.length > 0 ? "discounts.trial.refused" : "discounts.trial.nothing")}
    >
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Puts the same into a cart of the store, with the code. */
function DiscountCheck({ discount, purchase, outcome }: TrialOutcomeProps & { outcome: DiscountOutcome }) {
  const { client, translate, locale } = useHost();
  const currencyCode = purchase.region.currency_code;
  const isTaken = outcome.refusals.length === 0;
  return (
    <StoreCheck
      purchase={purchase}
      ask={async ({ id }) => {
        const given = await tryCode(client, id, discount.code);
        if (typeof given === "number") {
          const amount = formatMoney({ amount: given, currencyCode, locale });
          return {
            text: translate("discounts.trial.store", { amount }),
            agrees: isTaken && given === outcome.amount,
          };
        }
        return {
          text: translate("discounts.trial.storeRefuses", { reason: given.message }),
          agrees: !isTaken,
        };
      }}
    />
  );
}

/**
 * Puts a code into a cart and takes it out again.
 *
 * @returns what the code takes off, or why the store does not take it
 * @throws AdminError where the store fails otherwise
 */
async function tryCode(
  client: ReturnType<typeof useHost>["client"],
  cartId: string,
  code: string,
): Promise<number | AdminError> {
  const path = `/store/carts/${encodeURIComponent(cartId)}`;
  try {
    const { cart } = await client.send<{ cart: { discount_total: number } }>({
      method: "POST",
      path,
      payload: { discounts: [{ code }] },
    });
    const remove = client.send({ method: "DELETE", path: `${path}/discounts/${encodeURIComponent(code)}` });
    // The answer is known by now.
    await remove.catch(() => undefined);
    return cart.discount_total;
  } catch (thrown) {
    const error = toAdminError(thrown);
    // A refusal is an answer; a store that cannot be reached gives none.
    if (error.code === "invalid" || error.details.status === 400) return error;
    throw error;
  }
}
