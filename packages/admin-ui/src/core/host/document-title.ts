import { createContext, useCallback, useEffect, useRef } from "react";
import type { HostEvents } from "./admin-events";
import { pageValue } from "./page-value";

/** Names the page that is shown; `page` is the part of the title that is the page's own. */
export type SetTitle = (title: string, page: string) => void;

/** Names the page in the browser's tab, where no admin says otherwise. */
export const TitleContext = createContext<SetTitle>((title) => {
  document.title = title;
});

/** What the tab was called before the first admin, and what each admin on the page calls it, the last one at the end. */
const pageTitles = () =>
  pageValue<{ before: string; own: Map<object, string> }>("titles", () => ({ before: "", own: new Map() }));

/**
 * What the pages of one admin are named with. When the admin goes, the tab has the name that it had before, or that of
 * another admin on the page, unless the host has given it another.
 *
 * @param isShown whether the tab shows it; the host is told either way
 */
export function useTitle(events: HostEvents, isShown: boolean): SetTitle {
  const admin = useRef({}).current;
  useEffect(
    () => () => {
      const { before, own } = pageTitles();
      const isShown = own.has(admin) && document.title === own.get(admin);
      own.delete(admin);
      if (isShown) document.title = [...own.values()].at(-1) ?? before;
    },
    [admin],
  );
  return useCallback(
    (title, page) => {
      if (isShown) {
        const titles = pageTitles();
        if (titles.own.size === 0) titles.before = document.title;
        titles.own.delete(admin);
        titles.own.set(admin, title);
        document.title = title;
      }
      events.emit("title", { title, page });
    },
    [events, isShown, admin],
  );
}
