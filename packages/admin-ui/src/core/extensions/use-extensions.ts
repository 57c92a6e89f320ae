import {
  type ExtensionDefinition,
  type Notify,
  type Translate,
  useStorage,
} from "@tillhouse/extension-sdk/internal";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { PageExtension } from "../../config/config";
import {
  createExtensionHealth,
  type ExtensionFailure,
  type ExtensionHealth,
  extensionsReplacedEvent,
} from "../context/extension-health";
import { reloadPage } from "../lazy/reload-page";
import type { WatchOptions } from "./watch/watch-extensions";

const none: readonly ExtensionDefinition[] = [];

/** Whether the page was opened without extensions, to get past one that keeps it from working. */
export function extensionsAreOff(): boolean {
  return new URLSearchParams(window.location.search).get("extensions") === "off";
}

/** A list that stays the same object for as long as its items do: hosts write it in place. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const kept = useRef(items);
  if (items.length !== kept.current.length || items.some((item, index) => item !== kept.current[index]))
    kept.current = items;
  return kept.current;
}

/** What {@link useExtensions} takes. */
export interface ExtensionsOptions {
  extensions: readonly ExtensionDefinition[];
  /** Those that the page names: whose files are they. */
  named: readonly PageExtension[];
  onExtensionError?: (failure: ExtensionFailure) => void;
  /** Tells the person of a failure that stands nowhere on the page. */
  notify: Notify;
  translate: Translate;
}

/** The extensions that are on, and how they are doing. */
export function useExtensions({
  extensions,
  named,
  onExtensionError,
  notify,
  translate,
}: ExtensionsOptions): {
  extensions: readonly ExtensionDefinition[];
  health: ExtensionHealth;
  hasExtensionsOff: boolean;
} {
  const { shared } = useStorage();
  const given = useSameItems(extensions);
  // The page names it, and did not load it because it was off.
  const isMissing = (owner: string) =>
    named.some(({ id }) => id === owner) && !given.some(({ id }) => id === owner);
  const callbacks = useRef({ onExtensionError, notify, translate, isMissing });
  callbacks.current = { onExtensionError, notify, translate, isMissing };
  const [{ health, hasExtensionsOff }] = useState(() => ({
    health: createExtensionHealth({
      storage: shared,
      onFailure: (failure) => callbacks.current.onExtensionError?.(failure),
      onTurnOn: (owner) => callbacks.current.isMissing(owner) && reloadPage(),
    }),
    hasExtensionsOff: extensionsAreOff(),
  }));
  useEffect(() => {
    if (named.length === 0 || hasExtensionsOff) return;
    let end: (() => void) | undefined;
    let isGone = false;
    // Nobody waits for it, and a page without extensions has no use for it.
    void import("./watch/watch-extensions").then(
      ({ announceFailure, watchExtensions }) => {
        if (isGone) return;
        const announce: WatchOptions["announce"] = (failure) =>
          announceFailure(failure, { health, ...callbacks.current });
        // The shell's own element: a host's page is watched for errors and for what blocks.
        const container = document.getElementById("tillhouse");
        end = watchExtensions({ health, named, announce, container });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [health, named, hasExtensionsOff]);
  useEffect(() => {
    window.addEventListener(extensionsReplacedEvent, health.restartAll);
    return () => window.removeEventListener(extensionsReplacedEvent, health.restartAll);
  }, [health]);
  const { off } = useSyncExternalStore(health.subscribe, health.state, health.state);
  const isOn = useMemo(() => {
    if (hasExtensionsOff) return none;
    return given.some(({ id }) => off.has(id)) ? given.filter(({ id }) => !off.has(id)) : given;
  }, [given, off, hasExtensionsOff]);
  return { extensions: isOn, health, hasExtensionsOff };
}
