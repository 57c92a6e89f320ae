import { useEffect, useState } from "react";
import { rootFiber } from "../../core/page/fibers";
import type { InspectorSource } from "./inspector-source";
import { type InspectedPage, readPage } from "./page-elements";

/** The page as it is now; read again after it was drawn, scrolled or resized. */
export function usePage(source: InspectorSource): InspectedPage {
  const [page, setPage] = useState<InspectedPage>({ admin: undefined, parts: [] });
  useEffect(() => {
    let frame = 0;
    const read = () => {
      const root = rootFiber(source.container);
      if (root !== undefined) setPage(readPage(root));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    soon();
    // What loads, unfolds or slides in moves others without being drawn anew.
    const timer = setInterval(soon, 500);
    const unsubscribe = source.subscribe(soon);
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
    };
  }, [source]);
  return page;
}
