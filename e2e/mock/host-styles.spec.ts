import type { JSHandle, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { hostileStyles, worst } from "../support/hostile-styles";
import { addresses, expect, recordRows, test } from "../support/test";

// The admin in a pane of a platform that has Tailwind 4 and Bootstrap 5: examples/embed-tailwind-bootstrap.
const platform = `${addresses.hosts}/embed-tailwind-bootstrap`;

/** What the admin is drawn in. */
const adminIn = (page: Page) => page.locator("[data-tillhouse]");

/** To the browser the store is where the platform's page is. */
async function openPlatform(page: Page, path: string): Promise<void> {
  await page.route(/\/(admin|store|uploads)\//, async (route) => {
    const request = route.request();
    const url = request.url().replace(addresses.hosts, addresses.store);
    const headers = { ...request.headers(), origin: addresses.store };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  await page.goto(`${platform}/${path}`);
}

async function openBackOffice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open the back-office" }).click();
  await expect(recordRows(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
}

type Looks = JSHandle<[name: string, values: string[]][]>;

/** Everything that the browser computes for everything in a part of the page, in its order. Rows of a list look alike: three stand for all. */
const computed = (part: Locator): Promise<Looks> =>
  part.evaluateHandle((root) => {
    const properties = [...getComputedStyle(root)].filter((name) => !name.startsWith("--"));
    return [root, ...root.querySelectorAll("*")]
      .filter((element) => element.closest("tr:nth-child(n + 4)") === null)
      .map((element): [string, string[]] => {
        const styles = getComputedStyle(element);
        return [
          `${element.localName}.${element.getAttribute("class")}`,
          properties.map((property) => `${property}: ${styles.getPropertyValue(property)}`),
        ];
      });
  });

/** What differs, few enough to be read. */
const differences = (before: Looks, after: Looks): Promise<string[]> =>
  before.evaluate(
    (one, other) =>
      one.flatMap(([name, values], index) => {
        const others = new Set(other[index]?.[1]);
        const changed = values.filter((value) => !others.has(value));
        return changed.length === 0 ? [] : [`${name}: ${changed.slice(0, 3).join("; ")}`];
      }),
    after,
  );

/** The attributes of the page's body. */
const bodyOf = (page: Page) =>
  page
    .locator("body")
    .evaluate((element) =>
      element.getAttributeNames().map((name) => `${name}: ${element.getAttribute(name)}`),
    );

test("the styles of a host change nothing in the admin, nor the admin's anything outside", async ({
  signedIn: page,
}) => {
  await openPlatform(page, "");
  const outside = page.locator("#platform > div > nav");
  const alone = await computed(outside);
  const body = await bodyOf(page);
  await openBackOffice(page);

  // Without the platform's own sheet the pane has no size: that is given to it here.
  await page.evaluate(() => {
    const pane = document.getElementById("pane");
    if (pane !== null) pane.style.cssText = "position: fixed; inset: 0 0 0 240px; margin: 0; padding: 0";
  });
  // The numbers of the sidebar and of the views come late, those of the views once the rows are still.
  await expect(page.locator(".th-navigation__count").first()).toBeVisible();
  // Claims and order edits have no count.
  await expect(page.locator("a.th-tab:not(:has(.th-tab__count))")).toHaveCount(2);
  await adminIn(page).evaluate(
    (root) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1000);
        }).observe(root, { childList: true, subtree: true });
      }),
  );
  const among = await computed(adminIn(page));
  expect(await among.evaluate((looks) => looks.length)).toBeGreaterThan(300);
  const own = await page.evaluateHandle(() =>
    document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]"),
  );
  const setOwn = (isOn: boolean) =>
    own.evaluate((link, on) => {
      if (link?.sheet) link.sheet.disabled = !on;
    }, isOn);
  await setOwn(false);
  const clean = await computed(adminIn(page));
  expect(await differences(clean, among), "Tailwind 4 and Bootstrap 5").toEqual([]);
  for (const [name, css] of Object.entries(await hostileStyles())) {
    const style = await page.addStyleTag({ content: css });
    expect(await differences(clean, await computed(adminIn(page))), name).toEqual([]);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await setOwn(true);

  // Where somebody has pressed is no matter of styles.
  await page.getByRole("button", { name: "Close the back-office" }).click();
  await expect(adminIn(page)).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(async () => expect(await differences(alone, await computed(outside))).toEqual([])).toPass();
  expect(await bodyOf(page)).toEqual(body);
});

test("a pane looks as a window of its width does", async ({ signedIn: page }) => {
  await openPlatform(page, "a/orders");
  await openBackOffice(page);
  const pane = page.locator("#pane");
  const scrim = page.locator(".th-palette__scrim");
  for (const [width, look] of [
    [420, "phone"],
    [640, "phone"],
    [1000, "rail"],
  ] as const)
    await test.step(`${width} px`, async () => {
      await pane.evaluate((element, size) => {
        element.style.cssText = `flex: none; width: ${size}px; height: 500px`;
      }, width);
      await expect(adminIn(page)).toHaveJSProperty("clientWidth", width);
      await expect(adminIn(page)).toHaveJSProperty("clientHeight", 500);
      const sizes = () => pane.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]);
      await expect.poll(sizes).toEqual([width, 500]);
      await expect(adminIn(page).locator(".th-pages")).toHaveJSProperty("scrollWidth", width);
      const sidebar = page.locator(".th-sidebar");
      if (look === "phone") await expect(sidebar).toBeHidden();
      else await expect(sidebar).toHaveJSProperty("offsetWidth", 56);

      // What is opened covers the admin, and nothing of the platform.
      await recordRows(page).first().getByRole("link").first().focus();
      await page.keyboard.press("ControlOrMeta+k");
      expect(await scrim.boundingBox()).toEqual(await pane.boundingBox());
      await page.keyboard.press("Escape");
      await expect(scrim).toHaveCount(0);
    });
});

test("in a shadow root menus, forms and toasts work, whatever the page says", async ({ signedIn: page }) => {
  await openPlatform(page, "a/collections?shadow");
  await openBackOffice(page);
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
