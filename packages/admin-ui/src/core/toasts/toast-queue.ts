import type { Notify, ToastOptions, ToastType } from "@tillhouse/extension-sdk/internal";
import { toastContent } from "./toast-content";

/** How long a toast with something to do stays, in milliseconds: reading it and deciding takes longer than reading it. */
const timeToDecide = 8000;

/** Toasts of one admin, and what they need to be seen: their place on the page comes with the first or after the first screen. */
export interface ToastQueue {
  notify: Notify;
  /** The toasts' place stands on the page: what has waited is shown now. */
  open(): void;
  /** Called when somebody has something to say before there is a place for it. */
  onWanted(listener: () => void): () => void;
}

/**
 * Keeps toasts until there is a place for them.
 *
 * @param toasterId keeps those of two admins on a page apart
 * @param onToast told of each
 */
export function createToastQueue(
  toasterId: string,
  onToast?: (toast: { type: ToastType; title: string; message?: string }) => void,
): ToastQueue {
  const wanted = new Set<() => void>();
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const show =
    (type: ToastType) =>
    (title: string, message?: string, { action, requestId }: ToastOptions = {}) => {
      onToast?.({ type, title, ...(message !== undefined && { message }) });
      for (const listener of wanted) listener();
      // The place comes with the code that fills it, so this import waits for nothing.
      void Promise.all([import("sonner"), isOpen]).then(([{ toast }]) =>
        toast[type](title, {
          description: requestId === undefined ? message : toastContent(message, requestId),
          toasterId,
          ...(action && {
            action: { label: action.label, onClick: action.onSelect },
          }),
          ...((action ?? requestId) !== undefined && { duration: timeToDecide }),
        }),
      );
    };
  return {
    notify: {
      show: (title, message, { type = "info", ...options } = {}) => show(type)(title, message, options),
      success: show("success"),
      error: show("error"),
      warn: show("warning"),
      info: show("info"),
    },
    open,
    onWanted: (listener) => {
      wanted.add(listener);
      return () => wanted.delete(listener);
    },
  };
}
