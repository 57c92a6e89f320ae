import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { JsonView, LedgerRow, Money } from "@tillhouse/extension-sdk/ui";
import { MapPin } from "lucide-react";

/** What a provider or an operator has noted beside everything else; nothing where that is nothing. */
export const noted = (label: string, value: unknown) =>
  Object.keys(Object(value)).length > 0 && <JsonView key={label} label={label} value={value} />;

/** Props of {@link ShippingRows}. */
export interface ShippingRowsProps {
  methods: NonNullable<RecordOf<"orders">["shipping_methods"]>;
  currencyCode: string;
}

/** How something travels, and what it costs: rows of a `Ledger`. */
export function ShippingRows({ methods, currencyCode }: ShippingRowsProps) {
  const { translate, locale } = useHost();
  const method = translate("orders.fulfillment.method");
  return methods.map(({ id, shipping_option, data, subtotal, price }) => (
    <LedgerRow
      key={id}
      icon={<MapPin className="th-icon" aria-hidden />}
      title={shipping_option?.name ?? method}
      meta={[method, noted(translate("orders.fulfillment.methodData"), data)]}
      end={<Money amount={subtotal ?? price} currencyCode={currencyCode} locale={locale} />}
    />
  ));
}
