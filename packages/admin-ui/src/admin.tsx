import { QueryClientProvider } from "@tanstack/react-query";
import { AdminError, isAdminError } from "@tillhouse/extension-sdk";
import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import type { i18n } from "i18next";
import { useId, useMemo, useRef, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import { usePreloadedChangeRules } from "./app/routing/use-change-rules";
import { type Services, useHostAccess, useServices } from "./app/routing/use-services";
import { ConfigErrorPage } from "./app/shared/config-error-page";
import { type AdminConfig, type ResolvedConfig, resolveConfig } from "./config/config";
import { AdminContext, type AdminContextValue } from "./core/context/admin-context";
import type { ExtensionFailure } from "./core/context/extension-health";
import type { LoginComponent } from "./core/context/host-login";
import type { Translations } from "./core/context/translations";
import { useExtensions, useSameItems } from "./core/extensions/use-extensions";
import { useTranslations } from "./core/i18n/use-translations";
import { MissingChunkDialog } from "./core/lazy/missing-chunk-dialog";
import { useAccent } from "./core/preferences/use-accent";
import { usePreferences } from "./core/preferences/use-preferences";
import { baseRules } from "./core/registry/base-rules";
import type { Can } from "./core/registry/permissions";
import { createRegistryWith, type RegistryProblem } from "./core/registry/registry";
import type { HostAccess } from "./core/session/access";
import { AccessContext, ClientContext } from "./core/session/session";
import { createToastQueue } from "./core/toasts/toast-queue";
import { ToastsOutlet } from "./core/toasts/toasts-outlet";

/** What a page that still loads shows is its spinner: as a transition, the page before it would stay instead. */
const routerFuture = { v7_startTransition: false };

/** How a host runs the admin: its configuration, extensions, and who signs people in. */
export interface AdminProps {
  /** What can be written as JSON: base path, backend, router, language. */
  config?: AdminConfig;
  /** Where `config` came from, for messages about wrong values. */
  configSource?: string;
  /** Extensions that the host brings along. Left out: none. */
  extensions?: readonly ExtensionDefinition[];
  /** Extensions that could not be loaded; shown to the operator beside the registry's own problems. */
  problems?: readonly RegistryProblem[];
  /** Told of everything of an extension that fails while the admin runs, once each. */
  onExtensionError?: (failure: ExtensionFailure) => void;
  /** The host's own transport. */
  fetch?: typeof fetch;
  /**
   * The token of somebody whom the host has signed in; asked for each request. Then there is no sign-in page, and signing
   * in is up to the host.
   *
   * @example <Admin getToken={() => platform.tokenFor("medusa")} onUnauthorized={() => platform.renew("medusa")} />
   */
  getToken?: HostAccess["getToken"];
  /**
   * With `getToken`: the store did not take the token, or there was none. What it answers is waited for, and then the store
   * is asked again.
   */
  onUnauthorized?: HostAccess["onUnauthorized"];
  /** With `getToken`: ends the session at the host. Without it the admin offers no way to sign out. */
  onSignOut?: HostAccess["onSignOut"];
  /**
   * Whether somebody may do what a `permission` of an extension names; without it everybody may. Roles (`role:admin`) are
   * answered by the store's own record of the person.
   */
  can?: Can;
  /** The host's own sign-in page, in the place of the admin's. */
  login?: LoginComponent;
  /** Texts that are on their way already; made from `config` when left out. */
  translation?: Promise<i18n>;
  /** Client, cache and router that were begun with already, while extensions were on their way. */
  services?: Services;
}

/**
 * The whole back-office as one component. Router, query client, texts and registry are its own, so two fit on one page.
 *
 * @example <Admin config={{ basePath: "/admin", backend: "https://store.example.com" }} extensions={[loyalty]} />
 */
export function Admin(props: AdminProps) {
  const [checked] = useState(() => {
    try {
      return { config: resolveConfig(props.config ?? {}, props.configSource ?? "the config prop") };
    } catch (error) {
      return { error: isAdminError(error) ? error : new AdminError("config", String(error)) };
    }
  });
  if (checked.config === undefined) return <ConfigErrorPage error={checked.error} />;
  return <ConfiguredAdmin {...props} config={checked.config} />;
}

function ConfiguredAdmin(props: AdminProps & { config: ResolvedConfig }) {
  const { config, fetch: fetchLike, translation, login, can, onExtensionError } = props;
  const host = useHostAccess(props);
  const services = useServices({ config, fetchLike, host }, props.services);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { style, isReady } = useAccent(config.brand.accent);
  const preferences = usePreferences();
  const toasterId = useId();
  const toasts = useMemo(() => createToastQueue(toasterId), [toasterId]);
  const words = useRef<Translations>(undefined);
  const { extensions, health, hasExtensionsOff } = useExtensions({
    extensions: props.extensions ?? [],
    named: config.extensions,
    onExtensionError,
    notify: toasts.notify,
    translate: (...text) => words.current?.translate(...text) ?? "",
  });
  usePreloadedChangeRules(extensions);
  const problems = useSameItems(props.problems ?? []);
  const registry = useMemo(() => createRegistryWith(extensions, baseRules), [extensions]);
  const texts = useTranslations(config, translation, extensions);
  words.current = texts;

  const admin = useMemo<AdminContextValue | undefined>(
    () =>
      texts && {
        config,
        extensions,
        health,
        hasExtensionsOff,
        problems,
        registry,
        hasOwnFetch: fetchLike !== undefined,
        login,
        can,
        notify: toasts.notify,
        translate: texts.translate,
        locale: texts.locale,
        direction: texts.direction,
        language: texts.language,
        setLanguage: texts.setLanguage,
        ...preferences,
      },
    [
      config,
      extensions,
      health,
      hasExtensionsOff,
      problems,
      registry,
      fetchLike,
      login,
      can,
      texts,
      preferences,
      toasts,
    ],
  );

  const { theme, density } = preferences;
  return (
    <div
      ref={setRoot}
      data-tillhouse
      data-theme={theme === "system" ? undefined : theme}
      data-density={density === "standard" ? undefined : density}
      lang={admin?.locale}
      dir={admin?.direction}
      className="th-root"
      style={style}
    >
      {admin && texts && root && services && isReady && (
        <AdminContext.Provider value={admin}>
          <I18nextProvider i18n={texts.instance}>
            <QueryClientProvider client={services.queryClient}>
              <ClientContext.Provider value={services.client}>
                <AccessContext.Provider value={services.access}>
                  <UiProvider
                    container={root}
                    locale={admin.locale}
                    translate={admin.translate}
                    direction={admin.direction}
                    timeZone={admin.timeZone}
                    Missing={MissingChunkDialog}
                  >
                    <RouterProvider router={services.router} future={routerFuture} />
                    <ToastsOutlet queue={toasts} toasterId={toasterId} />
                  </UiProvider>
                </AccessContext.Provider>
              </ClientContext.Provider>
            </QueryClientProvider>
          </I18nextProvider>
        </AdminContext.Provider>
      )}
    </div>
  );
}
