import { type Command, useCommands, useHost } from "@tillhouse/extension-sdk";
import { Languages, LogOut, Monitor, Moon, Rows3, Sun } from "lucide-react";
import { type Density, type Theme, useAdmin } from "../../core/context/admin-context";
import { languages } from "../../core/i18n/languages";
import { canSignOut, useAccess, useSignOut } from "../../core/session/session";
import { toastError } from "../../core/toasts/toast-error";
import { usePickLanguage } from "../languages/use-pick-language";
import type { SearchResult } from "./search-result";

const themeIcons: Readonly<Record<Theme, typeof Sun>> = { system: Monitor, light: Sun, dark: Moon };

const densities: readonly Density[] = ["compact", "standard", "comfortable"];

/** What can be done from everywhere: how the admin looks, and the way out. */
export function usePaletteCommands(): void {
  const { translate, notify } = useHost();
  const { theme, setTheme, density, setDensity, controlled } = useAdmin();
  const signOut = useSignOut();
  const canLeave = canSignOut(useAccess());
  const leave = () =>
    signOut.mutate(undefined, {
      onError: (error) => toastError({ translate, notify }, translate("session.notSignedOut"), error),
    });
  const themes: Command[] = (["system", "light", "dark"] as const).map((name) => {
    const Icon = themeIcons[name];
    return {
      id: `theme-${name}`,
      label: translate("palette.theme", { name: translate(`theme.${name}`) }),
      icon: <Icon className="th-icon" />,
      run: () => setTheme(name),
      isDisabled: theme === name,
    };
  });
  const rows: Command[] = densities.map((name) => ({
    id: `density-${name}`,
    label: translate("palette.density", { name: translate(`density.${name}`) }),
    icon: <Rows3 className="th-icon" />,
    run: () => setDensity(name),
    isDisabled: density === name,
  }));
  const way: Command[] = canLeave
    ? [
        {
          id: "sign-out",
          label: translate("session.signOut"),
          icon: <LogOut className="th-icon th-icon--mirrored" />,
          run: leave,
        },
      ]
    : [];
  useCommands("everywhere", [
    ...(controlled?.theme === true ? [] : themes),
    ...(controlled?.density === true ? [] : rows),
    ...way,
  ]);
}

/** The languages, by their own name and by their English one. Who is lost in another one finds theirs. */
export function useLanguageResults(): SearchResult[] {
  const { translate } = useHost();
  const { language, pick } = usePickLanguage();
  const { controlled } = useAdmin();
  if (controlled?.locale === true) return [];
  return languages
    .filter(({ locale }) => locale !== language?.locale)
    .map(({ locale, name, englishName }) => ({
      id: `language ${locale}`,
      label: translate("palette.language", { name }),
      words: `${englishName} language`,
      lead: <Languages className="th-icon" />,
      run: () => void pick(locale),
    }));
}
