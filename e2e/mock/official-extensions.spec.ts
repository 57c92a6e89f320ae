// Extensions that were written for the official admin, as they are.
import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, test } from "../support/test";

const base = addresses.official;

async function firstProduct(page: Page): Promise<{ id: string; title: string }> {
  const answer = await page.request.get(`${addresses.store}/admin/products?limit=1&is_giftcard=false`);
  const { products } = await answer.json();
  return products[0];
}

async function titleOf(page: Page, id: string): Promise<string> {
  return (await (await page.request.get(`${addresses.store}/admin/products/${id}`)).json()).product.title;
}

async function openProduct(page: Page): Promise<{ id: string; title: string }> {
  const product = await firstProduct(page);
  await page.goto(`${base}/a/products/${product.id}`);
  await expect(page.getByRole("heading", { name: "Care label" })).toBeVisible();
  return product;
}

/** What differs in the computed styles of all elements around the contributions once `change` was made. */
async function changedAround(page: Page, change: () => Promise<void>): Promise<string[]> {
  const around = await page.evaluateHandle(() => {
    const elements = [...document.querySelectorAll("html, body, [data-tillhouse], [data-tillhouse] *")];
    return (
      elements
        .filter((element) => element.closest("[data-tillhouse-v1]") === null)
        // What is closed has no layout until somebody asks for it.
        .filter((element) => element.closest("details:not([open]) > :not(summary)") === null)
        .map((element) => {
          const styles = getComputedStyle(element);
          return {
            element,
            before: [...styles].map((name) => [name, styles.getPropertyValue(name)] as const),
          };
        })
    );
  });
  await change();
  return around.evaluate((elements) =>
    elements
      .filter(({ element }) => element.isConnected)
      .flatMap(({ element, before }) => {
        const now = getComputedStyle(element);
        return before.flatMap(([name, value]) =>
          now.getPropertyValue(name) === value
            ? []
            : [`${element.outerHTML.slice(0, 80)}: ${name}: ${value} → ${now.getPropertyValue(name)}`],
        );
      }),
  );
}

test.describe("a widget of the official admin", () => {
  test("reads, saves and tells, and the page and the other widgets show what it saved", async ({
    signedIn: page,
  }) => {
    const { id, title } = await openProduct(page);
    await expect(page.getByText(`On the shelf: ${title}`)).toBeVisible();
    await expect(page.getByText("Native: ")).toBeVisible();
    await page.getByLabel("Title on the label").fill("Renamed by its label");
    await page.getByRole("button", { name: "Save the label" }).click();
    await expect(page.getByText("The title was saved")).toBeVisible();
    expect(await titleOf(page, id)).toBe("Renamed by its label");
    await expect(page.getByRole("heading", { name: "Renamed by its label" })).toBeVisible();
    await expect(page.getByText("On the shelf: Renamed by its label")).toBeVisible();
  });

  test("shows what the page saved", async ({ signedIn: page }) => {
    const { id, title } = await openProduct(page);
    await expect(page.getByText(`On the shelf: ${title}`)).toBeVisible();
    await page.getByRole("link", { name: "Edit", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Title/).fill("Renamed by the page");
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText("On the shelf: Renamed by the page")).toBeVisible();
    expect(await titleOf(page, id)).toBe("Renamed by the page");
  });

  test("opens menus, questions and drawers with their styles, and its toasts are the admin's", async ({
    signedIn: page,
  }) => {
    await openProduct(page);
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
    await expect(page.getByRole("button", { name: /extension problem/ })).toHaveCount(0);
  });

  test("changes nothing around it", async ({ signedIn: page }) => {
    await openProduct(page);
    await expect(page.getByText("On the shelf: ")).toBeVisible();
    await expect(page.getByText("Native: ")).toBeVisible();
    await page.mouse.move(0, 0);
    await page.waitForLoadState("networkidle");
    // Their own size moves what is around them, with any styles.
    await page.addStyleTag({ content: "[data-tillhouse-v1] { display: none !important }" });
    const changed = await changedAround(page, async () => {
      const taken = await page.evaluate(() => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/extensions/v1-"]')];
        for (const sheet of sheets) sheet.disabled = true;
        return sheets.length;
      });
      expect(taken).toBe(1);
    });
    expect(changed).toEqual([]);
  });

  test("follows the theme", async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openProduct(page);
    const heading = page.getByRole("heading", { name: "Care label" });
    const colourOf = () => heading.evaluate((element) => getComputedStyle(element).color);
    const light = await colourOf();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(colourOf).not.toBe(light);
  });
});

test.describe("a page of the official admin", () => {
  test("sorts its table, and has routes of its own below it", async ({ signedIn: page }) => {
    await page.goto(`${base}/a/orders`);
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
    await page.goto(`${base}/a/stock-report`);
    await page.getByRole("link", { name: "To the orders" }).click();
    await expect(page).toHaveURL(`${base}/a/orders`);
  });

  test("stands among the settings", async ({ signedIn: page }) => {
    await page.goto(`${base}/a/settings`);
    await page.getByRole("link", { name: /^Labels/ }).click();
    await expect(page.getByRole("heading", { name: /^Labels of / })).toBeVisible();
  });
});

test("a widget stands where people sign in", async ({ page }) => {
  await page.goto(`${base}/login`);
  await expect(page.getByText("Closed on Sundays")).toBeVisible();
});

test("pages without them load nothing for them", async ({ signedIn: page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${base}/a/customers`);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const own = loaded.filter((path) => path.includes("/extensions/"));
  // The entry that says what there is, and what it shares with the widgets.
  expect(own.filter((path) => path.endsWith(".css"))).toEqual([]);
  expect(own.filter((path) => /care-label|shelf|page-/.test(path))).toEqual([]);
});
