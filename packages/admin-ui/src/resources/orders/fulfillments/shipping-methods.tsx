import { defineBody } from "@tillhouse/extension-sdk";
import { shippingAmount } from "@tillhouse/extension-sdk/commerce";
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
      render: ({ order, cart, ...method }) => (
        <Money
          amount={shippingAmount(method, order ?? cart ?? {})}
          currencyCode={order?.currency_code ?? cart?.region?.currency_code ?? ""}
        />
      ),
    },
  },
});
