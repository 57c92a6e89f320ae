import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** What another theme can change: colours alone. */
const colourRules = ["color-contrast", "link-in-text-block"];
/** What another direction, width or density can change: where things are. */
const layoutRules = ["target-size", "scrollable-region-focusable"];

interface AxeOptions {
  /**
   * Which rules are asked. All of them, once for each screen; where the same screen is seen again in another theme or
   * direction, those whose answer can differ there.
   */
  rules?: "all" | "colours" | "layout";
  /** The part of the page that is looked at, as a selector; the whole page when left out. */
  part?: string;
  /** Whether what is only good practice counts as well. */
  bestPractice?: boolean;
}

/** Fails with what axe finds against WCAG 2.2 AA, each with where it is. */
export async function expectAccessible(
  page: Page,
  where: string,
  { rules = "all", part, bestPractice = false }: AxeOptions = {},
): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", ...(bestPractice ? ["best-practice"] : [])];
  const runOnly =
    rules === "all"
      ? { type: "tag" as const, values: tags }
      : { type: "rule" as const, values: rules === "colours" ? colourRules : layoutRules };
  // What passes is not told in full, and without frames of other origins no page has to be opened for the answer: both cost
  // more than the rules.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"] }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
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
