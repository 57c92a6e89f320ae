import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { read, write } from "../support/place-order";
import { createOption, createProduct, createRegion, pick, type TaxedRegion } from "../support/tax-region";
import { addresses, expect, startsWith, test } from "../support/test";

interface TaxLine {
  rate: number;
  name: string;
  code: string;
}

const at = (path: string) => `${addresses.app}/a/${path}`;

/** What the store charges a shopper in that region, by the names of the rates. */
async function chargedBy(
  api: APIRequestContext,
  { region, country }: { region: TaxedRegion; country: string },
  { variantId, optionId }: { variantId: string; optionId: string },
) {
  const shop = async (path: string, data: object) =>
    (await (await api.post(`/store${path}`, { data })).json()).cart;
  const cart = await shop("/carts", {
    region_id: region.id,
    country_code: country,
    items: [{ variant_id: variantId, quantity: 1 }],
  });
  const priced = await shop(`/carts/${cart.id}/shipping-methods`, { option_id: optionId });
  const rates = (lines: TaxLine[]) => lines.map(({ code, rate }) => `${code} ${rate}`).sort();
  return {
    items: rates(priced.items[0].tax_lines),
    shipping: rates(priced.shipping_methods[0].tax_lines),
    tax: priced.tax_total,
  };
}

const previewOf = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: text("tax-regions.sections.preview") }) })
    .last();

