import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { treeOf } from "../base/tree-of";
import { loadOverlays, prepareOverlays } from "./load-overlays";
import { orMissingChunk } from "./missing-chunk";
import type { OpenPopoverProps } from "./overlays";
import { useEarlyEscape } from "./use-early-escape";

const OpenPopover = lazy<ComponentType<OpenPopoverProps>>(() =>
  loadOverlays().then(({ OpenPopover }) => ({ default: OpenPopover }), orMissingChunk),
);

/** What {@link Popover} takes. */
export interface PopoverProps {
  /** The element that opens it, such as a {@link Chip} or a {@link Button}. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  /** Which end of the trigger it lines up with; `"start"` when left out. */
  align?: "start" | "center" | "end";
  /** For a popover that something else opens or closes. */
  isOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?(isOpen: boolean): void;
  /** What it shows. It is drawn while the popover is open. */
  children: ReactNode;
}

/** A small form or list beside its trigger. Esc or a click elsewhere closes it; the focus goes back. */
export function Popover({ trigger, label, align, isOpen: given, onOpenChange, children }: PopoverProps) {
  const [own, setOwn] = useState(false);
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const isOpen = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useEarlyEscape({
    isOpen,
    onClose: () => change(false),
    isThere: () => element.current !== null && treeOf(element.current).getElementById(id) !== null,
  });
  return (
    <>
      <Slot
        ref={element}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? "open" : "closed"}
        onPointerEnter={prepareOverlays}
        onFocus={prepareOverlays}
        onClick={() => change(!isOpen)}
      >
        {trigger}
      </Slot>
      {isOpen && (
        <Suspense fallback={null}>
          <OpenPopover id={id} trigger={element} onClose={() => change(false)} label={label} align={align}>
            {children}
          </OpenPopover>
        </Suspense>
      )}
    </>
  );
}
