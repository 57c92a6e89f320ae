import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { placeOrder, read, shelfOf, write } from "../support/place-order";
import { actionsMenu, expect, recordRows, test, textbox, unique } from "../support/test";

interface GiftCard {
  id: string;
  code: string;
  value: number;
  balance: number;
  region_id: string;
  is_disabled: boolean;
  ends_at: string | null;
  metadata: Record<string, unknown> | null;
}

interface Variant {
  id: string;
  title: string;
  manage_inventory: boolean;
  metadata: Record<string, unknown> | null;
  prices: { currency_code: string; amount: number; region_id: string | null }[];
}

interface Product {
  id: string;
  title: string;
  status: string;
  is_giftcard: boolean;
  discountable: boolean;
  variants: Variant[];
}

const readCard = async (api: APIRequestContext, id: string) =>
  (await read<{ gift_card: GiftCard }>(api, `/gift-cards/${id}`)).gift_card;

const readProduct = async (api: APIRequestContext, id: string) =>
  (await read<{ product: Product }>(api, `/products/${id}`)).product;

const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

async function act(page: Page, action: string) {
  // The rows of a page have menus of their own, below.
  // By keys: what was done before may be told right above it.
  await page.getByRole("button", { name: actionsMenu }).first().press("Enter");
  await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
}

