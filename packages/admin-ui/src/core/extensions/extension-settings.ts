import type { StoreDetails } from "@tillhouse/extension-sdk";
import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";

/** The values that the store's metadata holds of an extension, under its id. */
export function storedSettings(store: Pick<StoreDetails, "metadata"> | undefined, extension: string): object {
  return Object(Reflect.get(store?.metadata ?? {}, extension) ?? {});
}

/** What the settings forms of an extension hold, with what they start with where nothing was kept yet. */
export function extensionSettings(
  extensions: readonly ExtensionDefinition[],
  store: Pick<StoreDetails, "metadata"> | undefined,
  extension: string,
): Readonly<Record<string, unknown>> {
  const starts = extensions
    .filter(({ id }) => id === extension)
    .flatMap(({ settings = [] }) => settings.map(({ form }) => form?.defaultValues));
  return Object.assign({}, ...starts, storedSettings(store, extension));
}
