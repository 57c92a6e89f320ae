import { countryName, type DocumentProps, formatDate, useHost } from "@tillhouse/extension-sdk";
import type { ReactNode } from "react";

type Address = DocumentProps<"orders">["record"]["shipping_address"] | null;

/** An address as it is written on an envelope. */
function addressLines(address: Address | undefined, locale: string): string[] {
  if (!address) return [];
  return [
    [address.first_name, address.last_name].filter(Boolean).join(" "),
    address.company,
    address.address_1,
    address.address_2,
    [address.postal_code, address.city].filter(Boolean).join(" "),
    address.province,
    address.country_code && countryName(address.country_code, locale),
  ].filter((line): line is string => Boolean(line));
}

/** Props of {@link DocumentHead}. */
export interface DocumentHeadProps extends Omit<DocumentProps<"orders">, "records"> {
  title: string;
  /** What stands above the address; that it goes there when left out. */
  addressLabel?: string;
  /** Below the addresses: how it is sent. */
  facts?: readonly { label: string; value: ReactNode }[];
}

/** Who sends it, what it is, of which order, to whom. */
export function DocumentHead(props: DocumentHeadProps) {
  const { title, record: order, translate, locale, facts = [] } = props;
  const { store, timeZone } = useHost();
  const shipping = addressLines(order.shipping_address, locale);
  const billing = addressLines(order.billing_address, locale);
  const isSame = billing.length === 0 || billing.join() === shipping.join();
  const placed = formatDate(String(order.created_at), { style: "day", locale, timeZone });
  return (
    <>
      <header className="th-paper__head">
        <p className="th-paper__store">{store?.name}</p>
        <div>
          <h2>{title}</h2>
          <p>{translate("orders.paper.order", { number: `#${order.display_id}` })}</p>
          <p>{placed}</p>
        </div>
      </header>
      <div className="th-paper__parties">
        <div>
          <h3>{props.addressLabel ?? translate(isSame ? "orders.paper.to" : "orders.address.shipping")}</h3>
          <address>{shipping.join("\n")}</address>
        </div>
        {!isSame && (
          <div>
            <h3>{translate("orders.address.billing")}</h3>
            <address>{billing.join("\n")}</address>
          </div>
        )}
        {facts.map(({ label, value }) => (
          <div key={label}>
            <h3>{label}</h3>
            <p>{value}</p>
          </div>
        ))}
      </div>
    </>
  );
}

/** The name of a line with what tells its variant from the next. */
export function DocumentLine({ name, details }: { name: string; details: string }) {
  return (
    <>
      {name}
      {details !== "" && <div className="th-muted">{details}</div>}
    </>
  );
}
