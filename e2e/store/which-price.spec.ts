import {
  type CompetingPrice,
  competingPrices,
} from "../../packages/extension-sdk/src/commerce/pricing/winning-price";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { post } from "../support/open-shop";
import { makeProduct, type PriceList } from "../support/price-lists";
import { actionsMenu, addresses, expect, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

interface Region {
  id: string;
  name: string;
  currency_code: string;
}

test.describe("which price applies", () => {
  test("is what the store gives, in each of thirty carts and for a group, and is said on its page", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const email = `${unique("guild").replaceAll(" ", "-")}@example.com`;
    const [{ regions }, product, { customer_group: group }, { customer }] = await Promise.all([
      api.get("/admin/regions?limit=100").then((answer) => answer.json()),
      makeProduct(api, unique("Contested cup"), ["One"]),
      post(api, "/admin/customer-groups", { name: unique("Guild") }),
      post(api, "/admin/customers", {
        email,
        first_name: "G",
        last_name: "M",
        password: "secret-of-guild",
      }),
    ]);
    const [variant] = product.variants;
    if (variant === undefined) throw new Error("There is one size.");
    await api.post(`/admin/products/${product.id}`, { data: { status: "published" } });
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
    const wanted = [
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
    ] as const;
    const lists: PriceList[] = await Promise.all(
      wanted.map(async ([name, settings, prices]) => {
        const data = { name: unique(name), description: name, type: "sale", ...settings, prices };
        return (await post(api, "/admin/price-lists", data)).price_list;
      }),
    );
    const { variants } = await (
      await api.get(
        `/admin/products/${product.id}/variants?expand=prices,prices.price_list,prices.price_list.customer_groups`,
      )
    ).json();
    const prices = variants[0].prices as CompetingPrice[];
    const winner = (region: Region, quantity: number, groupIds: string[] = []) =>
      competingPrices(prices, { region, groupIds, quantity, now: new Date() }).find(
        ({ fate }) => fate === "wins",
      )?.price.amount;
    const sold: Region[] = regions.filter(({ currency_code }: Region) =>
      ["eur", "usd"].includes(currency_code),
    );
    const quantities = [1, 2, 3, 4, 5, 6, 9, 10, 11, 50];
    const carts = sold.slice(0, 3).flatMap((region) => quantities.map((quantity) => ({ region, quantity })));
    expect(carts.length).toBeGreaterThanOrEqual(20);
    const sell = async ({ region, quantity }: { region: Region; quantity: number }) => {
      const { cart } = await post(api, "/store/carts", {
        region_id: region.id,
        items: [{ variant_id: variant.id, quantity }],
      });
      return [region.name, quantity, cart.items[0].unit_price];
    };
    // Five at once: more would wait for the store all the same.
    for (let start = 0; start < carts.length; start += 5) {
      const some = carts.slice(start, start + 5);
      expect(await Promise.all(some.map(sell))).toEqual(
        some.map(({ region, quantity }) => [region.name, quantity, winner(region, quantity)]),
      );
    }

    const region = sold.find(({ currency_code }) => currency_code === "eur");
    await page.goto(at(`pricing/${lists[0]?.id}`));
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("price-lists.actions.whichPrice") }).click();
    await expect(page).toHaveURL(/\/a\/pricing\/which-price$/);
    const pick = async (label: string, option: string) => {
      await page.getByRole("combobox", { name: label }).fill(option);
      await page.getByRole("listbox").getByRole("option").filter({ hasText: option }).first().click();
    };
    await pick(text("purchase.variant"), variant.sku);
    await page.getByLabel(text("purchase.region")).selectOption(region?.id ?? "");
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
