import type { ReactNode } from "react";
import { Money } from "../text/money";
import { Table, TableRow } from "./table";

/** A row of {@link Totals}. */
export interface TotalsRow {
  /** What the amount is: "Shipping". */
  label: ReactNode;
  /** In minor units, one for each column; `undefined` leaves its column empty. */
  amounts: readonly (number | undefined)[];
  /** What the rows above add up to: a line above it, and strong. */
  isTotal?: boolean;
  /** What the total above it holds already: quiet, and no part of the sum. */
  isIncluded?: boolean;
}

/** What {@link TotalRows} takes. */
export interface TotalRowsProps {
  /** The rows, from top to bottom. */
  rows: readonly TotalsRow[];
  /** The currency of all amounts: three letters, in any case. */
  currencyCode: string;
  /** How many columns of the table the labels take. The one before them stays empty. */
  span?: number;
}

/**
 * What the rows of a table add up to, in its last columns: put them into its `tfoot`.
 *
 * @example
 * <tfoot><TotalRows rows={[{ label: "Total", amounts: [1250], isTotal: true }]} currencyCode="eur" span={3} /></tfoot>
 */
export function TotalRows({ rows, currencyCode, span }: TotalRowsProps) {
  return rows.map(({ label, amounts, isTotal, isIncluded }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and keep their places
    <TableRow key={index} isTotal={isTotal} className={isIncluded ? "th-muted" : undefined}>
      <td />
      <th scope="row" colSpan={span} data-area="item">
        {label}
      </th>
      {amounts.map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity and keep their places
        <td key={column} data-area="sum" className="th-numeric">
          {amount !== undefined && <Money amount={amount} currencyCode={currencyCode} />}
        </td>
      ))}
    </TableRow>
  ));
}

/** What {@link Totals} takes. */
export interface TotalsProps extends Omit<TotalRowsProps, "span"> {
  /** Accessible name of the block. */
  label: string;
  /** What the columns are, where there are several: before and after. */
  heads?: readonly string[];
  /** The amounts are about to change. */
  isBusy?: boolean;
}

/**
 * A block of totals by itself: what something comes to, and of what that is made up.
 *
 * @example
 * <Totals
 *   label="Totals"
 *   heads={["Now", "After"]}
 *   rows={[
 *     { label: "Subtotal", amounts: [1000, 2000] },
 *     { label: "Total", amounts: [1250, 2500], isTotal: true },
 *   ]}
 *   currencyCode="eur"
 * />
 */
export function Totals({ label, heads = [], isBusy, ...rows }: TotalsProps) {
  return (
    <Table label={label} isInset isStill isBusy={isBusy} className="th-totals">
      {heads.length > 0 && (
        <thead>
          <tr>
            <td />
            <td className="th-grow" />
            {heads.map((head) => (
              <th key={head} scope="col" className="th-numeric">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tfoot>
        <TotalRows {...rows} />
      </tfoot>
    </Table>
  );
}
