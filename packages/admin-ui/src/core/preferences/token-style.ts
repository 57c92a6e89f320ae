import { contrastRatio, minContrast } from "@tillhouse/extension-sdk/contract";
import type { CSSProperties } from "react";
import type { ThemeToken, ThemeTokens } from "./theme-tokens";

/** The styles of an admin's root that set a host's tokens. */
export function tokenStyle(tokens: ThemeTokens): CSSProperties {
  // Custom properties are not part of CSSProperties.
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      `--th-${name}`,
      typeof value === "string" ? value : `light-dark(${value.light}, ${value.dark})`,
    ]),
  ) as CSSProperties;
}

const grounds = ["surface", "canvas"] as const;

/** What is read, and on what. */
const readOn: readonly (readonly [ThemeToken, ThemeToken])[] = [
  ...(["text", "text-muted", "text-faint", "accent-text"] as const).flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ["accent-on", "accent"],
  ["danger-on", "danger"],
  ["inverse-text", "inverse"],
  ["positive-fg", "positive-bg"],
  ["caution-fg", "caution-bg"],
  ["negative-fg", "negative-bg"],
  ["info-fg", "info-bg"],
];

/**
 * What of a host's tokens can hardly be read (WCAG 2.2, 1.4.3), a sentence each. Pairs of which the host set neither are the
 * admin's own, and tested there.
 *
 * @param colorOf the colour of a token in a theme as `#rrggbb`, `undefined` where there is none to be measured
 */
export function contrastProblems(
  tokens: ThemeTokens,
  colorOf: (token: ThemeToken, theme: "light" | "dark") => string | undefined,
): string[] {
  return readOn
    .filter((pair) => pair.some((name) => name in tokens))
    .flatMap(([text, ground]) =>
      (["light", "dark"] as const).flatMap((theme) => {
        const [one, other] = [colorOf(text, theme), colorOf(ground, theme)];
        if (one === undefined || other === undefined) return [];
        const ratio = contrastRatio(one, other);
        return ratio >= minContrast
          ? []
          : [
              `tokens: ${text} on ${ground} has a contrast of ${ratio.toFixed(1)} in the ${theme} theme; text needs ${minContrast}.`,
            ];
      }),
    );
}

function hexOf(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Measures a host's tokens as the browser has them, and says in the console what can hardly be read. */
export function reportContrast(root: HTMLElement, tokens: ThemeTokens): void {
  const probe = document.createElement("span");
  root.append(probe);
  const problems = contrastProblems(tokens, (token, theme) => {
    probe.style.colorScheme = theme;
    probe.style.color = `var(--th-${token})`;
    return hexOf(getComputedStyle(probe).color);
  });
  probe.remove();
  for (const problem of problems) console.error(`Tillhouse: ${problem}`);
}
