import type { APIRequestContext } from "playwright/test";
import {
  type DiscountTerms,
  discountOutcome,
  type KnownCondition,
} from "../../packages/admin-ui/src/resources/discounts/trial/discount-outcome";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { act, at, codeFor, type Discount, readDiscount } from "../support/discounts";
import { placeOrder, type Region, regionIn, write } from "../support/place-order";
import { expect, test, unique } from "../support/test";

interface Cart {
  id: string;
  discount_total: number;
  items: { id: string; unit_price: number; includes_tax: boolean }[];
}

/** Asks the store as a customer would; it refuses a code in words. */
async function shop(api: APIRequestContext, path: string, data: object) {
  const answer = await api.post(`/store/carts${path}`, { data });
  return { isTaken: answer.ok(), ...(await answer.json()) } as {
    isTaken: boolean;
    cart: Cart;
    message?: string;
  };
}

interface CartOf {
  region: Region;
  customerId: string | undefined;
  variantId: string;
  quantity: number;
}

/** Fills a cart as a customer would. */
async function fillCart(
  api: APIRequestContext,
  { region, customerId, variantId, quantity }: CartOf,
): Promise<Cart> {
  const { cart: empty } = await shop(api, "", { region_id: region.id });
  if (customerId !== undefined) await shop(api, `/${empty.id}`, { customer_id: customerId });
  const item = { variant_id: variantId, quantity };
  const { cart, isTaken, message } = await shop(api, `/${empty.id}/line-items`, item);
  expect(isTaken, message).toBe(true);
  return cart;
}

/** A product of the test's own that costs the same number in each currency, with two tags and a type. */
async function makeProduct(api: APIRequestContext, more: object = {}) {
  const sku = unique("TRIAL").replace(" ", "-");
  const { product } = await write<{
    product: { id: string; type: { id: string }; tags: { id: string }[]; variants: { id: string }[] };
  }>(api, "/products", {
    title: unique("Tried cup"),
    ...more,
    status: "published",
    type: { value: unique("Crockery") },
    tags: [{ value: unique("blue") }],
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One",
        sku,
        manage_inventory: false,
        prices: ["eur", "usd", "jpy"].map((currency_code) => ({ currency_code, amount: 1995 })),
        options: [{ value: "One" }],
      },
    ],
  });
  const [variant] = product.variants;
  if (variant === undefined) throw new Error("The product has one size.");
  return { product, variantId: variant.id, sku };
}

