import { text } from "../../scripts/text";
import { expectAccessible, expectAccessibleInBothThemes } from "../support/accessibility";
import { openAddress } from "../support/open-page";
import { addresses, expect, startsWith, test } from "../support/test";

// A button that is no longer disabled fades into its colour: what is measured in between is neither.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const at = (path: string) => `${addresses.places}/a${path}`;

test("an extension around the resources brings a home page, entries of the sidebar, pages with titles and a breadcrumb", async ({
  signedIn: page,
  api,
}) => {
  const main = page.getByRole("main");
  const sidebar = page.getByRole("navigation", { name: text("shell.navigation") });
  await test.step("a home page with widgets and links to the lists", async () => {
    await page.goto(addresses.places);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text("home.greeting", { name: "" }));
    await expect(page).toHaveTitle(startsWith(text("home.title")));
    await expect(page.getByRole("heading", { name: "To pack" })).toHaveCount(2);
    await expect(page.getByRole("link", { name: text("home.title") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(main.getByText(/^\d+ orders$/)).toBeVisible();
    await expect(sidebar.getByRole("link", { name: "Reviews 1,234" })).toBeVisible();
    await expectAccessibleInBothThemes(page, "home");
    await main.getByRole("link", { name: new RegExp(text("orders.title")) }).click();
    await expect(page.getByRole("heading", { name: text("orders.title"), level: 1 })).toBeVisible();
  });

  await test.step("groups, nested entries and badges in the sidebar", async () => {
    await expect(sidebar.getByRole("list", { name: "Loyalty" }).getByRole("link")).toHaveText(["Points"]);
    await expect(sidebar.getByRole("list", { name: "Reviews" }).getByRole("link")).toHaveText([
      /^Spam & worse/,
    ]);
    await expect(sidebar.getByRole("link", { name: "Members 7" })).toHaveAttribute("href", /\/a\/customers$/);
    // Moved away, hidden, arranged away, and not for this person.
    for (const name of [text("product-types.title"), text("customer-groups.title"), "Coupons"])
      await expect(sidebar.getByRole("link", { name })).toHaveCount(0);
    await expect(sidebar.getByRole("note")).toHaveCount(2);
  });

  await test.step("nested pages with titles and a breadcrumb", async () => {
    await sidebar.getByRole("link", { name: /^Reviews/ }).click();
    await expect(page).toHaveTitle(/^Reviews/);
    await page.getByRole("link", { name: "The seventh reply" }).click();
    await expect(page.getByRole("heading", { name: "Reply 7" })).toBeVisible();
    await expect(page).toHaveTitle(/^Reply/);
    const trail = page.getByRole("navigation", { name: text("ui.trail") });
    await expect(trail.getByRole("link")).toHaveText(["Reviews", "Review", "All replies (of it)"]);
    await expect(sidebar.getByRole("link", { name: /^Reviews/ })).toHaveAttribute("aria-current", "page");

    const { products } = await (await api.get("/admin/products?limit=1")).json();
    await openAddress(page, at(`/products/${products[0].id}/reviews`));
    await expect(page.getByRole("heading", { name: "Reviews of a product" })).toBeVisible();
    await expect(sidebar.getByRole("link", { name: text("products.title"), exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(trail.getByRole("link").first()).toHaveText(text("products.title"));
  });

  await test.step("a page that is not for this person says so", async () => {
    await openAddress(page, at("/coupons"));
    await expect(page.getByRole("heading", { name: "Coupons" })).toBeVisible();
    await expect(page.getByText(text("permission.title"))).toBeVisible();
    await openAddress(page, at("/settings"));
    await expect(page.getByRole("heading", { name: "To pack" })).toBeVisible();
    await expect(main.getByRole("link", { name: text("personal.title") })).toHaveCount(0);
  });
});

test("an extension runs its commands from the palette and by keys, names its mistakes, and is readable in the rail and on a phone", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  // Looked at in each frame: a rail that comes a moment late would push the page aside.
  await page.addInitScript(() => {
    const look = () => {
      const width = document.querySelector(".th-sidebar")?.getBoundingClientRect().width;
      const seen = `sidebar of ${width} in ${innerWidth}`;
      if (width !== undefined && performance.getEntriesByName(seen).length === 0) performance.mark(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(at("/orders"));
  // First of all: what tests bring into a page later, as axe, may count as what the extension has done.
  await test.step("its mistakes in the list of problems", async () => {
    await page.getByRole("button", { name: text("problems.title", { count: 1 }) }).click();
    await expect(page.getByRole("dialog")).toContainText("The till is out of paper.");
    await page.keyboard.press("Escape");
    // A mark in the top bar stands for what failed there.
    await expect(page.getByRole("img", { name: /places.*topbar\.after/ })).toBeVisible();
  });

  await test.step("in the rail", async () => {
    await expect(page.getByRole("link", { name: "Reviews 1,234" })).toBeVisible();
    const seen = () =>
      page.evaluate(() =>
        performance.getEntriesByType("mark").flatMap(({ name }) => /^sidebar of .*/.exec(name) ?? []),
      );
    await expect.poll(seen).toEqual(["sidebar of 56 in 1000"]);
    await expectAccessible(page, "the rail");
  });

  await test.step("commands", async () => {
    // Commands of extensions come with a file of their own, a moment after the page.
    await expect(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("h");
      await expect(page.getByText("The till was counted").first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("q");
    await expect(
      page.getByText(text("extension.commandFailed", { name: "Refuse everything", owner: "places" })),
    ).toBeVisible();
    await expect(page.getByText("The till is locked.").first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("open the safe");
    await expect(page.getByText(text("palette.nothing", { text: "open the safe" })).first()).toBeVisible();
    await expect(page.getByRole("option", { name: /Open the safe/ })).toHaveCount(0);
    await page.getByRole("dialog").getByRole("combobox").fill("read the reviews");
    await expect(page.getByRole("option", { name: /Read the reviews/, selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "All reviews" })).toBeVisible();
  });

  await test.step("on a phone", async () => {
    await page.getByRole("link", { name: text("orders.title") }).click();
    await expect(page.getByRole("heading", { name: text("orders.title"), level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: text("shell.menu") }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("note")).toHaveCount(2);
    await drawer.getByRole("link", { name: /^Spam/ }).click();
    await expect(page.getByRole("heading", { name: "All reviews" })).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });
});
