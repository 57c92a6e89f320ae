import { text } from "../../scripts/text";
import { openAddress } from "../support/open-page";
import { actionsMenu, addresses, expect, recordRows, test, unique } from "../support/test";

const base = addresses.points;

test("what an extension changes: columns and filters, actions, sections, pages and the sidebar", async ({
  signedIn: page,
  api,
}) => {
  const { products } = await (await api.get("/admin/products?limit=2&status[]=published")).json();
  const [{ id, title, handle }] = products;
  const featured = async () =>
    (await (await api.get(`/admin/products/${id}`)).json()).product.metadata?.featured;
  const sidebar = page.getByRole("navigation").first();

  await test.step("columns and filters are added, removed, moved and replaced", async () => {
    await page.goto(`${base}/a/products`);
    const heads = page.getByRole("columnheader");
    await expect(heads.filter({ hasText: "Featured" })).toBeVisible();
    await expect
      .poll(async () => (await heads.allTextContents()).map((text) => text.trim()).filter(Boolean))
      .toEqual([
        text("products.fields.title"),
        text("products.fields.updated_at"),
        text("products.fields.status"),
        "Featured",
        text("products.fields.collection"),
        text("products.fields.sales_channels"),
        text("products.fields.stock"),
        text("list.actions"),
      ]);
    await expect(page.getByText(/^In /).first()).toBeVisible();
    await openAddress(page, `${base}/a/products?handle=${handle}`);
    await expect(recordRows(page)).toHaveCount(1);
    await expect(recordRows(page)).toContainText(title);
  });

  await test.step("one action is offered in the row, on the page, for a selection and in the palette", async () => {
    const row = recordRows(page);
    await row.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: "Feature", exact: true }).click();
    await expect.poll(featured).toBe(true);
    await expect(row).toContainText("Featured");

    await row.getByRole("link").first().click();
    await expect(page.getByText("Wash at 30°")).toBeVisible();
    await expect(page.getByRole("main").getByText("Featured", { exact: true }).first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("stop featuring");
    await page
      .getByRole("option", { name: /Stop featuring/ })
      .first()
      .click();
    await expect.poll(featured).not.toBe(true);
  });

  await test.step("sections of a record are added, hidden and replaced", async () => {
    await expect(page.getByRole("region", { name: "Care" })).toContainText("30°");
    await expect(page.getByRole("region", { name: text("products.sections.attributes") })).toContainText(
      /mm|Not measured yet/,
    );
    await expect(page.getByRole("region", { name: text("products.sections.media") })).toBeHidden();
  });

  await test.step("the action of the selection", async () => {
    await openAddress(page, `${base}/a/products?status=published`);
    for (const row of [1, 2]) await page.getByRole("checkbox").nth(row).check();
    // Products have more actions of their own than the bar has room for.
    await page.getByRole("button", { name: text("bulk.more") }).click();
    await page.getByRole("menuitem", { name: "Feature", exact: true }).click();
    const many = async () =>
      (await (await api.get("/admin/products?limit=100&fields=metadata")).json()).products.filter(
        ({ metadata }: { metadata?: { featured?: boolean } }) => metadata?.featured === true,
      ).length;
    await expect.poll(many).toBe(2);
  });

  await test.step("sections are wrapped, and lists replaced and wrapped", async () => {
    const { orders } = await (await api.get("/admin/orders?limit=1&expand=items")).json();
    const units = orders[0].items.reduce(
      (sum: number, { quantity }: { quantity: number }) => sum + quantity,
      0,
    );
    await openAddress(page, `${base}/a/orders/${orders[0].id}`);
    await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
    await expect(page.getByRole("region", { name: "To mend" })).toContainText(`${units} unit`);
    const timeline = page.getByRole("region", { name: text("timeline.title") });
    await expect(timeline).toContainText("Care card printed");
    await expect(timeline).toContainText(text("orders.event.placed"));

    await openAddress(page, `${base}/a/product-types`);
    await expect(page.getByRole("region", { name: "All types" })).toBeVisible();
    await expect(page.getByRole("table")).toBeHidden();
    await sidebar.getByRole("link", { name: text("customers.title") }).click();
    await expect(page.getByText("Workshop guests are in the group “Menders”.")).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
  });

  await test.step("entries of the sidebar are moved and hidden", async () => {
    await expect(sidebar.getByRole("link", { name: text("product-tags.title") })).toBeHidden();
    await expect(sidebar.getByRole("link", { name: /^Care rules/ })).toBeVisible();
    const names = ["Care rules", text("customers.title"), text("customer-groups.title")];
    const texts = await sidebar.getByRole("link").allTextContents();
    const place = (name: string) => texts.findIndex((text) => text.startsWith(name));
    expect([...names].sort((one, other) => place(one) - place(other))).toEqual(names);
  });
});

test("fields that join a form are checked, kept in a draft and saved with the form", async ({
  signedIn: page,
  api,
}) => {
  const title = unique("Shelved");
  await page.goto(`${base}/a/collections?form=new`);
  await page.getByRole("textbox", { name: text("collections.fields.title") }).fill(title);
  const shelf = page.getByRole("textbox", { name: "Shelf" });
  await expect(shelf).toHaveValue("A1");
  await shelf.fill("far too long a shelf");
  await page.getByRole("textbox", { name: "Remark" }).fill("Mind the moths");
  await page.getByRole("button", { name: text("action.create"), exact: true }).click();
  await expect(page.getByText("A shelf has at most 8 letters")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Remark" })).toHaveValue("Mind the moths");
  await page.getByRole("textbox", { name: "Shelf" }).fill("B7");
  await page.getByRole("button", { name: text("action.create"), exact: true }).click();

  // The store's list leaves the metadata out; one collection has it.
  const made = async () => {
    const { collections } = await (await api.get("/admin/collections?limit=100")).json();
    const listed = collections.find((collection: { title: string }) => collection.title === title);
    return listed && (await (await api.get(`/admin/collections/${listed.id}`)).json()).collection;
  };
  await expect.poll(async () => (await made())?.metadata?.shelf).toBe("B7");
  const { id } = await made();
  const notes = async () => (await (await api.get(`/admin/notes?resource_id=${id}`)).json()).notes;
  await expect.poll(async () => (await notes())[0]?.value).toBe("Mind the moths");
  // A form leaves the address as it closes, and would take the next one with it.
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openAddress(page, `${base}/a/collections?form=${id}`);
  await expect(page.getByRole("textbox", { name: "Remark" })).toHaveValue("Mind the moths");
  await expect(page.getByText(/shop\.example\/collections\//)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Shelf" })).toHaveValue("B7");
  await page.getByRole("textbox", { name: "Shelf" }).fill("C1");
  await page.getByRole("combobox", { name: "Season" }).selectOption("Winter");
  await page.getByRole("textbox", { name: "Remark" }).fill("No moths left");
  await page.getByRole("button", { name: text("action.save") }).click();
  await expect.poll(async () => (await notes())[0]?.value).toBe("No moths left");
  expect((await made()).metadata).toMatchObject({ shelf: "C1", season: "winter" });
  expect(await notes()).toHaveLength(1);

  // Around what the admin does: the wrapped deletion tells when it was done.
  await openAddress(page, `${base}/a/collections?delete=${id}`);
  await page
    .getByRole("button", { name: text("delete.confirm", { noun: text("collections.noun") }) })
    .last()
    .click();
  await expect(page.getByText("The workshop has taken the shelf down")).toBeVisible();
  await expect.poll(made).toBeUndefined();
});