test.describe("taxes", () => {
  test("spec 3.17: the default rate and how taxes are calculated are set for a region; a provider that the store refuses stays chosen in the form", async ({
    signedIn: page,
    api,
  }) => {
    const { region } = await createRegion(api);
    const stored = async () => (await read<{ region: TaxedRegion }>(api, `/regions/${region.id}`)).region;
    await page.goto(at("settings"));
    await page
      .getByRole("main")
      .getByRole("link", { name: startsWith(text("tax-regions.title")) })
      .click();
    await expect(page).toHaveURL(at("settings/taxes"));
    await page.getByRole("searchbox").fill(region.name);
    const row = page.getByRole("row").filter({ hasText: region.name });
    await expect(row).toContainText("25%");
    await row.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/a/settings/taxes/${region.id}`));
    await expect(page.getByRole("heading", { name: text("tax-regions.sections.preview") })).toBeVisible();

    // 0 is a rate: it is stored, and shown as it is when the form is opened again.
    const editDefault = page.getByRole("link", {
      name: text("section.edit", { section: text("tax-regions.sections.default") }),
    });
    await editDefault.click();
    const form = page.getByRole("dialog");
    const rate = form.getByLabel(startsWith(text("tax-regions.fields.tax_rate")));
    await expect(rate).toHaveValue("25");
    await rate.fill("0");
    await form.getByLabel(text("tax-regions.fields.tax_code")).fill("ZERO");
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(form).toBeHidden();
    expect(await stored()).toMatchObject({ tax_rate: 0, tax_code: "ZERO" });
    // By its key: the toast of what was saved may lie over it for some seconds.
    await editDefault.press("Enter");
    await expect(rate).toHaveValue("0");
    await rate.fill("101");
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(form.getByText(text("ui.number.most", { limit: "100" }))).toBeVisible();
    await rate.fill("8.5");
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(form).toBeHidden();
    expect(await stored()).toMatchObject({ tax_rate: 8.5, tax_code: "ZERO" });

    // The example store has no provider; one that it does not know is refused, and what was chosen is kept.
    await page.route("**/admin/store/tax-providers", async (route) => {
      const response = await route.fetch();
      const { tax_providers: none } = await response.json();
      expect(none).toEqual([]);
      await route.fulfill({ json: { tax_providers: [{ id: "tax-office", is_installed: true }] } });
    });
    await page
      .getByRole("link", {
        name: text("section.edit", { section: text("tax-regions.sections.calculation") }),
      })
      .press("Enter");
    const provider = form.getByLabel(text("tax-regions.fields.tax_provider_id"));
    await expect(provider).toHaveValue("");
    await provider.selectOption("tax-office");
    const sent = page.waitForRequest(
      (call) => call.method() === "POST" && call.url().endsWith(`/admin/regions/${region.id}`),
    );
    await form.getByRole("button", { name: text("action.save") }).click();
    expect((await sent).postDataJSON()).toEqual({ tax_provider_id: "tax-office" });
    await expect(form.getByText(/Tax provider/i).first()).toBeVisible();
    await expect(provider).toHaveValue("tax-office");
    expect((await stored()).tax_provider_id).toBeNull();

    await provider.selectOption("");
    await form.getByRole("switch", { name: text("tax-regions.fields.automatic_taxes") }).uncheck();
    await form.getByRole("switch", { name: text("tax-regions.fields.gift_cards_taxable") }).uncheck();
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(form).toBeHidden();
    expect(await stored()).toMatchObject({
      automatic_taxes: false,
      gift_cards_taxable: false,
      tax_provider_id: null,
    });

    // What would be charged is so only where somebody asks for it.
    const { products } = await read<{ products: { title: string }[] }>(
      api,
      "/products?limit=1&fields=id,title",
    );
    const [product] = products;
    await pick(page, text("tax-regions.preview.product"), product?.title ?? "");
    await expect(previewOf(page)).toContainText(text("tax-regions.preview.manualTitle"));
  });

  test("what would be charged is what the store charges a cart", async ({ signedIn: page, api }) => {
    const place = await createRegion(api);
    const { region, country } = place;
    const [option, plain, atlas] = [
      await createOption(api, region),
      await createProduct(api),
      await createProduct(api),
    ];
    const rate = (code: string, percent: number, scope: object) =>
      write(api, "/tax-rates", { name: `${code} rate`, code, rate: percent, region_id: region.id, ...scope });
    await Promise.all([
      rate("BOOK", 6, { product_types: [atlas.type.id] }),
      rate("MAP", 2, { products: [atlas.id] }),
      rate("POST", 0, { shipping_options: [option.id] }),
      rate("IDLE", 50, {}),
    ]);
    const cartOf = (product: typeof atlas) =>
      chargedBy(api, place, { variantId: product.variants[0]?.id ?? "", optionId: option.id });
    // Prices in euros have their tax in them: 100.00 at 8% and at 25%.
    expect(await cartOf(atlas)).toEqual({ items: ["BOOK 6", "MAP 2"], shipping: ["POST 0"], tax: 741 });
    expect(await cartOf(plain)).toMatchObject({ items: ["default 25"], shipping: ["POST 0"], tax: 2000 });

    await page.goto(at(`settings/taxes/${region.id}`));
    const preview = previewOf(page);
    await pick(page, text("tax-regions.preview.product"), atlas.title);
    await pick(page, text("tax-regions.preview.option"), option.name);
    await preview.getByLabel(text("tax-regions.preview.country")).selectOption(country);
    const name = new Intl.DisplayNames("en", { type: "region" }).of(country.toUpperCase()) ?? "";
    await expect(
      preview.getByText(text("tax-regions.preview.countryInRegion", { country: name, region: region.name })),
    ).toBeVisible();
    const reasons = (title: string) =>
      preview
        .getByRole("list", { name: text("tax-regions.preview.reasonsFor", { title }) })
        .getByRole("listitem");
    await expect(preview).toContainText(
      text("tax-regions.preview.sum", { title: atlas.title, rates: "6% + 2%", sum: "8%" }),
    );
    const charged = text("tax-regions.preview.charged");
    const notCharged = text("tax-regions.preview.notCharged");
    const says = (title: string, status: string, reason: string, end: string) =>
      new RegExp(`^${title}.*${status}.*${reason}.*${end}$`, "s");
    const product = (
      status: string,
      reason: "product" | "overridden" | "only_shipping" | "unused" | "default",
    ) => [status, text(`tax-regions.reasons.${reason}`)] as const;
    await expect(reasons(atlas.title).filter({ hasText: "MAP rate" })).toHaveText(
      says("MAP rate", ...product(charged, "product"), "2%"),
    );
    await expect(reasons(atlas.title).filter({ hasText: "BOOK rate" })).toHaveText(
      says("BOOK rate", charged, text("tax-regions.reasons.product_type", { type: atlas.type.value }), "6%"),
    );
    await expect(reasons(atlas.title).filter({ hasText: text("tax-regions.preview.default") })).toHaveText(
      says(text("tax-regions.preview.default"), ...product(notCharged, "overridden"), "25%"),
    );
    // The others are named on demand, with the reason of each.
    await preview.getByText(text("tax-regions.preview.others", { count: 2 })).click();
    const others = preview
      .getByRole("list", { name: text("tax-regions.preview.othersFor", { title: atlas.title }) })
      .getByRole("listitem");
    await expect(others.filter({ hasText: "POST rate" })).toHaveText(
      says("POST rate", ...product(notCharged, "only_shipping"), "0%"),
    );
    await expect(others.filter({ hasText: "IDLE rate" })).toHaveText(
      says("IDLE rate", ...product(notCharged, "unused"), "50%"),
    );
    await expect(preview).toContainText(text("tax-regions.preview.one", { title: option.name, sum: "0%" }));

    // A product that no rate names is charged the default one.
    await pick(page, text("tax-regions.preview.product"), plain.title);
    await expect(preview).toContainText(text("tax-regions.preview.one", { title: plain.title, sum: "25%" }));
    await expect(reasons(plain.title).first()).toHaveText(
      says(text("tax-regions.preview.default"), ...product(charged, "default"), "25%"),
    );
    // High enough that nothing lies half behind the head of the page, which would count as a target too small.
    await page.setViewportSize({ width: 1440, height: 2000 });
    await expectAccessible(page, "what would be charged");

    // Without automatic taxes a cart has none until somebody asks for them; then they are the same.
    await write(api, `/regions/${region.id}`, { automatic_taxes: false });
    expect((await cartOf(atlas)).tax ?? 0).toBe(0);
  });
});
