import { createContext, useCallback, useEffect, useRef } from "react";
import type { HostEvents } from "./admin-events";

/** Names the page that is shown; `page` is the part of the title that is the page's own. */
export type SetTitle = (title: string, page: string) => void;

/** Names the page in the browser's tab, where no admin says otherwise. */
export const TitleContext = createContext<SetTitle>((title) => {
  document.title = title;
});

/**
 * What the pages of one admin are named with. When the admin goes, the tab has the name that it had before, unless the host
 * has given it another.
 *
 * @param isShown whether the tab shows it; the host is told either way
 */
export function useTitle(events: HostEvents, isShown: boolean): SetTitle {
  const titles = useRef<{ before?: string; own?: string }>({});
  useEffect(
    () => () => {
      const { before, own } = titles.current;
      if (before !== undefined && document.title === own) document.title = before;
      titles.current = {};
    },
    [],
  );
  return useCallback(
    (title, page) => {
      if (isShown) {
        titles.current.before ??= document.title;
        titles.current.own = title;
        document.title = title;
      }
      events.emit("title", { title, page });
    },
    [events, isShown],
  );
}
