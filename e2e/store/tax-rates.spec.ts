import type { APIRequestContext } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { read, write } from "../support/place-order";
import { createOption, createProduct, createRegion, pick } from "../support/tax-region";
import { addresses, expect, startsWith, test, unique } from "../support/test";

interface Rate {
  id: string;
  name: string;
  code: string;
  rate: number;
  region_id: string;
  products: { id: string }[];
  product_types: { id: string }[];
  shipping_options: { id: string }[];
}

const at = (path: string) => `${addresses.app}/a/${path}`;

async function readRate(api: APIRequestContext, name: string): Promise<Rate | undefined> {
  const expand = ["products", "product_types", "shipping_options"].map((key) => `expand[]=${key}`).join("&");
  const { tax_rates: rates } = await read<{ tax_rates: Rate[] }>(
    api,
    `/tax-rates?q=${encodeURIComponent(name)}&${expand}`,
  );
  return rates[0];
}

const ids = (records: readonly { id: string }[] = []) => records.map(({ id }) => id);

test.describe("tax rates", () => {
  test("spec 3.24, 7.22: rates are created for products, types and shipping options, changed and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const { region } = await createRegion(api);
    const [option, product, other] = [
      await createOption(api, region),
      await createProduct(api),
      await createProduct(api),
    ];
    await page.goto(at(`settings/taxes/${region.id}`));
    await page
      .getByRole("link", { name: text("tax-regions.actions.addRate") })
      .first()
      .click();
    const form = page.getByRole("dialog", { name: text("tax-rates.create") });
    const name = unique("Reduced");
    await form.getByLabel(startsWith(text("tax-rates.fields.name"))).fill(name);
    await form.getByLabel(startsWith(text("tax-rates.fields.rate"))).fill("0");
    await form.getByLabel(startsWith(text("tax-rates.fields.code"))).fill("RED");
    await expect(
      form.getByRole("combobox", { name: startsWith(text("tax-rates.fields.region_id")) }),
    ).toHaveValue(region.name);
    await pick(page, text("tax-rates.fields.products"), product.title);
    await page.keyboard.press("Escape");
    await pick(page, text("tax-rates.fields.product_types"), product.type.value);
    await page.keyboard.press("Escape");
    // Only those of the region are offered: the store refuses any other one.
    const options = form.getByRole("combobox", {
      name: startsWith(text("tax-rates.fields.shipping_options")),
    });
    await options.click();
    await expect(page.getByRole("option")).toHaveText([option.name]);
    await page.getByRole("option", { name: option.name }).click();
    await page.keyboard.press("Escape");
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const rate = await readRate(api, name);
    expect(rate).toMatchObject({ rate: 0, code: "RED", region_id: region.id });
    expect(ids(rate?.products)).toEqual([product.id]);
    expect(ids(rate?.product_types)).toEqual([product.type.id]);
    expect(ids(rate?.shipping_options)).toEqual([option.id]);

    // What it is charged on is shown by name, and goes and comes one by one.
    const section = (key: "products" | "product_types" | "shipping_options") =>
      page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: startsWith(text(`tax-rates.sections.${key}`)) }) })
        .last();
    const held = async (key: "products" | "product_types" | "shipping_options") =>
      ids((await readRate(api, name))?.[key]);
    const remove = (title: string) =>
      page.getByRole("button", { name: text("members.remove", { title }), exact: true }).click();
    const add = async (key: "products" | "product_types" | "shipping_options", title: string) => {
      await section(key)
        .getByRole("button", { name: text("members.add"), exact: true })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("searchbox").fill(title);
      await dialog.getByRole("checkbox", { name: title, exact: true }).check();
      await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
      await expect(dialog).toBeHidden();
      await expect(section(key).getByText(title).first()).toBeVisible();
    };
    await add("products", other.title);
    expect((await held("products")).sort()).toEqual([product.id, other.id].sort());
    await remove(product.title);
    await expect.poll(() => held("products")).toEqual([other.id]);
    await remove(product.type.value);
    await expect.poll(() => held("product_types")).toEqual([]);
    await add("product_types", other.type.value);
    expect(await held("product_types")).toEqual([other.type.id]);
    await remove(option.name);
    await expect.poll(() => held("shipping_options")).toEqual([]);
    await add("shipping_options", option.name);
    expect(await held("shipping_options")).toEqual([option.id]);

    // Back on the region's page it is a row, with what it applies to; the menu changes and deletes it.
    await openPage(page, `settings/taxes/${region.id}`);
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText(text("tax-rates.counts.products", { count: 1 }));
    await row.getByRole("button", { name: text("list.actionsFor", { title: name }) }).click();
    await page.getByRole("menuitem", { name: text("action.edit") }).click();
    const edit = page.getByRole("dialog", { name: text("tax-rates.edit") });
    await expect(edit.getByLabel(startsWith(text("tax-rates.fields.rate")))).toHaveValue("0");
    await edit.getByLabel(startsWith(text("tax-rates.fields.rate"))).fill("6.5");
    await edit.getByRole("button", { name: text("action.save") }).click();
    await expect(edit).toBeHidden();
    expect(await readRate(api, name)).toMatchObject({ rate: 6.5, code: "RED" });
    expect(await held("products")).toEqual([other.id]);
    await row.getByRole("button", { name: text("list.actionsFor", { title: name }) }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(text("tax-rates.deleteText"));
    expect(await readRate(api, name)).toBeDefined();
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("tax-rates.noun") }) })
      .click();
    await expect(row).toBeHidden();
    await expect.poll(() => readRate(api, name)).toBeUndefined();
  });

  test("every rate of a region is listed, however many there are", async ({ signedIn: page, api }) => {
    const { region } = await createRegion(api);
    const numbers = Array.from({ length: 23 }, (_, index) => index + 10);
    await Promise.all(
      numbers.map((number) =>
        write(api, "/tax-rates", {
          name: `Rate ${number}`,
          code: `R${number}`,
          rate: 1,
          region_id: region.id,
        }),
      ),
    );
    await page.goto(at("settings/taxes?page_size=100"));
    await page.getByRole("searchbox").fill(region.name);
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByRole("row").filter({ hasText: region.name })).toContainText("23");
    await openPage(page, `settings/taxes/${region.id}`);
    await expect(page.getByRole("link", { name: "Rate 10", exact: true })).toBeVisible();
    await page.getByRole("link", { name: text("ui.pagination.next") }).click();
    await expect(page.getByRole("link", { name: "Rate 32", exact: true })).toBeVisible();
    await expect(page.getByText(text("tax-rates.unused")).first()).toBeVisible();
  });
});
