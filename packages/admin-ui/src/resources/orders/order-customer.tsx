import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Avatar, Copyable, Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";
import { Link } from "react-router-dom";

/** Who ordered, and how to reach them. */
export default function OrderCustomer({ record: order }: SectionProps<"orders">) {
  const { translate, href } = useHost();
  const { customer, shipping_address: address } = order;
  const name =
    [customer?.first_name, customer?.last_name].filter(Boolean).join(" ") ||
    [address?.first_name, address?.last_name].filter(Boolean).join(" ") ||
    order.email;
  const phone = address?.phone ?? customer?.phone;
  return (
    <Section
      title={translate("orders.sections.customer")}
      end={<RecordActions of="orders" record={order} only={["editEmail", "transfer"]} />}
    >
      <div className="th-who">
        <Avatar name={name} />
        <Link className="th-link th-clip" to={href("customers", order.customer_id)}>
          {name}
        </Link>
      </div>
      <Facts>
        <Fact label={translate("orders.fields.email")}>
          <Copyable value={order.email} label={translate("orders.fields.email")} />
        </Fact>
        {phone && (
          <Fact label={translate("orders.fields.phone")}>
            <Copyable value={phone} label={translate("orders.fields.phone")} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
