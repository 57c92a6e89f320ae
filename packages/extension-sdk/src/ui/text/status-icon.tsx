import type { ReactNode } from "react";
import type { StatusShape } from "./status-styles";

const ring = <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const shapes: Record<StatusShape, ReactNode> = {
  "dashed-ring": (
    <circle
      cx="6"
      cy="6"
      r="4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.1 1.43"
    />
  ),
  ring,
  quarter: (
    <>
      {ring}
      <path d="M6 6V3.2A2.8 2.8 0 0 1 8.8 6Z" fill="currentColor" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M6 3.2a2.8 2.8 0 0 1 0 5.6Z" fill="currentColor" />
    </>
  ),
  core: (
    <>
      {ring}
      <circle cx="6" cy="6" r="2.5" fill="currentColor" />
    </>
  ),
  done: (
    <path
      fillRule="evenodd"
      d="M6 .75a5.25 5.25 0 1 0 0 10.5A5.25 5.25 0 0 0 6 .75Zm2.9 3.9L5.55 8.2a.7.7 0 0 1-1 .02L3.1 6.85a.7.7 0 1 1 .96-1.02l.95.9L7.9 3.7a.7.7 0 0 1 1 .95Z"
      fill="currentColor"
    />
  ),
  back: (
    <path
      d="M4.2 1.6 1.6 4.2l2.6 2.6M1.8 4.2h5.4a3.1 3.1 0 0 1 0 6.2H4.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  struck: (
    <>
      {ring}
      <path d="m3.2 8.8 5.6-5.6" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  clock: (
    <>
      {ring}
      <path
        d="M6 3.6V6l1.5 1.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  square: <rect x="1.5" y="1.5" width="9" height="9" rx="1.5" fill="currentColor" />,
  wedge: (
    <path
      d="M6 10.2 1.6 2.6h8.8Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
  alert: (
    <path
      fillRule="evenodd"
      d="M5.05 1.3a1.1 1.1 0 0 1 1.9 0l4.3 7.85a1.1 1.1 0 0 1-.96 1.6H1.7a1.1 1.1 0 0 1-.96-1.6ZM5.3 4.2v2.6a.7.7 0 0 0 1.4 0V4.2a.7.7 0 0 0-1.4 0ZM6 8a.8.8 0 1 0 0 1.6A.8.8 0 0 0 6 8Z"
      fill="currentColor"
    />
  ),
};

/** The mark of a status without its word, for a place where the word stands elsewhere. Hidden from screen readers. */
export function StatusIcon({
  shape,
}: {
  /** Which mark it is. */
  shape: StatusShape;
}) {
  return (
    <svg className="th-status__mark" data-shape={shape} viewBox="0 0 12 12" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
