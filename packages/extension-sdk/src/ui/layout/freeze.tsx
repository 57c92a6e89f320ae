import { memo, type ReactNode } from "react";

interface FrozenProps {
  isFrozen: boolean;
  children: ReactNode;
}

/** Goes on showing what it showed before while frozen: what fades out neither empties nor jumps to another step. */
export const Frozen = memo(
  function Frozen({ children }: FrozenProps) {
    return <>{children}</>;
  },
  (_, next) => next.isFrozen,
);
