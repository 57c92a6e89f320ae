import type { ReactNode } from "react";
import { useHost } from "../../resource/use-host";
import { MediaObject } from "../../ui/layout/media-object";
import { ShowMoreBody } from "../../ui/layout/show-more";
import { Table } from "../../ui/layout/table";
import { TotalRows } from "../../ui/layout/totals";
import { CopyableText } from "../../ui/text/copyable-text";
import { Money } from "../../ui/text/money";
import { Tag } from "../../ui/text/tag";
import { Thumbnail } from "../../ui/text/thumbnail";
import { lineAmount, lineReductions, taxName } from "./line-amounts";
import { type LineItem, lineDetails } from "./line-items";
import type { TotalRow } from "./totals";

/** Items of an order with prices and discounts, and the totals below them. */
export interface LinesTableProps {
  /** Accessible name of the table: "Items". */
  label: string;
  /** One row each; rows beyond the first are shown on request where there are many. */
  lines: readonly LineItem[];
  /** Currency of all amounts: ISO 4217 in small letters. */
  currencyCode: string;
  /** Discounts that lines may have got, for their codes. */
  discounts?: readonly {
    /** As the adjustments of lines name it. */
    id: string;
    /** Shown beside what it takes off. */
    code: string;
  }[];
  /** How far a line has come. */
  state?(line: LineItem): ReactNode;
  /** What the lines add up to. */
  totals?: readonly TotalRow[];
}

/**
 * Lines with their prices, discounts, taxes and amounts, and their totals in the same columns.
 *
 * @example <LinesTable label="Items" lines={order.items ?? []} currencyCode={order.currency_code} totals={totalsOf(order, locale)} />
 */
export function LinesTable(props: LinesTableProps) {
  const { label, lines, currencyCode, discounts = [], state, totals = [] } = props;
  const { translate, locale, href } = useHost();
  const money = (amount: number, showCode = true) => (
    <Money amount={amount} currencyCode={currencyCode} locale={locale} showCode={showCode} />
  );
  const taxOf = (line: LineItem) => {
    const tax = taxName(line, locale);
    const word = line.includes_tax ? "taxIncluded" : "taxAdded";
    return tax && <span className="th-tiny th-faint">{translate(`orders.line.${word}`, { tax })}</span>;
  };
  const labelOf = ({ id, codes = [], note, tax = "" }: TotalRow) => (
    <span className="th-row th-row--wrap">
      {translate(`orders.totals.${id}`, { tax })}
      {codes.map((code) => (
        <Tag key={code} isCode>
          {id === "giftCard" ? (
            <CopyableText value={code} label={translate("orders.totals.giftCard")} />
          ) : (
            code
          )}
        </Tag>
      ))}
      {note && <span className="th-small th-faint">{note}</span>}
    </span>
  );
  return (
    <Table label={label} isInset isOrder isStill hasMedia className="th-lines-table">
      <thead>
        <tr>
          <th scope="col">{translate("orders.line.item")}</th>
          {state ? <th scope="col">{translate("orders.fields.fulfillment_status")}</th> : <td />}
          {(["price", "quantity", "amount"] as const).map((word) => (
            <th key={word} scope="col" className="th-numeric">
              {translate(`orders.line.${word}`)}
            </th>
          ))}
        </tr>
      </thead>
      <ShowMoreBody span={5}>
        {lines.map((line) => (
          <tr key={line.id}>
            <td data-area="item" className="th-grow">
              <MediaObject
                thumbnail={<Thumbnail src={line.thumbnail ?? undefined} alt="" />}
                name={line.title}
                details={lineDetails(line)}
                to={line.variant?.product_id ? href("products", line.variant.product_id) : undefined}
              />
            </td>
            {state ? <td data-area="state">{state(line)}</td> : <td />}
            <td className="th-numeric">
              {money(line.unit_price, false)}
              {taxOf(line)}
            </td>
            <td data-area="qty" className="th-numeric">
              <span className="th-wide-only">{line.quantity}</span>
              <span className="th-phone-only">
                {line.quantity} × {money(line.unit_price, false)} {taxOf(line)}
              </span>
            </td>
            <td data-area="sum" className="th-numeric">
              {money(lineAmount(line))}
              {lineReductions([line]).map(({ id, amount }) => (
                <span key={id} className="th-tiny th-muted">
                  {discounts.find((discount) => discount.id === id)?.code ??
                    translate("orders.totals.discount")}{" "}
                  {money(-amount)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </ShowMoreBody>
      <tfoot>
        <TotalRows
          span={3}
          currencyCode={currencyCode}
          rows={totals.map((row) => ({
            label: labelOf(row),
            amounts: [row.amount],
            isTotal: row.isTotal,
            isIncluded: row.isIncluded,
          }))}
        />
      </tfoot>
    </Table>
  );
}
