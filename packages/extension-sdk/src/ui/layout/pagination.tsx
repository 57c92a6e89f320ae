import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../format/number";
import { useUi } from "../base/ui-context";
import { Spinner } from "../feedback/spinner";
import { textWithElements } from "../text/text-with-elements";

/** What {@link Pagination} takes. */
export interface PaginationProps {
  /** First and last row on this page, counted from 1. */
  from: number;
  /** The last row on this page, counted from 1. */
  to: number;
  /** How many rows there are in all. */
  count: number;
  /** What the rows are, in the form that fits the count: "orders". */
  noun: string;
  /** The current page, counted from 0. */
  pageIndex: number;
  /** How many pages there are. With one there are no links. */
  pageCount: number;
  /** The address of a page, counted from 0. */
  hrefFor(pageIndex: number): string;
  /** The pointer or the focus is on the link to a page. */
  onPrefetch?(pageIndex: number): void;
  /** How many rows a page has now. */
  pageSize: number;
  /** How many rows a page can have. */
  pageSizes: readonly number[];
  /** Called with the size that the person chooses. */
  onPageSize(pageSize: number): void;
  /** Rows are being read: a spinner turns. */
  isBusy?: boolean;
}

/** Which pages have a link: the first, the last, and the current with its neighbours; a gap is `null`. */
export function pagesToShow(pageIndex: number, pageCount: number): Array<number | null> {
  const wanted = new Set([0, pageIndex - 1, pageIndex, pageIndex + 1, pageCount - 1]);
  const pages = [...wanted].filter((page) => page >= 0 && page < pageCount).sort((a, b) => a - b);
  return pages.flatMap((page, position) => {
    const previous = pages[position - 1];
    if (previous === undefined || page === previous + 1) return [page];
    // A gap of one page is as wide as the page itself.
    return page === previous + 2 ? [previous + 1, page] : [null, page];
  });
}

/** The foot of a list: which rows are shown, how many per page, and links to the other pages. */
export function Pagination(props: PaginationProps) {
  const { from, to, count, noun, pageIndex, pageCount, pageSize, pageSizes, onPageSize, isBusy } = props;
  const { translate, locale } = useUi();
  const range =
    from === to ? formatNumber(from, locale) : `${formatNumber(from, locale)}–${formatNumber(to, locale)}`;
  return (
    <footer className="th-pagination">
      <span role="status">
        <bdi>
          {textWithElements(
            translate,
            "ui.pagination.range",
            {
              range: <b>{range}</b>,
              total: <b>{formatNumber(count, locale)}</b>,
              noun: <span className="th-wide-only">{noun}</span>,
            },
            { count },
          )}
        </bdi>
      </span>
      <label className="th-pagination__size th-wide-only">
        <span className="th-visually-hidden">{translate("ui.pagination.size")}</span>
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.currentTarget.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {translate("ui.pagination.rows", { count: size })}
            </option>
          ))}
        </select>
        <ChevronDown className="th-icon th-icon--small" aria-hidden="true" />
      </label>
      {isBusy && <Spinner label={translate("ui.loading")} />}
      {pageCount > 1 && (
        <nav className="th-pagination__pages" aria-label={translate("ui.pagination.pages")}>
          <PageLink {...props} page={pageIndex - 1} label={translate("ui.pagination.previous")}>
            <ChevronLeft className="th-icon th-icon--mirrored" aria-hidden="true" />
          </PageLink>
          {pagesToShow(pageIndex, pageCount).map((page, position) =>
            page === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told apart by
              <span className="th-pagination__gap th-wide-only" key={`gap-${position}`}>
                …
              </span>
            ) : (
              <PageNumber {...props} key={page} page={page} />
            ),
          )}
          <PageLink {...props} page={pageIndex + 1} label={translate("ui.pagination.next")}>
            <ChevronRight className="th-icon th-icon--mirrored" aria-hidden="true" />
          </PageLink>
        </nav>
      )}
    </footer>
  );
}

function PageNumber({ page, pageIndex, hrefFor, onPrefetch }: PaginationProps & { page: number }) {
  const { translate } = useUi();
  return (
    <Link
      className="th-pagination__page th-wide-only"
      to={hrefFor(page)}
      aria-label={translate("ui.pagination.page", { number: page + 1 })}
      aria-current={page === pageIndex ? "page" : undefined}
      onPointerEnter={() => onPrefetch?.(page)}
      onFocus={() => onPrefetch?.(page)}
    >
      {page + 1}
    </Link>
  );
}

interface PageLinkProps extends PaginationProps {
  page: number;
  label: string;
  children: ReactNode;
}

/** Previous or next. At the ends it stays in place, greyed out, so that the other one does not move. */
function PageLink({ page, pageCount, hrefFor, onPrefetch, label, children }: PageLinkProps) {
  const className = "th-button th-button--ghost th-button--icon";
  if (page < 0 || page >= pageCount) {
    return (
      <span className={className} aria-hidden="true" data-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link
      className={className}
      to={hrefFor(page)}
      aria-label={label}
      title={label}
      onPointerEnter={() => onPrefetch?.(page)}
      onFocus={() => onPrefetch?.(page)}
    >
      {children}
    </Link>
  );
}
