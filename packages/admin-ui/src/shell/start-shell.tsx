import { isAdminError } from "@tillhouse/extension-sdk";
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { createRoot } from "react-dom/client";
import { createServices, type Services } from "../app/provider/use-services";
import { preloadPages } from "../app/routing/create-router";
import { ConfigErrorPage } from "../app/shared/config-error-page";
import { type AdminConfig, type PageConfig, readPageConfig, resolveConfig } from "../config/config";
import { readTurnedOff } from "../core/context/extension-health";
import { extensionsAreOff } from "../core/extensions/use-extensions";
import { createPageRepair } from "../core/extensions/watch/repair-page";
import { createTranslation } from "../core/i18n/translate";
import { openStorage } from "../core/storage/open-storage";
import { type MountedAdmin, mountAdmin } from "../mount";
import { applyNonce } from "./apply-nonce";
import { type LoadedExtensions, loadExtensions } from "./load-extensions";
import { openLoadWatchdog } from "./load-watchdog";
import { resolveBrandUrls } from "./resolve-brand-urls";
import { syncDocumentLanguage } from "./sync-document-language";

const source = "the page's tillhouse-config element";

function configOrMessage(element: Element): PageConfig | undefined {
  try {
    return readPageConfig(document);
  } catch (error) {
    if (!isAdminError(error)) throw error;
    createRoot(element).render(<ConfigErrorPage error={error} />);
    return undefined;
  }
}

/** The first questions to the store do not wait for extensions. A configuration that is wrong is told of by the admin. */
function begin(config: AdminConfig): Services | undefined {
  try {
    const resolved = resolveConfig(config, source);
    const storage = openStorage(resolved);
    preloadPages(storage);
    return createServices({ config: resolved, storage });
  } catch {
    return undefined;
  }
}

/** What the page's admin was started with. */
export interface StartedShell {
  /** Address of the page's root, which the extensions' addresses are relative to. */
  root: URL;
  /** Gives the admin other extensions. The page, its address and what was typed stay. */
  update(loaded: LoadedExtensions): void;
}

/**
 * Reads the configuration of the page, imports its extensions and mounts the admin.
 *
 * @param arrange what becomes of the extensions that were loaded, at first and when some come late
 */
export async function startShell(
  arrange = (loaded: LoadedExtensions) => loaded,
): Promise<StartedShell | undefined> {
  const element = document.getElementById("tillhouse");
  if (element === null) throw new Error("Tillhouse: the page has no element with the id tillhouse.");
  // What only some screens need: the page did not wait for it.
  document.querySelector("link[data-later]")?.removeAttribute("media");
  const config = configOrMessage(element);
  if (config === undefined) return undefined;
  // This file lives in assets/, one level below the page's root, whatever path that is served at.
  const root = new URL("../", import.meta.url);
  const complete = {
    localesPath: `${root.href}public/locales/{{lng}}/{{ns}}.json`,
    ...config,
    brand: resolveBrandUrls(config.brand, root),
    analytics: { documentation: `${root.href}public/usage-data.html`, ...config.analytics },
  };
  // Texts and extensions travel side by side.
  const translation = createTranslation(complete);
  void translation.then(syncDocumentLanguage);
  const props = { config: complete, configSource: source, translation, services: begin(complete) };
  let admin: MountedAdmin | undefined;
  const unbuilt = config.problems ?? [];
  const given = ({ extensions, problems }: LoadedExtensions) => ({
    ...props,
    extensions,
    problems: [...unbuilt, ...problems],
  });
  const update = (loaded: LoadedExtensions) => admin?.update(given(loaded));
  const { session, shared } = createAdminStorage();
  const named = extensionsAreOff() ? [] : (config.extensions ?? []);
  if (named.length > 0) applyNonce(document);
  const loaded = await loadExtensions(named, {
    root,
    repair: named.length > 0 ? createPageRepair(element) : undefined,
    watchdog: openLoadWatchdog(window, session),
    turnedOff: readTurnedOff(shared),
    // It comes after the rest, which the admin was mounted with.
    onLate: (late) => update(arrange(late)),
  });
  admin = mountAdmin(element, given(arrange(loaded)));
  return { root, update };
}
