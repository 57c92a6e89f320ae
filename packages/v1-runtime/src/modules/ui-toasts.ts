import { currentHost } from "../host/current-host";

/** What a toast of `@medusajs/ui` is made of. */
interface ToastContent {
  title?: string;
  description?: string;
  variant?: string;
  /** A button in the toast. */
  action?: { label: string; onClick?(): void };
}

type Kind = "success" | "error" | "warn" | "info";

const kinds: Readonly<Record<string, Kind>> = {
  success: "success",
  error: "error",
  warning: "warn",
  warn: "warn",
};

let count = 0;

function show(kind: Kind, { title, description = "", action }: ToastContent): string {
  const [head, body] = title === undefined || title === "" ? [description, undefined] : [title, description];
  const onSelect = action?.onClick;
  currentHost()?.notify[kind](
    head,
    body === "" ? undefined : body,
    action === undefined ? undefined : { action: { label: action.label, onSelect: () => onSelect?.() } },
  );
  count += 1;
  return `toast-${count}`;
}

const nothing = () => {};

/** The hook that `@medusajs/ui` had before version 3; its toasts are the admin's. */
export function useToast() {
  return {
    toasts: [],
    toast: (content: ToastContent) => ({
      id: show(kinds[content.variant ?? ""] ?? "info", content),
      dismiss: nothing,
      update: (next: ToastContent) => {
        show(kinds[next.variant ?? ""] ?? "info", next);
      },
    }),
    dismiss: nothing,
  };
}

type ShowToast = (title: string, content?: ToastContent) => string;

function showing(kind: Kind): ShowToast {
  return (title, content) => show(kind, { ...content, title });
}

/** Toasts of `@medusajs/ui`, shown by the admin. */
export const toast = Object.assign(showing("info"), {
  success: showing("success"),
  error: showing("error"),
  warning: showing("warn"),
  info: showing("info"),
  message: showing("info"),
  loading: (_title: string) => "toast-loading",
  dismiss: (_id?: string | number) => {},
});

/** The admin has its own place for toasts. */
export function Toaster(): null {
  return null;
}
