import { ArrowDown, ArrowUp } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../base/class-names";

/** Props of {@link Table}. */
export interface TableProps {
  /** Accessible name: "Orders, last 30 days". */
  label: string;
  /** Inside a section: no gutter, no sticky head, no hover. */
  isInset?: boolean;
  /** Rows with a thumbnail and two lines. */
  hasMedia?: boolean;
  /** On a phone each row becomes two lines; see the areas of {@link tableGridAreas}. */
  isFlow?: boolean;
  /** On a phone order lines keep item, quantity, state and sum. */
  isOrder?: boolean;
  /** Rows are not links: no hover. */
  isStill?: boolean;
  /** Old rows while new ones load: at 60 % opacity, and said to be busy. */
  isBusy?: boolean;
  /** How many rows there are, with the head, where not all of them are in the page. */
  rowCount?: number;
  className?: string;
  /** `thead`, `tbody` and `tfoot`. */
  children: ReactNode;
}

/**
 * Values of `data-area` on the cells of a flowing table: where a cell goes on a phone. Cells without one are hidden
 * there.
 */
export const tableGridAreas = ["pick", "a1", "a2", "a3", "b1", "b2", "b3"] as const;

/**
 * A table. Numbers and money take the class `th-numeric`, the one cell that may be clipped takes `th-grow`.
 *
 * @example
 * <Table label="Orders" isFlow>
 *   <thead><tr><th>Order</th><th className="th-numeric">Total</th></tr></thead>
 *   <tbody><TableRow><td data-area="a1"><TableLink to="/a/orders/1">#1120</TableLink></td>…</TableRow></tbody>
 * </Table>
 */
export function Table(props: TableProps) {
  const { label, isInset, hasMedia, isFlow, isOrder, isStill, isBusy, rowCount, className, children } = props;
  return (
    <table
      className={classNames(
        "th-table",
        isInset && "th-table--inset",
        hasMedia && "th-table--media",
        isFlow && "th-table--flow",
        isOrder && "th-table--order",
        isStill && "th-table--still",
        className,
      )}
      // The explicit role survives the `display` of the phone layout, which would otherwise take it away.
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="table"
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-rowcount={rowCount}
    >
      {children}
    </table>
  );
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  isSelected?: boolean;
  /** The row starts with a checkbox. */
  hasPick?: boolean;
  /** A total: a line above it, and strong. */
  isTotal?: boolean;
}

/** A row of a {@link Table}. */
export function TableRow({ isSelected, hasPick, isTotal, className, ...attributes }: TableRowProps) {
  return (
    <tr
      {...attributes}
      className={
        classNames(hasPick && "th-table__row--pick", isTotal && "th-table__row--total", className) ||
        undefined
      }
      data-selected={isSelected || undefined}
    />
  );
}

/** Props of {@link TableLink}. */
export interface TableLinkProps {
  to: string;
  children: ReactNode;
  onPrefetch?(): void;
}

/** The link of a row: it carries the click area of the whole row, and a middle click opens a tab. */
export function TableLink({ to, children, onPrefetch }: TableLinkProps) {
  return (
    <Link className="th-table__link" to={to} onPointerEnter={onPrefetch} onFocus={onPrefetch}>
      {children}
    </Link>
  );
}

/** Props of {@link SortButton}. */
export interface SortButtonProps {
  label: ReactNode;
  /** How the column is sorted now. The `th` around it carries the same as `aria-sort`. */
  direction: "ascending" | "descending" | "none";
  onSort(): void;
}

/** Sorts by a column; stands inside its `th`. */
export function SortButton({ label, direction, onSort }: SortButtonProps) {
  const Icon = direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button type="button" className="th-sort" data-direction={direction} onClick={onSort}>
      {label}
      <Icon className="th-icon" aria-hidden="true" />
    </button>
  );
}
