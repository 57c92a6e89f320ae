import { useEffect, useState } from "react";

/** Whether something has been so for a while. It is over as soon as it is not so any more. */
export function useDelayedFlag(isSo: boolean, delay: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setHasLasted(true), delay);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, delay]);
  return isSo && hasLasted;
}
