import { text } from "../../scripts/text";
import { addresses, expect, test } from "../support/test";

const base = addresses.points;

/** The first record of a list of the store. */
async function first(
  api: { get(path: string): Promise<{ json(): Promise<Record<string, { id: string }[]>> }> },
  path: string,
  key: string,
) {
  const answer = await (await api.get(path)).json();
  const record = answer[key]?.[0];
  if (record === undefined) throw new Error(`The store has no ${key}.`);
  return record;
}

test.describe("widgets", () => {
  test("are shown around lists, pages, side columns and sections in their order", async ({
    signedIn: page,
    api,
  }) => {
    await page.goto(`${base}/a/products`);
    await expect(page.getByText("Products with a care label are kept in the workshop.")).toBeVisible();
    // It keeps the distance to the edge that the page's heading has.
    const edges = [page.locator(".th-zone > .th-banner"), page.getByRole("heading", { level: 1 })];
    await expect
      .poll(async () => {
        const [banner, heading] = await Promise.all(edges.map((edge) => edge.boundingBox()));
        return (banner?.x ?? 0) - (heading?.x ?? -1);
      })
      .toBe(0);
    await page.getByRole("link", { name: "Open care" }).click();
    await expect(page.getByRole("heading", { name: "Care", level: 1 })).toBeVisible();

    const product = await first(api, "/admin/products?limit=1", "products");
    await page.goto(`${base}/a/products/${product.id}`);
    await expect(page.getByText(/variants have a care label/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Keeper" })).toContainText("Nobody yet");
    await expect(page.getByRole("region", { name: /On the scales|Wash test/ })).toHaveText([
      /^On the scales/,
      /^Wash test/,
    ]);
    const test = page.getByRole("region", { name: "Wash test" });
    await test.getByRole("button", { name: "0 times" }).click();
    await expect(test.getByRole("button", { name: "1 times" })).toBeVisible();
  });

  test("are shown in forms with the record that is edited", async ({ signedIn: page, api }) => {
    await page.goto(`${base}/a/collections?form=new`);
    await expect(page.getByText("Name it as the label says.")).toBeVisible();
    const { id, title } = (await first(api, "/admin/collections?limit=1", "collections")) as {
      id: string;
      title?: string;
    };
    await page.goto(`${base}/a/collections?form=${id}`);
    await expect(page.getByText(`“${title}” is on the shelf.`)).toBeVisible();
  });

  test("are shown on the home page, in settings, around the frame and on the sign-in page", async ({
    signedIn: page,
    browser,
  }) => {
    await page.goto(`${base}/a`);
    await expect(page.getByRole("main").getByText("The workshop is open.")).toBeVisible();
    await expect(page.getByRole("banner").getByText("Workshop open")).toBeVisible();
    await expect(page.getByText("Workshop: 9–17")).toBeVisible();
    await page.goto(`${base}/a/settings`);
    await expect(page.getByText("Care settings live with the extensions.")).toBeVisible();
    const stranger = await browser.newPage();
    await stranger.goto(`${base}/login`);
    await expect(stranger.getByText("Ask the workshop for an account.")).toBeVisible();
    await stranger.close();
  });
});

test.describe("pages", () => {
  test("have a link in a group, a title, and pages below them that lead back", async ({
    signedIn: page,
    api,
  }) => {
    const drafts = (await (await api.get("/admin/products?limit=1&status[]=draft")).json()).count;
    await page.goto(`${base}/a/orders`);
    const sidebar = page.getByRole("navigation").first();
    await expect(sidebar.getByText("Workshop", { exact: true })).toBeVisible();
    await expect(sidebar.getByRole("link", { name: /^Care\b(?! rules)/ })).toContainText(String(drafts));
    await sidebar.getByRole("link", { name: /^Care\b(?! rules)/ }).click();
    await expect(page).toHaveTitle(/^Care/);
    const one = page.getByRole("region", { name: "On the bench" }).getByRole("link").first();
    await one.click();
    await expect(page).toHaveTitle(/^Care of a product/);
    await page.getByRole("link", { name: "Care history" }).click();
    await expect(page.getByRole("heading", { name: "Care history" })).toBeVisible();
    const trail = page.getByRole("navigation", { name: text("ui.trail") });
    await trail.getByRole("link", { name: "Care of a product" }).click();
    await trail.getByRole("link", { name: "Care" }).first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/app/a/care");
  });

  test("inside a built-in section are hidden from people without permission", async ({
    signedIn: page,
    api,
  }) => {
    const product = await first(api, "/admin/products?limit=1", "products");
    await page.goto(`${base}/a/products/${product.id}/label`);
    await expect(page.getByRole("heading", { name: "Care label" })).toBeVisible();
    await expect(
      page.getByRole("link", { name: text("products.title"), exact: true }).first(),
    ).toHaveAttribute("aria-current", /.+/);

    await page.goto(`${base}/a/care/rules`);
    await expect(page.getByText("Cold water, no tumbling.")).toBeVisible();
    await page.route("**/admin/auth", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, user: { ...body.user, role: "member" } } });
    });
    await page.goto(`${base}/a/care/rules`);
    await expect(page.getByRole("heading", { name: "Care rules" })).toBeVisible();
    await expect(page.getByText("Cold water, no tumbling.")).toBeHidden();
    await expect(page.getByRole("navigation").first().getByRole("link", { name: "Care rules" })).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("in the settings are a page of their own or a form that the store keeps", async ({
    signedIn: page,
    api,
  }) => {
    await page.goto(`${base}/a/settings`);
    await expect(page.getByRole("main").getByRole("link", { name: text("currencies.title") })).toBeHidden();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Care team/ })
      .click();
    const { user } = await (await api.get("/admin/auth")).json();
    await expect(page.getByText(user.email)).toBeVisible();
    await page.goto(`${base}/a/settings/care`);
    const street = `Quay ${Date.now()}`;
    await page.getByRole("textbox", { name: "Address of the workshop" }).fill(street);
    await page.getByRole("switch", { name: "The workshop takes repairs" }).click();
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect
      .poll(async () => JSON.stringify((await (await api.get("/admin/store")).json()).store.metadata))
      .toContain(street);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Address of the workshop" })).toHaveValue(street);
    await expect(page.getByRole("switch", { name: "The workshop takes repairs" })).not.toBeChecked();
  });
});

