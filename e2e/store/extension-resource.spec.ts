import type { APIRequestContext } from "playwright/test";
import { text } from "../../scripts/text";
import { actionsMenu, addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const list = `${addresses.notes}/a/notes`;

async function readNotes(api: APIRequestContext, orderId: string): Promise<{ id: string; value: string }[]> {
  return (await (await api.get(`/admin/notes?resource_id=${orderId}&limit=50`)).json()).notes;
}

test.describe("a resource of an extension", () => {
  test("is created, found, changed, extended, undone and deleted", async ({ signedIn: page, api }) => {
    const { orders } = await (await api.get("/admin/orders?limit=1&fields=id,display_id")).json();
    const order: { id: string; display_id: number } = orders[0];
    const before = await readNotes(api, order.id);
    const note = unique("Leave it with the neighbour");
    const own = async () =>
      (await readNotes(api, order.id)).filter(({ id }) => before.every((note) => note.id !== id));

    await page.goto(list);
    await test.step("neither search nor sorting is offered that its API does not have", async () => {
      await expect(recordRows(page)).toHaveCount(20);
      await expect(page.getByRole("searchbox")).toHaveCount(0);
      await expect(page.getByRole("columnheader").getByRole("button")).toHaveCount(0);
      await page.getByRole("button", { name: text("list.settings") }).click();
      await page.getByRole("checkbox", { name: "Changed" }).check();
      await expect(page.getByRole("columnheader", { name: "Changed" })).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await page.getByRole("link", { name: "Write note" }).click();
    await page.getByRole("button", { name: text("action.create"), exact: true }).click();
    await expect(page.getByText(text("form.required")).first()).toBeVisible();
    await page.getByRole("combobox", { name: "Order" }).fill(String(order.display_id));
    await page.getByRole("option", { name: `#${order.display_id}`, exact: true }).click();
    await page.getByRole("textbox", { name: "Text" }).fill(note);
    await page.getByRole("button", { name: text("action.create"), exact: true }).click();
    await expect(page.getByText(text("toast.created", { noun: "Note" }))).toBeVisible();
    expect((await own()).map(({ value }) => value)).toEqual([note]);

    await page.goto(`${list}?resource_id=${order.id}`);
    await expect(page.getByText(`Order #${order.display_id}`)).toBeVisible();
    const row = recordRows(page).filter({ hasText: note });
    await row
      .getByRole("button", { name: startsWith(text("list.editValue", { field: "Text", title: "" })) })
      .click();
    await page.getByRole("dialog").getByRole("textbox").fill(`${note}, upstairs`);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("action.save") })
      .click();
    await expect(page.getByRole("link", { name: `${note}, upstairs` })).toBeVisible();
    expect((await own())[0]?.value).toBe(`${note}, upstairs`);

    await page.getByRole("link", { name: `${note}, upstairs` }).click();
    await expect(page.getByRole("cell", { name: `#${order.display_id}`, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Add to it…" }).first().click();
    await page.getByRole("textbox", { name: "Addition" }).fill("Ring twice.");
    await page.getByRole("button", { name: "Add to it", exact: true }).click();
    await expect(page.getByText(text("toast.acted", { action: "Add to it" }))).toBeVisible();
    expect((await own())[0]?.value).toBe(`${note}, upstairs\n\nRing twice.`);

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await page.getByRole("button", { name: text("delete.confirm", { noun: "note" }) }).click();
    await expect(page.getByText(text("toast.deleted", { noun: "Note" }))).toBeVisible();
    expect(await own()).toEqual([]);
  });
});
