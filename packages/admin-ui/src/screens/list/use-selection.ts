import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { rememberedSelected, rememberSelected } from "./list-memory";
import { selectedParameter } from "./list-state";
import { createSelection, readSelected, type Selected, type Selection, writeSelected } from "./selection";

/** A pause that is long enough to write the selection into the address; browsers refuse to be asked more often. */
const writeAfter = 250;

/** The selection of the list that the address names. It follows the address, and the address follows it. */
export function useSelection(): Selection {
  const [parameters, setParameters] = useSearchParams();
  const { key, pathname } = useLocation();
  const entry = `${pathname}.${key}`;
  const text = parameters.get(selectedParameter) ?? "";
  const [selection] = useState(() => createSelection(rememberedSelected(entry) ?? readSelected(text)));
  // What the address is known to say; anything else was written by somebody else.
  const written = useRef(text);
  const now = useRef({ entry, setParameters });
  now.current = { entry, setParameters };

  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    selection.restore(readSelected(text));
  }, [text, selection]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const next = writeSelected(selection.current());
      if (next === written.current) return;
      written.current = next;
      now.current.setParameters(
        (old) => {
          const changed = new URLSearchParams(old);
          if (next === "") changed.delete(selectedParameter);
          else changed.set(selectedParameter, next);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    const remember = () => rememberSelected(now.current.entry, selection.current());
    const stop = selection.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, writeAfter);
    });
    window.addEventListener("pagehide", remember);
    return () => {
      stop();
      clearTimeout(timer);
      remember();
      window.removeEventListener("pagehide", remember);
    };
  }, [selection]);
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
