import { ArrowLeft, ChevronRight } from "lucide-react";
import { createContext, Fragment, useContext } from "react";
import { Link } from "react-router-dom";
import { useUi } from "../base/ui-context";

/** A page above the one that is shown. */
export interface Breadcrumb {
  /** Its path inside the app's router. */
  to: string;
  /** What the page is called, in the person's language. */
  label: string;
}

/**
 * Carries the pages above the one that is shown, the uppermost first. The admin knows them from the address, so that a
 * page says nothing of where it stands.
 */
export const BreadcrumbContext = createContext<readonly Breadcrumb[]>([]);

/** What {@link Breadcrumbs} takes. */
export interface BreadcrumbsProps {
  /** Leads to the page right above, where that is more than its address: the list as it was left. */
  back?: Breadcrumb;
}

/** The way back up: one arrow where there is one page above, otherwise all of them. On phones only the nearest. */
export function Breadcrumbs({ back }: BreadcrumbsProps) {
  const above = useContext(BreadcrumbContext);
  const { translate } = useUi();
  const isAbove = above.some(({ to }) => to === back?.to);
  const trail = back === undefined || isAbove ? above : [...above.slice(0, -1), back];
  const last = trail.at(-1);
  if (last === undefined) return null;
  return (
    <nav className="th-breadcrumb__trail" aria-label={translate("ui.trail")}>
      {trail.slice(0, -1).map(({ to, label }) => (
        <Fragment key={to}>
          <Link className="th-breadcrumb__above" to={to}>
            {label}
          </Link>
          <ChevronRight
            className="th-icon th-icon--small th-icon--mirrored th-breadcrumb__above"
            aria-hidden="true"
          />
        </Fragment>
      ))}
      <Link className="th-breadcrumb__back" to={last.to}>
        <ArrowLeft className="th-icon th-icon--mirrored" aria-hidden="true" />
        {last.label}
      </Link>
    </nav>
  );
}
