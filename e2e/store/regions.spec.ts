import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { actionsMenu, addresses, expect, test, textbox, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/settings/${path}`;

interface Region {
  id: string;
  name: string;
  currency_code: string;
  tax_rate: number;
  countries: { iso_2: string }[];
  payment_providers: { id: string }[];
  fulfillment_providers: { id: string }[];
}

/** A region of the test's own: orders of other tests need those of the seed. */
async function makeRegion(api: APIRequestContext, name: string, countries: readonly string[] = []) {
  const data = {
    name: unique(name),
    currency_code: "eur",
    tax_rate: 19,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries,
  };
  return (await (await api.post("/admin/regions", { data })).json()).region as Region;
}

async function readRegion(api: APIRequestContext, id: string): Promise<Region> {
  return (await (await api.get(`/admin/regions/${id}`)).json()).region;
}

/** Takes its options along: the store lists none any more while one of them names a region that is gone. */
async function removeRegion(api: APIRequestContext, id: string): Promise<void> {
  const { shipping_options } = await (await api.get(`/admin/shipping-options?region_id=${id}`)).json();
  for (const option of shipping_options) await api.delete(`/admin/shipping-options/${option.id}`);
  await api.delete(`/admin/regions/${id}`);
}

const codesOf = ({ countries }: Region) => countries.map(({ iso_2 }) => iso_2).sort();

async function pick(form: Locator, page: Page, label: string, query: string, option: string | RegExp) {
  await form.getByRole("combobox", { name: label }).fill(query);
  await page.getByRole("option", { name: option }).click();
}

test.describe("regions", () => {
  test("a region is created with a country of another one, changed, and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const holder = await makeRegion(api, "Holder", ["is", "mt"]);
    const name = unique("North Atlantic");
    await page.goto(at("regions"));
    await page.getByRole("link", { name: text("regions.create") }).click();
    const form = page.getByRole("dialog", { name: text("regions.create") });
    await form.getByLabel(text("regions.fields.name")).fill(name);
    await form.getByLabel(text("regions.fields.currency_code")).selectOption("eur");
    const countries = text("regions.fields.countries");
    await pick(form, page, countries, "liecht", "Liechtenstein");
    await pick(form, page, countries, "icela", /^Iceland/);
    // The list stays open for more.
    await page.keyboard.press("Escape");
    await expect(
      form.getByText(text("regions.moves.from", { country: "Iceland", region: holder.name })),
    ).toBeVisible();
    await expectAccessible(page, "form of a region", { part: "[role=dialog]" });
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const made = await readRegion(api, id);
    expect(made).toMatchObject({ name, currency_code: "eur", tax_rate: 0 });
    expect(codesOf(made)).toEqual(["is", "li"]);
    expect(made.payment_providers.map((provider) => provider.id)).toEqual(["manual"]);
    expect(made.fulfillment_providers.map((provider) => provider.id)).toEqual(["manual"]);
    expect(codesOf(await readRegion(api, holder.id))).toEqual(["mt"]);

    await test.step("a country comes back where its move fails", async () => {
      await openPage(page, `settings/regions/${id}?form=${id}`);
      const edit = page.getByRole("dialog", { name: text("regions.edit") });
      await pick(edit, page, countries, "malta", /^Malta/);
      await page.keyboard.press("Escape");
      let isRefused = true;
      await page.route(/\/admin\/regions\/[^/]+\/countries$/, async (route) => {
        if (!isRefused || !route.request().url().includes(id)) return route.continue();
        isRefused = false;
        await route.fulfill({ status: 500, json: { type: "unknown_error", message: "No" } });
      });
      await edit.getByRole("button", { name: text("action.save") }).click();
      const left = { country: "Malta", region: holder.name, problem: "" };
      await expect(edit.getByRole("alert")).toContainText(text("regions.countryLeft", left).trim());
      await expect.poll(async () => codesOf(await readRegion(api, holder.id))).toEqual(["mt"]);
      await edit.getByRole("button", { name: text("action.save") }).click();
      await expect(edit).toBeHidden();
      expect(codesOf(await readRegion(api, id))).toEqual(["is", "li", "mt"]);
      expect(codesOf(await readRegion(api, holder.id))).toEqual([]);
    });

    // Fault 35: a rate of 0 is a rate.
    const taxes = page.getByRole("region", { name: text("regions.sections.taxes") });
    await expect(taxes.getByText("0%")).toBeVisible();
    // By their keys: the toast of what was saved may lie over them for some seconds.
    await taxes.getByRole("link").first().press("Enter");
    const rate = page.getByRole("dialog").getByLabel(text("regions.fields.tax_rate"));
    await expect(rate).toHaveValue("0");
    await rate.fill("7.5");
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(taxes.getByText("7.5%")).toBeVisible();
    expect(await readRegion(api, id)).toMatchObject({ tax_rate: 7.5 });

    await page.getByRole("button", { name: actionsMenu }).press("Enter");
    await page.getByRole("menuitem", { name: text("regions.actions.openTaxes") }).click();
    await expect(page).toHaveURL(new RegExp(`/a/settings/taxes/${id}$`));
    await page.goBack();

    await page.getByRole("button", { name: actionsMenu }).press("Enter");
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox").fill(name);
    await question.getByRole("button", { name: /^Delete/ }).click();
    await expect(page.getByText(text("toast.deleted", { noun: text("regions.one") }))).toBeVisible();
    expect((await api.get(`/admin/regions/${id}`)).status()).toBe(404);
    await removeRegion(api, holder.id);
  });
});

test.describe("shipping options", () => {
  test("an option is added to its region, changed, copied to another one, and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const region = await makeRegion(api, "Islands");
    const other = await makeRegion(api, "Coast");
    const name = unique("Boat");
    const find = async (query: string) =>
      (await (await api.get(`/admin/shipping-options?region_id=${region.id}&${query}`)).json())
        .shipping_options;
    await page.goto(at(`regions/${region.id}`));
    await page.getByRole("link", { name: text("regions.actions.addShippingOption") }).click();
    let form = page.getByRole("dialog", { name: text("shipping-options.create") });
    await textbox(page, "shipping-options.fields.name").fill(name);
    const provider = form.getByLabel(text("shipping-options.fields.fulfillment_option"));
    await provider.selectOption({ label: "Manual fulfillment, Manual" });
    await form
      .getByRole("textbox", { name: text("shipping-options.fields.amount"), exact: true })
      .fill("12.50");
    await form.getByLabel(text("shipping-options.fields.min_subtotal")).fill("100");
    await form.getByLabel(text("shipping-options.fields.max_subtotal")).fill("50");
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form.getByText(text("shipping-options.errors.limits")).first()).toBeVisible();
    await form.getByLabel(text("shipping-options.fields.max_subtotal")).fill("");
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const [made] = await find("is_return=false");
    expect(made).toMatchObject({
      name,
      provider_id: "manual",
      data: { id: "manual-fulfillment" },
      price_type: "flat_rate",
      amount: 1250,
      admin_only: false,
      requirements: [{ type: "min_subtotal", amount: 10000 }],
    });

    await page.getByRole("link", { name: text("action.edit"), exact: true }).press("Enter");
    form = page.getByRole("dialog", { name: text("shipping-options.edit") });
    await form.getByRole("textbox", { name: text("shipping-options.fields.amount"), exact: true }).fill("0");
    await form.getByLabel(text("shipping-options.fields.max_subtotal")).fill("250");
    await form.getByRole("switch", { name: text("shipping-options.fields.admin_only") }).click();
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(form).toBeHidden();
    const [changed] = await find("is_return=false");
    expect(changed).toMatchObject({ amount: 0, admin_only: true });
    const lowest = changed.requirements.find(({ type }: { type: string }) => type === "min_subtotal");
    expect(lowest).toMatchObject({ id: made.requirements[0].id, amount: 10000 });
    expect(changed.requirements).toHaveLength(2);

    await page.getByRole("button", { name: actionsMenu }).press("Enter");
    await page.getByRole("menuitem", { name: text("action.duplicate") }).click();
    form = page.getByRole("dialog", { name: text("shipping-options.create") });
    await pick(form, page, text("shipping-options.fields.region_id"), other.name, other.name);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form).toBeHidden();
    const copies = (await (await api.get(`/admin/shipping-options?region_id=${other.id}`)).json())
      .shipping_options;
    expect(copies).toMatchObject([{ amount: 0, data: { id: "manual-fulfillment" }, region_id: other.id }]);

    await openPage(page, `settings/shipping-options/${made.id}`);
    await page.getByRole("button", { name: actionsMenu }).press("Enter");
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(page.getByText(text("toast.deleted", { noun: text("shipping-options.one") }))).toBeVisible();
    expect(await find("is_return=false")).toEqual([]);

    await test.step("a way back is added where returns stand", async () => {
      await openPage(page, `settings/regions/${region.id}`);
      await page.getByRole("link", { name: text("regions.actions.addReturnOption") }).press("Enter");
      form = page.getByRole("dialog", { name: text("shipping-options.create") });
      await expect(form.getByLabel(text("shipping-options.fields.direction"))).toHaveValue("return");
      await textbox(page, "shipping-options.fields.name").fill("Label");
      await provider.selectOption({ label: "Manual fulfillment, Manual" });
      await form
        .getByRole("textbox", { name: text("shipping-options.fields.amount"), exact: true })
        .fill("4");
      await form.getByRole("button", { name: text("action.create") }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Label" })).toBeVisible();
      expect(await find("is_return=true")).toMatchObject([{ name: "Label", amount: 400 }]);
    });
    for (const { id } of [region, other]) await removeRegion(api, id);
  });
});
