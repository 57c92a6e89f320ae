import type { ExtensionDefinition } from "@tillhouse/extension-sdk";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { applyLaterStyles } from "../core/later-styles";
import { preloadPart } from "../core/load-or";
import { onceIdle } from "../core/once-idle";
import { loadPageTexts } from "../core/translate";
import { builtInFirst } from "../resources/built-in-first";
import { loadDetailScreen, loadWhole as loadWholeCode } from "./load-whole";

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
      loadWholeCode(),
      loadPageTexts(i18n),
      applyLaterStyles(),
      preloadPart(loadDetailScreen),
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