test.describe("gift cards", () => {
  test("one is issued, changed, disabled, enabled and deleted, and another tells the orders that used it", async ({
    signedIn: page,
    api,
  }) => {
    const { region } = await shelfOf(api, "eur");
    const { gift_card: used } = await write<{ gift_card: GiftCard }>(api, "/gift-cards", {
      region_id: region.id,
      value: 500,
      metadata: { email: unique("aunt").replace(" ", "-") },
    });
    const order = await placeOrder(api, { giftCards: [used.code] });
    const email = `${unique("friend").replace(" ", "-")}@mail.example`;
    const dialog = page.getByRole("dialog");
    const balance = dialog.getByLabel(text("gift-cards.fields.balance"));
    const history = page.getByRole("region", { name: text("gift-cards.sections.history") });
    const openBalance = () =>
      page.getByRole("button", { name: text("gift-cards.actions.changeBalance") }).press("Enter");
    const changeBalance = async (amount: string) => {
      await balance.fill(amount);
      await dialog.getByRole("button", { name: text("gift-cards.actions.changeBalance") }).click();
    };

    await openPage(page, "gift-cards");
    await page.getByRole("link", { name: text("gift-cards.create") }).click();
    const form = page.getByRole("dialog", { name: text("gift-cards.create") });
    await form.getByRole("combobox", { name: text("gift-cards.fields.region_id") }).fill(region.name);
    await page.getByRole("option", { name: region.name }).click();
    await form.getByLabel(text("gift-cards.fields.amount")).fill("50");
    await form.getByLabel(text("gift-cards.fields.email")).fill(email);
    await form.getByLabel(text("gift-cards.fields.personal_message")).fill("Enjoy it");
    await expect(form.getByText(text("gift-cards.hints.email"))).toBeVisible();
    await form.getByRole("button", { name: text("gift-cards.createCommit") }).dblclick();
    await expect(page).toHaveURL(/gift-cards\/gift_/);
    const id = idOf(page);
    const made = await readCard(api, id);
    expect(made).toMatchObject({
      value: 5000,
      balance: 5000,
      region_id: region.id,
      is_disabled: false,
      ends_at: null,
      metadata: { email, personal_message: "Enjoy it" },
    });
    const { gift_cards: all } = await read<{ gift_cards: GiftCard[] }>(api, "/gift-cards?limit=100");
    expect(all.filter(({ metadata }) => metadata?.email === email)).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1, name: made.code })).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();

    await test.step("the balance is between nothing and the value", async () => {
      await openBalance();
      await changeBalance("50.01");
      await expect(balance).toHaveAttribute("aria-invalid", "true");
      // An end that is over says that the store takes the card all the same.
      await write(api, `/gift-cards/${id}`, { ends_at: "2020-01-01T00:00:00.000Z" });
      await changeBalance("12.5");
      await expect(dialog).toBeHidden();
      expect((await readCard(api, id)).balance).toBe(1250);
      await expect(history.getByRole("row", { name: text("gift-cards.byHand") })).toContainText("−37.50");
      await expect(page.getByText(text("gift-cards.state.expired")).first()).toBeVisible();
      await expect(page.getByText(text("gift-cards.stillTaken"))).toBeVisible();
      await page.getByRole("link", { name: text("action.edit"), exact: true }).press("Enter");
      await dialog.getByLabel(text("gift-cards.fields.ends_at")).first().fill("");
      await dialog.getByRole("button", { name: text("action.save") }).click();
      await expect(dialog).toBeHidden();
      expect(await readCard(api, id)).toMatchObject({ ends_at: null, region_id: region.id, balance: 1250 });
    });

    await test.step("it is disabled and enabled", async () => {
      await act(page, text("gift-cards.actions.disable"));
      await expect.poll(async () => (await readCard(api, id)).is_disabled).toBe(true);
      await act(page, text("gift-cards.actions.enable"));
      await expect.poll(async () => (await readCard(api, id)).is_disabled).toBe(false);
    });

    // Fault 86: it can be deleted, and the question says what is lost.
    await act(page, text("action.deleteWithQuestion"));
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(/12\.50/)).toBeVisible();
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("gift-cards.noun") }) })
      .click();
    await expect(page).toHaveURL(/gift-cards(\?|$)/);
    expect((await api.get(`/admin/gift-cards/${id}`)).status()).toBe(404);

    await test.step("the list finds one by what is typed, and its page names the orders that used it", async () => {
      expect(await readCard(api, used.id)).toMatchObject({ balance: 0, is_disabled: true });
      await openPage(page, `gift-cards?state=used&q=${used.code}`);
      await expect(recordRows(page)).toHaveCount(1);
      await recordRows(page).first().getByRole("link", { name: used.code }).click();
      const row = history.getByRole("row", { name: `#${order.display_id}` });
      await expect(row).toContainText("−5.00");
      await expect(history.getByText(text("gift-cards.byHand"))).toHaveCount(0);
      await expect(row.getByRole("link")).toHaveAttribute("href", new RegExp(`orders/${order.id}$`));
      // With money on it again it can be used again, if that is wanted.
      await openBalance();
      await expect(dialog.getByRole("switch", { name: text("gift-cards.fields.enable") })).toBeChecked();
      await changeBalance("3");
      await expect(dialog).toBeHidden();
      expect(await readCard(api, used.id)).toMatchObject({ balance: 300, is_disabled: false });
      await expect(history.getByRole("row", { name: text("gift-cards.byHand") })).toContainText("3.00");
    });
  });

  test("one is sold: created with denominations, which keep their prices of regions and their metadata, published, and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const title = unique("Voucher");
    const { store } = await read<{ store: { default_currency_code: string } }>(api, "/store");
    await openPage(page, "gift-cards/manage");
    await page.getByRole("link", { name: text("gift-card-products.create") }).click();
    await textbox(page, "products.fields.name").fill(title);
    const first = textbox(page, "gift-card-products.fields.denominations");
    await first.fill("25");
    await page.getByRole("button", { name: text("gift-card-products.sameInAll") }).click();
    await page.getByRole("button", { name: text("gift-card-products.actions.addDenomination") }).click();
    await page
      .getByRole("textbox", { name: text("gift-card-products.numbered", { number: 2 }), exact: true })
      .fill("25");
    await page.getByRole("button", { name: text("gift-card-products.submitAs.draft") }).click();
    await expect(page.getByText(text("gift-card-products.errors.twice")).first()).toBeVisible();
    await page
      .getByRole("textbox", { name: text("gift-card-products.numbered", { number: 2 }), exact: true })
      .fill("100");
    await page.getByRole("button", { name: text("gift-card-products.submitAs.draft") }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const id = idOf(page);
    const made = await readProduct(api, id);
    expect(made).toMatchObject({ title, status: "draft", is_giftcard: true, discountable: false });
    expect(made.variants.map((variant) => variant.title).sort()).toEqual(["100", "25"]);
    const small = made.variants.find((variant) => variant.title === "25");
    expect(small?.manage_inventory).toBe(false);
    expect(small?.prices.find((price) => price.currency_code === store.default_currency_code)?.amount).toBe(
      2500,
    );
    expect(small?.prices.length).toBeGreaterThan(1);

    // One of the same amount is refused before it is sent; another one is added.
    const section = page.getByRole("region", { name: text("gift-card-products.sections.denominations") });
    const add = text("gift-card-products.actions.addDenomination");
    await section.getByRole("button", { name: add }).press("Enter");
    const dialog = page.getByRole("dialog");
    const amount = dialog.getByRole("textbox", {
      name: text("gift-card-products.fields.amounts"),
      exact: true,
    });
    await amount.fill("100");
    await dialog.getByRole("button", { name: add }).click();
    await expect(
      dialog.getByText(text("gift-card-products.errors.taken", { denomination: "100" })).first(),
    ).toBeVisible();
    await amount.fill("75.5");
    await dialog.getByRole("button", { name: add }).dblclick();
    await expect(dialog).toBeHidden();
    const titles = async () => (await readProduct(api, id)).variants.map((variant) => variant.title).sort();
    await expect.poll(titles).toEqual(["100", "25", "75.50"]);
    await expect(section.getByRole("link", { name: "75.50" })).toBeVisible();

    // All prices stand in one grid.
    await section.getByRole("button", { name: text("gift-card-products.actions.editPrices") }).press("Enter");
    await expect(page.getByRole("dialog").getByText("75.50").first()).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("ui.close") })
      .last()
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();

    await page
      .getByRole("button", { name: text("gift-card-products.actions.publish"), exact: true })
      .press("Enter");
    await expect.poll(async () => (await readProduct(api, id)).status).toBe("published");
    await act(page, text("gift-card-products.actions.unpublish"));
    await expect.poll(async () => (await readProduct(api, id)).status).toBe("draft");

    await test.step("a denomination keeps its prices of regions and its metadata", async () => {
      const { region } = await shelfOf(api, "eur");
      const variantId = small?.id ?? "";
      await write(api, `/products/${id}/variants/${variantId}`, {
        metadata: { design: "sea" },
        prices: [
          { currency_code: "eur", amount: 2500 },
          { region_id: region.id, amount: 900 },
        ],
      });
      await openPage(page, `variants/${variantId}`);
      await page.getByRole("link", { name: text("action.edit"), exact: true }).press("Enter");
      await page.getByLabel(text("variants.priceIn", { currency: "EUR" })).fill("12");
      await page.getByRole("button", { name: text("action.save") }).click();
      const now = async () => {
        const held = (await readProduct(api, id)).variants.find((variant) => variant.id === variantId);
        const amounts = held?.prices.map((price) => [price.region_id, price.amount]);
        return {
          metadata: held?.metadata,
          amounts: amounts?.sort((one, other) => Number(one[1]) - Number(other[1])),
        };
      };
      await expect.poll(now).toEqual({
        metadata: { design: "sea" },
        amounts: [
          [region.id, 900],
          [null, 1200],
        ],
      });
    });

    await openPage(page, `gift-cards/manage?q=${encodeURIComponent(title)}`);
    await expect(recordRows(page)).toHaveCount(1);
    await expect(recordRows(page).first()).toContainText("75.50");

    await recordRows(page).first().getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await act(page, text("action.deleteWithQuestion"));
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("delete.confirm", { noun: text("gift-card-products.noun") }) })
      .click();
    await expect(page).toHaveURL(/gift-cards\/manage(\?|$)/);
    expect((await api.get(`/admin/products/${id}`)).status()).toBe(404);
  });
});
