import { type RecordOf, type SectionProps, useHost, useRecords } from "@tillhouse/extension-sdk";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Button, DateTime, Money, Section, Skeleton, Table } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useState } from "react";
import { unexplained, usesOf } from "./card-amounts";
import { cardCurrency } from "./card-state";

/** How many orders are looked through, and how many more each time that somebody asks for it. */
const stride = 500;

/**
 * What became of the card's value. The API has no list of that: the orders since it was issued are read, and looked through. It keeps no
 * record of what staff change by hand, so that is what the orders leave open.
 */
export default function CardHistory({ record: card }: SectionProps<"gift-cards">) {
  const { translate } = useHost();
  const [limit, setLimit] = useState(stride);
  const { records, count, isLoading, isFetching, error, refetch } = useRecords("orders", {
    created_at: { gte: card.created_at },
    // Without a total in the question the store would reckon all of them; this one is the cheapest.
    fields: "id,display_id,status,created_at,currency_code,refunded_total",
    expand: "gift_card_transactions",
    order: "-created_at",
    limit,
    offset: 0,
  });
  const isWhole = count <= records.length;
  return (
    <Section title={translate("gift-cards.sections.history")}>
      {error !== null && records.length === 0 ? (
        <ReadProblem error={error} refetch={refetch}>
          {translate("gift-cards.errors.ordersUnread")}
        </ReadProblem>
      ) : isLoading ? (
        <Skeleton width="60%" />
      ) : (
        <>
          <History card={card} orders={records} isWhole={isWhole} />
          {!isWhole && (
            <p className="th-muted th-tiny">
              {translate("gift-cards.lookedThrough", { read: records.length, count })}{" "}
              <Button size="small" isLoading={isFetching} onClick={() => setLimit(limit + stride)}>
                {translate("gift-cards.lookFurther")}
              </Button>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

interface HistoryProps {
  card: RecordOf<"gift-cards">;
  orders: readonly RecordOf<"orders">[];
  isWhole: boolean;
}

/** One row of the history. */
interface Entry {
  key: string;
  what: ReactNode;
  at?: string;
  amount: number;
}

function History({ card, orders, isWhole }: HistoryProps) {
  const { translate, locale, href } = useHost();
  const uses = usesOf(card, orders);
  const byHand = unexplained(card, uses);
  const currencyCode = cardCurrency(card);
  const orderLink = ({ id, display_id }: Pick<RecordOf<"orders">, "id" | "display_id">) => (
    <Link className="th-link" to={href("orders", id)}>
      #{display_id}
    </Link>
  );
  const entries: Entry[] = [
    ...(byHand === 0
      ? []
      : [
          {
            key: "byHand",
            what: translate(isWhole ? "gift-cards.byHand" : "gift-cards.byHandOrEarlier"),
            amount: byHand,
          },
        ]),
    ...uses.map(({ order, amount }) => ({
      key: order.id,
      what: (
        <>
          {orderLink(order)}{" "}
          {order.status === "canceled" && (
            <span className="th-muted">{translate("gift-cards.orderCanceled")}</span>
          )}
        </>
      ),
      at: String(order.created_at),
      amount: -amount,
    })),
    {
      key: "issued",
      what: card.order ? (
        <>
          {translate("gift-cards.origin.bought")} {orderLink(card.order)}
        </>
      ) : (
        translate("gift-cards.origin.issued")
      ),
      at: String(card.created_at),
      amount: card.value,
    },
  ];
  return (
    <Table label={translate("gift-cards.sections.history")} isInset isFlow isStill>
      <thead>
        <tr>
          <th scope="col">{translate("gift-cards.history.what")}</th>
          <th scope="col">{translate("gift-cards.history.at")}</th>
          <th scope="col" className="th-numeric">
            {translate("gift-cards.history.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, what, at, amount }) => (
          <tr key={key}>
            <td className="th-grow" data-area="a2">
              {what}
            </td>
            <td data-area="b1" className="th-muted">
              {at === undefined ? "–" : <DateTime value={at} style="list" />}
            </td>
            <td className="th-numeric" data-area="a3">
              <Money amount={amount} currencyCode={currencyCode} locale={locale} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
