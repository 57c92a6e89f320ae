import { builtInRoutes } from "@tillhouse/extension-sdk/internal";
import spec from "../../scripts/spec-coverage.json" with { type: "json" };
import { text } from "../../scripts/text";
import { addresses, expect, test } from "../support/test";

const missing = new Set(spec.waiting["2.9"].routes);

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
  "/publishable-api-keys": [text("publishable-api-keys.title"), "publishable-api-keys"],
};

test("spec 2.9: each built-in route has its page", async ({ signedIn: page, api }) => {
  test.slow();
  const title = page.getByRole("heading", { level: 1 });
  for (const route of builtInRoutes.filter((path) => path !== "/login")) {
    const section = sections[route.replace("/:id", "")];
    if (missing.has(route) || section === undefined) {
      await page.goto(`${addresses.app}/a${route.replace(/:\w+/, "some_01")}`);
      await expect(title, route).toHaveText(text("notFound.title"));
      expect(missing, route).toContain(route);
      continue;
    }
    const [name, list] = section;
    const answer = await (await api.get(`/admin/${list}?limit=1`)).json();
    const [record] = answer[list.replaceAll("-", "_")];
    await page.goto(`${addresses.app}/a${route.replace(":id", record.id)}`);
    const called = record.display_id ?? record.title ?? record.first_name ?? record.name ?? record.email;
    if (!route.endsWith("/:id")) await expect(title, route).toHaveText(name);
    else await expect(title, route).toContainText(String(called));
  }
});
