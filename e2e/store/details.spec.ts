import { text } from "../../scripts/text";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

test("previous and next lead through the list across its pages", async ({ signedIn: page }) => {
  await page.goto(at("customers?order=email&has_account=yes"));
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
});

test("metadata keeps its types: nested values, numbers and booleans", async ({ signedIn: page, api }) => {
  const title = unique("Keeps");
  const metadata = { text: "seven", number: 7, flag: true, nested: { list: [1, { two: false }] }, gone: "x" };
  const { collection } = await (await api.post("/admin/collections", { data: { title, metadata } })).json();
  const read = async () =>
    (await (await api.get(`/admin/collections/${collection.id}`)).json()).collection.metadata;
  await page.goto(at(`collections/${collection.id}`));
  await page.getByRole("button", { name: text("metadata.edit") }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: new RegExp(text("ui.remove", { name: ".*gone" })) }).click();
  await drawer.getByRole("button", { name: text("ui.metadata.add") }).click();
  await drawer
    .getByRole("textbox", { name: text("ui.metadata.key") })
    .last()
    .fill("desk");
  await drawer
    .getByRole("textbox", { name: text("ui.metadata.value") })
    .last()
    .fill("north");
  await drawer.getByRole("button", { name: text("action.save") }).click();
  await expect(page.getByText(text("toast.updated", { noun: text("collections.one") }))).toBeVisible();
  expect(await read()).toEqual({
    text: "seven",
    number: 7,
    flag: true,
    nested: { list: [1, { two: false }] },
    desk: "north",
  });
  await expect(page.getByText('{"list":[1,{"two":false}]}')).toBeVisible();
  await page.getByText(text("detail.raw")).click();
  await expect(page.getByText(`"${collection.id}"`).first()).toBeVisible();
  await api.delete(`/admin/collections/${collection.id}`);
});

test("spec 7.22: products are added to a collection, removed, and restored by undo", async ({
  signedIn: page,
  api,
}) => {
  const title = unique("Filled");
  const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
  const { products } = await (await api.get("/admin/products?limit=1&fields=id,title,collection_id")).json();
  const product: { id: string; title: string; collection_id: string | null } = products[0];
  const members = async () =>
    (await (await api.get(`/admin/products?collection_id[]=${collection.id}`)).json()).products.map(
      ({ id }: { id: string }) => id,
    );
  await page.goto(at(`collections/${collection.id}`));
  await page.getByRole("button", { name: text("members.add"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(product.title);
  await dialog.getByRole("checkbox", { name: product.title, exact: true }).check();
  await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
  await expect(page.getByRole("cell", { name: product.title, exact: true })).toBeVisible();
  expect(await members()).toEqual([product.id]);
  await page.getByRole("button", { name: text("members.remove", { title: product.title }) }).click();
  await expect(page.getByText(text("list.nothingRelated"))).toBeVisible();
  expect(await members()).toEqual([]);
  await page.getByRole("button", { name: startsWith(text("activity.title")) }).click();
  await page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: text("toast.updated", { noun: text("collections.one") }) })
    .first()
    .getByRole("button", { name: text("action.undo") })
    .click();
  await expect.poll(members).toEqual([product.id]);
  if (product.collection_id !== null)
    await api.post(`/admin/collections/${product.collection_id}/products/batch`, {
      data: { product_ids: [product.id] },
    });
  await api.delete(`/admin/collections/${collection.id}`);
});

test("undo returns moved products to their old collection", async ({ signedIn: page, api }) => {
  const made = async (title: string) =>
    (await (await api.post("/admin/collections", { data: { title } })).json()).collection;
  const [before, after] = [await made(unique("Before")), await made(unique("After"))];
  const { products } = await (await api.get("/admin/products?limit=20&fields=id,title,collection_id")).json();
  const [first, second] = products.filter(
    ({ collection_id }: { collection_id: string | null }) => collection_id === null,
  );
  await api.post(`/admin/collections/${before.id}/products/batch`, { data: { product_ids: [first.id] } });
  const collectionOf = async ({ id }: { id: string }) =>
    (await (await api.get(`/admin/products/${id}?fields=id,collection_id&expand=`)).json()).product
      .collection_id;
  await page.goto(at(`collections/${after.id}`));
  await page.getByRole("button", { name: text("members.add"), exact: true }).click();
  const dialog = page.getByRole("dialog");
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
  const toast = page
    .getByRole("listitem")
    .filter({ hasText: text("toast.updated", { noun: text("collections.one") }) });
  await expect(toast).toContainText(said);
  // It stays as long as the pointer rests on it.
  await toast.hover();
  expect([await collectionOf(first), await collectionOf(second)]).toEqual([after.id, after.id]);
  // Beside a drawer, not upon its first rows.
  await page.getByRole("button", { name: text("members.add"), exact: true }).press("Enter");
  await expect(dialog).toBeVisible();
  const gap = async () => {
    const [box, drawer] = [await toast.boundingBox(), await dialog.boundingBox()];
    return (drawer?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
  };
  await expect.poll(gap).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await toast.getByRole("button", { name: text("action.undo") }).click();
  await expect.poll(() => collectionOf(first)).toBe(before.id);
  await expect.poll(() => collectionOf(second)).toBeNull();
  for (const { id } of [before, after]) await api.delete(`/admin/collections/${id}`);
});

test("a page that is opened again shows what others saved", async ({ signedIn: page, api }) => {
  await page.goto(at("collections/pcol_none"));
  await expect(page.getByText(text("error.missingTitle", { noun: text("collections.one") }))).toBeVisible();
  const title = unique("Others");
  const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
  await page.goto(at("collections"));
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
  expect(saved.title).toBe(`${title} two`);
  await api.delete(`/admin/collections/${collection.id}`);
});
