import { test as base, expect, type Locator, type Page } from "playwright/test";
import { serveGallery } from "../../scripts/gallery.mjs";

/** Tests of the gallery: it is built once, and addresses are its own. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const server = await serveGallery();
      await use(server.url);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});
export { expect };

/** Whatever opens over the page, by what it opens with. */
export const dialogs = [
  "dialog",
  "long",
  "confirm",
  "nuclear",
  "drawer",
  "sheet",
  "focus",
  "layers",
  "wizard",
  "layered wizard",
];

/** Goes to the gallery with a query such as `theme=dark&open=drawer`. */
export async function open(page: Page, query = "") {
  await page.goto(`/?${query}`);
  // Fonts are asked for by what is drawn. Until they are there lines are of another height, and a click on a button that
  // moves meanwhile is lost.
  await expect(page.locator("section[id]").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The button that opens a dialog. */
export const opener = (page: Page, name: string) =>
  page.getByRole("button", { name: `Open ${name}`, exact: true });

/** The dialog that is open. */
export const dialog = (page: Page) => page.locator('[role$="dialog"]');

/** A computed style. */
export const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** How many pixels high something is. */
export const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;