test.describe("a discount is tried", () => {
  test("what it takes off is what a cart of the store says, in each of thirty cases", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const [eur, usd, jpy] = [
      await regionIn(api, "eur"),
      await regionIn(api, "usd"),
      await regionIn(api, "jpy"),
    ];
    const { product, variantId, sku } = await makeProduct(api);
    const { customer_group: group } = await write<{ customer_group: { id: string; name: string } }>(
      api,
      "/customer-groups",
      { name: unique("Tasters") },
    );
    const email = `${unique("taster").replaceAll(" ", "-")}@example.com`;
    const { customer } = await write<{ customer: { id: string } }>(api, "/customers", {
      email,
      first_name: "T",
      last_name: "M",
      password: "secret-of-tasters",
    });
    await write(api, `/customer-groups/${group.id}/customers/batch`, { customer_ids: [{ id: customer.id }] });

    const all = [eur, usd, jpy].map(({ id }) => id);
    const hour = 3_600_000;
    const from = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    const percent = (value: number, ...conditions: KnownCondition[]) => ({
      rule: {
        type: "percentage",
        value,
        allocation: "total",
        conditions: conditions.map(({ type, operator, ids }) => ({ operator, [type]: ids })),
      },
      conditions,
    });
    const fixed = (value: number, allocation: string) => ({
      rule: { type: "fixed", value, allocation },
      conditions: [] as KnownCondition[],
    });
    const types: KnownCondition = { type: "product_types", operator: "in", ids: [product.type.id] };
    const tags: KnownCondition = {
      type: "product_tags",
      operator: "not_in",
      ids: product.tags.map(({ id }) => id),
    };
    const members: KnownCondition = { type: "customer_groups", operator: "in", ids: [group.id] };
    const others: KnownCondition = { ...members, operator: "not_in" };
    const usedUp = codeFor("USEDUP");
    const discounts: { name: string; settings: object; rule: object; conditions: KnownCondition[] }[] = [
      { name: "a third", settings: {}, ...percent(33) },
      { name: "of a type", settings: {}, ...percent(15, types) },
      { name: "of no such tag", settings: {}, ...percent(15, tags) },
      { name: "for the group", settings: {}, ...percent(20, members) },
      { name: "for other groups", settings: {}, ...percent(20, others) },
      { name: "later", settings: { starts_at: from(1) }, ...percent(10) },
      { name: "over", settings: { starts_at: from(-2), ends_at: from(-1) }, ...percent(10) },
      { name: "used up", settings: { code: usedUp, usage_limit: 1 }, ...percent(10) },
      { name: "off", settings: { is_disabled: true }, ...percent(10) },
      { name: "once, in euros", settings: { regions: [eur.id] }, ...fixed(700, "total") },
      { name: "once, in yen, more than that", settings: { regions: [jpy.id] }, ...fixed(9000, "total") },
      { name: "each, in dollars", settings: { regions: [usd.id] }, ...fixed(333, "item") },
    ];
    // One cart for each of them: a code takes the place of the one before.
    const carts = [];
    for (const [region, quantity, customerId] of [
      [eur, 3, undefined],
      [usd, 1, customer.id],
      [jpy, 7, undefined],
    ] as const) {
      const cart = await fillCart(api, { region, customerId, variantId, quantity });
      carts.push({ region, quantity, customerId, cart });
    }
    let cases = 0;
    let firstId = "";
    for (const { name, settings, rule, conditions } of discounts) {
      const given = { code: codeFor("TRIED"), regions: all, rule, ...settings };
      const { discount: made } = await write<{ discount: { id: string } }>(api, "/discounts", given);
      firstId ||= made.id;
      const { code } = given;
      const readTerms = () => readDiscount(api, made.id) as Promise<Discount & { usage_count: number }>;
      if (code === usedUp) {
        await placeOrder(api, { currency: "eur", discounts: [code] });
        // The store counts a use a moment after the order.
        await expect.poll(async () => (await readTerms()).usage_count).toBe(1);
      }
      const { rule: kept, ...held } = await readTerms();
      const terms = {
        ...held,
        rule: kept,
        regionIds: held.regions.map((region) => region.id),
        conditions,
      } as DiscountTerms;
      const answers = await Promise.all(
        carts.map(({ cart }) => shop(api, `/${cart.id}`, { discounts: [{ code }] })),
      );
      for (const [index, { region, quantity, customerId, cart }] of carts.entries()) {
        const answer = answers[index];
        const refusal = answer?.isTaken === false ? (answer.message ?? "") : undefined;
        const [item] = cart.items;
        const outcome = discountOutcome(terms, {
          regionId: region.id,
          groupIds: customerId === undefined ? undefined : [group.id],
          product: {
            id: product.id,
            type_id: product.type.id,
            collection_id: null,
            tagIds: tags.ids,
            discountable: true,
          },
          quantity,
          unitPrice: item?.unit_price ?? 0,
          includesTax: item?.includes_tax ?? false,
          taxRates: [region.tax_rate],
        });
        const what = `${name}, ${quantity} in ${region.name}: ${refusal ?? ""}`;
        expect([what, outcome.refusals.length > 0]).toEqual([what, refusal !== undefined]);
        if (refusal === undefined)
          expect([what, outcome.amount]).toEqual([what, answer?.cart.discount_total]);
        cases += 1;
      }
    }
    expect(cases).toBeGreaterThanOrEqual(30);

    await page.goto(at(`/${firstId}`));
    await act(page, "discounts.actions.tryIt");
    const drawer = page.getByRole("dialog", { name: text("discounts.actions.tryIt") });
    const variant = drawer.getByRole("combobox", { name: text("purchase.variant") });
    await variant.fill(sku);
    await page.getByRole("option").filter({ hasText: sku }).first().click();
    await drawer.getByLabel(text("purchase.region")).selectOption(usd.id);
    await drawer.getByLabel(text("purchase.quantity")).fill("2");
    // A third of two at 19.95.
    const totals = drawer.getByRole("table", { name: text("discounts.trial.totals") });
    await expect(totals).toContainText("13.17");
    await drawer.getByRole("button", { name: text("purchase.ask") }).click();
    await expect(drawer.getByRole("status").filter({ hasText: "13.17" })).toBeVisible();
    await expectAccessible(page, "a discount is tried");

    // What can never be discounted is said to be so.
    const { product: never, sku: neverSku } = await makeProduct(api, { discountable: false });
    await variant.fill(neverSku);
    await page.getByRole("option").filter({ hasText: neverSku }).first().click();
    await expect(drawer.getByText(text("discounts.trial.notDiscountable"))).toBeVisible();
    await drawer.getByRole("button", { name: text("purchase.ask") }).click();
    await expect(drawer.getByRole("status").filter({ hasText: "0.00" })).toBeVisible();
    await api.delete(`/admin/products/${never.id}`);
    await api.delete(`/admin/products/${product.id}`);
    await api.delete(`/admin/customer-groups/${group.id}`);
  });
});