test("the last word about a definition is the extension's, on its page as before it is loaded", async ({
  signedIn: page,
}) => {
  await page.goto(`${base}/a/orders`);
  const products = page
    .getByRole("navigation", { name: text("shell.navigation") })
    .getByRole("link", { name: text("products.title"), exact: true });
  await expect(products.locator(".lucide-shirt")).toBeVisible();
  await products.click();
  await expect(page.getByRole("heading", { level: 1, name: text("products.title") })).toBeVisible();
  await expect(products.locator(".lucide-shirt")).toBeVisible();
});

test.describe("commands", () => {
  test("are found in the palette and run by their keys", async ({ signedIn: page, api }) => {
    await page.goto(`${base}/a/orders`);
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    // Commands of extensions come with a file of their own, a moment after the page.
    await expect(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("w");
      await expect(page.getByRole("heading", { name: "Care", level: 1 })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("greet");
    await page.getByRole("option", { name: /Greet the workshop/ }).click();
    const { user } = await (await api.get("/admin/auth")).json();
    await expect(page.getByText(`The workshop greets ${user.email}`)).toBeVisible();
  });

  test("follow the language of the person", async ({ signedIn: page }) => {
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "de"));
    await page.goto(`${base}/a/care`);
    await expect(page.getByRole("heading", { name: "Pflege", level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("Pflege öffnen");
    await expect(page.getByRole("option", { name: /Pflege öffnen/ })).toBeVisible();
  });
});
