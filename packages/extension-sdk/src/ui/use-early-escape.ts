import { useEffect } from "react";

/**
 * Esc takes back an overlay that is still on its way: until it is there, the key would close what lies underneath.
 *
 * @param isThere whether the overlay hears keys itself by now
 */
export function useEarlyEscape(isOpen: boolean, isThere: () => boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeFirst = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isThere()) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      onClose();
    };
    // Before the document hears it, where dialogs listen.
    window.addEventListener("keydown", closeFirst, true);
    return () => window.removeEventListener("keydown", closeFirst, true);
  });
}
