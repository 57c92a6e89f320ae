import { type ExtensionDefinition, useStorage } from "@tillhouse/extension-sdk/internal";
import type { i18n } from "i18next";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ResolvedConfig } from "../../config/config";
import { textsReplacedEvent } from "../context/extension-health";
import type { Translations } from "../context/translations";
import { baseCode, directionOf, localeOf } from "./language-codes";
import type { HostTexts } from "./text-files";
import { addMessages, changeLanguage, createTranslation, spokenCode, translateWith } from "./translate";

/**
 * Texts of the admin and of its extensions; `undefined` until they are there.
 *
 * @param host the language that the host decides on, where nobody chooses another then; and its own texts, as they are at the
 * start
 */
export function useTranslations(
  config: ResolvedConfig,
  given: Promise<i18n> | undefined,
  extensions: readonly ExtensionDefinition[],
  { locale: fixed, texts }: { locale?: string; texts?: HostTexts } = {},
): Translations | undefined {
  const [spoken, setSpoken] = useState<{ instance: i18n; code: string }>();
  const storage = useStorage();
  const asked = useRef(fixed);
  const ownTexts = useRef(texts);
  useEffect(() => {
    let isCurrent = true;
    let leave = () => {};
    const prepare = async () => {
      const instance = await (given ??
        createTranslation({
          ...config,
          storage,
          ...(asked.current !== undefined && { locale: asked.current, isFixed: true }),
          texts: ownTexts.current,
        }));
      const speak = async () => {
        await addMessages(instance, extensions);
        if (isCurrent) setSpoken({ instance, code: spokenCode(instance) });
      };
      await speak();
      if (!isCurrent) return;
      instance.on("languageChanged", speak);
      window.addEventListener(textsReplacedEvent, speak);
      leave = () => {
        instance.off("languageChanged", speak);
        window.removeEventListener(textsReplacedEvent, speak);
      };
    };
    void prepare();
    return () => {
      isCurrent = false;
      leave();
    };
  }, [config, storage, given, extensions]);
  useEffect(() => {
    if (spoken === undefined || fixed === undefined || fixed === asked.current) return;
    asked.current = fixed;
    void changeLanguage(spoken.instance, localeOf(baseCode(fixed)), extensions);
  }, [spoken, fixed, extensions]);
  return useMemo(
    () =>
      spoken && {
        instance: spoken.instance,
        translate: translateWith(spoken.instance),
        locale: spoken.code,
        direction: directionOf(spoken.code),
        language: localeOf(spoken.code),
        setLanguage: (language) => changeLanguage(spoken.instance, language, extensions),
      },
    [spoken, extensions],
  );
}
