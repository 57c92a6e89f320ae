import type { UnpurchasableReason } from "@tillhouse/extension-sdk/commerce";
import type { APIRequestContext, Page } from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { addShippingOption, buy, openShop, post, type Region, type Shop } from "../support/open-shop";
import { actionsMenu, expect, test } from "../support/test";

/** Opens the drawer on the page of a record. */
async function open(page: Page, path: string) {
  await openPage(page, path);
  await page.getByRole("button", { name: actionsMenu }).first().click();
  await page.getByRole("menuitem", { name: text("products.actions.checkPurchasable") }).click();
  return page.getByRole("dialog", { name: text("products.purchasable.title") });
}

async function choose(page: Page, label: TextKey, name: string) {
  await page.getByRole("combobox", { name: text(label), exact: true }).fill(name);
  // The native choice of a region has options of its own.
  await page.getByRole("listbox").getByRole("option", { name }).first().click();
}

async function chooseShop(page: Page, { name }: Shop) {
  await page.getByLabel(text("products.purchasable.region")).selectOption({ label: `${name} (EUR)` });
  await choose(page, "products.purchasable.channel", name);
}

/** Each reason that the page shows. */
const reasonsOn = (page: Page) =>
  page.getByRole("list", { name: text("products.purchasable.why") }).locator("> li");

const setPrice = (api: APIRequestContext, { product }: Shop, id: string, currency_code: string) =>
  post(api, `/admin/products/${product.id}/variants/${id}`, { prices: [{ currency_code, amount: 2000 }] });

/** Something that keeps the product from being bought, and what the store and the screen say of it. */
interface Case {
  reason: UnpurchasableReason;
  spoil(): Promise<unknown>;
  mend(): Promise<unknown>;
  /** What the store answers a shopper. */
  answer: Record<string, unknown>;
  /** Where the link leads; left out: to each of the two variants. */
  link?: string;
}

function casesOf(api: APIRequestContext, shop: Shop): Case[] {
  const { product, channel, region, option, location } = shop;
  const productPath = `/admin/products/${product.id}`;
  const setPrices = async (currency_code: string) => {
    for (const { id } of shop.variants) await setPrice(api, shop, id, currency_code);
  };
  const setStock = async (stocked_quantity: number) => {
    for (const id of shop.items)
      await post(api, `/admin/inventory-items/${id}/location-levels/${location.id}`, { stocked_quantity });
  };
  const form = (section: string) => `products/${product.id}?form=${product.id}&section=${section}`;
  const optionPath = `/admin/shipping-options/${option.id}`;
  const channelPath = `/admin/sales-channels/${channel.id}`;
  return [
    {
      reason: "status",
      spoil: () => post(api, productPath, { status: "draft" }),
      mend: () => post(api, productPath, { status: "published" }),
      answer: { isListed: false },
      link: form("general"),
    },
    {
      reason: "channelDisabled",
      spoil: () => post(api, channelPath, { is_disabled: true }),
      mend: () => post(api, channelPath, { is_disabled: false }),
      answer: { refused: expect.stringContaining("disabled Sales Channel") },
      link: `sales-channels/${channel.id}`,
    },
    {
      reason: "channel",
      spoil: () => post(api, productPath, { sales_channels: [] }),
      mend: () => post(api, productPath, { sales_channels: [{ id: channel.id }] }),
      answer: { isListed: false, refused: expect.stringContaining("must belongs to the sales channel") },
      link: form("organisation"),
    },
    {
      reason: "price",
      spoil: () => setPrices("usd"),
      mend: () => setPrices("eur"),
      answer: { price: null, refused: expect.stringContaining("without a price") },
    },
    {
      reason: "location",
      spoil: () => api.delete(`${channelPath}/stock-locations`, { data: { location_id: location.id } }),
      mend: () => post(api, `${channelPath}/stock-locations`, { location_id: location.id }),
      answer: { isPurchasable: false, refused: expect.stringContaining("required inventory") },
      link: `sales-channels/${channel.id}`,
    },
    {
      reason: "stock",
      spoil: () => setStock(0),
      mend: () => setStock(5),
      answer: { isPurchasable: false, refused: expect.stringContaining("required inventory") },
    },
    {
      reason: "shippingForStaff",
      spoil: () => post(api, optionPath, { admin_only: true, requirements: [] }),
      mend: () => post(api, optionPath, { admin_only: false, requirements: [] }),
      answer: { refused: "", options: 0 },
      link: `regions/${region.id}`,
    },
    {
      reason: "shipping",
      spoil: () => api.delete(optionPath),
      mend: () => addShippingOption(api, shop),
      answer: { refused: "", options: 0 },
      link: `regions/${region.id}`,
    },
  ];
}

