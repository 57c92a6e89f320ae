import type { APIRequestContext } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { expect, test, unique } from "../support/test";

/** A product of its own, with sizes and a colour. */
async function makeProduct(api: APIRequestContext, sizes: readonly string[]) {
  const title = unique("Variant shirt");
  const { product } = await (
    await api.post("/admin/products", {
      data: {
        title,
        options: [{ title: "Size" }, { title: "Colour" }],
        variants: sizes.map((size) => ({
          title: `${size} / Black`,
          sku: unique(`SKU-${size}`),
          manage_inventory: true,
          options: [{ value: size }, { value: "Black" }],
          prices: [{ currency_code: "eur", amount: 2000 }],
        })),
      },
    })
  ).json();
  return { id: product.id as string, title, product };
}

/** The variants of a product as the store has them now. */
async function variantsOf(api: APIRequestContext, id: string) {
  const { product } = await (await api.get(`/admin/products/${id}`)).json();
  return product.variants as {
    id: string;
    title: string;
    sku: string | null;
    manage_inventory: boolean;
    options: { option_id: string; value: string }[];
    prices: { currency_code: string; amount: number }[];
  }[];
}

test.describe("variants", () => {
  test("are put in an order that changes nothing else of them, with options that are added, renamed and removed for all", async ({
    signedIn: page,
    api,
  }) => {
    const { id, product } = await makeProduct(api, ["S", "M", "L"]);
    await openPage(page, `products/${id}`);
    const form = page.getByRole("dialog");

    await test.step("an order changes nothing else of them", async () => {
      const inOrder = async () => {
        const query = "fields=id,title,sku,inventory_quantity&expand=prices&order=variant_rank";
        const { variants } = await (await api.get(`/admin/products/${id}/variants?${query}`)).json();
        return variants as { id: string; title: string; sku: string; prices: { amount: number }[] }[];
      };
      const open = async () => {
        // By keys: what was done before may be told right above it.
        await page.getByRole("button", { name: text("products.actions.sortVariants") }).press("Enter");
      };
      const before = await inOrder();
      await open();
      await form.getByRole("button", { name: text("ui.sortable.up", { name: "L / Black" }) }).click();
      await form.getByRole("button", { name: text("ui.sortable.up", { name: "L / Black" }) }).press("Home");
      const sent = page.waitForRequest(
        (request) => request.method() === "POST" && request.url().endsWith(id),
      );
      await form.getByRole("button", { name: text("products.actionCommits.sortVariants") }).click();
      expect(Object.keys((await sent).postDataJSON().variants[0])).toEqual(["id"]);
      await expect(form).toHaveCount(0);
      const after = await inOrder();
      expect(after.map(({ title }) => title)).toEqual(["L / Black", "S / Black", "M / Black"]);
      const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
      expect([...after].sort(byId)).toEqual([...before].sort(byId));
      const table = page.getByRole("table", { name: text("variants.title") });
      await expect(table.getByRole("row").nth(1)).toContainText("L / Black");

      // Somebody adds a variant while the form is open: it would be deleted, so nothing is sent.
      await open();
      const down = form.getByRole("button", { name: text("ui.sortable.down", { name: "L / Black" }) });
      await expect(down).toBeVisible();
      const [size, colour] = product.options as { id: string }[];
      await api.post(`/admin/products/${id}/variants`, {
        data: {
          title: "XL / Black",
          prices: [],
          options: [
            { option_id: size?.id, value: "XL" },
            { option_id: colour?.id, value: "Black" },
          ],
        },
      });
      await down.click();
      await form.getByRole("button", { name: text("products.actionCommits.sortVariants") }).click();
      await expect(form).toContainText(text("products.errors.variantsChanged"));
      expect((await inOrder()).map(({ title }) => title)).toEqual([
        "L / Black",
        "S / Black",
        "M / Black",
        "XL / Black",
      ]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: text("form.leaveConfirm") }).click();
      await expect(form).toHaveCount(0);
    });

    await test.step("options are added, renamed and removed for all variants", async () => {
      await page.getByRole("button", { name: text("products.actions.addOption") }).press("Enter");
      await form.getByLabel(text("product-options.fields.title")).fill("Fit");
      await form.getByLabel(text("product-options.start")).fill("Regular");
      await form.getByRole("button", { name: text("products.actionCommits.addOption") }).click();
      await expect(form).toBeHidden();
      for (const { options } of await variantsOf(api, id)) {
        expect(options).toHaveLength(3);
        expect(options.map(({ value }) => value)).toContain("Regular");
      }
      const act = async (option: string, action: string) => {
        await page
          .getByRole("button", { name: new RegExp(text("list.actionsFor", { title: `.*${option}` })) })
          .press("Enter");
        await page.getByRole("menuitem", { name: action }).press("Enter");
      };
      await act("Fit", text("product-options.actions.rename"));
      await form.getByLabel(text("product-options.fields.title")).fill("Cut");
      await form.getByLabel(/Regular/).fill("Slim");
      await form.getByRole("button", { name: text("product-options.actions.rename") }).click();
      await expect(form).toBeHidden();
      for (const { options } of await variantsOf(api, id))
        expect(options.map(({ value }) => value)).toContain("Slim");
      // Without sizes all variants would be the same: nothing is sent.
      await act("Size", text("product-options.actions.remove"));
      await form.getByRole("button", { name: text("product-options.actionCommits.remove") }).click();
      await expect(
        form.getByText(new RegExp(text("product-options.same", { option: "Size", same: ".+" }))),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await act("Cut", text("product-options.actions.remove"));
      await form.getByRole("button", { name: text("product-options.actionCommits.remove") }).click();
      await expect(form).toBeHidden();
      const { product: now } = await (await api.get(`/admin/products/${id}`)).json();
      expect(now.options.map(({ title }: { title: string }) => title).sort()).toEqual(["Colour", "Size"]);
      expect(now.variants).toHaveLength(4);
    });
  });

  test("are made of chosen and typed values, filtered and changed in their cells, stocked by setStock and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const { id, product } = await makeProduct(api, ["S", "M", "L"]);

    await test.step("they are filtered by an option and changed in their cells", async () => {
      const pages: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname.endsWith(`/products/${id}/variants`)) pages.push(request.url());
      });
      await openPage(page, `products/${id}`);
      const table = page.getByRole("table", { name: text("variants.title") });
      await expect(table.getByRole("row")).toHaveCount(4);
      await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
      await page
        .getByRole("dialog", { name: text("list.addFilter") })
        .getByRole("button", { name: "Size" })
        .click();
      // The filters, which came later, did not ask for the same rows again.
      expect(pages).toHaveLength(1);
      await page.getByRole("checkbox", { name: "M", exact: true }).check();
      await expect(table.getByRole("row")).toHaveCount(2);
      await page.keyboard.press("Escape");
      await table.getByRole("checkbox").nth(1).check();
      await page.getByRole("button", { name: text("variants.actions.untrackStock") }).click();
      await expect
        .poll(
          async () =>
            (await variantsOf(api, id)).find(({ title }) => title.startsWith("M"))?.manage_inventory,
        )
        .toBe(false);
      const sku = unique("NEW");
      await table.getByRole("row").nth(1).hover();
      await table
        .getByRole("button", { name: new RegExp(text("variants.fields.sku")) })
        .last()
        .click();
      await page.getByRole("textbox", { name: text("variants.fields.sku") }).fill(sku);
      await page.getByRole("button", { name: text("action.save") }).click();
      await expect.poll(async () => (await variantsOf(api, id)).some((one) => one.sku === sku)).toBe(true);
      expect(await variantsOf(api, id)).toHaveLength(3);
    });

    await test.step("one is made from chosen and typed values", async () => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().includes("/variants")) sent.push(request.url());
      });
      // By keys: what was done before may be told right above it.
      await page.getByRole("link", { name: text("products.actions.addVariant") }).press("Enter");
      const form = page.getByRole("dialog", { name: text("variants.create") });
      const choose = async (name: string, value: string) => {
        await form.getByRole("combobox", { name }).fill(value);
        await page.getByRole("option", { name: value }).first().click();
      };
      await choose("Size", "S");
      await choose("Colour", "Black");
      const commit = form.getByRole("button", { name: text("variants.createCommit") });
      await commit.click();
      await expect(form.getByText(text("variants.errors.taken"))).toBeVisible();
      expect(sent).toEqual([]);
      await choose("Size", "Extra");
      await form.getByLabel(/EUR/).fill("12.50");
      await commit.click();
      await expect(form).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Extra / Black");
      const made = (await variantsOf(api, id)).find(({ title }) => title === "Extra / Black");
      expect(made?.prices).toMatchObject([{ currency_code: "eur", amount: 1250 }]);
      expect(sent).toHaveLength(1);
    });

    await test.step("setStock sets the quantity at a location, and deleting takes it away", async () => {
      const [variant] = product.variants;
      await openPage(page, `variants/${variant.id}`);
      await page.getByRole("button", { name: text("variants.actions.setStock") }).press("Enter");
      const form = page.getByRole("dialog");
      await form.getByRole("spinbutton").first().fill("7");
      await form.getByRole("button", { name: text("variants.actionCommits.setStock") }).click();
      await expect(form).toBeHidden();
      const read = async () => (await api.get(`/admin/variants/${variant.id}/inventory`)).json();
      const { variant: stocked } = await read();
      expect(stocked.inventory[0].location_levels[0].stocked_quantity).toBe(7);
      const order: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "DELETE")
          order.push(new URL(request.url()).pathname.split("/admin/")[1] ?? "");
      });
      await openPage(page, `variants/${variant.id}?delete=${variant.id}`);
      await expect(page.getByRole("alertdialog")).toHaveCount(1);
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("delete.confirm", { noun: text("variants.noun") }) })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
      const item = stocked.inventory[0].id;
      expect(order).toEqual([`products/${id}/variants/${variant.id}`, `inventory-items/${item}`]);
      expect((await api.get(`/admin/inventory-items/${item}`)).status()).toBe(404);
      expect(await variantsOf(api, id)).toHaveLength(3);
    });
  });
});
