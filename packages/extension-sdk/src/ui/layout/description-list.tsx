import type { ReactNode } from "react";

/** What {@link DescriptionList} takes. */
export interface DescriptionListProps {
  /** One {@link Description} for each label. */
  children: ReactNode;
}

/** Labels and their values in two columns. Put {@link Description}s inside. */
export function DescriptionList({ children }: DescriptionListProps) {
  return <dl className="th-description-list">{children}</dl>;
}

/** What {@link Description} takes. */
export interface DescriptionProps {
  /** What the value is: "E-mail". */
  label: ReactNode;
  /** The value; nothing is shown as a dash. */
  children?: ReactNode;
}

/**
 * One label with its value.
 *
 * @example
 * <DescriptionList><Description label="E-mail"><CopyableText value={email} label="E-mail" /></Description></DescriptionList>
 */
export function Description({ label, children }: DescriptionProps) {
  // What React draws nothing for.
  const isEmpty = children === undefined || children === null || children === "" || children === false;
  return (
    <div className="th-description-list__row">
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className="th-faint">–</span> : children}</dd>
    </div>
  );
}
