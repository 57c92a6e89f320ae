import type { ReactNode } from "react";

/** What {@link EmptyState} takes. */
export interface EmptyStateProps {
  /** A lucide icon with the classes `th-icon th-icon--large`. */
  icon?: ReactNode;
  /** What there is none of: "No reviews yet". */
  title: ReactNode;
  /** What this is, in one sentence; or which filter hides the rows. */
  description: ReactNode;
  /** The first step, or "Clear filters". */
  actions?: ReactNode;
}

/** In the place of a list with nothing in it. */
export function EmptyState({ icon, title, description, actions }: EmptyStateProps) {
  return (
    <div className="th-empty">
      {icon && (
        <span className="th-empty__icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <p className="th-empty__title">{title}</p>
      <p className="th-empty__text">{description}</p>
      {actions && <div className="th-empty__actions">{actions}</div>}
    </div>
  );
}
