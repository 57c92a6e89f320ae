import type { ReactNode } from "react";
import { classNames } from "../base/class-names";
import { StatusIcon } from "./status-icon";
import type { StatusShape, StatusTone } from "./status-styles";

/** What {@link Status} takes. */
export interface StatusProps {
  /** The colour, by what it means. */
  tone: StatusTone;
  /** The ring fills as work proceeds, so that the state can be read without colour. */
  shape: StatusShape;
  /** As a badge: only beside a page title. */
  isBadge?: boolean;
  /** Greys the word. By default for `positive` and `neutral`: done is quiet. */
  isDone?: boolean;
  /** Further classes of the element. */
  className?: string;
  /** The word. Never a raw enum of the API. */
  children: ReactNode;
}

/**
 * A state as a word and a shape.
 *
 * @example
 * <Status tone="caution" shape="ring">Not fulfilled</Status>
 * <Status tone="positive" shape="done" isBadge>Paid</Status>
 */
export function Status({ tone, shape, isBadge = false, isDone, className, children }: StatusProps) {
  const isQuiet = isDone ?? (tone === "positive" || tone === "neutral");
  return (
    <span
      className={classNames(
        "th-status",
        tone !== "neutral" && `th-status--${tone}`,
        isBadge ? "th-badge" : isQuiet && "th-status--done",
        className,
      )}
    >
      <StatusIcon shape={shape} />
      <span className="th-status__word">{children}</span>
    </span>
  );
}
