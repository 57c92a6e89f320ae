import type { Notify } from "@tillhouse/extension-sdk";
import { toast } from "sonner";

/** Notices of one admin, shown by the toaster with the same id: two admins on a page do not mix theirs. */
export function createNotify(toasterId: string): Notify {
  return {
    success: (title, message) => void toast.success(title, { description: message, toasterId }),
    error: (title, message) => void toast.error(title, { description: message, toasterId }),
    warn: (title, message) => void toast.warning(title, { description: message, toasterId }),
    info: (title, message) => void toast.info(title, { description: message, toasterId }),
  };
}
