import {
  formatNumber,
  type RecordOf,
  type SectionProps,
  useHost,
  useRecords,
} from "@tillhouse/extension-sdk";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import {
  DateTime,
  Description,
  DescriptionList,
  Money,
  Section,
  Skeleton,
} from "@tillhouse/extension-sdk/ui";
import { type Spending, spendingOf } from "./spending";

/** How many orders are added up: whoever has more is told so. */
const mostOrders = 100;

/** What a customer has bought: how much by currency, how often, and when last. */
export default function CustomerHistory({ record: customer }: SectionProps<"customers">) {
  const { translate } = useHost();
  const { records, count, isLoading, error, refetch } = useRecords("orders", {
    customer_id: customer.id,
    // Payments tell what came in. Without a total in the question the store would reckon all of them; this one is the cheapest.
    fields: "id,display_id,created_at,currency_code,refunded_total",
    expand: "payments",
    order: "-created_at",
    limit: mostOrders,
    offset: 0,
  });
  return (
    <Section title={translate("customers.sections.history")}>
      {error !== null && records.length === 0 ? (
        <ReadProblem error={error} refetch={refetch} />
      ) : isLoading ? (
        <Skeleton width="60%" />
      ) : (
        <History orders={records} count={count} />
      )}
    </Section>
  );
}

function History({ orders, count }: { orders: readonly RecordOf<"orders">[]; count: number }) {
  const { translate, href, locale } = useHost();
  const spent = spendingOf(orders);
  const [last] = orders;
  const sums = (amountOf: (one: Spending) => number) =>
    spent.map((one) => (
      <div key={one.currencyCode}>
        <Money amount={amountOf(one)} currencyCode={one.currencyCode} />
      </div>
    ));
  return (
    <>
      <DescriptionList>
        <Description label={translate("customers.fields.spent")}>
          {spent.length > 0 ? sums(({ sum }) => sum) : "–"}
        </Description>
        <Description label={translate("customers.fields.orders")}>{formatNumber(count, locale)}</Description>
        <Description label={translate("customers.fields.average")}>
          {spent.length > 0 ? sums(({ sum, count: paid }) => Math.round(sum / paid)) : "–"}
        </Description>
        <Description label={translate("customers.fields.last_order")}>
          {last === undefined ? (
            "–"
          ) : (
            <>
              <Link className="th-link" to={href("orders", last.id)}>
                #{last.display_id}
              </Link>{" "}
              <span className="th-muted">
                <DateTime value={String(last.created_at)} style="list" />
              </span>
            </>
          )}
        </Description>
      </DescriptionList>
      {count > orders.length && (
        <p className="th-muted th-tiny">{translate("customers.historyOf", { count: orders.length })}</p>
      )}
    </>
  );
}
