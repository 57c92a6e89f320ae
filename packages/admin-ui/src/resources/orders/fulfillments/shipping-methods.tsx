import { defineBody } from "@tillhouse/extension-sdk";
import { JsonView, Money } from "@tillhouse/extension-sdk/ui";
import { MapPin } from "lucide-react";

/** What a provider or an operator has noted beside everything else; nothing where that is nothing. */
export const noted = (label: string, value: object | null | undefined) =>
  Object.keys(value ?? {}).length > 0 && <JsonView label={label} value={value} />;

/** How orders, drafts, exchanges and claims travel, and what it costs: each method belongs to one of them. */
export default defineBody("shipping-methods", {
  row: {
    icon: () => <MapPin className="th-icon" aria-hidden />,
    facts: [
      { id: "method", render: (_, { translate }) => translate("shipping-methods.one") },
      {
        id: "data",
        render: ({ data }, { translate }) => noted(translate("orders.fulfillment.methodData"), data),
      },
    ],
    amount: {
      id: "price",
      render: ({ price, subtotal = price, total = price, order, cart }) => {
        // With its tax where the totals of the page have it in their amounts.
        const isGross = (order ?? cart)?.items?.some(({ includes_tax }) => includes_tax);
        return (
          <Money
            amount={isGross ? total : subtotal}
            currencyCode={order?.currency_code ?? cart?.region?.currency_code ?? ""}
          />
        );
      },
    },
  },
});
