import { QueryClientProvider } from "@tanstack/react-query";
import { AdminError, isAdminError } from "@tillhouse/extension-sdk";
import { RouterProvider } from "@tillhouse/extension-sdk/router";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import {
  type ForwardedRef,
  forwardRef,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { I18nextProvider } from "react-i18next";
import type { AdminProps } from "./admin-props";
import { usePreloadedChangeRules } from "./app/routing/use-change-rules";
import { useHostAccess, useServices } from "./app/routing/use-services";
import { ConfigErrorPage } from "./app/shared/config-error-page";
import { oneOf, parseConfig, type ResolvedConfig, resolveConfig } from "./config/config";
import { AdminContext, type AdminContextValue } from "./core/context/admin-context";
import type { Translations } from "./core/context/translations";
import { useExtensions, useSameItems } from "./core/extensions/use-extensions";
import { HostEventsContext } from "./core/host/admin-events";
import { TitleContext, useTitle } from "./core/host/document-title";
import { checkBasePath, checkHostRouter } from "./core/host/host-router";
import { LeaveQuestionsContext } from "./core/host/leave-questions";
import { OutsideRouter } from "./core/host/outside-router";
import { type AdminHandle, useAdminHandle } from "./core/host/use-admin-handle";
import { useHostEvents } from "./core/host/use-host-events";
import { useLeaveQuestions } from "./core/host/use-leave-questions";
import { useNavigationEvents } from "./core/host/use-navigation-events";
import { type PersonAtWork, usePerson } from "./core/host/use-person";
import { useTranslations } from "./core/i18n/use-translations";
import { MissingChunkDialog } from "./core/lazy/missing-chunk-dialog";
import { Box } from "./core/page/box";
import { useFreshPage } from "./core/page/use-fresh-page";
import { useAccent } from "./core/preferences/use-accent";
import { usePreferences } from "./core/preferences/use-preferences";
import { baseRules } from "./core/registry/base-rules";
import { createRegistryWith } from "./core/registry/registry";
import { AccessContext, ClientContext } from "./core/session/session";
import { checkStorageKey } from "./core/storage/open-storage";
import { StorageProvider } from "./core/storage/storage-provider";
import { createToastQueue } from "./core/toasts/toast-queue";
import { ToastsOutlet } from "./core/toasts/toasts-outlet";

/** What a page that still loads shows is its spinner: as a transition, the page before it would stay instead. */
const routerFuture = { v7_startTransition: false };

const isGiven = (value: unknown) => value !== undefined;

const never = () => () => undefined;

/** Checks what a host gives. */
function check(props: AdminProps): ResolvedConfig {
  const { config = {}, configSource = "the config prop", hostRouter, theme, density, direction } = props;
  if (hostRouter !== undefined) checkHostRouter(hostRouter);
  const source = "the host";
  checkStorageKey(props.storageKey);
  oneOf("theme", theme, { words: ["system", "light", "dark"], source });
  oneOf("density", density, { words: ["compact", "standard", "comfortable"], source });
  oneOf("direction", direction, { words: ["ltr", "rtl"], source });
  const given = typeof config === "string" ? parseConfig(config, configSource) : config;
  const resolved = resolveConfig(given, configSource);
  if (hostRouter !== undefined || resolved.router === "browser")
    checkBasePath(
      resolved.basePath,
      hostRouter === undefined ? window.location.pathname : hostRouter.location.pathname,
      configSource,
    );
  return resolved;
}

/**
 * The whole back-office as one component. Router, query client, texts and registry are its own, so two fit on one page. On a
 * server it draws an empty box, which the browser fills.
 *
 * @example <Admin config={{ basePath: "/admin", backend: "https://store.example.com" }} extensions={[loyalty]} />
 */
export const Admin = forwardRef<AdminHandle, AdminProps>(function Admin(props, ref) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { config, storageKey, identity } = props;
  const who = usePerson(identity, typeof config === "string" ? config : config?.backend);
  return isInBrowser ? (
    // Hosts write the configuration in place: it is another one when it says something else.
    <CheckedAdmin key={JSON.stringify([config, storageKey, identity])} {...props} who={who} handle={ref} />
  ) : (
    <div data-tillhouse className="th-root" aria-busy="true" />
  );
});

type InnerProps = AdminProps & { who: PersonAtWork; handle: ForwardedRef<AdminHandle> };

