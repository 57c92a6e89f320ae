import type { NoticeOptions, Notify } from "@tillhouse/extension-sdk";
import { toast } from "sonner";

/** How long a notice with a way back stays, in milliseconds: reading it and deciding takes longer than reading it. */
const timeToDecide = 8000;

/** Notices of one admin, shown by the toaster with the same id: two admins on a page do not mix theirs. */
export function createNotify(toasterId: string): Notify {
  const options = (message?: string, { action }: NoticeOptions = {}) => ({
    description: message,
    toasterId,
    ...(action && { action: { label: action.label, onClick: action.onSelect }, duration: timeToDecide }),
  });
  return {
    success: (title, message, more) => void toast.success(title, options(message, more)),
    error: (title, message, more) => void toast.error(title, options(message, more)),
    warn: (title, message, more) => void toast.warning(title, options(message, more)),
    info: (title, message, more) => void toast.info(title, options(message, more)),
  };
}
