import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { Item, Money, Section, Status, Table, TableRow, Tag, Thumbnail } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { detailsOf, type LineItem } from "./line-items";

type Order = SectionProps<"orders">["record"];

interface Total {
  id: string;
  amount: number;
  note?: ReactNode;
  isTotal?: boolean;
}

/** How far a line has come, in the fewest words: `2 shipped`, `1 of 2 fulfilled`. */
function lineState(item: LineItem) {
  const shipped = item.shipped_quantity ?? 0;
  const fulfilled = item.fulfilled_quantity ?? 0;
  const returned = item.returned_quantity ?? 0;
  if (returned > 0) return { word: "returned", done: returned, look: "back" as const };
  if (shipped > 0) return { word: "shipped", done: shipped, look: "done" as const };
  if (fulfilled > 0) return { word: "packed", done: fulfilled, look: "core" as const };
  return { word: "open", done: 0, look: "ring" as const };
}

function LineState({ item }: { item: LineItem }) {
  const { translate } = useHost();
  const { word, done, look } = lineState(item);
  const isPart = done > 0 && done < item.quantity;
  const tone =
    look === "done" ? "positive" : look === "core" ? "info" : look === "ring" ? "caution" : "neutral";
  return (
    <Status
      shape={isPart ? "half" : look}
      tone={isPart ? "caution" : tone}
      isDone={!isPart && (look === "done" || look === "back")}
    >
      {translate(`orders.line.${isPart ? `${word}Part` : word}`, { count: done, quantity: item.quantity })}
    </Status>
  );
}

/**
 * What a line adds to the subtotal. The unit price of a line includes the tax in some regions and not in others; the
 * subtotal never does, so price, quantity and amount of a line agree and the amounts add up.
 */
function amountOf(item: LineItem): number {
  return item.subtotal ?? item.unit_price * item.quantity;
}

/** The rows under the lines: they add up to the total, then what went back. */
function totalsOf(order: Order): Total[] {
  const codes = (order.discounts ?? []).map(({ code }) => (
    <Tag key={code} isCode>
      {code}
    </Tag>
  ));
  const cards = (order.gift_cards ?? []).map(({ code }) => (
    <Tag key={code} isCode>
      {code}
    </Tag>
  ));
  const rows: Total[] = [
    { id: "subtotal", amount: order.subtotal ?? 0 },
    { id: "discount", amount: -(order.discount_total ?? 0), note: codes },
    { id: "shipping", amount: order.shipping_total ?? 0 },
    { id: "tax", amount: order.tax_total ?? 0 },
    { id: "giftCard", amount: -(order.gift_card_total ?? 0), note: cards },
  ];
  const refunded = order.refunded_total ?? 0;
  return [
    ...rows.filter(
      ({ id, amount }) => amount !== 0 || id === "subtotal" || id === "shipping" || id === "tax",
    ),
    { id: "total", amount: order.total ?? 0, isTotal: true },
    ...(refunded === 0
      ? []
      : [
          { id: "refunded", amount: -refunded },
          { id: "net", amount: (order.total ?? 0) - refunded, isTotal: true },
        ]),
  ];
}

/** The lines of an order and its totals, in one table that shares its columns. */
export default function OrderItems({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const items = order.items ?? [];
  const amount = (value: number | null | undefined, showCode = true) => (
    <Money amount={value ?? 0} currencyCode={order.currency_code} locale={locale} showCode={showCode} />
  );
  const title = translate("orders.sections.items");
  return (
    <Section title={title} count={items.reduce((sum, { quantity }) => sum + quantity, 0)}>
      <Table label={title} isInset isOrder isStill hasMedia>
        <thead>
          <tr>
            <th scope="col">{translate("orders.line.item")}</th>
            <th scope="col">{translate("orders.fields.fulfillment_status")}</th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.price")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.quantity")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.amount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const lineAmount = amountOf(item);
            return (
              <tr key={item.id}>
                <td data-area="item" className="th-grow">
                  <Item
                    thumbnail={<Thumbnail src={item.thumbnail ?? undefined} alt="" />}
                    name={item.title}
                    details={detailsOf(item)}
                  />
                </td>
                <td data-area="state">
                  <LineState item={item} />
                </td>
                <td className="th-numeric">{amount(Math.round(lineAmount / item.quantity), false)}</td>
                <td data-area="qty" className="th-numeric">
                  {item.quantity}
                </td>
                <td data-area="sum" className="th-numeric">
                  {amount(lineAmount)}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {totalsOf(order).map(({ id, amount: sum, note, isTotal }) => (
            <TableRow key={id} isTotal={isTotal}>
              <td />
              <th scope="row" colSpan={3} data-area="item">
                <span className="th-row">
                  {translate(`orders.totals.${id}`)} {note}
                </span>
              </th>
              <td data-area="sum" className="th-numeric">
                {amount(sum)}
              </td>
            </TableRow>
          ))}
        </tfoot>
      </Table>
    </Section>
  );
}
