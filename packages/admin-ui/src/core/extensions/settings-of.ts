import type { AdminStore, ExtensionDefinition } from "@tillhouse/extension-sdk";

/** The values that the store's metadata holds of an extension, under its id. */
export function keptSettings(store: Pick<AdminStore, "metadata"> | undefined, extension: string): object {
  return Object(Reflect.get(store?.metadata ?? {}, extension) ?? {});
}

/** What the settings forms of an extension hold, with what they start with where nothing was kept yet. */
export function settingsOf(
  extensions: readonly ExtensionDefinition[],
  store: Pick<AdminStore, "metadata"> | undefined,
  extension: string,
): Readonly<Record<string, unknown>> {
  const starts = extensions
    .filter(({ id }) => id === extension)
    .flatMap(({ settings = [] }) => settings.map(({ form }) => form?.start));
  return Object.assign({}, ...starts, keptSettings(store, extension));
}
