import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { endSession } from "../support/end-session";
import { openPage } from "../support/open-page";
import { sessionEnded, signIn, signInAgain } from "../support/sign-in";
import { account, addresses, expect, recordRows, test, unique } from "../support/test";

const heading = (page: Page) => page.getByRole("heading", { name: text("session.signIn") });

async function signOut(page: Page) {
  await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: text("session.signOut") }).click();
}

// Which addresses are refused as a page to return to is for the unit test of them; here one of them meets the page.
test.describe("signing in", () => {
  test("spec 2.6, 6.1: e-mail and password lead to the orders by keyboard alone, after faults that keep what was typed", async ({
    page,
    api,
  }) => {
    const email = page.getByLabel(text("session.email"));
    const password = page.getByLabel(text("session.password"), { exact: true });
    const alert = page.getByRole("alert");
    let sent = 0;
    page.on("request", (call) => {
      if (call.method() === "POST") sent += 1;
    });
    await page.goto(addresses.app);
    await expect(email).toBeFocused();
    await page.keyboard.type(account.email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(text("form.required"))).toBeVisible();
    await expect(password).toBeFocused();
    expect(sent).toBe(0);

    await page.keyboard.type("wrong");
    await page.keyboard.press("Enter");
    await expect(alert).toContainText(text("session.wrongText"));
    await expect(email).toHaveValue(account.email);
    await expect(password).toHaveValue("wrong");

    // An address that is none is no hint either.
    await email.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("nobody");
    const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.keyboard.press("Enter");
    expect((await refused).ok()).toBe(false);
    await expect(alert).toContainText(text("session.wrongText"));

    await email.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(account.email);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    const { count } = await (await api.get("/admin/orders?limit=1&fields=id")).json();
    await expect(
      page.getByText(
        text("ui.pagination.range", { range: "", total: count, noun: text("orders.count", { count }) }),
      ),
    ).toBeVisible();
  });

  test("spec 6.1: signing out ends the session in the store, and signing in leads to the requested URL of the admin", async ({
    signedIn: page,
  }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    await test.step("a list that failed without a session is read after signing in", async () => {
      await endSession(page);
      await page.getByRole("link", { name: text("products.title"), exact: true }).click();
      await signInAgain(page);
      await expect(page.getByRole("heading", { name: text("products.title") })).toBeVisible();
      await expect(recordRows(page).first()).toBeVisible();
    });
    await signOut(page);
    await expect(heading(page)).toBeVisible();
    // Known from the session that was: the store tells its name to nobody else.
    await expect(page.getByText(text("session.connectedTo", { store: "Marram Outfitters" }))).toBeVisible();
    const session = await page.request.get(new URL("/admin/auth", addresses.app).href);
    expect(session.status()).toBe(401);
    await page.goBack();
    await expect(heading(page)).toBeVisible();

    await openPage(page, "collections?q=a#first");
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.reload();
    await signIn(page);
    await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
    const { search, hash } = new URL(page.url());
    expect(`${search}${hash}`).toBe("?q=a#first");

    await signOut(page);
    await expect(heading(page)).toBeVisible();
    await page.goto(`${addresses.app}/login?next=${encodeURIComponent("//evil.example")}`);
    await signIn(page);
    await expect(page).toHaveURL(`${addresses.app}/a/orders`);
  });

  test("other tabs follow who signs in and out, and a session that ends is resumed over the page", async ({
    signedIn: page,
    api,
  }) => {
    const email = `second-${Date.now().toString(36)}@tillhouse.test`;
    const { user } = await (
      await api.post("/admin/users", { data: { email, password: "second person", first_name: "Second" } })
    ).json();
    const draft = unique("Draft");
    await page.goto(`${addresses.app}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: text("collections.create") });
    const title = form.getByLabel(text("collections.fields.title"));
    await title.fill(draft);
    const other = await page.context().newPage();
    await other.goto(`${addresses.app}/a/products`);
    await expect(recordRows(other).first()).toBeVisible();
    await signOut(other);
    await expect(other).toHaveURL(`${addresses.app}/login`);
    await expect(heading(page)).toBeVisible();

    await signIn(other, { email, password: "second person" });
    await expect(title).toHaveValue("");
    await expect(page.getByText(draft)).toHaveCount(0);

    await signOut(other);
    await expect(heading(page)).toBeVisible();
    await other.close();
    await signIn(page);
    await expect(title).toHaveValue(draft);
    // Signing out has ended the session that this test had for itself as well.
    await api.post("/admin/auth", { data: account });
    await api.delete(`/admin/users/${user.id}`);

    await test.step("what is being edited goes on", async () => {
      const again = sessionEnded(page);
      await endSession(page);
      // What the page still asks for since the sign-in may find it out first.
      await expect(async () => {
        if (!(await again.isVisible()))
          await form.getByRole("button", { name: text("action.create") }).click({ timeout: 3000 });
        await expect(again).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(again.getByLabel(text("session.email"))).toHaveValue(account.email);
      await expect(again.getByLabel(text("session.password"), { exact: true })).toBeFocused();
      await signInAgain(page);
      await expect(title).toHaveValue(draft);
      await form.getByRole("button", { name: text("action.create") }).click();
      await expect(form).toBeHidden();
      const { count } = await (await api.get(`/admin/collections?q=${encodeURIComponent(draft)}`)).json();
      expect(count).toBe(1);
    });
  });
});
