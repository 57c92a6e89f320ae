import { type Host, toAdminError } from "@tillhouse/extension-sdk";
import type { SettingsForm } from "@tillhouse/extension-sdk/internal";
import { storedSettings } from "../../core/extensions/extension-settings";
import { type FormValues, isSame } from "../form/kinds/form-values";

/** Whose settings they are, and how they are kept. */
export interface SettingsOwner {
  /** Id of the extension: the key in the store's metadata. */
  owner: string;
  form: SettingsForm;
}

/** What is set now. */
export async function readSettings(host: Host, { owner, form }: SettingsOwner): Promise<FormValues> {
  if (form.storage !== undefined) return { ...(await form.storage.read(host)) };
  try {
    return { ...storedSettings((await host.client.admin.store.retrieve()).store, owner) };
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
  place: SettingsOwner,
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
