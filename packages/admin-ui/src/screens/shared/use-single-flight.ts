import { useRef } from "react";

/**
 * Does something unless it is under way already: two quick clicks arrive before a button is drawn as busy.
 *
 * @example const once = useSingleFlight(); const save = () => once(async () => { await write(…); onClose(); });
 */
export function useSingleFlight(): (task: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (task) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await task();
    } finally {
      isUnderWay.current = false;
    }
  };
}
