import {
  type CompetingPrice,
  competingPrices,
} from "../../packages/extension-sdk/src/commerce/pricing/winning-price";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { makeProduct, type PriceList } from "../support/price-lists";
import { actionsMenu, addresses, expect, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

test.describe("which price applies", () => {
  test("is what the store gives, in each of thirty carts and for a group, and is said on its page", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const { regions } = await (await api.get("/admin/regions?limit=100")).json();
    const product = await makeProduct(api, unique("Contested cup"), ["One"]);
    const [variant] = product.variants;
    if (variant === undefined) throw new Error("There is one size.");
    await api.post(`/admin/products/${product.id}`, { data: { status: "published" } });
    const group = (
      await (await api.post("/admin/customer-groups", { data: { name: unique("Guild") } })).json()
    ).customer_group as { id: string; name: string };
    const email = `${unique("guild").replaceAll(" ", "-")}@example.com`;
    const { customer } = await (
      await api.post("/admin/customers", {
        data: { email, first_name: "G", last_name: "M", password: "secret-of-guild" },
      })
    ).json();
    await api.post(`/admin/customer-groups/${group.id}/customers/batch`, {
      data: { customer_ids: [{ id: customer.id }] },
    });
    const hour = 3_600_000;
    const day = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    const eur = (amount: number, rest: object = {}) => ({
      variant_id: variant.id,
      currency_code: "eur",
      amount,
      ...rest,
    });
    const lists: PriceList[] = [];
    for (const [name, settings, prices] of [
      ["Draft", { status: "draft" }, [eur(1)]],
      ["Later", { status: "active", starts_at: day(1) }, [eur(2)]],
      ["Over", { status: "active", ends_at: day(-1) }, [eur(3)]],
      ["Guild", { status: "active", customer_groups: [{ id: group.id }] }, [eur(1000)]],
      [
        "Bulk",
        { status: "active", type: "override", starts_at: day(-1), ends_at: day(1) },
        [
          eur(1400, { min_quantity: 2, max_quantity: 4 }),
          eur(1200, { min_quantity: 5, max_quantity: 9 }),
          eur(1300, { min_quantity: 10 }),
          eur(1900),
        ],
      ],
    ] as const) {
      const data = { name: unique(name), description: name, type: "sale", ...settings, prices };
      const answer = await api.post("/admin/price-lists", { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      lists.push((await answer.json()).price_list);
    }
    const { variants } = await (
      await api.get(
        `/admin/products/${product.id}/variants?expand=prices,prices.price_list,prices.price_list.customer_groups`,
      )
    ).json();
    const prices = variants[0].prices as CompetingPrice[];
    const winner = (
      region: { id: string; currency_code: string },
      quantity: number,
      groupIds: string[] = [],
    ) =>
      competingPrices(prices, { region, groupIds, quantity, now: new Date() }).find(
        ({ fate }) => fate === "wins",
      )?.price.amount;
    const sold = regions.filter(({ currency_code }: { currency_code: string }) =>
      ["eur", "usd"].includes(currency_code),
    );
    expect(sold.length).toBeGreaterThan(0);
    let cases = 0;
    for (const region of sold.slice(0, 3))
      for (const quantity of [1, 2, 3, 4, 5, 6, 9, 10, 11, 50]) {
        const answer = await api.post("/store/carts", {
          data: { region_id: region.id, items: [{ variant_id: variant.id, quantity }] },
        });
        expect(answer.ok(), await answer.text()).toBe(true);
        const { cart } = await answer.json();
        expect([region.name, quantity, cart.items[0].unit_price]).toEqual([
          region.name,
          quantity,
          winner(region, quantity),
        ]);
        cases += 1;
      }
    expect(cases).toBeGreaterThanOrEqual(20);

    const region = sold.find(({ currency_code }: { currency_code: string }) => currency_code === "eur");
    await page.goto(at(`pricing/${lists[0]?.id}`));
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("price-lists.actions.whichPrice") }).click();
    await expect(page).toHaveURL(/\/a\/pricing\/which-price$/);
    const pick = async (label: string, option: string) => {
      await page.getByRole("combobox", { name: label }).fill(option);
      await page.getByRole("listbox").getByRole("option").filter({ hasText: option }).first().click();
    };
    await pick(text("purchase.variant"), variant.sku);
    await page.getByLabel(text("purchase.region")).selectOption(region.id);
    await page.getByLabel(text("purchase.quantity")).fill("5");
    const table = page.getByRole("table", { name: text("price-lists.which.prices") });
    const first = table.getByRole("row").nth(1);
    await expect(first).toContainText("12.00");
    await expect(first).toContainText(text("price-lists.which.fates.wins"));
    await page.getByRole("button", { name: text("purchase.ask") }).click();
    await expect(page.getByRole("status").filter({ hasText: "12.00" })).toBeVisible();
    await expectAccessible(page, "which price applies");
    await page.getByLabel(text("purchase.quantity")).fill("1");
    await pick(text("purchase.group"), group.name);
    await expect(first).toContainText("10.00");
    await page.getByRole("button", { name: text("purchase.ask") }).click();
    await expect(page.getByRole("status").filter({ hasText: "10.00" })).toBeVisible();

    for (const { id } of lists) await api.delete(`/admin/price-lists/${id}`);
    await api.delete(`/admin/products/${product.id}`);
    await api.delete(`/admin/customer-groups/${group.id}`);
  });
});
