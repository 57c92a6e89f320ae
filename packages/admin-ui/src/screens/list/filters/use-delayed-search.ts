import { useLocation } from "@tillhouse/extension-sdk/router";
import { useEffect, useRef, useState } from "react";
import { useIsHere } from "../../../core/page/use-is-here";

/** A pause in typing that is long enough to ask the store. */
const searchDelay = 300;

/** Search that waits for a pause in typing, yet follows the address when that changes on its own. */
export function useDelayedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const isHere = useIsHere();
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const send = () => {
    if (typed === sent.current || !isHere()) return;
    sent.current = typed;
    onSearch(typed);
  };
  const isHeld = useRef(false);
  const latest = useRef(send);
  latest.current = send;
  // Rows must not change between pressing and letting go: the press would be that of another one, or of none.
  const sendUnlessHeld = () => {
    if (!isHeld.current) latest.current();
  };
  // A link may lead to this list again, such as that to a form: the search goes on, as it does with the next letter.
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: that they change is the event
  useEffect(() => {
    isHeld.current = false;
  }, [visit, typed]);
  useEffect(() => {
    if (typed === sent.current) return;
    // Where somebody is on the way to another page, and stays after all, it is tried again.
    const timer = setInterval(sendUnlessHeld, searchDelay);
    return () => clearInterval(timer);
  });
  useEffect(() => {
    const press = () => {
      isHeld.current = true;
    };
    const release = ({ target, ctrlKey, metaKey, type }: PointerEvent) => {
      const link = type === "pointerup" && target instanceof Element && target.closest("a[href]");
      // Whoever goes elsewhere has seen what they wanted: a search, now or while the next page is still being
      // loaded, would take that page back.
      if (link && !ctrlKey && !metaKey) return;
      isHeld.current = false;
      latest.current();
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);
  return { typed, setTyped, leave: sendUnlessHeld };
}
