import type { APIRequestContext } from "playwright/test";
import { text } from "../../scripts/text";
import { openAddress } from "../support/open-page";
import { addresses, expect, test } from "../support/test";

const base = addresses.points;

/** The first record of a list of the store. */
async function first(
  api: APIRequestContext,
  path: string,
  key: string,
): Promise<{ id: string; title: string }> {
  const answer = await (await api.get(`/admin/${path}?limit=1`)).json();
  const record = answer[key]?.[0];
  if (record === undefined) throw new Error(`The store has no ${key}.`);
  return record;
}

test("widgets are shown around lists, pages, side columns and sections in their order, and pages lead to each other", async ({
  signedIn: page,
  api,
}) => {
  const drafts = (await (await api.get("/admin/products?limit=1&status[]=draft")).json()).count;
  const sidebar = page.getByRole("navigation", { name: text("shell.navigation") });
  const title = page.getByRole("heading", { level: 1 });
  const trail = page.getByRole("navigation", { name: text("ui.trail") });

  await test.step("the last word about a definition is the extension's, on its page as before it is loaded", async () => {
    await page.goto(`${base}/a/orders`);
    const products = sidebar.getByRole("link", { name: text("products.title"), exact: true });
    await expect(products.locator(".lucide-shirt")).toBeVisible();
    await products.click();
    await expect(title).toHaveText(text("products.title"));
    await expect(products.locator(".lucide-shirt")).toBeVisible();
  });

  await test.step("around a list", async () => {
    await expect(page.getByText("Products with a care label are kept in the workshop.")).toBeVisible();
    // It keeps the distance to the edge that the page's heading has.
    const edges = [page.locator(".th-zone > .th-banner"), title];
    await expect
      .poll(async () => {
        const [banner, heading] = await Promise.all(edges.map((edge) => edge.boundingBox()));
        return (banner?.x ?? 0) - (heading?.x ?? -1);
      })
      .toBe(0);
    await page.getByRole("link", { name: "Open care" }).click();
    await expect(page.getByRole("heading", { name: "Care", level: 1 })).toBeVisible();
  });

  await test.step("pages have a link in a group, a title, and pages below them that lead back", async () => {
    await expect(sidebar.getByText("Workshop", { exact: true })).toBeVisible();
    await expect(sidebar.getByRole("link", { name: /^Care\b(?! rules)/ })).toContainText(String(drafts));
    await expect(page).toHaveTitle(/^Care/);
    await page.getByRole("region", { name: "On the bench" }).getByRole("link").first().click();
    await expect(page).toHaveTitle(/^Care of a product/);
    await page.getByRole("link", { name: "Care history" }).click();
    await expect(page.getByRole("heading", { name: "Care history" })).toBeVisible();
    await trail.getByRole("link", { name: "Care of a product" }).click();
    await trail.getByRole("link", { name: "Care" }).first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/app/a/care");
    await sidebar.getByRole("link", { name: "Care rules" }).click();
    await expect(page.getByText("Cold water, no tumbling.")).toBeVisible();
  });

  await test.step("on the page of a record, and a page below it", async () => {
    const { id } = await first(api, "products", "products");
    await openAddress(page, `${base}/a/products/${id}`);
    await expect(page.getByText(/variants have a care label/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Keeper" })).toContainText("Nobody yet");
    await expect(page.getByRole("region", { name: /On the scales|Wash test/ })).toHaveText([
      /^On the scales/,
      /^Wash test/,
    ]);
    const washed = page.getByRole("region", { name: "Wash test" });
    await washed.getByRole("button", { name: "0 times" }).click();
    await expect(washed.getByRole("button", { name: "1 times" })).toBeVisible();
    await openAddress(page, `${base}/a/products/${id}/label`);
    await expect(page.getByRole("heading", { name: "Care label" })).toBeVisible();
    await expect(
      sidebar.getByRole("link", { name: text("products.title"), exact: true }).first(),
    ).toHaveAttribute("aria-current", /.+/);
  });

  await test.step("in forms, with the record that is edited", async () => {
    const collection = await first(api, "collections", "collections");
    await openAddress(page, `${base}/a/collections?form=new`);
    await expect(page.getByText("Name it as the label says.")).toBeVisible();
    await openAddress(page, `${base}/a/collections?form=${collection.id}`);
    await expect(page.getByText(`“${collection.title}” is on the shelf.`)).toBeVisible();
  });
});

test("the home page, the frame, commands and settings: a page of their own or a form that the store keeps", async ({
  signedIn: page,
  api,
}) => {
  const { user } = await (await api.get("/admin/auth")).json();
  await test.step("widgets on the home page and around the frame", async () => {
    await page.goto(`${base}/a`);
    await expect(page.getByRole("main").getByText("The workshop is open.")).toBeVisible();
    await expect(page.getByRole("banner").getByText("Workshop open")).toBeVisible();
    await expect(page.getByText("Workshop: 9–17")).toBeVisible();
  });

  await test.step("commands are found in the palette and run by their keys", async () => {
    // Commands of extensions come with a file of their own, a moment after the page.
    await expect(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("w");
      await expect(page.getByRole("heading", { name: "Care", level: 1 })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("greet");
    await page.getByRole("option", { name: /Greet the workshop/ }).click();
    await expect(page.getByText(`The workshop greets ${user.email}`)).toBeVisible();
  });

  await test.step("settings are a page of their own or a form that the store keeps", async () => {
    const main = page.getByRole("main");
    await openAddress(page, `${base}/a/settings`);
    await expect(page.getByText("Care settings live with the extensions.")).toBeVisible();
    await expect(main.getByRole("link", { name: text("currencies.title") })).toBeHidden();
    await main.getByRole("link", { name: /Care team/ }).click();
    await expect(main.getByText(user.email)).toBeVisible();
    await openAddress(page, `${base}/a/settings/care`);
    const street = page.getByRole("textbox", { name: "Address of the workshop" });
    const repairs = page.getByRole("switch", { name: "The workshop takes repairs" });
    await street.fill("Quay 7");
    await repairs.click();
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect
      .poll(async () => JSON.stringify((await (await api.get("/admin/store")).json()).store.metadata))
      .toContain("Quay 7");
    await page.reload();
    await expect(street).toHaveValue("Quay 7");
    await expect(repairs).not.toBeChecked();
  });
});

test("where people sign in; for people without permission; and in the language of the person", async ({
  page,
  context,
  session,
}) => {
  await page.goto(`${base}/login`);
  await expect(page.getByText("Ask the workshop for an account.")).toBeVisible();

  await page.evaluate(() => localStorage.setItem("i18nextLng", "de"));
  await context.addCookies(await session.cookies());
  await page.route("**/admin/auth", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, user: { ...body.user, role: "member" } } });
  });
  await page.goto(`${base}/a/care/rules`);
  const link = page
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: /^Pflege/ });
  await expect(page.getByRole("heading", { name: "Pflegeregeln" })).toBeVisible();
  await expect(page.getByText("Cold water, no tumbling.")).toBeHidden();
  await expect(link).toHaveText([/^Pflege(?!regeln)/]);
  await link.click();
  await expect(page.getByRole("heading", { name: "Pflege", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Pflege öffnen");
  await expect(page.getByRole("option", { name: /Pflege öffnen/ })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
