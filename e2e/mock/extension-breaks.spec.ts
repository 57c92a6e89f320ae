import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
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
  test("around and in a list", async ({ signedIn: page }) => {
    await page.goto(`${base}/a/products`);
    await expectCard(
      page,
      "product.list.before",
      "src/admin/widgets/list.tsx",
      "broken in product.list.before",
    );
    const row = recordRows(page).first();
    await expect(
      row.getByRole("img", { name: /broken-points.*products\.columns\.broken.*broken in a column/ }),
    ).toBeVisible();
    await expect(
      row.getByRole("img", { name: /products\.columns\.status.*broken in a wrapped column/ }),
    ).toBeVisible();
    const title = await row.getByRole("link").first().textContent();
    await row.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title ?? "");
  });

  test("on a detail page", async ({ signedIn: page, api }) => {
    const { products } = await (await api.get("/admin/products?limit=1")).json();
    await page.goto(`${base}/a/products/${products[0].id}`);
    await expectCard(page, "product.details.after", "src/admin/widgets/effect.tsx", "broken in an effect");
    await expectCard(
      page,
      "product.details.variants.before",
      "src/admin/widgets/load.tsx",
      "broken while loading",
    );
    for (const place of [
      "products.sections.broken",
      "products.sections.attributes",
      "products.sections.general",
    ])
      await expectCard(page, place, "src/admin/extension.tsx", "broken in a part");
    await expect(page.getByRole("img", { name: /broken in a badge of the head/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /broken in a fact of the head/ })).toBeVisible();
    await expect(page.getByRole("region", { name: text("products.sections.variants") })).toBeVisible();

    await page.getByRole("button", { name: "Break the handler" }).click();
    await page.getByRole("button", { name: "Break the promise" }).click();
    const told = await problems(page);
    await expect(told).toContainText("broken in a handler");
    await expect(told).toContainText("broken in a promise");
  });

  test("in a form, where nothing typed is lost", async ({ signedIn: page, api }) => {
    const title = unique("Half kept");
    await page.goto(`${base}/a/collections?form=new`);
    await expectCard(page, "product_collection.form.before", "src/admin/widgets/form.tsx");
    await expectCard(page, "collections.fields.handle", "src/admin/extension.tsx", "broken in a part");
    await page.getByRole("textbox", { name: text("collections.fields.title") }).fill(title);
    await page.getByRole("textbox", { name: /remark/i }).fill("Keep me");
    await page.getByRole("button", { name: text("action.create"), exact: true }).click();
    await expect(page.getByText(/broken in the store of a field/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: /remark/i })).toHaveValue("Keep me");
    const made = async () =>
      (await (await api.get("/admin/collections?limit=100")).json()).collections.filter(
        (collection: { title: string }) => collection.title === title,
      );
    expect(await made()).toHaveLength(1);
    await page
      .getByRole("button", {
        name: new RegExp([text("action.save"), text("action.create"), text("action.retry")].join("|")),
      })
      .last()
      .click();
    await expect(page.getByText(/broken in the store of a field/)).toBeVisible();
    expect(await made()).toHaveLength(1);
    await api.delete(`/admin/collections/${(await made())[0].id}`);
  });

  test("on pages, in settings and in the timeline", async ({ signedIn: page, api }) => {
    await page.goto(`${base}/a/broken`);
    await expectCard(page, "/broken", "src/admin/routes/broken/page.tsx", "broken in a page");
    await page.goto(`${base}/a/product-types`);
    await expectCard(page, "product-types.list", "broken in a part");
    await page.goto(`${base}/a/customers`);
    await expectCard(page, "customers.list", "broken in a part");
    await page.goto(`${base}/a/settings`);
    await expectCard(page, "settings.before", "src/admin/widgets/settings.tsx");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Broken card/ })
      .click();
    await expectCard(page, "broken in the settings", "src/admin/settings/broken/page.tsx");
    const { orders } = await (await api.get("/admin/orders?limit=1")).json();
    await page.goto(`${base}/a/orders/${orders[0].id}`);
    const timeline = page.getByRole("region", { name: text("timeline.title") });
    await expect(timeline).toContainText(owner);
    await expect(timeline).toContainText(text("orders.event.placed"));
  });

  test("on the home page, in the sidebar, in the top bar and as a command", async ({ signedIn: page }) => {
    await page.goto(`${base}/a`);
    await expectCard(page, "home.before", "src/admin/widgets/home.tsx");
    const sidebar = page.getByRole("navigation").first();
    await expect(sidebar.getByRole("link", { name: /Broken page/ })).toBeVisible();
    await sidebar.getByRole("link", { name: text("orders.title") }).click();
    await expect(recordRows(page).first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("break a command");
    await page.getByRole("option", { name: /Break a command/ }).click();
    await expect(
      page.getByText(text("extension.commandFailed", { name: "Break a command", owner })),
    ).toBeVisible();
    const told = await problems(page);
    for (const text of ["sidebar.before", "topbar.before", "broken in the sidebar"])
      await expect(told).toContainText(text);
  });

  test("on the sign-in page, which still signs in", async ({ page }) => {
    await page.goto(`${base}/login`);
    await expectCard(page, "login.before", "src/admin/widgets/login.tsx");
    await signIn(page);
    await expect(page.getByRole("navigation").first()).toBeVisible();
  });
});

