import type { ExtensionDefinition } from "@tillhouse/extension-sdk";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { applyLaterStyles } from "../core/later-styles";
import { loadPageTexts } from "../core/translate";
import { builtInFirst } from "../resources/built-in-first";

/** How long a page may be busy with itself before the rest is loaded anyway, in milliseconds. */
const patience = 2000;

/** Calls back once the page has nothing better to do. @returns what takes that back */
function onceIdle(callback: () => void): () => void {
  // Safari does not know it.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(callback, patience / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/** Loads what the first list does not need, where a page needs it at once. */
export const LoadWholeContext = createContext<() => Promise<void>>(async () => undefined);

/** What the admin itself brings: at first what lists need, and soon after all of it with its texts. */
export function useBuiltIn(): {
  builtIn: ExtensionDefinition;
  isWhole: boolean;
  loadWhole: () => Promise<void>;
} {
  const { i18n } = useTranslation();
  const [whole, setWhole] = useState<ExtensionDefinition>();
  const loadWhole = useCallback(async () => {
    const [{ builtIn }] = await Promise.all([
      import("../resources/built-in"),
      loadPageTexts(i18n),
      applyLaterStyles(),
    ]);
    setWhole(builtIn);
  }, [i18n]);
  useEffect(
    () =>
      // A failure shows where a page needs it.
      onceIdle(() => void loadWhole().catch(() => undefined)),
    [loadWhole],
  );
  return { builtIn: whole ?? builtInFirst, isWhole: whole !== undefined, loadWhole };
}

/** Loads the whole of what the admin brings, for a page that cannot be shown without it. */
export function useLoadWhole(): () => Promise<void> {
  return useContext(LoadWholeContext);
}
