import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { hostileStyles, worst } from "../support/hostile-styles";
import { addresses, expect, recordRows, test } from "../support/test";

// The admin in a pane of a platform that has Tailwind 4 and Bootstrap 5: examples/embed-tailwind-bootstrap.
const platform = `${addresses.hosts}/embed-tailwind-bootstrap`;

/** What the admin is drawn in. */
const adminIn = (page: Page) => page.locator("[data-tillhouse]");

async function openPlatform(page: Page, path: string): Promise<void> {
  // To the browser the store is where the platform's page is.
  await page.route(/\/(admin|store|uploads)\//, async (route) => {
    const request = route.request();
    const url = request.url().replace(addresses.hosts, addresses.store);
    const headers = { ...request.headers(), origin: addresses.store };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  await page.goto(`${platform}/${path}`);
  await page.getByRole("button", { name: "Open the back-office" }).click();
  await expect(recordRows(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
}

/** Everything that the browser computes for everything in a part of the page, in its order. */
const computed = (part: Locator) =>
  part.evaluate((root) =>
    [root, ...root.querySelectorAll("*")].map((element) => {
      const styles = getComputedStyle(element);
      const values = [...styles].filter((name) => !name.startsWith("--"));
      return `${element.localName}.${element.getAttribute("class")} ${values
        .map((name) => `${name}: ${styles.getPropertyValue(name)}`)
        .join("; ")}`;
    }),
  );

/** What differs, few enough to be read. */
const differences = (before: string[], after: string[]) =>
  before.flatMap((styles, index) => {
    const others = new Set(after[index]?.split("; "));
    const changed = styles.split("; ").filter((value) => !others.has(value));
    return changed.length === 0 ? [] : [`${styles.split(" ")[0]}: ${changed.slice(0, 3).join("; ")}`];
  });

test("the styles of a host change nothing in the admin, nor the admin's anything outside", async ({
  signedIn: page,
}) => {
  await page.goto(platform);
  const outside = page.locator("#platform > div > nav");
  const alone = await computed(outside);
  await openPlatform(page, "a/orders");

  // Without the platform's own sheet the pane has no size: that is given to it here.
  await page.evaluate(() => {
    const pane = document.getElementById("pane");
    if (pane !== null) pane.style.cssText = "position: fixed; inset: 0 0 0 240px; margin: 0; padding: 0";
  });
  // The numbers of the sidebar and of the views come late, those of the views once the rows are still.
  await expect(page.locator(".th-navigation__count").first()).toBeVisible();
  // Claims and order edits have no count.
  await expect(page.locator("a.th-tab:not(:has(.th-tab__count))")).toHaveCount(2);
  await expect(async () => {
    const before = await adminIn(page).locator("*").count();
    await page.waitForTimeout(1500);
    expect(await adminIn(page).locator("*").count()).toBe(before);
  }).toPass();
  const among = await computed(adminIn(page));
  expect(among.length).toBeGreaterThan(500);
  const own = await page.evaluateHandle(() =>
    document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]"),
  );
  await own.evaluate((link) => {
    if (link?.sheet) link.sheet.disabled = true;
  });
  const clean = await computed(adminIn(page));
  expect(differences(clean, among), "Tailwind 4 and Bootstrap 5").toEqual([]);
  for (const [name, css] of Object.entries(await hostileStyles())) {
    const style = await page.addStyleTag({ content: css });
    expect(differences(clean, await computed(adminIn(page))), name).toEqual([]);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await own.evaluate((link) => {
    if (link?.sheet) link.sheet.disabled = false;
  });

  await page.goto(platform);
  const body = await page
    .locator("body")
    .evaluate((element) =>
      element.getAttributeNames().map((name) => `${name}: ${element.getAttribute(name)}`),
    );
  await page.getByRole("button", { name: "Open the back-office" }).click();
  await expect(recordRows(page).first()).toBeVisible();
  // Where somebody has pressed is no matter of styles.
  const close = page.getByRole("button", { name: "Close the back-office" });
  await close.click();
  await expect(adminIn(page)).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(async () => expect(differences(alone, await computed(outside))).toEqual([])).toPass();
  expect(
    await page
      .locator("body")
      .evaluate((element) =>
        element.getAttributeNames().map((name) => `${name}: ${element.getAttribute(name)}`),
      ),
  ).toEqual(body);
});

for (const [width, look] of [
  [420, "phone"],
  [640, "phone"],
  [1000, "rail"],
] as const) {
  test(`a pane of ${width} px looks as a window of that width does`, async ({ signedIn: page }) => {
    await openPlatform(page, "a/orders");
    await page.evaluate((size) => {
      const pane = document.getElementById("pane");
      if (pane !== null) pane.style.cssText = `flex: none; width: ${size}px; height: 500px`;
    }, width);
    const pane = page.locator("#pane");
    await expect(adminIn(page)).toHaveJSProperty("clientWidth", width);
    await expect(adminIn(page)).toHaveJSProperty("clientHeight", 500);
    expect(await pane.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])).toEqual([
      width,
      500,
    ]);
    expect(
      await adminIn(page)
        .locator(".th-pages")
        .evaluate(({ scrollWidth }) => scrollWidth),
    ).toBe(width);
    const sidebar = page.locator(".th-sidebar");
    if (look === "phone") await expect(sidebar).toBeHidden();
    else await expect(sidebar).toHaveJSProperty("offsetWidth", 56);

    // What is opened covers the admin, and nothing of the platform.
    await recordRows(page).first().getByRole("link").first().focus();
    await page.keyboard.press("ControlOrMeta+k");
    const box = await page.locator(".th-palette__scrim").boundingBox();
    expect(box).toEqual(await pane.boundingBox());
  });
}

test("in a shadow root menus, forms and toasts work, whatever the page says", async ({ signedIn: page }) => {
  await openPlatform(page, "a/collections?shadow");
  await page.addStyleTag({ content: worst });
  await expect(adminIn(page)).toHaveCSS("font-size", "14px");
  const help = page.getByRole("button", { name: text("help.title") });
  await help.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(help).toBeFocused();

  const create = page.getByRole("link", { name: text("collections.create") });
  await create.click();
  const form = page.getByRole("dialog", { name: text("collections.create") });
  await expect(form.getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type("Autumn");
  for (const name of [text("action.cancel"), text("action.create")]) {
    await page.keyboard.press("Tab");
    if (name === text("action.cancel")) await page.keyboard.press("Tab");
    await expect(form.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.width).toBe(380);
});