test.describe("an extension that fails", () => {
  test("can be turned off and on again", async ({ signedIn: page }) => {
    await page.goto(`${base}/a/products`);
    await page
      .getByRole("alert")
      .first()
      .getByRole("button", { name: text("extension.turnOff") })
      .click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("img", { name: /broken-points/ })).toHaveCount(0);
    await page.reload();
    await expect(recordRows(page).first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    const told = await problems(page);
    await expect(told).toContainText(text("problems.offForMe"));
    await told.getByRole("button", { name: text("extension.turnOn") }).click();
    await expect(page.getByRole("alert").first()).toContainText(owner);
  });

  test("is stopped after repeated failures until somebody starts it", async ({ signedIn: page }) => {
    await page.goto(`${base}/a/products`);
    const card = page.getByRole("alert").first();
    for (let time = 0; time < 4; time += 1) {
      await page.getByRole("link", { name: text("collections.title") }).click();
      await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
      await page.getByRole("link", { name: text("products.title"), exact: true }).click();
      await expect(page.getByRole("heading", { name: text("products.title") })).toBeVisible();
    }
    await expect(card.or(page.getByText(text("problems.offByItself"))).first()).toBeVisible();
  });

  test("is left out where the URL says so", async ({ signedIn: page }) => {
    await page.goto(`${base}/a/products?extensions=off`);
    await expect(page.getByText(text("extension.allOff"))).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: text("extension.turnOn") }).click();
    await expect(page.getByRole("alert").first()).toContainText(owner);
  });
});

test.describe("an extension costs itself alone", () => {
  test("when it never arrives", async ({ signedIn: page }) => {
    await page.route(/\/extensions\/broken-points-[^/]*\.js$/, () => undefined);
    await page.goto(`${base}/a/products`);
    await expect(recordRows(page).first()).toBeVisible();
    await expect(await problems(page)).toContainText(text("problems.tooSlow", { seconds: 4 }));
  });

  test("when it arrives late, and what was typed stays", async ({ signedIn: page }) => {
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
    await page.goto(`${base}/a/collections?form=new`);
    const title = page.getByRole("textbox", { name: text("collections.fields.title") });
    await title.fill("Typed before it came");
    arrive();
    await expect(page.getByRole("link", { name: "Late page", includeHidden: true }).first()).toBeAttached();
    await expect(title).toHaveValue("Typed before it came");
  });

  test("when it loops while it loads, and the next page leaves it out", async ({
    context,
    signedIn: first,
  }) => {
    // A page that an endless loop has frozen never takes its note back; that note is what the next page finds.
    await first.addInitScript(() => {
      if (sessionStorage.getItem("tillhouse.loading-extensions") === null)
        sessionStorage.setItem("tillhouse.loading-extensions", '["broken-points"]');
    });
    await first.goto(`${base}/a/products`);
    await expect(recordRows(first).first()).toBeVisible();
    await expect(first.getByRole("alert")).toHaveCount(0);
    await expect(await problems(first)).toContainText(text("problems.froze"));
    expect(context.pages().length).toBeGreaterThan(0);
  });

  test("when it does not fit the contract of the admin", async ({ signedIn: page }) => {
    await standIn(page, `export default { id: "broken-points", apiVersion: 99 };`);
    await page.goto(`${base}/a/products`);
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
    await page.goto(`${base}/a/orders`);
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
