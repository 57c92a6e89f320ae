import { ArrowDown, ArrowUp } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../base/class-names";

/** What {@link Table} takes. */
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
  /** Further classes of the table. */
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

/** What {@link TableRow} takes. */
export interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  /** The row is marked as one of a selection. */
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

/** What {@link TableLink} takes. */
export interface TableLinkProps {
  /** Path inside the app's router that the row leads to. */
  to: string;
  /** What the link says: the number or the name of the record. */
  children: ReactNode;
  /** Called when the pointer or the focus comes to it: its page can be read ahead. */
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

/** What {@link SortButton} takes. */
export interface SortButtonProps {
  /** The head of the column. */
  label: ReactNode;
  /** How the column is sorted now. The `th` around it carries the same as `aria-sort`. */
  direction: "ascending" | "descending" | "none";
  /** Called when the person sorts by it. Whoever draws the table turns the direction. */
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
