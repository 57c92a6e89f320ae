import type { RunOptions } from "axe-core";
import axe from "axe-core";
import { expect, type Page } from "playwright/test";

/** What another theme can change: colours alone. */
const colourRules = ["color-contrast", "link-in-text-block"];
/** What another direction, width or density can change: where things are. */
const layoutRules = ["target-size", "scrollable-region-focusable"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface AxeOptions {
  /**
   * Which rules are asked. All of them, once for each screen; where the same screen is seen again in another theme or
   * direction, those whose answer can differ there.
   */
  rules?: "all" | "colours" | "layout";
  /** The part of the page that is looked at, as a selector; the whole page when left out. */
  part?: string;
  /** Parts that are left out, as selectors: what is the same on other screens that are looked at. */
  except?: readonly string[];
  /** Whether what is only good practice counts as well. */
  bestPractice?: boolean;
}

/** Fails with what axe finds against WCAG 2.2 AA, each with where it is. */
export async function expectAccessible(
  page: Page,
  where: string,
  { rules = "all", part = "html", except = [], bestPractice = false }: AxeOptions = {},
): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", ...(bestPractice ? ["best-practice"] : [])];
  const runOnly =
    rules === "all"
      ? { type: "tag" as const, values: tags }
      : { type: "rule" as const, values: rules === "colours" ? colourRules : layoutRules };
  const context = { include: [part], exclude: [...except] };
  // What passes is not told in full: that costs more than the rules.
  const options: RunOptions = { runOnly, resultTypes: ["violations"] };
  // It is a megabyte of script, so each document reads it once, however often it is looked at.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ context, options }) => (await window.axe.run(context, options)).violations,
    { context, options },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${where}: ${id} at ${target.join(" ")} (${html})`),
  );
  expect(found).toEqual([]);
}

/** Looks at the page as it is with all rules, and at its other colours with those that can differ. */
export async function expectAccessibleInBothThemes(
  page: Page,
  where: string,
  options: Omit<AxeOptions, "rules"> = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, where, options);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${where}, dark`, { ...options, rules: "colours" });
  await page.emulateMedia({ colorScheme: "light" });
}
