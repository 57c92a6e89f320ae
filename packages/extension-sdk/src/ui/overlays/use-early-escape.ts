import { useEffect } from "react";

/** What {@link useEarlyEscape} is about. */
interface EarlyEscape {
  isOpen: boolean;
  onClose(): void;
  /** Whether the overlay hears keys itself by now; never where nothing in it has a use for Esc. */
  isThere?(): boolean;
}

/**
 * Esc closes an overlay, and nothing underneath it: also while it is on its way, and in the moment in which it has the focus
 * but the layers below have not heard of it.
 */
export function useEarlyEscape({ isOpen, onClose, isThere }: EarlyEscape): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeFirst = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isThere?.()) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      onClose();
    };
    // Before the document hears it, where dialogs listen.
    window.addEventListener("keydown", closeFirst, true);
    return () => window.removeEventListener("keydown", closeFirst, true);
  });
}
