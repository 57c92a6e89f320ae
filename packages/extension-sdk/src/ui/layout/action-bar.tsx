import type { ReactNode } from "react";
import { classNames } from "../base/class-names";

/** What {@link ActionBar} takes. */
export interface ActionBarProps {
  /** Accessible name: "Actions for 3 selected orders", "Unsaved changes". */
  label: string;
  /** What it is about: "3 selected", "2 unsaved changes". Announced when it changes. */
  text: ReactNode;
  /** In small after it: the names of the changed fields. */
  note?: ReactNode;
  /** The bar that saves: floats in the middle instead of above the pagination. */
  isSave?: boolean;
  /** Shown on phones only, where the primary action moves to the bottom. */
  isPhoneOnly?: boolean;
  /** Buttons of the variants `ghost`, `quiet` and, for the one next step, `solid`; {@link ActionBarDivider} between groups. */
  children: ReactNode;
}

/** The dark bar at the bottom for the selection, for unsaved changes or, on a phone, for the primary action. */
export function ActionBar({
  label,
  text,
  note,
  isSave = false,
  isPhoneOnly = false,
  children,
}: ActionBarProps) {
  return (
    <section
      className={classNames("th-action-bar", isSave && "th-action-bar--save", isPhoneOnly && "th-phone-only")}
      aria-label={label}
    >
      <span className="th-action-bar__text" role="status">
        <bdi>{text}</bdi>
        {note && <small>{note}</small>}
      </span>
      {children}
    </section>
  );
}

/** A hairline between two groups in a {@link ActionBar}. */
export function ActionBarDivider() {
  return <span className="th-action-bar__divider" aria-hidden="true" />;
}
