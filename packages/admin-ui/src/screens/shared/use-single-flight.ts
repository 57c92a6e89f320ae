import { useRef } from "react";

/**
 * Does something unless it is under way already: two quick clicks arrive before a button is drawn as busy.
 *
 * @example const once = useOnce(); const save = () => once(async () => { await write(…); onClose(); });
 */
export function useOnce(): (deed: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (deed) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await deed();
    } finally {
      isUnderWay.current = false;
    }
  };
}
