import { useMemo } from "react";
import type { Density, Theme } from "../context/admin-context";
import { useSharedStorage } from "./use-local-storage";

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * How one person wants the admin to look, as this browser remembers it.
 *
 * @param given what the host decides, which counts before that
 */
export function usePreferences(given: { theme?: Theme; density?: Density } = {}) {
  const [theme, setTheme] = useSharedStorage<Theme>("tillhouse.theme", "system");
  const [density, setDensity] = useSharedStorage<Density>("tillhouse.density", "standard");
  const [zone, setZone] = useSharedStorage("tillhouse.time-zone", "");
  const shown = { theme: given.theme ?? theme, density: given.density ?? density };
  return useMemo(
    () => ({
      theme: shown.theme,
      setTheme,
      density: shown.density,
      setDensity,
      // Browsers come to know zones, and forget them.
      timeZone: zone !== "" && isTimeZone(zone) ? zone : undefined,
      setTimeZone: (timeZone: string | undefined) => setZone(timeZone ?? ""),
    }),
    [shown.theme, setTheme, shown.density, setDensity, zone, setZone],
  );
}
