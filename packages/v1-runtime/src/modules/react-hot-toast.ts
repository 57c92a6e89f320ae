import type { ReactNode } from "react";
import { currentHost } from "../host/current-host";

type Message = ReactNode | ((toast: { id: string; visible: boolean }) => ReactNode);
type Kind = "success" | "error" | "info";

let count = 0;

/** The text of what an extension shows; elements are read as a person reads them. */
function textOf(message: Message): string {
  const node = typeof message === "function" ? message({ id: "", visible: true }) : message;
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (typeof node === "object" && node !== null && "props" in node) {
    const { children } = Object(node.props);
    return textOf(children);
  }
  return "";
}

function show(kind: Kind, message: Message, id?: string): string {
  const text = textOf(message);
  if (text !== "") currentHost()?.notify[kind](text);
  count += 1;
  return id ?? `toast-${count}`;
}

interface Options {
  id?: string;
}

/** Where the extension waits, the end of it is told; a toast of the admin says what is done. */
async function promise<Value>(
  promised: Promise<Value>,
  messages: {
    success: Message | ((value: Value) => Message);
    error: Message | ((error: unknown) => Message);
  },
): Promise<Value> {
  const resolve = <Argument>(message: unknown, value: Argument): Message =>
    typeof message === "function" ? message(value) : (message as Message);
  try {
    const value = await promised;
    show("success", resolve(messages.success, value));
    return value;
  } catch (error) {
    show("error", resolve(messages.error, error));
    throw error;
  }
}

/** Shows a toast of the admin. Its looks are the admin's; elements become their text. */
const toast = Object.assign((message: Message, options?: Options) => show("info", message, options?.id), {
  success: (message: Message, options?: Options) => show("success", message, options?.id),
  error: (message: Message, options?: Options) => show("error", message, options?.id),
  custom: (message: Message, options?: Options) => show("info", message, options?.id),
  blank: (message: Message, options?: Options) => show("info", message, options?.id),
  loading: (_message: Message, options?: Options) => show("info", "", options?.id),
  // The admin's toasts go away by themselves.
  dismiss: (_id?: string) => {},
  remove: (_id?: string) => {},
  promise,
});

/** The admin has its own place for toasts. */
export function Toaster(): null {
  return null;
}

/** See {@link Toaster}. */
export function ToastBar(): null {
  return null;
}

/** See {@link Toaster}. */
export function ToastIcon(): null {
  return null;
}

/** The value of what may be a function of it. */
export function resolveValue(value: unknown, argument: unknown): unknown {
  return typeof value === "function" ? value(argument) : value;
}

/** The toasts that are shown: the admin keeps them. */
export function useToasterStore(): { toasts: never[] } {
  return { toasts: [] };
}

/** See {@link useToasterStore}. */
export function useToaster(): { toasts: never[]; handlers: Record<string, () => void> } {
  const nothing = () => {};
  return {
    toasts: [],
    handlers: { startPause: nothing, endPause: nothing, updateHeight: nothing, calculateOffset: nothing },
  };
}

export { toast };
export default toast;
