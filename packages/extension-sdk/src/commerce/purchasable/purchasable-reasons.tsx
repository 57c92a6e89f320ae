import { CircleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { countryName } from "../../format/country-name";
import { formatNumber } from "../../format/number";
import { useFeatureFlag } from "../../host/feature-flags";
import { useHost } from "../../resource/use-host";
import { LinkButton } from "../../ui/controls/button";
import { Disclosure } from "../../ui/layout/disclosure";
import { useShowMore } from "../../ui/layout/show-more";
import { StackedList, StackedListItem } from "../../ui/layout/stacked-list";
import type { UnpurchasableReason } from "./purchasable";
import type { ReadVariant } from "./read-purchasable";
import type { PurchasableAnswer } from "./use-purchasable";

interface ReasonsProps {
  answer: PurchasableAnswer;
  /** A link was followed: whatever is open over the page closes. */
  onLeave?: () => void;
}

/** Where a variant's own reason is mended. */
type VariantPath = (variant: ReadVariant) => string;

function useMends({ product, region, channel }: PurchasableAnswer) {
  const { href } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const productForm = (section: string) =>
    `${href("products", product.id)}?${new URLSearchParams({ form: product.id, section })}`;
  const channelPath = href("sales-channels", channel?.id);
  const variantForm: VariantPath = ({ id }) => `${href("variants", id)}?form=${encodeURIComponent(id)}`;
  const regionPath = href("regions", region.id);
  const paths: Record<UnpurchasableReason, string | VariantPath> = {
    status: productForm("general"),
    channelDisabled: channelPath,
    channel: productForm("organisation"),
    variants: `${href("products", product.id)}?${new URLSearchParams({
      form: "new",
      of: "variants",
      "start.product_id": product.id,
    })}`,
    price: variantForm,
    location: channel === undefined ? href("stock-locations") : channelPath,
    // With the module the stock is set on the variant's page, location by location.
    stock: isFeatureEnabled("inventoryService") ? ({ id }) => href("variants", id) : variantForm,
    shipping: regionPath,
    shippingForStaff: regionPath,
    country: regionPath,
  };
  return (reason: UnpurchasableReason) => paths[reason];
}

/** Which text says a reason: some say more, or less, where the store has less. */
function textKey(
  reason: UnpurchasableReason,
  { channel, countryCode, otherRegion }: PurchasableAnswer,
  hasModule: boolean,
) {
  if (reason === "country" && countryCode === "") return "products.purchasable.noCountry";
  if (reason === "country" && otherRegion !== undefined) return "products.purchasable.otherRegion";
  if (reason === "location" && channel === undefined) return "products.purchasable.noLocation";
  if (reason === "stock" && (channel === undefined || !hasModule)) return "products.purchasable.noStock";
  return `products.purchasable.reasons.${reason}`;
}

function useReasonText(answer: PurchasableAnswer) {
  const { translate, locale } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const { product, region, otherRegion, channel, countryCode } = answer;
  const words = {
    status: translate(`products.status.${product.status}`),
    channel: channel?.name ?? "",
    region: region.name,
    currency: region.currency_code.toUpperCase(),
    country: countryName(countryCode, locale),
    other: otherRegion?.name ?? "",
  };
  return (reason: UnpurchasableReason) =>
    translate(textKey(reason, answer, isFeatureEnabled("inventoryService")), words);
}

/** Each reason why not, in the order in which a shop meets it, with the link that mends it. */
export function PurchasableReasons({ answer, onLeave }: ReasonsProps) {
  const { translate, locale } = useHost();
  const mendOf = useMends(answer);
  const textOf = useReasonText(answer);
  const { variants } = answer;
  return (
    <StackedList label={translate("products.purchasable.why")}>
      {answer.reasons.map(({ reason, variants: those }) => {
        const mend = mendOf(reason);
        const [only] = those;
        const to = typeof mend === "string" ? mend : variants.length === 1 && only ? mend(only) : undefined;
        return (
          <StackedListItem
            key={reason}
            hasActions
            icon={<CircleAlert className="th-icon" aria-hidden />}
            title={textOf(reason)}
            end={
              to === undefined ? undefined : (
                <LinkButton to={to} size="small" onClick={onLeave}>
                  {translate(`products.purchasable.mends.${reason}`)}
                </LinkButton>
              )
            }
          >
            {typeof mend === "function" && variants.length > 1 && (
              <VariantLinks
                title={translate("products.purchasable.ofVariants", {
                  count: those.length,
                  shown: formatNumber(those.length, locale),
                  total: formatNumber(variants.length, locale),
                })}
                variants={those}
                pathOf={mend}
                onLeave={onLeave}
              />
            )}
          </StackedListItem>
        );
      })}
    </StackedList>
  );
}

/** Variants behind a line that says how many they are. */
export function VariantLinks({
  title,
  ...props
}: {
  title: string;
  variants: readonly ReadVariant[];
  pathOf: VariantPath;
  onLeave?: () => void;
}) {
  return (
    <Disclosure title={title}>
      <LinkList {...props} />
    </Disclosure>
  );
}

function LinkList({
  variants,
  pathOf,
  onLeave,
}: {
  variants: readonly ReadVariant[];
  pathOf: VariantPath;
  onLeave?: () => void;
}) {
  const { shown, button } = useShowMore(variants);
  return (
    <>
      <ul className="th-lines">
        {shown.map((variant) => (
          <li key={variant.id}>
            <Link className="th-link" to={pathOf(variant)} onClick={onLeave}>
              {variant.title}
            </Link>
          </li>
        ))}
      </ul>
      {button}
    </>
  );
}
