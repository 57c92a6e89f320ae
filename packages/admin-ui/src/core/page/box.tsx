import { hasHostStyles } from "@tillhouse/extension-sdk/internal";
import {
  createContext,
  type HTMLAttributes,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

// Few hosts want one, and there its sheet comes later anyway.
const InShadow = lazy(() => import("./in-shadow"));

const OwnBoxContext = createContext(false);

/** Whether the admin scrolls in a box of its own: what stands around it has a height. Else it scrolls with the page. */
export function useIsOwnBox(): boolean {
  return useContext(OwnBoxContext);
}

/** Higher than any page, in pixels. */
const veryHigh = 100_000;

/** Whether what stands around the admin gives it a height: then it does not grow with what is in it. */
function hasOwnHeight(root: HTMLElement, pages: HTMLElement): boolean {
  const { minBlockSize } = pages.style;
  // Nobody sees it: what grows for a moment loses no place that it was scrolled to.
  pages.style.minBlockSize = `${veryHigh}px`;
  const isHeld = root.clientHeight < veryHigh;
  pages.style.minBlockSize = minBlockSize;
  return isHeld;
}

/**
 * Looks at the place that a host gives the admin: how wide it is, and whether it has a height. In the shell there is
 * nothing to see: it has the window.
 *
 * @param onOwn called once the place has a height
 */
function watchPlace(root: HTMLElement, pages: HTMLElement, onOwn: () => void): () => void {
  let wasSeen = false;
  const look = () => {
    // In a closed tab or dialog nothing has a size.
    const isSeen = root.clientWidth > 0 && hasHostStyles(root);
    if (isSeen) {
      root.style.setProperty("--th-box-width", `${root.clientWidth}px`);
      const isTooLong = wasSeen ? pages.offsetHeight > root.clientHeight + 1 : hasOwnHeight(root, pages);
      if (root.dataset.box === undefined && isTooLong) {
        root.dataset.box = "";
        onOwn();
      }
    }
    wasSeen = isSeen;
  };
  look();
  if (typeof ResizeObserver !== "function") return () => undefined;
  const observer = new ResizeObserver(look);
  observer.observe(root);
  observer.observe(pages);
  return () => observer.disconnect();
}

export interface BoxProps extends HTMLAttributes<HTMLDivElement> {
  /** See `AdminProps`. */
  shadow?: boolean | { styles?: readonly string[] };
  /** Told of the element that dialogs, menus and toasts go into. Left out: it has none, they go into another root. */
  onReady?: (overlays: HTMLElement | null) => void;
  /** Whether it is a part of a page: then it is as high as what is in it. */
  isPart?: boolean;
  /** Told of the root. */
  onRoot?: (root: HTMLElement | null) => void;
}

function Shadow({ shadow, children }: { shadow: NonNullable<BoxProps["shadow"]>; children: ReactNode }) {
  if (shadow === false) return children;
  return (
    <Suspense fallback={null}>
      <InShadow styles={(shadow !== true && shadow.styles) || []}>{children}</InShadow>
    </Suspense>
  );
}

/** A root that has nothing but what single parts open, over the window. */
export function WindowOverlays({
  shadow = false,
  onReady,
  ...attributes
}: Omit<BoxProps, "children" | "onRoot" | "isPart">) {
  return (
    <Shadow shadow={shadow}>
      <div {...attributes} className="th-root th-root--overlays" data-tillhouse>
        <div ref={onReady} className="th-overlays" />
      </div>
    </Shadow>
  );
}

/**
 * The admin's own root: its pages, and over them the place of what is opened. Both are as large as what a host gives the
 * admin.
 */
export function Box({ shadow = false, ...props }: BoxProps) {
  return (
    <Shadow shadow={shadow}>
      <BoxRoot {...props} />
    </Shadow>
  );
}

function BoxRoot({ onReady, onRoot, isPart, children, ...attributes }: Omit<BoxProps, "shadow">) {
  const root = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [isOwn, setIsOwn] = useState(false);
  useLayoutEffect(() => {
    onRoot?.(root.current);
    return () => onRoot?.(null);
  }, [onRoot]);
  useLayoutEffect(() => {
    if (root.current === null || pages.current === null) return undefined;
    return watchPlace(root.current, pages.current, () => setIsOwn(true));
  }, []);
  return (
    <div {...attributes} ref={root} className={isPart ? "th-root th-root--part" : "th-root"} data-tillhouse>
      <div ref={pages} className="th-pages">
        <OwnBoxContext.Provider value={isOwn}>{children}</OwnBoxContext.Provider>
      </div>
      {onReady && <div ref={onReady} className="th-overlays" />}
    </div>
  );
}
