import { useHost } from "@tillhouse/extension-sdk";
import { useStorage } from "@tillhouse/extension-sdk/internal";
import { useLocation, useSearchParams } from "@tillhouse/extension-sdk/router";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIsHere } from "../../../core/page/use-is-here";
import { selectedParameter } from "../../shared/selected-parameter";
import { createSelection, readSelected, type Selected, type Selection, writeSelected } from "./selection";
import { rememberedSelected, rememberSelected } from "./selection-storage";

/** A pause that is long enough to write the selection into the address; browsers refuse to be asked more often. */
const writeAfter = 250;

/**
 * The selection of the list that the address names. It belongs to what the list is asked: another search or filter lets
 * it go, another page or order keeps it. The address follows it after a moment.
 *
 * @param question the search and the filters, as text
 */
export function useSelection(question: string): Selection {
  const { user } = useHost();
  const { session } = useStorage();
  const [parameters, setParameters] = useSearchParams();
  const { key, pathname } = useLocation();
  const address = parameters.get(selectedParameter) ?? "";
  const place = { userId: user.id, entry: `${pathname}.${key}`, question, address };
  const [selection] = useState(() =>
    createSelection(rememberedSelected(session, place) ?? readSelected(address)),
  );
  const now = useRef({ place, setParameters });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isHere = useIsHere();

  // Before anything is drawn: what is no longer shown must not look selected for a moment.
  useLayoutEffect(() => {
    const before = now.current.place;
    now.current = { place, setParameters };
    if (before.question === place.question) {
      // Another page or a form over the list: what is selected is known better here than in the address.
      if (before.entry !== place.entry) rememberSelected(session, place, selection.current());
      return;
    }
    clearTimeout(timer.current);
    rememberSelected(session, before, selection.current());
    selection.restore(rememberedSelected(session, place) ?? readSelected(place.address));
    // What restoring has planned would only say what the address says already.
    clearTimeout(timer.current);
  });

  useEffect(() => {
    const write = () => {
      const next = writeSelected(selection.current());
      if (next === now.current.place.address) return;
      if (!isHere()) {
        // Another page is about to be drawn, or this list with a form over it: as long as the list stands, it tries again.
        timer.current = setTimeout(write, writeAfter);
        return;
      }
      now.current.setParameters(
        (old) => {
          const changed = new URLSearchParams(old);
          if (next === "") changed.delete(selectedParameter);
          else changed.set(selectedParameter, next);
          return changed;
        },
        { replace: true },
      );
    };
    const remember = () => rememberSelected(session, now.current.place, selection.current());
    const stop = selection.subscribe(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(write, writeAfter);
    });
    // What comes back may be newer than its address: the list was left before that had followed.
    timer.current = setTimeout(write, writeAfter);
    window.addEventListener("pagehide", remember);
    return () => {
      stop();
      clearTimeout(timer.current);
      remember();
      window.removeEventListener("pagehide", remember);
    };
  }, [selection, session, isHere]);
  return selection;
}

/** The selection as it is now; whoever asks is drawn again with each change. */
export function useSelected(selection: Selection): Selected {
  return useSyncExternalStore(selection.subscribe, selection.current);
}

/** Whether one record is selected; whoever asks is drawn again only when that changes. */
export function useIsSelected(selection: Selection | undefined, id: string): boolean {
  return useSyncExternalStore(
    useCallback((listener) => selection?.subscribe(listener) ?? (() => undefined), [selection]),
    () => selection?.has(id) ?? false,
  );
}
