import { builtInRoutes } from "@tillhouse/extension-sdk/internal";
import { text } from "../../scripts/text";
import { addresses, expect, test } from "../support/test";

/** The sections that have pages: what the page of the list is called, and where the API has the records. */
const sections: Readonly<Record<string, [title: string, list: string]>> = {
  "/products": [text("products.title"), "products"],
  "/orders": [text("orders.title"), "orders"],
  "/customers": [text("customers.title"), "customers"],
  "/customers/groups": [text("customer-groups.title"), "customer-groups"],
  "/collections": [text("collections.title"), "collections"],
  "/product-categories": [text("product-categories.title"), "product-categories"],
  "/draft-orders": [text("draft-orders.title"), "draft-orders"],
  "/sales-channels": [text("sales-channels.title"), "sales-channels"],
  "/inventory": [text("inventory-items.title"), "inventory-items"],
  "/discounts": [text("discounts.title"), "discounts"],
  "/discounts/new": [text("discounts.title"), "discounts"],
  "/gift-cards": [text("gift-cards.title"), "gift-cards"],
  "/gift-cards/manage": [text("gift-card-products.title"), "products"],
  "/oauth": [text("apps.title"), "apps"],
  "/publishable-api-keys": [text("publishable-api-keys.title"), "publishable-api-keys"],
  "/pricing": [text("price-lists.title"), "price-lists"],
};

test("spec 2.9: each built-in route has its page", async ({ signedIn: page, api }) => {
  test.slow();
  const title = page.getByRole("heading", { level: 1 });
  for (const route of builtInRoutes.filter((path) => path !== "/login")) {
    const section = sections[route.replace(/\/:\w+$/, "")];
    if (/\/new$/.test(route)) {
      // The form of a new record stands over its list.
      await page.goto(`${addresses.app}/a${route}`);
      await expect(page.getByRole("dialog"), route).toBeVisible();
      continue;
    }
    if (section === undefined) throw new Error(`Nothing says what stands at ${route}.`);
    const [name, list] = section;
    const answer = await (await api.get(`/admin/${list}?limit=1`)).json();
    const [record] = answer[list.replaceAll("-", "_")];
    await page.goto(`${addresses.app}/a${route.replace(/:\w+$/, record.application_name ?? record.id)}`);
    const { display_id, title: titled, first_name, name: named, display_name, email, code } = record;
    const called = display_id ?? titled ?? first_name ?? named ?? display_name ?? email ?? code;
    if (!/:\w+$/.test(route)) await expect(title, route).toHaveText(name);
    else await expect(title, route).toContainText(String(called));
  }
});
