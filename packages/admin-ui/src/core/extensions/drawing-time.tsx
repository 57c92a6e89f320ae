import { type ReactNode, useRef } from "react";

/** For so long an extension may keep the page from answering before somebody is told, in milliseconds. */
export const longestBlock = 2000;

export interface DrawingTimeProps {
  /** Told when drawing what is in it took too long, in milliseconds. */
  onLong: (duration: number) => void;
  children: ReactNode;
}

/**
 * Measures how long what is in it takes to be drawn. React draws in the order of the page, so it is the time between what
 * stands before and what stands behind.
 */
export function DrawingTime({ onLong, children }: DrawingTimeProps) {
  const begun = useRef(0);
  return (
    <>
      <Moment at={() => (begun.current = performance.now())} />
      {children}
      <Moment
        at={() => {
          const duration = performance.now() - begun.current;
          if (duration >= longestBlock) onLong(duration);
        }}
      />
    </>
  );
}

/** Draws nothing. That it is drawn says how far React is. */
function Moment({ at }: { at: () => void }) {
  at();
  return null;
}
