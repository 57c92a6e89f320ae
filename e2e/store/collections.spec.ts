import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { expect, test, unique } from "../support/test";

test.describe("collections", () => {
  test("spec 3.24, 7.3: are created once as typed, edited from the row's menu, and deleted after a question that names them", async ({
    signedIn: page,
    api,
  }) => {
    const title = unique("Early frost");
    const countOf = async (q: string) =>
      (await (await api.get(`/admin/collections?q=${encodeURIComponent(q)}`)).json()).count;
    await openPage(page, "collections");
    await page.getByRole("link", { name: text("collections.create") }).click();
    const form = page.getByRole("dialog", { name: text("collections.create") });
    const create = form.getByRole("button", { name: text("action.create") });
    const titleField = form.getByLabel(text("collections.fields.title"));
    const handleField = form.getByLabel(text("collections.fields.handle"));
    const question = page.getByRole("alertdialog", { name: text("form.leaveTitle") });

    await test.step("a form without a title is not sent", async () => {
      await handleField.fill("something");
      await create.click();
      await expect(form.getByText(text("form.required"))).toBeVisible();
      await expect(titleField).toBeFocused();
    });

    await test.step("it is created in the store as typed, once by two quick clicks", async () => {
      await titleField.fill(title);
      await handleField.fill("");
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: text("form.leaveStay") }).click();
      await expect(titleField).toHaveValue(title);
      await create.dblclick();
      await expect(page.getByText(text("toast.created", { noun: text("collections.one") }))).toBeVisible();
      await expect(form).toBeHidden();
      // An empty collection wants products next.
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: text("members.add"), exact: true })).toBeVisible();
    });
    const { collections } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(collections).toMatchObject([{ title }]);
    const [{ id, handle }] = collections;
    // Left empty, the handle is made from the title by the store.
    expect(handle).toMatch(/^early-frost/);

    await test.step("a handle that is taken is told on its field, and a changed form is left after a question", async () => {
      await openPage(page, "collections");
      await page.getByRole("link", { name: text("collections.create") }).press("Enter");
      await titleField.fill("Second");
      await handleField.fill(handle);
      await create.click();
      await expect(handleField).toHaveAttribute("aria-invalid", "true");
      await expect(form.getByText(text("form.taken"))).toBeVisible();
      await expect(form.getByText(text("form.errorCount", { count: 1 }))).toBeVisible();
      await expect(titleField).toHaveValue("Second");
      expect(await countOf("Second")).toBe(0);
      await page.goBack();
      await question.getByRole("button", { name: text("form.leaveConfirm") }).click();
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(/\/a\/collections$/);
    });

    await test.step("it is edited from the row's menu", async () => {
      // By keys: what was done before may be told right above it.
      await page.getByRole("button", { name: text("list.actionsFor", { title }) }).press("Enter");
      await page.getByRole("menuitem", { name: text("action.edit") }).press("Enter");
      const edit = page.getByRole("dialog", { name: text("collections.edit") });
      await expect(edit.getByLabel(text("collections.fields.title"))).toHaveValue(title);
      await edit.getByLabel(text("collections.fields.title")).fill(`${title} and after`);
      await expect(edit.getByText(text("ui.field.changed"))).toBeVisible();
      await edit.getByRole("button", { name: text("action.save") }).click();
      await expect(page.getByText(text("toast.updated", { noun: text("collections.one") }))).toBeVisible();
      const answer = await (await api.get(`/admin/collections/${id}`)).json();
      expect(answer.collection).toMatchObject({ title: `${title} and after`, handle });
    });

    await test.step("it is deleted after a question that names it", async () => {
      const now = `${title} and after`;
      await page.getByRole("link", { name: now }).click();
      await expect(page.getByRole("heading", { name: now })).toBeVisible();
      const asked = page.getByRole("alertdialog", { name: text("delete.title", { title: now }) });
      for (const answer of ["keep", "confirm"] as const) {
        await page.getByRole("button", { name: text("list.actionsFor", { title: now }) }).press("Enter");
        await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).press("Enter");
        await asked
          .getByRole("button", { name: text(`delete.${answer}`, { noun: text("collections.noun") }) })
          .click();
        if (answer === "confirm") break;
        await expect(page.getByRole("heading", { name: now })).toBeVisible();
        expect((await api.get(`/admin/collections/${id}`)).status()).toBe(200);
      }
      await expect(page.getByText(text("toast.deleted", { noun: text("collections.one") }))).toBeVisible();
      await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
      expect((await api.get(`/admin/collections/${id}`)).status()).toBe(404);
    });
  });
});
