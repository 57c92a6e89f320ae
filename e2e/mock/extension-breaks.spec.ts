import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openAddress } from "../support/open-page";
import { signIn } from "../support/sign-in";
import { addresses, expect, recordRows, test, unique } from "../support/test";

const base = addresses.brokenPoints;
const owner = "broken-points";

/** The card that names extension, place and file, in the place of what broke. */
async function expectCard(page: Page, ...texts: string[]): Promise<void> {
  const card = page.getByRole("alert").filter({ hasText: texts[0] }).first();
  await expect(card).toContainText(text("extension.failed", { owner }));
  for (const text of texts) await expect(card).toContainText(text);
}

/** What the extension is in this test, instead of what was built. */
async function standIn(page: Page, code: string): Promise<void> {
  await page.route(/\/extensions\/broken-points-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
}

async function problems(page: Page) {
  await page.getByRole("button", { name: /extension problem/ }).click();
  return page.getByRole("dialog", { name: /extension problem/ });
}

test.describe("what breaks shows a card, and the page works", () => {
  test("around and in a list, on a detail page, in the frame, and in a form, where nothing typed is lost", async ({
    signedIn: page,
    api,
  }) => {
    await test.step("around and in a list", async () => {
      await page.goto(`${base}/a/products`);
      await expectCard(
        page,
        "product.list.before",
        "src/admin/widgets/list.tsx",
        "broken in product.list.before",
      );
      const card = page.getByRole("alert").filter({ hasText: "product.list.before" });
      await card.getByText(text("ui.error.details"), { exact: true }).click();
      await expect(card.getByText(/src\/admin\/widgets\/list\.tsx/)).toBeVisible();
      const row = recordRows(page).first();
      for (const mark of [
        /broken-points.*products\.columns\.broken.*broken in a column/,
        /products\.columns\.status.*broken in a wrapped column/,
      ])
        await expect(row.getByRole("img", { name: mark })).toBeVisible();
      const title = await row.getByRole("link").first().textContent();
      await row.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title ?? "");
    });

    await test.step("on a detail page", async () => {
      await expectCard(page, "product.details.after", "src/admin/widgets/effect.tsx", "broken in an effect");
      await expectCard(
        page,
        "product.details.variants.before",
        "src/admin/widgets/load.tsx",
        "broken while loading",
      );
      for (const part of ["broken", "attributes", "general"])
        await expectCard(page, `products.sections.${part}`, "src/admin/extension.tsx", "broken in a part");
      await expect(page.getByRole("img", { name: /broken in a badge of the head/ })).toBeVisible();
      await expect(page.getByRole("img", { name: /broken in a fact of the head/ })).toBeVisible();
      await expect(page.getByRole("region", { name: text("products.sections.variants") })).toBeVisible();
    });

    await test.step("in a handler, in a promise, in the sidebar and in the top bar", async () => {
      await expect(
        page
          .getByRole("navigation")
          .first()
          .getByRole("link", { name: /Broken page/ }),
      ).toBeVisible();
      await page.getByRole("button", { name: "Break the handler" }).click();
      await page.getByRole("button", { name: "Break the promise" }).click();
      const told = await problems(page);
      for (const problem of ["a handler", "a promise", "the sidebar"])
        await expect(told).toContainText(`broken in ${problem}`);
      for (const place of ["sidebar.before", "topbar.before"]) await expect(told).toContainText(place);
      await page.keyboard.press("Escape");
    });

    await test.step("in a form, where nothing typed is lost", async () => {
      const title = unique("Half kept");
      await openAddress(page, `${base}/a/collections?form=new`);
      await expectCard(page, "product_collection.form.before", "src/admin/widgets/form.tsx");
      await expectCard(page, "collections.fields.handle", "src/admin/extension.tsx", "broken in a part");
      await page.getByRole("textbox", { name: text("collections.fields.title") }).fill(title);
      const remark = page.getByRole("textbox", { name: /remark/i });
      await remark.fill("Keep me");
      await page.getByRole("button", { name: text("action.create"), exact: true }).click();
      await expect(page.getByText(/broken in the store of a field/)).toBeVisible();
      await expect(remark).toHaveValue("Keep me");
      // That the record is not made a second time: packages/admin-ui/test/changed-forms.test.tsx.
      const { collections } = await (await api.get("/admin/collections?limit=100")).json();
      expect(collections.filter((collection: { title: string }) => collection.title === title)).toHaveLength(
        1,
      );
    });
  });

  test("where people sign in, on the home page, on pages, in settings, in the timeline and as a command", async ({
    page,
  }) => {
    await page.goto(`${base}/login`);
    await expectCard(page, "login.before", "src/admin/widgets/login.tsx");
    await signIn(page);
    await expectCard(page, "home.before", "src/admin/widgets/home.tsx");
    const sidebar = page.getByRole("navigation").first();
    await sidebar.getByRole("link", { name: /Broken page/ }).click();
    await expectCard(page, "/broken", "src/admin/routes/broken/page.tsx", "broken in a page");
    await openAddress(page, `${base}/a/product-types`);
    await expectCard(page, "product-types.list", "broken in a part");
    await openAddress(page, `${base}/a/customers`);
    await expectCard(page, "customers.list", "broken in a part");
    await openAddress(page, `${base}/a/settings`);
    await expectCard(page, "settings.before", "src/admin/widgets/settings.tsx");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Broken card/ })
      .click();
    await expectCard(page, "broken in the settings", "src/admin/settings/broken/page.tsx");

    await sidebar.getByRole("link", { name: text("orders.title") }).click();
    await recordRows(page).first().getByRole("link").first().click();
    const timeline = page.getByRole("region", { name: text("timeline.title") });
    await expect(timeline).toContainText(owner);
    await expect(timeline).toContainText(text("orders.event.placed"));
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("break a command");
    await page.getByRole("option", { name: /Break a command/ }).click();
    await expect(
      page.getByText(text("extension.commandFailed", { name: "Break a command", owner })),
    ).toBeVisible();
  });
});

