import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { loadOverlays, prepareOverlays } from "./load-overlays";
import type { OpenTooltipProps } from "./overlays";

interface Loaded {
  default: ComponentType<OpenTooltipProps>;
}

/** A tooltip whose code cannot be loaded is left out: what is essential does not stand in one. */
const OpenTooltip = lazy(() =>
  loadOverlays().then<Loaded, Loaded>(
    ({ OpenTooltip }) => ({ default: OpenTooltip }),
    () => ({ default: () => null }),
  ),
);

/** Whether a menu or a popover of it is open, which a tooltip would lie upon. */
function isExpanded(element: Element): boolean {
  return element.getAttribute("aria-expanded") === "true";
}

/** How long somebody points before it comes, in milliseconds (specification, section 2). */
const delay = 100;

/** What {@link Tooltip} takes. */
export interface TooltipProps {
  /** A sentence at most. What is essential does not belong in a tooltip: touch screens never show it. */
  content: ReactNode;
  /** 220 px when left out. */
  maxWidth?: number;
  /** Where it comes, if there is room; `"bottom"` when left out. */
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes focus and a ref, such as a button or a link. */
  children: ReactElement;
}

/**
 * A short explanation on hover and on focus: after 100 ms, at most 220 px wide, 8 px below.
 *
 * @example
 * <Tooltip content="Wednesday 19 November 2026, 18:04"><time>2 h ago</time></Tooltip>
 */
export function Tooltip({ content, maxWidth, side, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const element = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointedAt = useRef(false);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!content) return children;
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  return (
    <>
      <Slot
        ref={element}
        aria-describedby={isOpen ? id : undefined}
        // Not on entering: what moves under a resting pointer would open its tooltip, and take the next Esc.
        onPointerMove={(event) => {
          // A finger that points also presses; and what is open needs no introduction.
          if (isPointedAt.current || event.pointerType === "touch" || isExpanded(event.currentTarget)) return;
          isPointedAt.current = true;
          prepareOverlays();
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setIsOpen(true), delay);
        }}
        onPointerLeave={() => {
          isPointedAt.current = false;
          close();
        }}
        onPointerDown={close}
        onClick={close}
        onFocus={(event) => {
          prepareOverlays();
          // Whoever has pressed it knows what it is.
          if (event.currentTarget.matches(":focus-visible") && !isExpanded(event.currentTarget))
            setIsOpen(true);
        }}
        onBlur={close}
      >
        {children}
      </Slot>
      {isOpen && (
        <Suspense fallback={null}>
          <OpenTooltip
            id={id}
            trigger={element}
            onClose={close}
            content={content}
            maxWidth={maxWidth}
            side={side}
          />
        </Suspense>
      )}
    </>
  );
}
