import {
  cell,
  countryName,
  type RecordOf,
  type SectionProps,
  useHost,
  useRecords,
} from "@tillhouse/extension-sdk";
import { ContactFacts, phoneOf } from "@tillhouse/extension-sdk/commerce";
import { CellValue, RecordActions } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import {
  DateTime,
  Description,
  Disclosure,
  Money,
  Section,
  Skeleton,
  StackedList,
  StackedListItem,
} from "@tillhouse/extension-sdk/ui";
import { customerName } from "../shared/customer-name";
import { fulfillmentStatus, paymentStatus } from "../shared/order-statuses";

/** How many of the customer's other orders are shown here; the list has them all. */
const shownOrders = 5;

const groups = cell.records("groups", "customer-groups");

/** Who ordered, how to reach them, and what else they ordered. */
export function OrderCustomer({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const { customer, shipping_address: address } = order;
  const name = customerName(order);
  const company = address?.company || order.billing_address?.company;
  const country = address?.country_code && countryName(address.country_code, locale);
  return (
    <Section
      title={translate("orders.sections.customer")}
      end={<RecordActions of="orders" record={order} only={["editEmail", "transfer"]} />}
    >
      <ContactFacts
        name={name}
        details={[address?.city, country].filter(Boolean).join(", ")}
        customerId={order.customer_id}
        email={order.email}
        phone={phoneOf(order)}
      >
        {company && <Description label={translate("orders.fields.company")}>{company}</Description>}
        {customer?.groups && customer.groups.length > 0 && (
          <Description label={translate("customer-groups.title")}>
            <CellValue cell={groups} record={customer} resource="customers" />
          </Description>
        )}
      </ContactFacts>
      {order.customer_id && (
        <Disclosure title={translate("orders.customer.others")}>
          <OtherOrders order={order} />
        </Disclosure>
      )}
    </Section>
  );
}

/** The customer's latest orders beside this one; read when somebody opens it. */
function OtherOrders({ order }: { order: RecordOf<"orders"> }) {
  const { translate, href } = useHost();
  const { records, count, isLoading, error } = useRecords("orders", {
    customer_id: order.customer_id,
    // Lists leave totals out where nobody asks for them.
    fields: "id,display_id,created_at,payment_status,fulfillment_status,total,currency_code",
    expand: "",
    limit: shownOrders + 1,
    offset: 0,
  });
  if (error) return <p role="alert">{translate("error.server")}</p>;
  if (isLoading) return <Skeleton width="60%" />;
  const others = records.filter(({ id }) => id !== order.id).slice(0, shownOrders);
  if (others.length === 0) return <p className="th-muted">{translate("orders.customer.none")}</p>;
  return (
    <>
      <StackedList label={translate("orders.customer.others")}>
        {others.map((other) => (
          <StackedListItem
            key={other.id}
            title={
              <Link className="th-link" to={href("orders", other.id)}>
                #{other.display_id}
              </Link>
            }
            status={[paymentStatus, fulfillmentStatus].map((cell) => (
              <CellValue key={cell.key} cell={cell} record={other} resource="orders" />
            ))}
            meta={[<DateTime key="when" value={String(other.created_at)} style="list" />]}
            end={<Money amount={other.total} currencyCode={other.currency_code} />}
          />
        ))}
      </StackedList>
      <Link className="th-link" to={`${href("orders")}?customer_id=${order.customer_id}`}>
        {translate("orders.customer.all", { count })}
      </Link>
    </>
  );
}
