import type { ExtensionFailure } from "../../context/extension-health";
import type { PageHarm } from "./page-harm";

/** What happened, for developers: in the log and for `onExtensionError`. */
const messages: Readonly<Record<PageHarm, string>> = {
  emptied: "The admin was taken out of the page",
  replaced: "Built-ins of the browser were replaced",
  restored: "Built-ins of the browser were replaced, and put back",
  styled: "Styles for the whole page were added",
  endless: "It draws itself again without end",
  blocked: "It kept the page from answering",
};

/** A failure of an extension that threw nothing. It is logged, too, as what is thrown is. */
export function harmFailure(
  reason: PageHarm,
  failure: Omit<ExtensionFailure, "error" | "reason">,
): ExtensionFailure {
  const details = Object.entries(failure.values ?? {}).map(([name, value]) => `${name}: ${value}`);
  const error = new Error([messages[reason], ...details].join("; "));
  const who = `the extension "${failure.owner}"${failure.isUncertain ? ", or another one," : ""}`;
  console.error(`Tillhouse: ${who} harmed the page`, error);
  return { ...failure, reason, error };
}

/** One that kept the page from answering for so many milliseconds. */
export function blockFailure(owner: string, duration: number): ExtensionFailure {
  return harmFailure("blocked", {
    owner,
    place: "",
    values: { seconds: String(Math.round(duration / 1000)) },
  });
}
