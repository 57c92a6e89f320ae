import { accentTokens, parseColor } from "@tillhouse/extension-sdk/contract";
import type { CSSProperties } from "react";

/** The styles of an admin's root that give it an accent of its own. */
export function accentStyle({ light, dark }: { light: string; dark?: string }): CSSProperties {
  // The configuration was checked: both are colours. Custom properties are not part of CSSProperties.
  return accentTokens(parseColor(light) ?? light, dark && parseColor(dark)) as CSSProperties;
}
