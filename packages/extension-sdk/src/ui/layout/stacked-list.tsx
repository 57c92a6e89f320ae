import type { ReactNode } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";
import { useShowMore } from "./show-more";

/** What {@link StackedList} takes. */
export interface StackedListProps {
  /** Accessible name. Left out: the heading before it names it well enough. */
  label?: string;
  /** One {@link StackedListItem} for each entry. */
  children: ReactNode;
}

/** Entries under each other: payments, fulfilments, returns. Put {@link StackedListItem}s inside. */
export function StackedList({ label, children }: StackedListProps) {
  return (
    <ul className="th-stacked-list" aria-label={label}>
      {children}
    </ul>
  );
}

/** What {@link StackedListItem} takes. */
export interface StackedListItemProps {
  /** Stands before the title. Left out: its space stays empty. */
  icon?: ReactNode;
  /** What the entry is: "Return 2". */
  title: ReactNode;
  /** A {@link Status} after the title. */
  status?: ReactNode;
  /** Facts in small, parted by dots. */
  meta?: readonly ReactNode[];
  /** An amount, or small buttons. */
  end?: ReactNode;
  /** The end holds buttons, which get a line of their own on a phone. */
  hasActions?: boolean;
  /** The sum of the entries above. */
  isTotal?: boolean;
  /** More lines under it. */
  children?: ReactNode;
}

/** One entry of a {@link StackedList}. */
export function StackedListItem(props: StackedListItemProps) {
  const { icon, title, status, meta, end, hasActions, isTotal, children } = props;
  const facts = meta?.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== "");
  return (
    <li
      className={classNames(
        "th-stacked-list__row",
        isTotal && "th-stacked-list__row--total",
        hasActions && "th-stacked-list__row--actions",
      )}
    >
      {icon ?? <span />}
      <div className="th-stacked-list__main">
        {status ? (
          <span className="th-row th-row--wrap">
            <span className="th-strong">{title}</span>
            {status}
          </span>
        ) : (
          <span className={hasActions ? "th-strong" : undefined}>{title}</span>
        )}
        {facts && facts.length > 0 && (
          <span className="th-item__details th-join th-join--facts">
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity and keep their places
              <span key={index}>{fact}</span>
            ))}
          </span>
        )}
        {children}
      </div>
      {end !== undefined && <div className="th-stacked-list__end">{end}</div>}
    </li>
  );
}

/** What {@link LineList} takes. */
export interface LineListProps {
  /** A quantity below zero comes back, as in an exchange. `details` say more about a line, such as why it came back. */
  lines: ReadonlyArray<{
    /** Unique in the list. */
    id: string;
    /** How many units; below zero they come back. */
    quantity: number;
    /** What it is, with its variant. */
    name: ReactNode;
    /** More about it, in grey. */
    details?: ReactNode;
  }>;
}

/** What an entry contains: quantities and names. A long list starts with its first lines. */
export function LineList({ lines }: LineListProps) {
  const { translate } = useUi();
  const { shown, button } = useShowMore(lines);
  return (
    <>
      <ul className="th-lines">
        {shown.map((line) => (
          <li key={line.id}>
            <span className="th-quantity">{Math.abs(line.quantity)} ×</span>
            <span className="th-join">
              <span>{line.name}</span>{" "}
              {line.quantity < 0 && <span className="th-faint">{translate("ui.lines.back")}</span>}{" "}
              {line.details && <span className="th-faint">{line.details}</span>}
            </span>
          </li>
        ))}
      </ul>
      {button}
    </>
  );
}
