import { type Host, toAdminError } from "@tillhouse/extension-sdk";
import type { SettingsForm } from "@tillhouse/extension-sdk/internal";
import { keptSettings } from "../../core/extensions/settings-of";
import type { FormValues } from "../form/form-setting";
import { isSame } from "../form/form-values";

/** Whose settings they are, and how they are kept. */
export interface SettingsPlace {
  /** Id of the extension: the key in the store's metadata. */
  owner: string;
  form: SettingsForm;
}

/** What is set now. */
export async function readSettings(host: Host, { owner, form }: SettingsPlace): Promise<FormValues> {
  if (form.storage !== undefined) return { ...(await form.storage.read(host)) };
  try {
    return { ...keptSettings((await host.client.admin.store.retrieve()).store, owner) };
  } catch (error) {
    throw toAdminError(error);
  }
}

/**
 * Keeps what was changed. The store keeps one value under the extension's id, so it is read again just before: what another
 * form of the extension, or somebody else, has set meanwhile stays.
 */
export async function writeSettings(
  host: Host,
  place: SettingsPlace,
  { values, base }: { values: FormValues; base: FormValues },
): Promise<void> {
  if (place.form.storage !== undefined) {
    await place.form.storage.write(values, host);
    return;
  }
  // A schema may leave out what is empty: then it goes out of what is kept, too.
  const changed = Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(values)])]
      .filter((key) => !isSame(values[key], base[key]))
      .map((key) => [key, values[key]]),
  );
  const now = await readSettings(host, place);
  try {
    await host.client.admin.custom.post("/store", { metadata: { [place.owner]: { ...now, ...changed } } });
  } catch (error) {
    throw toAdminError(error);
  }
  await host.invalidate("store");
}
