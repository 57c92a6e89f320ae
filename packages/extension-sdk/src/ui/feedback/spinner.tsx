import { classNames } from "../base/class-names";

/** What {@link Spinner} takes. */
export interface SpinnerProps {
  /** 24, 20 or 16 px. */
  size?: "large" | "medium" | "small";
  /** `inverse` takes the colour of the text around it: on a filled button, on an action bar. */
  tone?: "default" | "inverse";
  /** Announced to screen readers. Leave it out where the surrounding element already says that it is busy. */
  label?: string;
}

/** A turning ring for work without a known end. A list or a page shows bones ({@link Skeleton}) instead. */
export function Spinner({ size = "small", tone = "default", label }: SpinnerProps) {
  const className = classNames(
    "th-spinner",
    size !== "small" && `th-spinner--${size}`,
    tone === "inverse" && "th-spinner--inverse",
  );
  return label ? (
    <span className={className} role="status" aria-label={label} />
  ) : (
    <span className={className} aria-hidden="true" />
  );
}
