// Extensions that were written for the official admin, as they are.
import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openAddress } from "../support/open-page";
import { addresses, expect, test } from "../support/test";

const base = addresses.official;

async function titleOf(page: Page, id: string): Promise<string> {
  return (await (await page.request.get(`${addresses.store}/admin/products/${id}`)).json()).product.title;
}

/** What differs in the computed styles of all elements around the contributions once `change` was made. */
async function changedAround(page: Page, change: () => Promise<void>): Promise<string[]> {
  const around = await page.evaluateHandle(() => {
    // Variables show in what is computed with them.
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
    const valuesOf = (element: Element) => {
      const styles = getComputedStyle(element);
      return properties.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
    };
    const elements = [...document.querySelectorAll("html, body, [data-tillhouse], [data-tillhouse] *")];
    return (
      elements
        .filter((element) => element.closest("[data-tillhouse-v1]") === null)
        // What is closed has no layout until somebody asks for it.
        .filter((element) => element.closest("details:not([open]) > :not(summary)") === null)
        .map((element) => ({ element, before: valuesOf(element), valuesOf }))
    );
  });
  await change();
  return around.evaluate((elements) =>
    elements
      .filter(({ element }) => element.isConnected)
      .flatMap(({ element, before, valuesOf }) => {
        const now = valuesOf(element);
        return before.flatMap((value, index) =>
          now[index] === value ? [] : [`${element.outerHTML.slice(0, 80)}: ${value} → ${now[index]}`],
        );
      }),
  );
}

test("a widget of the official admin reads, saves and tells, and changes nothing around it", async ({
  signedIn: page,
  api,
}) => {
  const { products } = await (await api.get("/admin/products?limit=1&is_giftcard=false")).json();
  const { id, title } = products[0];
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${base}/a/products/${id}`);
  const heading = page.getByRole("heading", { name: "Care label" });
  await expect(heading).toBeVisible();
  await expect(page.getByText(`On the shelf: ${title}`)).toBeVisible();
  await expect(page.getByText("Native: ")).toBeVisible();

  await test.step("its styles change nothing around it", async () => {
    await page.mouse.move(0, 0);
    await page.waitForLoadState("networkidle");
    // Their own size moves what is around them, with any styles.
    const hidden = await page.addStyleTag({ content: "[data-tillhouse-v1] { display: none !important }" });
    const setStyles = (isOn: boolean) =>
      page.evaluate((on) => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/extensions/v1-"]')];
        for (const { sheet } of sheets) if (sheet) sheet.disabled = !on;
        return sheets.length;
      }, isOn);
    const changed = await changedAround(page, async () => expect(await setStyles(false)).toBe(1));
    expect(changed).toEqual([]);
    await setStyles(true);
    await hidden.evaluate((element) => element.parentNode?.removeChild(element));
  });

  await test.step("it follows the theme", async () => {
    const colourOf = () => heading.evaluate((element) => getComputedStyle(element).color);
    const light = await colourOf();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(colourOf).not.toBe(light);
  });

  await test.step("menus, questions and drawers have their styles, and its toasts are the admin's", async () => {
    const more = page.getByRole("button", { name: "More of the label" });
    for (const [item, said] of [
      ["Print", "Sent to the printer"],
      ["Copy", "To the clipboard"],
    ] as const) {
      await more.click();
      await page.getByRole("menuitem", { name: item }).click();
      await expect(page.getByText(said)).toBeVisible();
    }
    await page.getByRole("button", { name: "Remove the label" }).click();
    await expect(page.getByRole("alertdialog", { name: "Remove the label?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("The label stays")).toBeVisible();
    await page.getByRole("button", { name: "Open the label" }).click();
    const drawer = page.getByRole("dialog", { name: "The label" });
    await expect(drawer).toHaveCSS("position", "fixed");
    await expect(drawer).toHaveCSS("max-width", "560px");
    await expect(drawer.getByText("Wash at 30 degrees.")).toHaveCSS("padding", "16px 24px");
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("button", { name: /extension problem/ })).toHaveCount(0);
  });

  await test.step("the page and the other widgets show what it saved, and it shows what the page saved", async () => {
    await page.getByLabel("Title on the label").fill("Renamed by its label");
    await page.getByRole("button", { name: "Save the label" }).click();
    await expect(page.getByText("The title was saved")).toBeVisible();
    expect(await titleOf(page, id)).toBe("Renamed by its label");
    await expect(page.getByRole("heading", { name: "Renamed by its label" })).toBeVisible();
    await expect(page.getByText("On the shelf: Renamed by its label")).toBeVisible();
    await page.getByRole("link", { name: "Edit", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Title/).fill("Renamed by the page");
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText("On the shelf: Renamed by the page")).toBeVisible();
    expect(await titleOf(page, id)).toBe("Renamed by the page");
  });
});

test("pages of the official admin are loaded where they are opened, among links, settings and where people sign in", async ({
  signedIn: page,
  context,
}) => {
  await test.step("pages without them load nothing for them", async () => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${base}/a/customers`);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const own = loaded.filter((path) => path.includes("/extensions/"));
    // The entry that says what there is, and what it shares with the widgets.
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((path) => path.endsWith(".css"))).toEqual([]);
    expect(own.filter((path) => /care-label|shelf|page-/.test(path))).toEqual([]);
  });

  await test.step("a page sorts its table, and has routes of its own below it", async () => {
    await page.getByRole("link", { name: "Stock report" }).click();
    await expect(page.getByRole("heading", { name: "5 products" })).toBeVisible();
    const titles = () => page.getByRole("main").getByRole("cell").allTextContents();
    await page.getByRole("button", { name: "Title" }).click();
    const sorted = await titles();
    await page.getByRole("button", { name: "Title" }).click();
    await expect.poll(titles).toEqual([...sorted].reverse());
    await page.getByRole("main").getByRole("cell").first().getByRole("link").click();
    await expect(page.getByRole("heading", { name: String(sorted.at(-1)) })).toBeVisible();
    await page.getByRole("link", { name: "To its history" }).click();
    await expect(page.getByText("Nothing was counted so far.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Nothing was counted so far.")).toBeVisible();
    await page.getByRole("link", { name: "Stock report" }).first().click();
    await page.getByRole("link", { name: "To the orders" }).click();
    await expect(page).toHaveURL(`${base}/a/orders`);
  });

  await test.step("a page stands among the settings, and a widget where people sign in", async () => {
    await openAddress(page, `${base}/a/settings`);
    await page.getByRole("link", { name: /^Labels/ }).click();
    await expect(page.getByRole("heading", { name: /^Labels of / })).toBeVisible();
    await context.clearCookies();
    await page.goto(`${base}/login`);
    await expect(page.getByText("Closed on Sundays")).toBeVisible();
  });
});
