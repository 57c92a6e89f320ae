import { text } from "../../scripts/text";
import { addresses, expect, test, unique } from "../support/test";

test.describe("collections", () => {
  test("spec 3.24, 7.3: are created in the store as typed", async ({ signedIn: page, api }) => {
    const title = unique("Early frost");
    await page.goto(`${addresses.app}/a/collections`);
    await page.getByRole("link", { name: text("collections.create") }).click();
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill(title);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("collections.one") }))).toBeVisible();
    await expect(form).toBeHidden();
    // An empty collection wants products next.
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: text("members.add"), exact: true })).toBeVisible();
    const { collections } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(collections).toHaveLength(1);
    expect(collections[0].title).toBe(title);
    // Left empty, the handle is made from the title by the store.
    expect(collections[0].handle).toMatch(/^early-frost/);
  });

  test("are created once by two quick clicks", async ({ signedIn: page, api }) => {
    const title = unique("Only once");
    await page.goto(`${addresses.app}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill(title);
    await form.getByRole("button", { name: text("action.create") }).dblclick();
    await expect(form).toBeHidden();
    const { count } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(count).toBe(1);
  });

  test("spec 7.3: are edited from the row's menu", async ({ signedIn: page, api }) => {
    const title = unique("Before");
    const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
    await page.goto(`${addresses.app}/a/collections?q=${encodeURIComponent(title)}`);
    await page.getByRole("button", { name: text("list.actionsFor", { title }) }).click();
    await page.getByRole("menuitem", { name: text("action.edit") }).click();
    const form = page.getByRole("dialog", { name: text("collections.edit") });
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue(title);
    await form.getByLabel(text("collections.fields.title")).fill(`${title} and after`);
    await expect(form.getByText(text("ui.field.changed"))).toBeVisible();
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText(text("toast.updated", { noun: text("collections.one") }))).toBeVisible();
    const answer = await (await api.get(`/admin/collections/${collection.id}`)).json();
    expect(answer.collection).toMatchObject({ title: `${title} and after`, handle: collection.handle });
    await expect(page.getByRole("link", { name: `${title} and after` })).toBeVisible();
  });

  test("show on the field that a handle is taken", async ({ signedIn: page, api }) => {
    const { collection } = await (
      await api.post("/admin/collections", { data: { title: unique("Taken") } })
    ).json();
    await page.goto(`${addresses.app}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill("Second");
    await form.getByLabel(text("collections.fields.handle")).fill(collection.handle);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form.getByLabel(text("collections.fields.handle"))).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByText(text("form.taken"))).toBeVisible();
    await expect(form.getByText(text("form.errorCount", { count: 1 }))).toBeVisible();
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue("Second");
    const { count } = await (await api.get("/admin/collections?q=Second")).json();
    expect(count).toBe(0);
  });

  test("cannot be saved without a title", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.handle")).fill("something");
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form.getByText(text("form.required"))).toBeVisible();
    await expect(form.getByLabel(text("collections.fields.title"))).toBeFocused();
  });

  test("ask once before a changed form is left", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/collections`);
    await page.getByRole("link", { name: text("collections.create") }).click();
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill("Half a thought");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: text("form.leaveTitle") });
    await question.getByRole("button", { name: text("form.leaveStay") }).click();
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue("Half a thought");
    await page.goBack();
    await question.getByRole("button", { name: text("form.leaveConfirm") }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/a\/collections$/);
  });

  test("are deleted after a question that names them", async ({ signedIn: page, api }) => {
    const title = unique("Short-lived");
    const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
    await page.goto(`${addresses.app}/a/collections/${collection.id}`);
    await page.getByRole("button", { name: text("list.actionsFor", { title }) }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog", { name: text("delete.title", { title }) });
    await question
      .getByRole("button", { name: text("delete.keep", { noun: text("collections.noun") }) })
      .click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect((await api.get(`/admin/collections/${collection.id}`)).status()).toBe(200);
    await page.getByRole("button", { name: text("list.actionsFor", { title }) }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("collections.noun") }) })
      .click();
    await expect(page.getByText(text("toast.deleted", { noun: text("collections.one") }))).toBeVisible();
    await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
    expect((await api.get(`/admin/collections/${collection.id}`)).status()).toBe(404);
  });
});
