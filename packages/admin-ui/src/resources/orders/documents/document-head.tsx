import { addressLines, type DocumentProps, formatDate, useHost } from "@tillhouse/extension-sdk";
import type { ReactNode } from "react";

type Address = DocumentProps<"orders">["record"]["shipping_address"] | null;

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
  const written = (address: Address | undefined) => addressLines(address, locale);
  const shipping = written(order.shipping_address);
  const billing = written(order.billing_address);
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
