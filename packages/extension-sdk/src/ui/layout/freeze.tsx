import { memo, type ReactNode } from "react";

interface FreezeProps {
  isFrozen: boolean;
  children: ReactNode;
}

/** Goes on showing what it showed before while frozen: what fades out neither empties nor jumps to another step. */
export const Freeze = memo(
  function Freeze({ children }: FreezeProps) {
    return <>{children}</>;
  },
  (_, next) => next.isFrozen,
);
