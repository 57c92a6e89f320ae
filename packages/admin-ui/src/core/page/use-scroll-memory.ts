import { useStorage } from "@tillhouse/extension-sdk/internal";
import { useLocation, useNavigationType } from "@tillhouse/extension-sdk/router";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useIsOwnBox } from "./box";
import { scrollContainerOf } from "./scroll-container";

const storageKey = "tillhouse.scroll";

/** Older entries of the history make room for newer ones. */
const most = 60;

/** How long a page may take to become as long as it was, in milliseconds. */
const patience = 5000;

/** Parameters of what stands over a page, or in it: they do not make it another page. */
export const overlayParameters = new Set(["form", "from", "delete", "peek", "selected"]);

function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => !overlayParameters.has(name));
  return `${pathname}?${new URLSearchParams(parameters)}`;
}

function topOf(scroller: Element | Window): number {
  return scroller instanceof Window ? scroller.scrollY : scroller.scrollTop;
}

/** Scrolls to where a page was, as soon as it is long enough again; the person's own hand ends the waiting. */
function scrollBack(container: HTMLElement, scroller: Element | Window, top: number): () => void {
  const isThere = () => {
    scroller.scrollTo({ top, behavior: "instant" });
    return Math.abs(topOf(scroller) - top) < 2;
  };
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => isThere() && stop());
  const timer = setTimeout(() => stop(), patience);
  const hands = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) window.removeEventListener(hand, stop);
  };
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  observer.observe(container);
  return stop;
}

/** Goes back to where a page was left when the person goes back or reloads; a page that is opened anew starts at its top. */
export function useScrollMemory(container: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const { session } = useStorage();
  const positions = useRef<Map<string, number>>();
  positions.current ??= new Map(session.getJson<[string, number][]>(storageKey) ?? []);
  const entry = `${location.key}.${location.pathname}`;
  const current = useRef(entry);
  const page = pageOf(location);
  const shown = useRef(page);

  const isOwnBox = useIsOwnBox();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what scrolls is another element in a box of its own
  useEffect(() => {
    const scroller = container.current && scrollContainerOf(container.current);
    const known = positions.current;
    if (!scroller || known === undefined) return;
    const note = () => {
      known.delete(current.current);
      known.set(current.current, topOf(scroller));
    };
    const keep = () => void session.setJson(storageKey, [...known].slice(-most));
    scroller.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      scroller.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", keep);
    };
  }, [container, isOwnBox, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens belongs to one step of the history
  useLayoutEffect(() => {
    const isOther = shown.current !== page;
    current.current = entry;
    shown.current = page;
    const scroller = container.current && scrollContainerOf(container.current);
    if (!scroller || container.current === null) return undefined;
    if (type === "POP") return scrollBack(container.current, scroller, positions.current?.get(entry) ?? 0);
    if (isOther) scroller.scrollTo({ top: 0, behavior: "instant" });
    // An entry that nobody scrolls in stands where it began.
    positions.current?.set(entry, topOf(scroller));
    return undefined;
  }, [entry]);
}
