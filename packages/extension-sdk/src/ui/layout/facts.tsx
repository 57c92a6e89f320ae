import type { ReactNode } from "react";

/** Props of {@link Facts}. */
export interface FactsProps {
  children: ReactNode;
}

/** Labels and their values in two columns. Put {@link Fact}s inside. */
export function Facts({ children }: FactsProps) {
  return <dl className="th-facts">{children}</dl>;
}

/** Props of {@link Fact}. */
export interface FactProps {
  label: ReactNode;
  /** The value; nothing is shown as a dash. */
  children?: ReactNode;
}

/**
 * One label with its value.
 *
 * @example
 * <Facts><Fact label="E-mail"><Copyable value={email} label="E-mail" /></Fact></Facts>
 */
export function Fact({ label, children }: FactProps) {
  const isEmpty = children === undefined || children === null || children === "";
  return (
    <div className="th-facts__row">
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className="th-faint">–</span> : children}</dd>
    </div>
  );
}
