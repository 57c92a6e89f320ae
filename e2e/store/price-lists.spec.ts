import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { makeList, readList } from "../support/price-lists";
import { actionsMenu, addresses, expect, recordRows, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

test.describe("price lists", () => {
  test("a list is created for a group with dates of the person's zone, published, withdrawn and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const groupName = unique("Traders");
    const { customer_group } = await (
      await api.post("/admin/customer-groups", { data: { name: groupName } })
    ).json();
    const name = unique("Winter sale");
    await page.goto(at("pricing/new"));
    const form = page.getByRole("dialog", { name: text("price-lists.create") });
    await form.getByLabel(text("price-lists.fields.name")).fill(name);
    await form.getByLabel(text("price-lists.fields.description")).fill("For traders");
    await form.getByLabel(text("price-lists.fields.starts_at")).fill("2031-01-10T09:00");
    await form.getByLabel(text("price-lists.fields.ends_at")).fill("2031-01-10T09:00");
    await form.getByRole("combobox", { name: text("price-lists.fields.customer_groups") }).fill(groupName);
    await page.getByRole("option", { name: groupName }).click();
    // The list stays open for more.
    await page.keyboard.press("Escape");
    await expectAccessible(page, "form of a price list", { part: "[role=dialog]" });
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form.getByText(text("price-lists.errors.dates")).first()).toBeVisible();
    await form.getByLabel(text("price-lists.fields.ends_at")).fill("2031-07-10T09:00");
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    // Copenhagen is an hour ahead in winter, and two in summer.
    expect(await readList(api, id)).toMatchObject({
      status: "draft",
      type: "sale",
      starts_at: "2031-01-10T08:00:00.000Z",
      ends_at: "2031-07-10T07:00:00.000Z",
      customer_groups: [{ id: customer_group.id }],
      prices: [],
    });

    const publish = text("price-lists.actions.publish");
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: publish }).click();
    await expect(page.getByText(text("price-lists.state.scheduled")).first()).toBeVisible();
    expect((await readList(api, id)).status).toBe("active");

    // The groups are taken away for good.
    await openPage(page, `pricing/${id}?form=${id}`);
    const edit = page.getByRole("dialog", { name: text("price-lists.edit") });
    await edit.getByRole("button", { name: text("ui.remove", { name: groupName }) }).click();
    await edit.getByLabel(text("price-lists.fields.starts_at")).fill("2021-01-10T09:00");
    await edit.getByLabel(text("price-lists.fields.ends_at")).fill("");
    await edit.getByRole("button", { name: text("action.save") }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByText(text("price-lists.state.active")).first()).toBeVisible();
    expect(await readList(api, id)).toMatchObject({ customer_groups: [], ends_at: null, status: "active" });

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox").fill(name);
    await question.getByRole("button", { name: /^Delete/ }).click();
    await expect(page).toHaveURL(/\/a\/pricing(\?.*)?$/);
    expect((await api.get(`/admin/price-lists/${id}`)).status()).toBe(404);

    await test.step("every list is reached, however many there are, and filters narrow them", async () => {
      const many = unique("Many");
      // Together with those of the seed they fill more than a page.
      const lists = await Promise.all(
        Array.from({ length: 16 }, (_, index) => makeList(api, `${many} ${index}`)),
      );
      const { count } = await (await api.get("/admin/price-lists?limit=1&q=a")).json();
      await openPage(page, "pricing?q=a");
      await expect(recordRows(page)).toHaveCount(20);
      await page.getByRole("link", { name: text("ui.pagination.next") }).click();
      await expect(recordRows(page)).toHaveCount(count - 20);
      await openPage(page, `pricing?q=${encodeURIComponent(many)}`);
      await expect(recordRows(page)).toHaveCount(16);
      await openPage(page, `pricing?q=${encodeURIComponent(many)}&status=active`);
      await expect(recordRows(page)).toHaveCount(0);
      await Promise.all(lists.map((list) => api.delete(`/admin/price-lists/${list.id}`)));
    });
  });
});
