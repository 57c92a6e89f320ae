import { RotateCcw } from "lucide-react";
import { formatList } from "../../format/format-list";
import { formatMoney } from "../../format/money";
import { formatNumber } from "../../format/number";
import { ReadProblem } from "../../kit/read-problem";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Banner } from "../../ui/feedback/banner";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PurchasableChoices } from "./purchasable-choices";
import { PurchasableReasons, VariantLinks } from "./purchasable-reasons";
import { type PurchasableAnswer, usePurchasable } from "./use-purchasable";
import { usePurchasableChoice } from "./use-purchasable-choice";

/** What {@link PurchasableCheck} takes. */
export interface PurchasableCheckProps {
  /** Id of the product. */
  productId: string;
  /** Id of the variant; left out: all variants of the product. */
  variantId?: string;
  /** A link was followed: a dialog around closes. */
  onLeave?(): void;
}

/**
 * Whether a product, or one variant of it, can be bought: asks for region, sales channel and country, and answers with each
 * reason why not and the link that mends it.
 *
 * @example
 * <Drawer isOpen title={translate("bundles.check")} onClose={onClose}>
 *   <PurchasableCheck productId={bundle.product_id} onLeave={onClose} />
 * </Drawer>
 */
export function PurchasableCheck({ onLeave, ...subject }: PurchasableCheckProps) {
  const { translate } = useHost();
  const choice = usePurchasableChoice();
  const { answer, error, isFetching, refetch } = usePurchasable(subject, choice);
  if (choice.error !== null) return <ReadProblem error={choice.error} refetch={choice.refetch} />;
  if (choice.isRead && choice.region === undefined)
    return (
      <EmptyState
        title={translate("products.purchasable.noRegions")}
        description={translate("products.purchasable.noRegionsText")}
      />
    );
  return (
    <div className="th-fields">
      {choice.isRead ? <PurchasableChoices choice={choice} /> : <Skeleton width="100%" />}
      <ReadProblem error={error} refetch={refetch} />
      {answer === undefined && error === null && <Skeleton width="60%" />}
      {error === null && (
        <div role="status" aria-busy={isFetching}>
          {answer !== undefined && <Summary answer={answer} isOneVariant={subject.variantId !== undefined} />}
        </div>
      )}
      {answer !== undefined && error === null && <Details answer={answer} onLeave={onLeave} />}
      {answer !== undefined && (
        <div>
          <Button
            size="small"
            variant="ghost"
            icon={<RotateCcw className="th-icon" aria-hidden />}
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {translate("products.purchasable.again")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Yes, no, or how many of them. */
function Summary({ answer, isOneVariant }: { answer: PurchasableAnswer; isOneVariant: boolean }) {
  const { translate, locale } = useHost();
  const { purchasable, variants, reasons } = answer;
  const isOne = isOneVariant || variants.length === 1;
  const count = purchasable.length;
  const words = { count, shown: formatNumber(count, locale), total: formatNumber(variants.length, locale) };
  if (reasons.length === 0)
    return (
      <Banner tone="positive">
        {isOne ? translate("products.purchasable.yes") : translate("products.purchasable.all", words)}
      </Banner>
    );
  return (
    <Banner tone="caution">
      {count === 0 ? translate("products.purchasable.no") : translate("products.purchasable.some", words)}
    </Banner>
  );
}

function Details({ answer, onLeave }: { answer: PurchasableAnswer; onLeave?: () => void }) {
  const { translate, href, locale } = useHost();
  const { purchasable, variants } = answer;
  return (
    <>
      {answer.reasons.length > 0 && <PurchasableReasons answer={answer} onLeave={onLeave} />}
      {purchasable.length > 0 && purchasable.length < variants.length && (
        <VariantLinks
          title={translate("products.purchasable.others", {
            count: purchasable.length,
            shown: formatNumber(purchasable.length, locale),
          })}
          variants={purchasable}
          pathOf={({ id }) => href("variants", id)}
          onLeave={onLeave}
        />
      )}
      <ShippingLimits answer={answer} />
    </>
  );
}

/** Each shipping option has a limit of the subtotal: whether one is offered depends on what else is in the cart. */
function ShippingLimits({ answer }: { answer: PurchasableAnswer }) {
  const { translate, locale } = useHost();
  const { shippingOptions, region } = answer;
  const limited = shippingOptions.filter(({ requirements = [] }) => requirements.length > 0);
  if (limited.length === 0 || limited.length < shippingOptions.length) return null;
  const money = (amount: number) => formatMoney({ amount, currencyCode: region.currency_code, locale });
  const words = limited.map(({ name, requirements = [] }) => {
    const limits = requirements.map(({ type, amount }) =>
      translate(`products.purchasable.limits.${type}`, { amount: money(amount) }),
    );
    return `${name} (${formatList(limits, locale)})`;
  });
  return (
    <Banner tone="info">
      {translate("products.purchasable.limited", { options: formatList(words, locale) })}
    </Banner>
  );
}
