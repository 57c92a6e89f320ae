import { builtInRoutes } from "@tillhouse/extension-sdk/internal";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { pressEscape } from "../support/press-escape";
import { expect, test } from "../support/test";

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
  const lists = [...new Set(Object.values(sections).map(([, list]) => list))];
  const records = Object.fromEntries(
    await Promise.all(
      lists.map(async (list) => {
        const answer = await (await api.get(`/admin/${list}?limit=1`)).json();
        return [list, answer[list.replaceAll("-", "_")][0]] as const;
      }),
    ),
  );
  for (const route of builtInRoutes.filter((path) => path !== "/login"))
    await test.step(route, async () => {
      if (/\/new$/.test(route)) {
        // The form of a new record stands over its list.
        await openPage(page, route.slice(1));
        const form = page.getByRole("dialog");
        await expect(form, route).toBeVisible();
        await pressEscape(page, form);
        await expect(form).toHaveCount(0);
        return;
      }
      const section = sections[route.replace(/\/:\w+$/, "")];
      if (section === undefined) throw new Error(`Nothing says what stands at ${route}.`);
      const [name, list] = section;
      const record = records[list];
      await openPage(page, route.slice(1).replace(/:\w+$/, record.application_name ?? record.id));
      const { display_id, title: titled, first_name, name: named, display_name, email, code } = record;
      const called = display_id ?? titled ?? first_name ?? named ?? display_name ?? email ?? code;
      if (!/:\w+$/.test(route)) await expect(title, route).toHaveText(name);
      else await expect(title, route).toContainText(String(called));
    });
});
