import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { expect, recordRows, test, unique } from "../support/test";

test.describe("products", () => {
  test("are searched and filtered by the store, with variants, prices, pictures and a page in the storefront", async ({
    signedIn: page,
    api,
  }) => {
    const [{ count }, { products }] = await Promise.all(
      ["status[]=draft&expand=type", "status[]=published&q=jacket"].map(async (query) =>
        (await api.get(`/admin/products?limit=1&${query}`)).json(),
      ),
    );
    await openPage(page, "products?status=draft");
    await expect(
      page.getByText(
        text("ui.pagination.range", { range: "", total: count, noun: text("products.count", { count }) }),
      ),
    ).toBeVisible();
    await expect(recordRows(page).first()).toContainText(text("products.status.draft"));

    const [{ id, title, handle, variants }] = products;
    await openPage(page, `products/${id}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const table = page.getByRole("table", { name: text("products.sections.variants") });
    for (const { sku } of variants) await expect(table.getByText(sku, { exact: true })).toBeVisible();
    const picture = page.getByRole("img").first();
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    // It is published, so it has a page in the storefront.
    await page.getByRole("button", { name: text("list.actionsFor", { title }), exact: true }).click();
    await page.context().route("https://shop.example/**", (route) => route.fulfill({ body: "The shop" }));
    const opened = page.waitForEvent("popup");
    await page.getByRole("menuitem", { name: text("products.actions.openInShop") }).click();
    await expect(await opened).toHaveURL(`https://shop.example/products/${handle}`);
  });

  test("change status in a cell, are edited section by section, and duplicated as a draft", async ({
    signedIn: page,
    api,
  }) => {
    const title = unique("Parka");
    const images = ["https://pictures.test/a.jpg", "https://pictures.test/b.jpg"];
    const made = await api.post("/admin/products", {
      data: {
        title,
        status: "published",
        images,
        thumbnail: images[0],
        origin_country: "dk",
        weight: 900,
        options: [{ title: "Size" }],
        variants: [
          {
            title: "S",
            sku: unique("PARKA"),
            prices: [{ amount: 1900, currency_code: "dkk" }],
            options: [{ value: "S" }],
          },
        ],
      },
    });
    const { product } = await made.json();
    const { shipping_profiles } = await (await api.get("/admin/shipping-profiles")).json();
    const profile = shipping_profiles.find(({ type }: { type: string }) => type === "custom");
    const read = async () => (await (await api.get(`/admin/products/${product.id}`)).json()).product;
    const edit = async (section: "organisation" | "media" | "attributes") => {
      const name = text("section.edit", { section: text(`products.sections.${section}`) });
      // By keys: what was done before may be told right above it.
      await page.getByRole("link", { name }).press("Enter");
      return page.getByRole("dialog", { name });
    };

    await test.step("in a cell", async () => {
      await openPage(page, `products?q=${encodeURIComponent(title)}`);
      const field = text("products.fields.status");
      await page.getByRole("button", { name: text("list.editValue", { field, title }) }).click();
      await page.getByRole("combobox", { name: field, exact: true }).selectOption("rejected");
      await page.getByRole("button", { name: text("action.save") }).click();
      await expect(recordRows(page).first()).toContainText(text("products.status.rejected"));
      // The choice in the cell says the same word before it is saved.
      await expect.poll(async () => (await read()).status).toBe("rejected");
    });

    await test.step("section by section", async () => {
      await recordRows(page).getByRole("link", { name: title }).click();
      const organisation = await edit("organisation");
      await organisation.getByLabel(text("products.fields.type")).fill("Rainwear");
      await page.getByRole("option", { name: /Rainwear/ }).click();
      // A comma ends a tag, and so does leaving the field.
      await organisation.getByLabel(text("products.fields.tags")).fill("storm,");
      await organisation.getByLabel(text("products.fields.tags")).fill("harbour");
      await organisation.getByRole("combobox", { name: text("products.fields.profile") }).click();
      await page.getByRole("option", { name: profile.name }).click();
      await organisation.getByRole("button", { name: text("action.save") }).click();
      await expect(organisation).toBeHidden();
      const organised = await read();
      expect(organised.type.value).toBe("Rainwear");
      expect(organised.tags.map(({ value }: { value: string }) => value).sort()).toEqual([
        "harbour",
        "storm",
      ]);
      expect(organised.profile_id).toBe(profile.id);

      const media = await edit("media");
      await media.getByRole("button", { name: text("ui.media.useAsThumbnail", { name: "b.jpg" }) }).click();
      await media.getByRole("button", { name: text("action.save") }).click();
      await expect(media).toBeHidden();
      expect((await read()).thumbnail).toBe(images[1]);

      const attributes = await edit("attributes");
      await attributes.getByLabel(text("products.fields.weight")).fill("950");
      await attributes.getByRole("button", { name: text("action.save") }).click();
      await expect(attributes).toBeHidden();
      expect(await read()).toMatchObject({ weight: 950, origin_country: "dk", title });
    });

    await test.step("as a draft", async () => {
      await page
        .getByRole("button", { name: text("list.actionsFor", { title }), exact: true })
        .press("Enter");
      await page.getByRole("menuitem", { name: text("products.actions.copy") }).press("Enter");
      const copyTitle = text("products.copyTitle", { title });
      await expect(page.getByRole("heading", { name: copyTitle, level: 1 })).toBeVisible();
      const { products } = await (await api.get(`/admin/products?handle=${product.handle}-copy`)).json();
      expect(products).toHaveLength(1);
      expect(products[0]).toMatchObject({ title: copyTitle, status: "draft" });
      expect(products[0].variants[0]).toMatchObject({ title: "S", sku: null });
      expect(products[0].variants[0].prices[0]).toMatchObject({ amount: 1900, currency_code: "dkk" });
    });
  });

  test("change tags, categories and channels many at once", async ({ signedIn: page, api }) => {
    const name = unique("Buoy");
    const ids: string[] = [];
    for (const number of [1, 2]) {
      const data = {
        title: `${name} ${number}`,
        tags: [{ value: "kept" }],
        options: [{ title: "Size" }],
        variants: [{ title: "One", prices: [], options: [{ value: "One" }], manage_inventory: true }],
      };
      ids.push((await (await api.post("/admin/products", { data })).json()).product.id);
    }
    const read = async (id = ids[0]) => (await (await api.get(`/admin/products/${id}`)).json()).product;
    const [{ product_categories }, { sales_channels }, { collections }, { product_types }] =
      await Promise.all(
        ["product-categories", "sales-channels", "collections", "product-types"].map(async (path) =>
          (await api.get(`/admin/${path}?limit=1`)).json(),
        ),
      );
    await openPage(page, `products?q=${encodeURIComponent(name)}`);
    await expect(recordRows(page)).toHaveCount(2);
    for (const number of [1, 2])
      await page.getByRole("checkbox", { name: text("list.select", { title: `${name} ${number}` }) }).check();
    const change = async (action: string, label: string, choice: string) => {
      await page.getByRole("button", { name: text("bulk.more") }).press("Enter");
      await page
        .getByRole("menuitem", { name: text(`products.actions.${action}` as "products.title") })
        .press("Enter");
      const form = page.getByRole("dialog");
      await form.getByLabel(label).fill(choice);
      await page.getByRole("option", { name: choice }).first().click();
      await form
        .getByRole("button", { name: text(`products.actions.${action}` as "products.title") })
        .click();
      await expect(form).toBeHidden();
    };
    await change("changeTags", text("products.bulk.addTags"), "adrift");
    await expect
      .poll(async () => (await read()).tags.map(({ value }: { value: string }) => value).sort())
      .toEqual(["adrift", "kept"]);
    await change("changeCategories", text("products.bulk.addCategories"), product_categories[0].name);
    await expect
      .poll(async () => (await read()).categories.map(({ id }: { id: string }) => id))
      .toEqual([product_categories[0].id]);
    await change("changeChannels", text("products.bulk.addChannels"), sales_channels[0].name);
    await expect
      .poll(async () => (await read(ids[1])).sales_channels.map(({ id }: { id: string }) => id))
      .toContain(sales_channels[0].id);
    await change("setCollection", text("products.fields.collection"), collections[0].title);
    await expect.poll(async () => (await read(ids[1])).collection_id).toBe(collections[0].id);
    await change("setType", text("products.fields.type"), product_types[0].value);
    await expect.poll(async () => (await read(ids[1])).type?.value).toBe(product_types[0].value);

    const { variants } = await (
      await api.get(`/admin/products/${ids[0]}/variants?expand=inventory_items`)
    ).json();
    const item = variants[0].inventory_items[0].inventory_item_id;
    await openPage(page, `products/${ids[0]}?delete=${ids[0]}`);
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(text("products.goes.variants", { count: 1 }));
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("products.noun") }) })
      .click();
    await expect(question).toBeHidden();
    expect((await api.get(`/admin/products/${ids[0]}`)).status()).toBe(404);
    expect((await api.get(`/admin/inventory-items/${item}`)).status()).toBe(404);
  });
});
