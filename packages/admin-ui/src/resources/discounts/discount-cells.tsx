import {
  type CustomCell,
  formatList,
  formatMoney,
  formatNumber,
  type RecordOf,
  statusStyles,
  useHost,
} from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";
import { currencyOf, type DiscountStatus, statusOf } from "./discount-status";

type Discount = RecordOf<"discounts">;

/** How each status looks. */
const discountStatusStyles = {
  active: "done",
  scheduled: "scheduled",
  expired: "off",
  used_up: "archived",
  off: "empty",
} as const satisfies Record<DiscountStatus, keyof typeof statusStyles>;

/** Whether the store takes the code now. */
export function DiscountState({ discount, isBadge }: { discount: Discount; isBadge?: boolean }) {
  const { translate } = useHost();
  const status = statusOf(discount);
  return (
    <Status {...statusStyles[discountStatusStyles[status]]} isBadge={isBadge}>
      {translate(`discounts.status.${status}`)}
    </Status>
  );
}

/** "20%", "€5.00", or "Free shipping". */
function discountValue(
  discount: Discount,
  {
    locale,
    translate,
  }: { locale: string | undefined; translate(key: "discounts.type.free_shipping"): string },
): string {
  const { rule } = discount;
  if (!rule) return "–";
  if (rule.type === "free_shipping") return translate("discounts.type.free_shipping");
  if (rule.type === "percentage")
    return formatNumber(rule.value / 100, locale, { style: "percent", maximumFractionDigits: 2 });
  const currencyCode = currencyOf(discount);
  // A discount that lost its region says at least the number.
  return currencyCode === undefined
    ? String(rule.value)
    : formatMoney({ amount: rule.value, currencyCode, locale });
}

export const valueCell: CustomCell<Discount> = {
  id: "value",
  align: "end",
  sort: false,
  text: (discount) => String(discount.rule?.value ?? ""),
  render: (discount, host) => discountValue(discount, host),
};

/** "12 of 100". */
export const usesCell: CustomCell<Discount> = {
  id: "usage_count",
  align: "end",
  text: ({ usage_count }) => String(usage_count),
  render: ({ usage_count, usage_limit }, { locale, translate }) => {
    const shown = formatNumber(usage_count, locale);
    return usage_limit
      ? translate("discounts.usesOf", {
          count: shown,
          limit: formatNumber(usage_limit, locale),
        })
      : shown;
  },
};

export const regionsCell: CustomCell<Discount> = {
  id: "regions",
  sort: false,
  text: ({ regions = [] }) => regions.map(({ name }) => name).join(", "),
  render: ({ regions = [], parent_discount }, { locale, translate }) => {
    const named = regions.length > 0 ? regions : (parent_discount?.regions ?? []);
    return named.length === 0 ? (
      <span className="th-muted">{translate("discounts.noRegions")}</span>
    ) : (
      formatList(
        named.map(({ name }) => name),
        locale,
      )
    );
  },
};

export const stateBadge: CustomCell<Discount> = {
  id: "status",
  render: (discount) => <DiscountState discount={discount} isBadge />,
};

/** That codes can be made from it, or that it was made from another one. */
export const dynamicBadge: CustomCell<Discount> = {
  id: "is_dynamic",
  render: ({ is_dynamic, parent_discount_id }, { translate }) =>
    is_dynamic ? (
      <Status tone="neutral" shape="core" isBadge>
        {translate(parent_discount_id ? "discounts.made" : "discounts.template")}
      </Status>
    ) : null,
};
