/** How the gallery looks. */
export interface Appearance {
  /** `light`, `dark`, or the system's own (`system`). */
  theme: string;
  /** Which side reading begins at. */
  direction: "ltr" | "rtl";
  /** How close rows and controls stand. */
  density: string;
}

/** What the search of an address says. */
export function appearanceOf(search: string): Appearance {
  const parameters = new URLSearchParams(search);
  return {
    theme: parameters.get("theme") ?? "system",
    direction: parameters.get("dir") === "rtl" ? "rtl" : "ltr",
    density: parameters.get("density") ?? "default",
  };
}

/** The address of the page with another appearance. */
export function searchOf({ theme, direction, density }: Appearance): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set("theme", theme);
  parameters.set("dir", direction);
  parameters.set("density", density);
  return `?${parameters}${location.hash}`;
}