test.describe("an extension that fails", () => {
  test("is left out where the URL says so, and can be turned off and on again", async ({
    signedIn: page,
  }) => {
    const cards = page.getByRole("alert");
    await page.goto(`${base}/a/products?extensions=off`);
    await expect(page.getByText(text("extension.allOff"))).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
    await expect(cards).toHaveCount(0);
    await page.getByRole("button", { name: text("extension.turnOn") }).click();
    await cards
      .filter({ hasText: owner })
      .first()
      .getByRole("button", { name: text("extension.turnOff") })
      .click();
    await expect(cards).toHaveCount(0);
    await expect(page.getByRole("img", { name: /broken-points/ })).toHaveCount(0);
    await page.reload();
    await expect(recordRows(page).first()).toBeVisible();
    await expect(cards).toHaveCount(0);
    const told = await problems(page);
    await expect(told).toContainText(text("problems.offForMe"));
    await told.getByRole("button", { name: text("extension.turnOn") }).click();
    await expect(cards.first()).toContainText(owner);
  });
});

test.describe("an extension costs itself alone", () => {
  test("when it is not there in time, and when it comes late, what was typed stays", async ({
    signedIn: page,
  }) => {
    let arrive = () => {};
    const wait = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/extensions\/broken-points-[^/]*\.js$/, async (route) => {
      await wait;
      await route.fulfill({
        contentType: "text/javascript",
        body: `export default { id: "broken-points", apiVersion: 1, commands: [{ id: "late", label: "I am late", run() {} }],
          routes: [{ path: "/late", load: async () => ({ default: () => "Late page" }), link: { label: "Late page" } }] };`,
      });
    });
    await page.goto(`${base}/a/collections`);
    await expect(recordRows(page).first()).toBeVisible();
    await expect(await problems(page)).toContainText(text("problems.tooSlow", { seconds: 4 }));
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: text("collections.create") }).click();
    const title = page.getByRole("textbox", { name: text("collections.fields.title") });
    await title.fill("Typed before it came");
    arrive();
    await expect(page.getByRole("link", { name: "Late page", includeHidden: true }).first()).toBeAttached();
    await expect(title).toHaveValue("Typed before it came");
  });

  test("when it loops while it loads, or does not fit the contract of the admin", async ({
    signedIn: page,
  }) => {
    await test.step("the page after one that it froze leaves it out", async () => {
      // A page that an endless loop has frozen never takes its note back; that note is what the next page finds.
      await page.addInitScript(() => {
        if (sessionStorage.getItem("tillhouse.loading-extensions") === null)
          sessionStorage.setItem("tillhouse.loading-extensions", '["broken-points"]');
      });
      await page.goto(`${base}/a/orders`);
      await expect(recordRows(page).first()).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(await problems(page)).toContainText(text("problems.froze"));
    });

    await standIn(page, `export default { id: "broken-points", apiVersion: 99 };`);
    await page.reload();
    await expect(await problems(page)).toContainText(
      text("problems.apiVersion", { version: 99, expected: 1 }),
    );

    // The route that came last answers.
    await standIn(
      page,
      `const load = async () => ({ default: () => "page" });
       export default { id: "broken-points", apiVersion: 1,
         changes: [{ kind: "hide", target: "products.columns.colour" }],
         routes: [{ path: "/twice", load }, { path: "/twice", load }, { path: "/orders", load }],
         widgets: [{ id: "lost", zone: "order.nowhere", load }] };`,
    );
    await page.reload();
    const told = await problems(page);
    for (const problem of [
      text("problems.unknownTarget", { target: "products.columns.colour" }),
      text("problems.duplicateRoute", { path: "/twice", first: owner }),
      text("problems.route-built-in", { path: "/orders" }),
      text("problems.unknownZone", { zone: "order.nowhere" }),
    ])
      await expect(told).toContainText(problem);
  });
});
