import { Fragment, type ReactNode, useContext } from "react";
import { classNames } from "../base/class-names";
import { type Breadcrumb, BreadcrumbContext, Breadcrumbs } from "./breadcrumbs";

/** What {@link Page} takes. */
export interface PageProps {
  /** A {@link PageHeader}, then what the page shows. */
  children: ReactNode;
}

/** The sheet of one screen: head, then list or detail, then action bar and pagination. */
export function Page({ children }: PageProps) {
  return <div className="th-page">{children}</div>;
}

/** What {@link PageHeader} takes. */
export interface PageHeaderProps {
  /** The noun: "Orders", "#1120". One per page. */
  title: ReactNode;
  /** Before the title: a thumbnail. */
  lead?: ReactNode;
  /** {@link Status} badges beside the title. */
  badges?: ReactNode;
  /** One line of facts, parted by dots. Empty ones are left out. */
  meta?: readonly ReactNode[];
  /** Secondary, then the primary action, then a menu. */
  actions?: ReactNode;
  /** The list this record belongs to, as it was left. Which pages are above it is known from the address. */
  back?: Breadcrumb;
  /** At the end of the first line: previous and next, "24 of 143". */
  end?: ReactNode;
  /** The head of a list: closer to what follows. */
  isList?: boolean;
  /** Stops at the width of the settings. */
  isNarrow?: boolean;
}

/**
 * Title, badges and actions of a page. The title can take the focus (`h1`, tabindex −1), so that a screen reader is
 * told where a navigation led.
 *
 * @example
 * <PageHeader title="#1120" back={{ to: "/a/orders", label: "Orders" }} badges={<Status …>} actions={<Button …>} />
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, badges, meta, actions, back, end, isList = false, isNarrow = false } = props;
  const above = useContext(BreadcrumbContext);
  const facts = meta?.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== "");
  return (
    <header
      className={classNames(
        "th-page-head",
        isList && "th-page-head--list",
        isNarrow && "th-page-head--narrow",
      )}
    >
      {(back || end || above.length > 0) && (
        <div className="th-breadcrumb">
          <Breadcrumbs back={back} />
          {end && <div className="th-breadcrumb__end">{end}</div>}
        </div>
      )}
      <div className="th-page-head__title">
        {lead}
        <h1 tabIndex={-1}>{title}</h1>
        {badges && <div className="th-page-head__badges">{badges}</div>}
      </div>
      {actions && <div className="th-page-head__actions">{actions}</div>}
      {facts && facts.length > 0 && (
        <p className="th-page-head__meta">
          {facts.map((fact, index) => (
            // Facts have no identity of their own and keep their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={index}>
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      )}
    </header>
  );
}

/** What {@link TwoColumnLayout} takes. */
export interface TwoColumnLayoutProps {
  /** What the record consists of, in the order in which it is worked on. */
  children: ReactNode;
  /** Who, where, when, how it is filed. */
  side?: ReactNode;
  /** Accessible name of the side column. */
  sideLabel?: string;
}

/** Main column and side column of a detail page; from 1080 px down the side column goes under the main one. */
export function TwoColumnLayout({ children, side, sideLabel }: TwoColumnLayoutProps) {
  return (
    <div className={classNames("th-detail", !side && "th-detail--single")}>
      <div className="th-detail__main">{children}</div>
      {side && (
        <aside className="th-detail__side" aria-label={sideLabel}>
          <div className="th-detail__held">{side}</div>
        </aside>
      )}
    </div>
  );
}
