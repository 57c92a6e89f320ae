import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/**
 * Whether lists of a resource that the page has begun to read stand by now. What many records make large waits for this: the store
 * works on one answer at a time, and would let the first rows wait for it. Once true it stays so.
 *
 * @param name the resource of the lists
 * @param isNeeded `false` where nothing has to wait
 */
export function useAfterLists(name: string, isNeeded = true): boolean {
  const cache = useQueryClient().getQueryCache();
  const [isOver, setIsOver] = useState(!isNeeded);
  useEffect(() => {
    if (isOver) return;
    const look = () => {
      const lists = cache.findAll({ queryKey: [name, "list"], fetchStatus: "fetching" });
      if (lists.every(({ state }) => state.data !== undefined)) setIsOver(true);
    };
    // Lists further down on the page begin in the same moment.
    let timer = setTimeout(look);
    const stop = cache.subscribe(({ query }) => {
      if (query.queryKey[0] !== name) return;
      clearTimeout(timer);
      timer = setTimeout(look);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, name, isOver]);
  return isOver;
}