function CheckedAdmin(props: InnerProps) {
  const [checked] = useState(() => {
    try {
      return { config: check(props) };
    } catch (error) {
      return { error: isAdminError(error) ? error : new AdminError("config", String(error)) };
    }
  });
  if (checked.config === undefined) return <ConfigErrorPage error={checked.error} />;
  return (
    <StorageProvider
      config={checked.config}
      storageKey={props.storageKey}
      onTaken={(error) => <ConfigErrorPage error={error} />}
    >
      <ConfiguredAdmin {...props} config={checked.config} />
    </StorageProvider>
  );
}

function ConfiguredAdmin(props: InnerProps & { config: ResolvedConfig }) {
  const { config, fetch: fetchLike, translation, login, can, hostRouter } = props;
  const host = useHostAccess(props);
  const words = useRef<Translations>(undefined);
  const events = useHostEvents(props, (...text) => words.current?.translate(...text) ?? "");
  const services = useServices({ config, fetchLike, host, hostRouter, events }, props.services);
  useFreshPage(services?.router, props.who.switches > 0);
  const questions = useLeaveQuestions(hostRouter);
  const setTitle = useTitle(events, props.hasDocumentTitle ?? true);
  useNavigationEvents(services?.router, events);
  useAdminHandle(props.handle, services?.router, questions);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const { style, isReady } = useAccent(config.brand.accent);
  const preferences = usePreferences(props);
  const toasterId = useId();
  const toasts = useMemo(
    () => createToastQueue(toasterId, (toast) => events.emit("toast", toast)),
    [toasterId, events],
  );
  const { extensions, health, hasExtensionsOff } = useExtensions({
    extensions: props.extensions ?? [],
    named: config.extensions,
    onExtensionError: (failure) => events.emit("extension-error", failure),
    notify: toasts.notify,
    translate: (...text) => words.current?.translate(...text) ?? "",
  });
  usePreloadedChangeRules(extensions);
  const problems = useSameItems(props.problems ?? []);
  const registry = useMemo(() => createRegistryWith(extensions, baseRules), [extensions]);
  const texts = useTranslations(config, translation, extensions, props.locale);
  words.current = texts;

  const { direction } = props;
  const [hasTheme, hasDensity, hasLocale] = [props.theme, props.density, props.locale].map(isGiven);
  const controlled = useMemo(
    () => ({ theme: hasTheme === true, density: hasDensity === true, locale: hasLocale === true }),
    [hasTheme, hasDensity, hasLocale],
  );
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
        direction: direction ?? texts.direction,
        language: texts.language,
        setLanguage: texts.setLanguage,
        ...preferences,
        controlled,
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
      controlled,
      direction,
      toasts,
    ],
  );

  const isDrawn = admin !== undefined && overlays !== null && services !== undefined && isReady;
  useEffect(() => {
    if (isDrawn) events.emit("ready", {});
  }, [isDrawn, events]);

  const { theme, density } = preferences;
  return (
    <Box
      shadow={props.shadow}
      onReady={setOverlays}
      data-theme={theme === "system" ? undefined : theme}
      data-density={density === "standard" ? undefined : density}
      lang={admin?.locale}
      dir={admin?.direction}
      style={style}
    >
      {admin && texts && overlays && services && isReady && (
        <AdminContext.Provider value={admin}>
          <HostEventsContext.Provider value={events}>
            <TitleContext.Provider value={setTitle}>
              <LeaveQuestionsContext.Provider value={questions}>
                <I18nextProvider i18n={texts.instance}>
                  <QueryClientProvider client={services.queryClient}>
                    <ClientContext.Provider value={services.client}>
                      <AccessContext.Provider value={services.access}>
                        <UiProvider
                          container={overlays}
                          locale={admin.locale}
                          translate={admin.translate}
                          direction={admin.direction}
                          timeZone={admin.timeZone}
                          Missing={MissingChunkDialog}
                        >
                          <OutsideRouter>
                            <RouterProvider router={services.router} future={routerFuture} />
                          </OutsideRouter>
                          {createPortal(<ToastsOutlet queue={toasts} toasterId={toasterId} />, overlays)}
                        </UiProvider>
                      </AccessContext.Provider>
                    </ClientContext.Provider>
                  </QueryClientProvider>
                </I18nextProvider>
              </LeaveQuestionsContext.Provider>
            </TitleContext.Provider>
          </HostEventsContext.Provider>
        </AdminContext.Provider>
      )}
    </Box>
  );
}
