import { type CSSProperties, useEffect, useState } from "react";
import type { BrandConfig } from "../../config/identity";

/**
 * The styles that give the admin's root the brand's accent. Where there is none, nothing of this is loaded.
 *
 * @returns whether the admin can be shown: before its styles are there it would change its colour
 */
export function useAccent(accent: BrandConfig["accent"]): { style?: CSSProperties; isReady: boolean } {
  const [style, setStyle] = useState<CSSProperties>();
  const { light, dark } = accent ?? {};
  useEffect(() => {
    let isCurrent = true;
    if (light === undefined) return;
    void import("./accent-style").then(({ accentStyle }) => {
      if (isCurrent) setStyle(accentStyle({ light, dark }));
    });
    return () => {
      isCurrent = false;
    };
  }, [light, dark]);
  return { style, isReady: light === undefined || style !== undefined };
}
