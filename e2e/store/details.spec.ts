import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { expect, recordRows, startsWith, test, unique } from "../support/test";

test("previous and next lead through the list across its pages, and a page that is opened again shows what others saved", async ({
  signedIn: page,
  api,
}) => {
  const title = unique("Others");
  const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
  await openPage(page, "customers?order=email&has_account=yes");
  const rows = recordRows(page);
  await expect(rows).toHaveCount(20);
  const last = await rows.nth(19).getByRole("link").textContent();
  await rows.nth(19).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: last ?? "" })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${text("detail.position", { number: 20, count: "\\d+" })}$`)),
  ).toBeVisible();
  await page.getByRole("link", { name: text("detail.next"), exact: true }).click();
  await expect(
    page.getByText(new RegExp(`^${text("detail.position", { number: 21, count: "\\d+" })}$`)),
  ).toBeVisible();
  await page.keyboard.press("j");
  await expect(
    page.getByText(new RegExp(`^${text("detail.position", { number: 22, count: "\\d+" })}$`)),
  ).toBeVisible();
  const shown = await page.evaluate(() => location.pathname);
  await page
    .getByRole("main")
    .getByRole("link", { name: text("customers.title") })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/has_account=yes/);
  await expect(rows.nth(1).getByRole("link")).toHaveAttribute("href", new RegExp(`${shown}(\\?|$)`));

  await openPage(page, "collections/pcol_none");
  await expect(page.getByText(text("error.missingTitle", { noun: text("collections.one") }))).toBeVisible();
  await openPage(page, "collections");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await api.post(`/admin/collections/${collection.id}`, { data: { title: `${title} two` } });
  await page.getByRole("button", { name: text("list.actionsFor", { title }), exact: true }).click();
  await page.getByRole("menuitem", { name: text("action.edit") }).click();
  await page
    .getByRole("textbox", { name: text("collections.fields.handle") })
    .fill(`others-${Date.now().toString(36)}`);
  await page.getByRole("button", { name: text("action.save") }).click();
  await expect(page.getByRole("link", { name: `${title} two` })).toBeVisible();
  const saved = (await (await api.get(`/admin/collections/${collection.id}`)).json()).collection;
  expect(saved).toMatchObject({ title: `${title} two`, handle: expect.stringMatching(/^others-/) });
  await api.delete(`/admin/collections/${collection.id}`);
});

test("spec 7.22: a collection keeps the types of its metadata, and products are moved to it, removed, and restored by undo", async ({
  signedIn: page,
  api,
}) => {
  const metadata = { text: "seven", number: 7, flag: true, nested: { list: [1, { two: false }] }, gone: "x" };
  const made = async (title: string) =>
    (await (await api.post("/admin/collections", { data: { title: unique(title), metadata } })).json())
      .collection;
  const [before, after] = await Promise.all([made("Before"), made("After")]);
  const { products } = await (await api.get("/admin/products?limit=20&fields=id,title,collection_id")).json();
  const [first, second] = products.filter(
    ({ collection_id }: { collection_id: string | null }) => collection_id === null,
  );
  await api.post(`/admin/collections/${before.id}/products/batch`, { data: { product_ids: [first.id] } });
  const collectionOf = async ({ id }: { id: string }) =>
    (await (await api.get(`/admin/products/${id}?fields=id,collection_id&expand=`)).json()).product
      .collection_id;
  await openPage(page, `collections/${after.id}`);
  const dialog = page.getByRole("dialog");
  const updated = text("toast.updated", { noun: text("collections.one") });
  const toast = page.getByRole("listitem").filter({ hasText: updated });
  // By keys: what was done before may be told right above it.
  const openMembers = () =>
    page.getByRole("button", { name: text("members.add"), exact: true }).press("Enter");

  await test.step("metadata keeps its types: nested values, numbers and booleans", async () => {
    await page.getByRole("button", { name: text("metadata.edit") }).click();
    await dialog.getByRole("button", { name: new RegExp(text("ui.remove", { name: ".*gone" })) }).click();
    await dialog.getByRole("button", { name: text("ui.metadata.add") }).click();
    const last = (label: string) => dialog.getByRole("textbox", { name: label }).last();
    await last(text("ui.metadata.key")).fill("desk");
    await last(text("ui.metadata.value")).fill("north");
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText(updated)).toBeVisible();
    const { gone: _, ...kept } = metadata;
    expect((await (await api.get(`/admin/collections/${after.id}`)).json()).collection.metadata).toEqual({
      ...kept,
      desk: "north",
    });
    await expect(page.getByText('{"list":[1,{"two":false}]}')).toBeVisible();
    await page.getByText(text("detail.raw")).click();
    await expect(page.getByText(`"${after.id}"`).first()).toBeVisible();
  });

  await test.step("undo returns moved products to their old collection", async () => {
    await openMembers();
    await expect(dialog.getByText(text("members.elsewhere", { title: before.title }))).toBeVisible();
    const heights = await dialog
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    await dialog.getByRole("checkbox", { name: first.title, exact: true }).check();
    await dialog.getByRole("checkbox", { name: second.title, exact: true }).check();
    const said = `${text("members.added", { count: 1 })}, ${text("members.moved", { count: 1, title: before.title })}`;
    await expect(dialog.getByRole("status")).toHaveText(said);
    await dialog.getByRole("button", { name: text("members.save", { count: 2 }) }).click();
    const moved = toast.filter({ hasText: said });
    await expect(moved).toBeVisible();
    // It stays as long as the pointer rests on it.
    await moved.hover();
    expect([await collectionOf(first), await collectionOf(second)]).toEqual([after.id, after.id]);
    // Beside a drawer, not upon its first rows.
    await openMembers();
    await expect(dialog).toBeVisible();
    const gap = async () => {
      const [box, drawer] = [await moved.boundingBox(), await dialog.boundingBox()];
      return (drawer?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
    };
    await expect.poll(gap).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await moved.getByRole("button", { name: text("action.undo") }).click();
    await expect.poll(() => collectionOf(first)).toBe(before.id);
    await expect.poll(() => collectionOf(second)).toBeNull();
  });

  await test.step("a product that is added and removed is restored from what was done", async () => {
    const members = async () =>
      (await (await api.get(`/admin/products?collection_id[]=${after.id}`)).json()).products.map(
        ({ id }: { id: string }) => id,
      );
    await openMembers();
    await dialog.getByRole("searchbox").fill(second.title);
    await dialog.getByRole("checkbox", { name: second.title, exact: true }).check();
    await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
    await expect(page.getByRole("cell", { name: second.title, exact: true })).toBeVisible();
    expect(await members()).toEqual([second.id]);
    await page.getByRole("button", { name: text("members.remove", { title: second.title }) }).press("Enter");
    await expect(page.getByText(text("list.nothingRelated"))).toBeVisible();
    expect(await members()).toEqual([]);
    await page.getByRole("button", { name: startsWith(text("activity.title")) }).press("Enter");
    await dialog
      .getByRole("listitem")
      .filter({ hasText: updated })
      .first()
      .getByRole("button", { name: text("action.undo") })
      .click();
    await expect.poll(members).toEqual([second.id]);
  });
  for (const { id } of [before, after]) await api.delete(`/admin/collections/${id}`);
});
