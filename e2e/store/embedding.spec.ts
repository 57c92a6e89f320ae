import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { type EmbeddingExample, openNextExample } from "../support/hosts";
import { signIn } from "../support/sign-in";
import { actionsMenu, expect, recordRows, test, unique } from "../support/test";
import { exampleAddress, portOf } from "../support/urls";

// The examples of embedding, each built as its reader builds it and at an address of its own, with the store behind it.

/** Collects what goes wrong in a page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    // Nobody is signed in at first, and the browser says so of the store's answer.
    if (message.type() === "error" && !message.text().includes("401"))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** Opens a page of an example and signs in; answers what went wrong in the page so far. */
async function enter(
  page: Page,
  example: EmbeddingExample,
  path: string,
  reachForm: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const errors = collectErrors(page);
  await page.goto(`${exampleAddress(example)}${path}`);
  await reachForm();
  await signIn(page);
  return errors;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("inside a host with a router of its own", () => {
  test("links of both lead to both, and back goes through both", async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.url());
    });
    await page.goto(`${exampleAddress("embed-vite-react-19")}/`);
    await expect(heading(page, "Welcome to the platform")).toBeVisible();
    // The host's own page loads nothing of the admin.
    const isOfAdmin = (script: string) => script.includes("/back-office-");
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(isOfAdmin)).toEqual([]);

    const errors = collectErrors(page);
    const platform = page.getByRole("navigation", { name: "Platform" });
    await platform.getByRole("link", { name: "Orders" }).click();
    await signIn(page);
    await expect(recordRows(page).first()).toBeVisible();
    expect(scripts.filter(isOfAdmin)).not.toEqual([]);
    await platform.getByRole("link", { name: "Products" }).click();
    await expect(heading(page, text("products.title"))).toBeVisible();
    expect(pathOf(page)).toBe("/office/a/products");
    await recordRows(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/office\/a\/products\/prod_/);
    await page.goBack();
    await expect(heading(page, text("products.title"))).toBeVisible();
    await page.goBack();
    await expect(heading(page, text("orders.title"))).toBeVisible();

    // A record of it, on this React.
    await recordRows(page).first().getByRole("link").first().click();
    await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();

    // What was typed is not lost by a link of the host without a question.
    await page.getByRole("link", { name: text("collections.title"), exact: true }).click();
    await page.getByRole("link", { name: text("collections.create") }).click();
    const form = page.getByRole("dialog", { name: text("collections.create") });
    const title = form.getByRole("textbox", { name: /^Title/ });
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form.getByText(text("form.required"))).toBeVisible();
    await title.fill("Autumn");
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("a"))
        if (link.textContent === "Orders" && link.closest("[data-tillhouse]") === null) link.click();
    });
    await page.getByRole("button", { name: text("form.leaveStay") }).click();
    await expect(title).toHaveValue("Autumn");
    expect(pathOf(page)).toBe("/office/a/collections");
    await title.fill("");
    await form.getByRole("button", { name: text("action.cancel") }).click();
    await expect(form).toBeHidden();

    await platform.getByRole("link", { name: "Home" }).click();
    await expect(heading(page, "Welcome to the platform")).toBeVisible();
    await expect(page).toHaveTitle("Platform");
    // The admin's styles are loaded by now, and change nothing of the host's page.
    const font = await heading(page, "Welcome to the platform").evaluate(
      (element) => getComputedStyle(element).fontFamily,
    );
    expect(font).not.toContain("Inter");
    await expect(page.locator("[data-tillhouse]")).toHaveCount(0);
    await platform.getByRole("link", { name: "Products" }).click();
    await expect(heading(page, text("products.title"))).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe("as single parts of a host's page", () => {
  test("a list filters in the host's address, an order opens beside it, and the palette leads there", async ({
    page,
    api,
  }) => {
    const errors = await enter(page, "embed-parts", "/desk", () =>
      page.getByRole("button", { name: text("session.signIn") }).click(),
    );
    const list = page.getByRole("region", { name: "Orders" });
    const record = page.getByRole("region", { name: "Order", exact: true });
    await expect(recordRows(page).first()).toBeVisible();
    const { orders } = await (await api.get("/admin/orders?limit=1&fields=id,display_id,email")).json();
    const [{ id, display_id: number }] = orders;

    await list.getByRole("searchbox").fill(String(number));
    await expect(page).toHaveURL(`${exampleAddress("embed-parts")}/desk?orders.q=${number}`);
    await recordRows(page)
      .getByRole("link", { name: `#${number}`, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`${exampleAddress("embed-parts")}/desk/${id}?orders.q=${number}`);
    await expect(record.getByRole("heading", { name: `#${number}` })).toBeVisible();
    await page.goBack();
    await expect(record).toHaveCount(0);
    await expect(list.getByRole("searchbox")).toHaveValue(String(number));

    await page.getByRole("button", { name: "Search", exact: true }).click();
    const palette = page.getByRole("dialog", { name: text("palette.open") });
    await palette.getByRole("combobox").fill(`#${number}`);
    await palette
      .getByRole("option", { name: new RegExp(`#${number}`) })
      .first()
      .click();
    await expect(record.getByRole("heading", { name: `#${number}` })).toBeVisible();
    // Each half scrolls inside what the host gives it.
    for (const half of [list, record])
      expect(await half.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

    const note = unique("Desk");
    await record.getByRole("textbox", { name: text("timeline.writeNote") }).fill(note);
    await record.getByRole("button", { name: text("timeline.addNote") }).click();
    // Once the store has it, the field is free for another one.
    await expect(record.getByRole("textbox", { name: text("timeline.writeNote") })).toHaveValue("");
    const { notes } = await (await api.get(`/admin/notes?resource_id=${id}`)).json();
    expect(notes.map(({ value }: { value: string }) => value)).toContain(note);

    // The host says how much of it nobody has looked at.
    await page.getByRole("button", { name: "Activity (1 new)", exact: true }).click();
    const activity = page.getByRole("dialog", { name: text("activity.title") });
    await expect(activity.getByText(note)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Activity", exact: true })).toBeFocused();

    await page.getByRole("button", { name: "Search", exact: true }).click();
    const view = text("orders.views.to-ship");
    await palette.getByRole("combobox").fill(view);
    await palette
      .getByRole("option", { name: new RegExp(view) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/desk\/\?.*\borders\.view=to-ship/);
    await expect(list.getByRole("link", { name: new RegExp(view) })).toHaveAttribute("aria-current", "page");
    expect(errors).toEqual([]);
  });
});

test.describe("inside a host without a router", () => {
  test("the host moves it, hears of changes and refuses one", async ({ page, api }) => {
    const errors = await enter(page, "embed-vite-react-18", "/office/a/orders");
    await recordRows(page).first().getByRole("link").first().click();
    await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
    await page.getByRole("button", { name: "Show the collections" }).click();
    await expect(heading(page, text("collections.title"))).toBeVisible();
    expect(pathOf(page)).toBe("/office/a/collections");
    await expect(page.getByRole("status", { name: "Page" })).toHaveText(text("collections.title"));

    const title = unique("Host");
    await page.getByRole("link", { name: text("collections.create") }).click();
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByRole("textbox", { name: /^Title/ }).fill(title);
    // Closing asks about what is not saved.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll("button"))
        if (button.textContent === "Close") button.click();
    });
    await page.getByRole("button", { name: text("form.leaveStay") }).click();
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByLabel("Last change")).toHaveText("collections: create");
    const { collections } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(collections).toHaveLength(1);

    await expect(heading(page, title)).toBeVisible();

    // The host takes it away and brings it back to where it was.
    const host = page.getByRole("banner");
    await host.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.locator("[data-tillhouse]")).toHaveCount(0);
    await host.getByRole("button", { name: "Open", exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await page
      .getByRole("alertdialog", { name: text("delete.title", { title }) })
      .getByRole("button", { name: text("delete.confirm", { noun: text("collections.noun") }) })
      .click();
    await expect(page.getByText("This platform deletes no collections.").first()).toBeVisible();
    expect((await api.get(`/admin/collections/${collections[0].id}`)).ok()).toBe(true);
    expect(errors).toEqual([]);
  });
});

test.describe("as an element of a plain page", () => {
  test("one script brings it, and the page drives it", async ({ page }) => {
    const errors = await enter(page, "embed-html", "/a/orders");
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Show the collections" }).click();
    await expect(heading(page, text("collections.title"))).toBeVisible();
    await expect(page.locator("#page")).toHaveText(text("collections.title"));
    expect(errors).toEqual([]);
  });
});

test.describe("inside Next.js", () => {
  let next: Awaited<ReturnType<typeof openNextExample>> | undefined;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    next = await openNextExample(portOf("next"));
  });
  test.afterAll(() => next?.close());

  test("the server draws a skeleton, and the App Router has its pages", async ({ page }) => {
    const address = exampleAddress("embed-next");
    const drawn = await (await fetch(`http://localhost:${portOf("next")}/office/a/orders`)).text();
    expect(drawn).toMatch(
      /<div data-tillhouse="true" class="th-root" aria-busy="true">.*class="th-skeleton"/s,
    );

    const errors = await enter(page, "embed-next", "/office/a/orders");
    await expect(recordRows(page).first()).toBeVisible();
    const platform = page.getByRole("navigation", { name: "Platform" });
    await platform.getByRole("link", { name: "Products" }).click();
    await expect(heading(page, text("products.title"))).toBeVisible();
    await recordRows(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/office\/a\/products\/prod_/);
    await page.goBack();
    await expect(heading(page, text("products.title"))).toBeVisible();
    expect(page.url()).toBe(`${address}/office/a/products`);
    await platform.getByRole("link", { name: "Home" }).click();
    await expect(heading(page, "Welcome to the platform")).toBeVisible();
    expect(errors).toEqual([]);
  });
});
