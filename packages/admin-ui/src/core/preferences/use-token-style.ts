import { type CSSProperties, useEffect, useMemo, useState } from "react";
import type { ThemeTokens } from "./theme-tokens";

type Module = Pick<typeof import("./token-style"), "reportContrast" | "tokenStyle">;

/**
 * The styles that set a host's design tokens on the admin's root. Where it has none, nothing of this is loaded.
 *
 * @param overlays an element in the admin, once there is one
 * @returns whether the admin can be shown: before its styles are there it would change its looks
 */
export function useTokenStyle(
  tokens: ThemeTokens | undefined,
  overlays: HTMLElement | null,
): { style?: CSSProperties; isReady: boolean } {
  const [module, setModule] = useState<Module>();
  const key = tokens && JSON.stringify(tokens);
  const isNeeded = key !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void import("./token-style").then(({ reportContrast, tokenStyle }) => {
      if (isCurrent) setModule({ reportContrast, tokenStyle });
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  useEffect(() => {
    // What was checked is what stands in the text.
    if (module && key && overlays) module.reportContrast(overlays, JSON.parse(key) as ThemeTokens);
  }, [module, key, overlays]);
  const style = useMemo(
    () => (module && key ? module.tokenStyle(JSON.parse(key) as ThemeTokens) : undefined),
    [module, key],
  );
  return { style, isReady: !isNeeded || style !== undefined };
}