test.describe("Can it be bought?", () => {
  test("is answered of a product as the store answers a shopper", async ({ signedIn: page, api }) => {
    test.slow();
    const shop = await openShop(api);
    const { name, product, region } = shop;
    const good = { isListed: true, price: 2000, isPurchasable: true, refused: "", options: 1 };
    const drawer = await open(page, `products/${product.id}`);
    await chooseShop(page, shop);
    const again = drawer.getByRole("button", { name: text("products.purchasable.again") });
    /** Asks once more, and waits until all that it reads has come. */
    const ask = async () => {
      await expect(again).not.toHaveAttribute("aria-busy", "true");
      const answers = ["products", "sales-channels", "shipping-options"].map((path) =>
        page.waitForResponse((answer) => answer.url().includes(`/admin/${path}`)),
      );
      await again.click();
      await Promise.all(answers);
      await expect(again).not.toHaveAttribute("aria-busy", "true");
    };
    const all = drawer.getByText(text("products.purchasable.all", { count: 2, shown: 2 }));
    const words = { channel: name, region: name, currency: "EUR", status: text("products.status.draft") };
    const linkTo = (path: string) => new RegExp(`/${path.replaceAll("?", "\\?")}$`);
    await expect(all).toBeVisible();
    expect(await buy(api, shop)).toEqual(good);
    for (const { reason, spoil, mend, answer, link } of casesOf(api, shop)) {
      await test.step(reason, async () => {
        await spoil();
        const [told] = await Promise.all([buy(api, shop), ask()]);
        expect(told).toMatchObject(answer);
        // The one before is mended.
        await expect(reasonsOn(page)).toContainText([text(`products.purchasable.reasons.${reason}`, words)]);
        await expect(drawer.getByText(text("products.purchasable.no"))).toBeVisible();
        const links = reasonsOn(page).getByRole("link");
        if (link === undefined) {
          await reasonsOn(page)
            .getByText(text("products.purchasable.ofVariants", { count: 2, shown: 2, total: 2 }))
            .click();
          await expect(links).toHaveText(["S", "M"]);
          const [first] = shop.variants;
          await expect(links.first()).toHaveAttribute("href", new RegExp(`/variants/${first?.id}`));
        } else {
          await expect(links).toHaveText(text(`products.purchasable.mends.${reason}`));
          await expect(links).toHaveAttribute("href", linkTo(link));
        }
        await mend();
      });
    }
    await ask();
    await expect(all).toBeVisible();
    expect(await buy(api, shop)).toEqual(good);
    // A country of another region.
    await choose(page, "products.purchasable.country", "Germany");
    expect(await buy(api, shop, { country: "de" })).toMatchObject({
      refused: expect.stringContaining("Shipping country not in region"),
    });
    const { regions } = await (await api.get("/admin/regions?limit=100")).json();
    const other = (regions as Region[]).find(({ countries }) =>
      countries.some(({ iso_2 }) => iso_2 === "de"),
    );
    await expect(reasonsOn(page)).toContainText(
      text("products.purchasable.otherRegion", {
        region: name,
        country: "Germany",
        other: other?.name ?? "",
      }),
    );
    await expect(reasonsOn(page).getByRole("link")).toHaveAttribute("href", linkTo(`regions/${region.id}`));
    await choose(page, "products.purchasable.country", "Norfolk Island");
    await expect(reasonsOn(page)).toContainText(
      text("products.purchasable.reasons.country", { region: name, country: "Norfolk Island" }),
    );
  });

  test("names all reasons at once, in the order of a shop, each link mends one, and the palette says which variants can be bought", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const shop = await openShop(api);
    const [first, second] = shop.variants;
    const several = casesOf(api, shop).filter(({ reason }) =>
      ["status", "price", "stock", "shipping"].includes(reason),
    );
    for (const { spoil } of several) await spoil();

    await test.step("of one variant", async () => {
      await open(page, `variants/${first?.id}`);
      await chooseShop(page, shop);
      await choose(page, "products.purchasable.country", "Germany");
      await expect(reasonsOn(page)).toHaveCount(5);
      const mends = ["status", "price", "stock", "shipping", "country"] as const;
      await expect(reasonsOn(page).getByRole("link")).toHaveText(
        mends.map((reason) => text(`products.purchasable.mends.${reason}`)),
      );
      // The first one leads to the form with the status. What was chosen is still chosen afterwards.
      await page.getByRole("link", { name: text("products.purchasable.mends.status") }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel(text("products.fields.status")).selectOption("published");
      await form.getByRole("button", { name: text("action.save") }).click();
      await expect(form).toBeHidden();
      expect((await (await api.get(`/admin/products/${shop.product.id}`)).json()).product.status).toBe(
        "published",
      );
      await open(page, `variants/${first?.id}`);
      await expect(page.getByRole("combobox", { name: text("products.purchasable.country") })).toHaveValue(
        "Germany",
      );
      await expect(reasonsOn(page)).toHaveCount(4);
      await page.getByRole("link", { name: text("products.purchasable.mends.price") }).click();
      const edited = page.getByRole("dialog", { name: text("variants.edit") });
      await expect(edited).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(edited).toBeHidden();
    });

    await test.step("of a product in the palette", async () => {
      for (const { reason, mend } of several) if (reason === "stock" || reason === "shipping") await mend();
      await setPrice(api, shop, first?.id ?? "", "eur");
      // The page of a variant has an action of the same name.
      await openPage(page, "products");
      await expect(page.getByRole("heading", { level: 1, name: text("products.title") })).toBeVisible();
      await page.getByRole("button", { name: text("palette.open") }).click();
      const palette = page.getByRole("dialog", { name: text("palette.open") });
      await palette.getByRole("combobox").fill(text("products.purchasable.title"));
      await palette.getByRole("option", { name: text("products.purchasable.title") }).click();
      await expect(page).toHaveURL(/\/a\/products\/purchasable$/);
      await choose(page, "products.purchasable.product", shop.name);
      await expect(page).toHaveURL(new RegExp(`purchasable\\?product=${shop.product.id}$`));
      // The region and the channel are still those of the variant.
      const country = new Intl.DisplayNames("en-GB", { type: "region" }).of(
        shop.countries[0]?.toUpperCase() ?? "",
      );
      await choose(page, "products.purchasable.country", country ?? "");
      const some = text("products.purchasable.some", { count: 1, shown: 1, total: 2 });
      await expect(page.getByText(some)).toBeVisible();
      await expect(reasonsOn(page)).toHaveCount(1);
      expect(await buy(api, shop, { variant: 0 })).toMatchObject({ price: 2000, refused: "" });
      expect(await buy(api, shop, { variant: 1 })).toMatchObject({ price: null });
      const ofVariants = text("products.purchasable.ofVariants", { count: 1, shown: 1, total: 2 });
      await page.getByText(ofVariants, { exact: true }).click();
      await expect(reasonsOn(page).getByRole("link", { name: second?.title })).toBeVisible();
      await page.getByText(text("products.purchasable.others", { count: 1, shown: 1 })).click();
      await page.getByRole("link", { name: first?.title, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/a/variants/${first?.id}$`));
    });
  });
});
