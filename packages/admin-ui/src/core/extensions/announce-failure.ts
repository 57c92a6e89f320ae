import type { Notify, Translate } from "@tillhouse/extension-sdk/internal";
import type { ExtensionFailure, ExtensionHealth } from "../context/extension-health";
import { reloadPage } from "../lazy/reload-page";

/** What {@link announceFailure} needs to tell it. */
export interface AnnounceOptions {
  health: ExtensionHealth;
  notify: Notify;
  translate: Translate;
}

/** Turns an extension off that has harmed the page: what it left there is gone when the page is loaded anew. */
export function turnOffAndReload(health: ExtensionHealth, owner: string): void {
  health.turnOff(owner);
  reloadPage();
}

/**
 * Shows a toast for a failure that stands nowhere on the page, by the name of the extension. What harmed the page can be
 * turned off from there; where several may have done it, the list of problems offers that for each.
 */
export function announceFailure(
  { owner, reason, values, isUncertain }: Omit<ExtensionFailure, "error">,
  { health, notify, translate }: AnnounceOptions,
): void {
  if (reason === undefined) {
    notify.error(translate("extension.failedSomewhere", { owner }), translate("extension.failedUnseen"));
    return;
  }
  const key = `extension.${reason}${isUncertain ? "Maybe" : ""}`;
  const label = translate("extension.turnOff");
  const action = { label, onSelect: () => turnOffAndReload(health, owner) };
  notify.error(
    translate(key, { owner, ...values }),
    translate(`${key}Text`),
    isUncertain ? undefined : { action },
  );
}
