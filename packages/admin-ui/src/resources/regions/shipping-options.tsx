import {
  type CustomCell,
  cell,
  defineBody,
  filter,
  formatMoney,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { providerName } from "@tillhouse/extension-sdk/commerce";
import { optionName } from "./fulfillment-options";
import { optionForm } from "./option-form";
import { limitOf } from "./option-payload";

type ShippingOption = RecordOf<"shipping-options">;

const codeOf = ({ region }: ShippingOption) => region?.currency_code ?? "";

/** What a customer pays for it, in the currency of its region. */
const price: CustomCell<ShippingOption> = {
  id: "price",
  text: ({ amount }) => String(amount ?? ""),
  render: (option, { locale, translate }) =>
    option.amount === null || option.price_type === "calculated" || codeOf(option) === ""
      ? translate("shipping-options.calculated")
      : formatMoney({ amount: option.amount, currencyCode: codeOf(option), locale }),
};

/** For which orders it is offered. */
const limits: CustomCell<ShippingOption> = {
  id: "limits",
  render: (option, { locale, translate }) => {
    const currencyCode = codeOf(option);
    const money = (amount: number) => formatMoney({ amount, currencyCode, locale });
    const from = limitOf(option, "min_subtotal")?.amount;
    const to = limitOf(option, "max_subtotal")?.amount;
    if (currencyCode === "" || (from === undefined && to === undefined))
      return <span className="th-muted">{translate("shipping-options.limits.none")}</span>;
    if (to === undefined) return translate("shipping-options.limits.from", { from: money(from ?? 0) });
    if (from === undefined) return translate("shipping-options.limits.to", { to: money(to) });
    return translate("shipping-options.limits.between", { from: money(from), to: money(to) });
  },
};

const direction: CustomCell<ShippingOption> = {
  id: "direction",
  text: ({ is_return }) => (is_return ? "return" : "outbound"),
  render: ({ is_return }, { translate }) =>
    translate(`shipping-options.direction.${is_return ? "return" : "outbound"}`),
};

const audience: CustomCell<ShippingOption> = {
  id: "admin_only",
  label: "shipping-options.fields.audience",
  text: ({ admin_only }) => (admin_only ? "staff" : "customers"),
  render: ({ admin_only }, { translate }) =>
    translate(`shipping-options.audience.${admin_only ? "staff" : "customers"}`),
};

const provider: CustomCell<ShippingOption> = {
  id: "provider_id",
  render: ({ provider_id, data }, host) =>
    host.translate("shipping-options.optionOf", {
      option: optionName(data ?? {}),
      provider: providerName(provider_id, host),
    }),
};

/** Ways of shipping to a region, and ways back. */
export default defineBody("shipping-options", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 30 }),
      cell.record("region", "regions", { mobile: "title" }),
      direction,
      { ...price, mobile: "end" },
      limits,
      cell.record("profile", "shipping-profiles"),
      { ...audience, mobile: "mark" },
      cell.date("created_at", { isHidden: true, mobile: "note" }),
    ],
    search: true,
    sort: "name",
    filters: [
      filter.reference("region_id", { to: "regions", isSingle: true }),
      filter.yesNo("is_return"),
      filter.yesNo("admin_only"),
    ],
  },
  detail: {
    meta: [cell.record("region", "regions"), direction],
    sections: [
      {
        id: "price",
        facts: [price, limits, audience, cell.yesNo("includes_tax", { requires: "tax_inclusive_pricing" })],
      },
      { id: "delivery", facts: [provider, cell.record("profile", "shipping-profiles")] },
      { id: "data", load: () => import("./option-data") },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: optionForm,
  delete: { confirm: "asked" },
});
