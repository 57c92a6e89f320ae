import { addressLines, personName, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Avatar, Copyable, Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";
import { Link } from "react-router-dom";

/** Who a draft order is for, and where it goes. */
export default function DraftPeople({ record: draft }: SectionProps<"draft-orders">) {
  const { translate, href, locale } = useHost();
  const { cart } = draft;
  const { customer, shipping_address: shipping, billing_address: billing } = cart ?? {};
  const name = personName(customer) || (cart?.email ?? "");
  const shown = (address: typeof shipping) => {
    const lines = addressLines(address, locale);
    return lines.length > 0 ? <address className="th-address">{lines.join("\n")}</address> : undefined;
  };
  return (
    <Section
      title={translate("draft-orders.sections.customer")}
      end={
        <RecordActions
          of="draft-orders"
          record={draft}
          only={["customer", "addresses", "region", "mute", "unmute"]}
        />
      }
    >
      <div className="th-who">
        <Avatar name={name} />
        {cart?.customer_id ? (
          <Link className="th-link th-clip" to={href("customers", cart.customer_id)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </div>
      <Facts>
        <Fact label={translate("orders.fields.email")}>
          {cart?.email && <Copyable value={cart.email} label={translate("orders.fields.email")} />}
        </Fact>
        <Fact label={translate("orders.fields.phone")}>{shipping?.phone ?? customer?.phone}</Fact>
        <Fact label={translate("orders.address.shipping")}>{shown(shipping)}</Fact>
        <Fact label={translate("orders.address.billing")}>{shown(billing)}</Fact>
      </Facts>
    </Section>
  );
}
