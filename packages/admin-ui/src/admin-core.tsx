import { AdminError, isAdminError } from "@tillhouse/extension-sdk";
import { useStorage } from "@tillhouse/extension-sdk/internal";
import {
  type ForwardedRef,
  forwardRef,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { AdminProps, AdminProviderProps } from "./admin-props";
import { AdminContexts } from "./app/provider/admin-contexts";
import { type BuiltInSource, createBuiltInSource } from "./app/provider/built-in-source";
import { HeadlessArea } from "./app/provider/headless-area";
import { hadSession } from "./app/provider/remembered-session";
import { ProvidedContext } from "./app/provider/runtime";
import { usePreloadedChangeRules } from "./app/provider/use-change-rules";
import { rootAttributes, useProviderState } from "./app/provider/use-provider-state";
import { useHostAccess, useServices } from "./app/provider/use-services";
import { oneOf, parseConfig, type ResolvedConfig, resolveConfig } from "./config/config";
import type { AdminContextValue } from "./core/context/admin-context";
import type { Translations } from "./core/context/translations";
import { useExtensions, useSameItems } from "./core/extensions/use-extensions";
import { useTitle } from "./core/host/document-title";
import { checkHostRouter } from "./core/host/host-router";
import { type AdminHandle, useAdminHandle } from "./core/host/use-admin-handle";
import { useHostEvents } from "./core/host/use-host-events";
import { useLeaveQuestions } from "./core/host/use-leave-questions";
import { type PersonAtWork, usePerson } from "./core/host/use-person";
import { useTranslations } from "./core/i18n/use-translations";
import { WindowOverlays } from "./core/page/box";
import { useFreshPage } from "./core/page/use-fresh-page";
import { useIsInBrowser } from "./core/page/use-is-in-browser";
import { checkThemeTokens } from "./core/preferences/theme-tokens";
import { useAccent } from "./core/preferences/use-accent";
import { usePreferences } from "./core/preferences/use-preferences";
import { useTokenStyle } from "./core/preferences/use-token-style";
import { baseRules } from "./core/registry/base-rules";
import { createRegistryWith } from "./core/registry/registry";
import { checkStorageKey } from "./core/storage/open-storage";
import { StorageProvider } from "./core/storage/storage-provider";
import { createToastQueue } from "./core/toasts/toast-queue";
import { ToastsOutlet } from "./core/toasts/toasts-outlet";
import type { ResourceGroup } from "./resources/built-in-groups";
import { builtInOf } from "./resources/built-in-of";

const none: readonly ResourceGroup[] = [];

const isGiven = (value: unknown) => value !== undefined;

/** Checks what a host gives. */
function check(props: AdminProps): ResolvedConfig {
  const { config = {}, configSource = "the config prop", hostRouter, theme, density, direction } = props;
  if (hostRouter !== undefined) checkHostRouter(hostRouter);
  checkStorageKey(props.storageKey);
  if (props.tokens !== undefined) checkThemeTokens(props.tokens);
  const source = "the host";
  oneOf("theme", theme, { words: ["system", "light", "dark"], source });
  oneOf("density", density, { words: ["compact", "standard", "comfortable"], source });
  oneOf("direction", direction, { words: ["ltr", "rtl"], source });
  const given = typeof config === "string" ? parseConfig(config, configSource) : config;
  return resolveConfig(given, configSource);
}

/** What is made of groups, each list once: hosts write it in place. */
function useBuiltInSource(groups: readonly ResourceGroup[], all: BuiltInSource | undefined): BuiltInSource {
  const kept = useSameItems(groups);
  return useMemo(() => all ?? createBuiltInSource(async () => builtInOf(kept), builtInOf(kept)), [all, kept]);
}

/** What a provider is made of: its props, and all that the admin itself brings, where the host does not choose. */
export type CoreProviderProps = AdminProviderProps & { all?: BuiltInSource };

/** {@link AdminProvider}, of the groups that it is given. */
export const CoreProvider = forwardRef<AdminHandle, CoreProviderProps>(function AdminProvider(
  { children, ...props },
  ref,
) {
  const isInBrowser = useIsInBrowser();
  const state = useProviderState(props, props.hostRouter);
  const { config, storageKey, identity } = props;
  const who = usePerson(identity, typeof config === "string" ? config : config?.backend);
  return (
    <ProvidedContext.Provider value={state.provided}>
      {children}
      {isInBrowser && (
        // Hosts write the configuration in place: it is another one when it says something else.
        <CheckedAdmin
          key={JSON.stringify([config, storageKey, identity])}
          {...props}
          who={who}
          handle={ref}
          state={state}
        />
      )}
    </ProvidedContext.Provider>
  );
});

type InnerProps = CoreProviderProps & {
  who: PersonAtWork;
  handle: ForwardedRef<AdminHandle>;
  state: ReturnType<typeof useProviderState>;
};

function CheckedAdmin(props: InnerProps) {
  const { setOwn, reset } = props.state;
  const [checked] = useState(() => {
    try {
      return { config: check(props) };
    } catch (error) {
      return { error: isAdminError(error) ? error : new AdminError("config", String(error)) };
    }
  });
  useLayoutEffect(() => () => setOwn(reset), [setOwn, reset]);
  if (checked.error !== undefined) return <WrongAdmin error={checked.error} state={props.state} />;
  return (
    checked.config && (
      <StorageProvider
        config={checked.config}
        storageKey={props.storageKey}
        onTaken={(taken) => <WrongAdmin error={taken} state={props.state} />}
      >
        <ConfiguredAdmin {...props} config={checked.config} />
      </StorageProvider>
    )
  );
}

/** Says what is wrong wherever something of the provider would be. */
function WrongAdmin({ error, state: { setOwn, reset } }: { error: AdminError; state: InnerProps["state"] }) {
  const { message } = error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that says the same is the same
  useLayoutEffect(() => {
    setOwn({ ...reset, error });
    return () => setOwn(reset);
  }, [message, setOwn, reset]);
  return null;
}

function ConfiguredAdmin(props: InnerProps & { config: ResolvedConfig }) {
  const { config, fetch: fetchLike, translation, login, can, canAccess, hostRouter, state } = props;
  const builtIn = useBuiltInSource(props.resources ?? none, props.all);
  const host = useHostAccess(props);
  const words = useRef<Translations>(undefined);
  const events = useHostEvents(props, (...text) => words.current?.translate(...text) ?? "");
  const services = useServices({ config, fetchLike, host, events }, props.services);
  const storage = useStorage();
  useFreshPage(state.provided.router, props.who.switches > 0);
  const questions = useLeaveQuestions(hostRouter);
  const setTitle = useTitle(events, props.hasDocumentTitle ?? true);
  useAdminHandle(props.handle, state.provided.router, questions);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const place = state.pages?.overlays ?? overlays;
  const accent = useAccent(config.brand.accent);
  const tokens = useTokenStyle(props.tokens, place);
  const isReady = accent.isReady && tokens.isReady;
  const style = useMemo(() => ({ ...accent.style, ...tokens.style }), [accent.style, tokens.style]);
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
  const texts = useTranslations(config, translation, extensions, props);
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
        canAccess,
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
      canAccess,
      texts,
      preferences,
      controlled,
      direction,
      toasts,
    ],
  );

  const runtime = useMemo(
    () =>
      admin &&
      texts &&
      services &&
      (isReady
        ? { admin, builtIn, events, setTitle, questions, i18n: texts.instance, storage, services }
        : undefined),
    [admin, builtIn, texts, storage, services, isReady, events, setTitle, questions],
  );
  const { theme, density } = preferences;
  const locale = admin?.locale;
  const drawnDirection = admin?.direction;
  const attributes = useMemo(
    () => ({
      ...rootAttributes({ theme, density, locale, direction: drawnDirection }),
      style,
    }),
    [theme, density, locale, drawnDirection, style],
  );
  const { shadow, configSource = "the config prop" } = props;
  const { setOwn, onReady, pages } = state;
  useLayoutEffect(
    () => setOwn({ config, configSource, storage, runtime, attributes, overlays, shadow }),
    [setOwn, config, configSource, storage, runtime, attributes, overlays, shadow],
  );
  useEffect(() => {
    // A failure shows where it is needed.
    if (hadSession(storage.shared)) builtIn.load().catch(() => undefined);
  }, [builtIn, storage]);
  const hasBeenReady = useRef(false);
  onReady.current = () => {
    if (!hasBeenReady.current) events.emit("ready", {});
    hasBeenReady.current = true;
  };
  return (
    <>
      {state.isNeeded && <WindowOverlays shadow={shadow} onReady={setOverlays} {...attributes} />}
      {runtime && place && (
        <AdminContexts runtime={runtime} overlays={place}>
          {createPortal(<ToastsOutlet queue={toasts} toasterId={toasterId} />, place)}
          {pages === undefined && createPortal(<HeadlessArea />, place)}
        </AdminContexts>
      )}
    </>
  );
}
