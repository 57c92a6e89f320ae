import type { ExtensionHealth } from "../../context/extension-health";

/** A file of an extension, by the name that stands in the traces of errors. */
export interface ExtensionFile {
  owner: string;
  /** `extensions/reviews-AB12CD34.js` */
  file: string;
}

/** The extension whose file stands first in the trace of an error. */
export function ownerOfError(error: unknown, files: readonly ExtensionFile[], at = ""): string | undefined {
  const trace = `${at}\n${error instanceof Error ? (error.stack ?? "") : ""}`;
  let first: { owner: string; index: number } | undefined;
  for (const { owner, file } of files) {
    const index = trace.indexOf(file);
    if (index >= 0 && (first === undefined || index < first.index)) first = { owner, index };
  }
  return first?.owner;
}

/**
 * Listens for errors that no boundary sees: in handlers of events, in timers, in promises that nobody waits for. Those that
 * come out of a file of an extension are reported under its name.
 *
 * @returns a function that ends it.
 */
export function attributeGlobalErrors(
  health: ExtensionHealth,
  files: readonly ExtensionFile[],
  tell: (owner: string) => void,
): () => void {
  const take = (thrown: unknown, at?: string) => {
    const owner = ownerOfError(thrown, files, at);
    if (owner === undefined) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // React's development build lets an error pass by here before its boundary has it. That one says where it was.
    setTimeout(() => {
      if (health.knows(error)) return;
      health.report({ owner, place: "", error });
      tell(owner);
    });
  };
  const onError = ({ error, filename }: ErrorEvent) => take(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
