import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** A tab, which is a link: what it shows has an address of its own. */
export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** What the tab says; a long one is clipped, and complete on hover. */
  label: string;
  /** Path inside the app's router. */
  to: string;
  /** After the label: how many records there are. Left out: nothing. */
  count?: ReactNode;
  /** It is the one that is shown. */
  isCurrent?: boolean;
}

/** What {@link Tabs} takes. */
export interface TabsProps {
  /** Accessible name: "Saved views". */
  label: string;
  /** The tabs, in this order. */
  items: readonly TabItem[];
  /** After the last tab: "+ Save view". */
  end?: ReactNode;
}

/** Views of one list, or pages of one record, as links. */
export function Tabs({ label, items, end }: TabsProps) {
  return (
    <nav className="th-tabs" aria-label={label}>
      {items.map((item) => (
        <Link
          className="th-tab"
          key={item.id}
          to={item.to}
          aria-current={item.isCurrent ? "page" : undefined}
        >
          <span className="th-tab__label" title={item.label}>
            {item.label}
          </span>
          {item.count !== undefined && <span className="th-tab__count">{item.count}</span>}
        </Link>
      ))}
      {end}
    </nav>
  );
}
