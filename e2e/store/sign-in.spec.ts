import { text } from "../../scripts/text";
import { endSession } from "../support/end-session";
import { sessionEnded, signIn, signInAgain } from "../support/sign-in";
import { account, addresses, expect, recordRows, test, unique } from "../support/test";

test.describe("signing in", () => {
  test("a wrong password keeps what was typed", async ({ page }) => {
    await page.goto(`${addresses.app}/login`);
    await signIn(page, { email: account.email, password: "wrong" });
    await expect(page.getByRole("alert")).toContainText(text("session.wrongText"));
    await expect(page.getByLabel(text("session.email"))).toHaveValue(account.email);
    await expect(page.getByLabel(text("session.password"), { exact: true })).toHaveValue("wrong");
  });

  test("an invalid e-mail address is reported in the same words", async ({ page }) => {
    await page.goto(`${addresses.app}/login`);
    await signIn(page, { email: "nobody", password: "wrong" });
    await expect(page.getByRole("alert")).toContainText(text("session.wrongText"));
  });

  test("an empty form asks for what is missing without a request", async ({ page }) => {
    await page.goto(`${addresses.app}/login`);
    await page.getByLabel(text("session.email")).fill(account.email);
    let sent = 0;
    page.on("request", (call) => {
      if (call.method() === "POST") sent += 1;
    });
    await page.getByRole("button", { name: text("session.signIn") }).click();
    await expect(page.getByText(text("form.required"))).toBeVisible();
    await expect(page.getByLabel(text("session.password"), { exact: true })).toBeFocused();
    expect(sent).toBe(0);
  });

  test("spec 2.6, 6.1: e-mail and password lead to the orders by keyboard alone", async ({ page, api }) => {
    await page.goto(addresses.app);
    await expect(page.getByLabel(text("session.email"))).toBeFocused();
    await page.keyboard.type(account.email);
    await page.keyboard.press("Tab");
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

  test("the requested URL is kept with query and hash", async ({ page }) => {
    await page.goto(`${addresses.app}/a/collections?q=a#first`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.reload();
    await signIn(page);
    await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
    const { search, hash } = new URL(page.url());
    expect(`${search}${hash}`).toBe("?q=a#first");
  });

  for (const next of [
    "//evil.example",
    "/\\evil",
    "javascript:alert(1)",
    "https://evil.example/a",
    "/a/../../x",
  ])
    test(`${next} is refused as a page to return to`, async ({ page }) => {
      await page.goto(`${addresses.app}/login?next=${encodeURIComponent(next)}`);
      await signIn(page);
      await expect(page).toHaveURL(`${addresses.app}/a/orders`);
    });

  test("other tabs follow who signs in and out", async ({ signedIn: page, api }) => {
    const email = `second-${Date.now().toString(36)}@tillhouse.test`;
    const { user } = await (
      await api.post("/admin/users", { data: { email, password: "second person", first_name: "Second" } })
    ).json();
    const draft = unique("Draft");
    await page.goto(`${addresses.app}/a/collections?form=new`);
    await page
      .getByRole("dialog", { name: text("collections.create") })
      .getByLabel(text("collections.fields.title"))
      .fill(draft);
    const other = await page.context().newPage();
    await other.goto(`${addresses.app}/a/products`);
    await expect(recordRows(other).first()).toBeVisible();
    await other.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await other.getByRole("menuitem", { name: text("session.signOut") }).click();
    await expect(other).toHaveURL(`${addresses.app}/login`);
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();

    await signIn(other, { email, password: "second person" });
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue("");
    await expect(page.getByText(draft)).toHaveCount(0);

    await other.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await other.getByRole("menuitem", { name: text("session.signOut") }).click();
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
    await signIn(page);
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue(draft);
    await api.delete(`/admin/users/${user.id}`);
  });

  test("spec 6.1: signing out ends the session in the store", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("link", { name: text("products.title"), exact: true }).click();
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await page.getByRole("menuitem", { name: text("session.signOut") }).click();
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
    // Known from the session that was: the store tells its name to nobody else.
    await expect(page.getByText(text("session.connectedTo", { store: "Marram Outfitters" }))).toBeVisible();
    const session = await page.request.get(new URL("/admin/auth", addresses.app).href);
    expect(session.status()).toBe(401);
    await page.goBack();
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
  });

  test("a session that ends in mid-edit is resumed over the page", async ({ signedIn: page, api }) => {
    const title = unique("Interrupted");
    await page.goto(`${addresses.app}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill(title);
    await endSession(page);
    await form.getByRole("button", { name: text("action.create") }).click();
    const again = sessionEnded(page);
    await expect(again.getByLabel(text("session.email"))).toHaveValue(account.email);
    await expect(again.getByLabel(text("session.password"), { exact: true })).toBeFocused();
    await signInAgain(page);
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue(title);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form).toBeHidden();
    const { count } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(count).toBe(1);
  });

  test("a list that failed without a session is read after signing in", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    await endSession(page);
    await page.getByRole("link", { name: text("products.title"), exact: true }).click();
    const again = sessionEnded(page);
    await again.getByLabel(text("session.password"), { exact: true }).fill(account.password);
    await again.getByRole("button", { name: text("session.signIn") }).click();
    await expect(page.getByRole("heading", { name: text("products.title") })).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
  });
});
