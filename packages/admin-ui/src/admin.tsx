import { QueryClientProvider } from "@tanstack/react-query";
import { AdminError, type ExtensionDefinition, isAdminError } from "@tillhouse/extension-sdk";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import type { i18n } from "i18next";
import { useEffect, useId, useMemo, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { createBrowserRouter, createHashRouter, createMemoryRouter, RouterProvider } from "react-router-dom";
import { ConfigErrorPage } from "./app/config-error-page";
import { loadAdminArea } from "./app/load-admin-area";
import { hadSession } from "./app/remembered-session";
import { loadLoginPage, routes } from "./app/routes";
import { type AdminConfig, type ResolvedConfig, resolveConfig } from "./config";
import { AdminContext, type AdminContextValue, type Density, type Theme } from "./core/admin-context";
import { createClient } from "./core/client";
import { NoticesPlace } from "./core/notices-place";
import { createNotices } from "./core/notify";
import { createQueryClient } from "./core/query-client";
import { createRegistry, type RegistryProblem } from "./core/registry";
import { ClientContext, sessionQuery } from "./core/session";
import { useRemembered } from "./core/use-remembered";
import { useTexts } from "./core/use-texts";

/** Props of {@link Admin}. */
export interface AdminProps {
  /** What can be written as JSON: base path, backend, router, language. */
  config?: AdminConfig;
  /** Where `config` came from, for messages about wrong values. */
  configSource?: string;
  extensions?: readonly ExtensionDefinition[];
  /** Extensions that could not be loaded; shown to the operator beside the registry's own problems. */
  problems?: readonly RegistryProblem[];
  /** The host's own transport. */
  fetch?: typeof fetch;
  /** Texts that are on their way already; made from `config` when left out. */
  translation?: Promise<i18n>;
}

/** Everything that one admin on the page has for itself; two admins share nothing. */
function createServices(config: ResolvedConfig, fetchLike?: typeof fetch) {
  // The page that is likely wanted travels with the question who is signed in. Where it fails it is asked for again.
  (hadSession() ? loadAdminArea : loadLoginPage)().catch(() => undefined);
  const client = createClient({ backend: config.backend, fetch: fetchLike });
  const queryClient = createQueryClient();
  // The first question to the store is on its way while texts and code are still loading.
  void queryClient.prefetchQuery(sessionQuery(client));
  const basename = config.basePath;
  const router =
    config.router === "hash"
      ? createHashRouter(routes)
      : config.router === "memory"
        ? createMemoryRouter(routes)
        : createBrowserRouter(routes, { basename });
  return { client, queryClient, router };
}

/** Made when the admin is mounted and given up with it, so that a host that takes it away keeps nothing of it. */
function useServices(config: ResolvedConfig, fetchLike?: typeof fetch) {
  const [services, setServices] = useState<ReturnType<typeof createServices>>();
  useEffect(() => {
    const made = createServices(config, fetchLike);
    setServices(made);
    return () => made.router.dispose();
  }, [config, fetchLike]);
  return services;
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

function ConfiguredAdmin({
  config,
  extensions = [],
  problems = [],
  fetch: fetchLike,
  translation,
}: AdminProps & { config: ResolvedConfig }) {
  // A host may write the lists in place; what they held first is what counts.
  const [brought] = useState(() => ({ extensions, problems, registry: createRegistry(extensions) }));
  const services = useServices(config, fetchLike);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [theme, setTheme] = useRemembered<Theme>("tillhouse.theme", "system");
  const [density, setDensity] = useRemembered<Density>("tillhouse.density", "standard");
  const texts = useTexts(config, translation, brought.extensions);
  const toasterId = useId();
  const notices = useMemo(() => createNotices(toasterId), [toasterId]);

  const admin = useMemo<AdminContextValue | undefined>(
    () =>
      texts && {
        config,
        ...brought,
        hasOwnFetch: fetchLike !== undefined,
        notify: notices.notify,
        translate: texts.translate,
        locale: texts.locale,
        direction: texts.direction,
        language: texts.language,
        setLanguage: texts.setLanguage,
        theme,
        setTheme,
        density,
        setDensity,
      },
    [config, brought, fetchLike, texts, theme, setTheme, density, setDensity, notices],
  );

  return (
    <div
      ref={setRoot}
      data-tillhouse
      data-theme={theme === "system" ? undefined : theme}
      data-density={density === "standard" ? undefined : density}
      lang={admin?.locale}
      dir={admin?.direction}
      className="th-root"
    >
      {admin && texts && root && services && (
        <AdminContext.Provider value={admin}>
          <I18nextProvider i18n={texts.instance}>
            <QueryClientProvider client={services.queryClient}>
              <ClientContext.Provider value={services.client}>
                <UiProvider
                  container={root}
                  locale={admin.locale}
                  translate={admin.translate}
                  direction={admin.direction}
                >
                  <RouterProvider router={services.router} />
                  <NoticesPlace queue={notices} toasterId={toasterId} />
                </UiProvider>
              </ClientContext.Provider>
            </QueryClientProvider>
          </I18nextProvider>
        </AdminContext.Provider>
      )}
    </div>
  );
}
