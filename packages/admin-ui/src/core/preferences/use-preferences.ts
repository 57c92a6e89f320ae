import { useMemo } from "react";
import type { Density, Theme } from "../context/admin-context";
import { useLocalStorage } from "./use-local-storage";

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How one person wants the admin to look, as this browser remembers it. */
export function usePreferences() {
  const [theme, setTheme] = useLocalStorage<Theme>("tillhouse.theme", "system");
  const [density, setDensity] = useLocalStorage<Density>("tillhouse.density", "standard");
  const [zone, setZone] = useLocalStorage("tillhouse.time-zone", "");
  return useMemo(
    () => ({
      theme,
      setTheme,
      density,
      setDensity,
      // Browsers come to know zones, and forget them.
      timeZone: zone !== "" && isTimeZone(zone) ? zone : undefined,
      setTimeZone: (timeZone: string | undefined) => setZone(timeZone ?? ""),
    }),
    [theme, setTheme, density, setDensity, zone, setZone],
  );
}
