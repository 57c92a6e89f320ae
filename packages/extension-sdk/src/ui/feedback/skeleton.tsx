/** What {@link Skeleton} takes. */
export interface SkeletonProps {
  /** Inline size, in px or any CSS length. */
  width?: number | string;
}

/** A bone in the place of a value that is still loading. The row around it keeps its height. */
export function Skeleton({ width = 96 }: SkeletonProps) {
  return <span className="th-skeleton" style={{ inlineSize: width }} aria-hidden="true" />;
}
