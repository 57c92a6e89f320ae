import { idsIn } from "../database/mock-database";
import { refuse } from "../database/mock-error";
import { type MockRoutes, textsIn } from "../http/mock-call";
import { memberRoutes } from "./member-routes";
import { type MockResource, resourceRoutes } from "./mock-resource";

/** What is counted only where it is asked for, and the list that it counts. */
const counts = {
  product_count: "products",
  product_type_count: "product_types",
  shipping_option_count: "shipping_options",
};

const taxRates: MockResource = {
  path: "/tax-rates",
  table: "tax_rate",
  one: "tax_rate",
  many: "tax_rates",
  fields: "rate code name region_id created_at updated_at",
  search: ["name"],
  hasLists: true,
  columnsOf: ({ db, payload }, rate) => {
    const region = rate?.region_id ?? payload.region_id;
    if (rate === undefined) db.require("region", region);
    for (const id of textsIn(payload.shipping_options ?? []))
      if (db.require("shipping_option", id).region_id !== region)
        refuse("Shipping Option and Tax Rate must belong to the same Region to be associated.");
    return {
      ...(payload.products !== undefined && { $products: textsIn(payload.products) }),
      ...(payload.product_types !== undefined && { $product_types: textsIn(payload.product_types) }),
      ...(payload.shipping_options !== undefined && { $shipping_options: textsIn(payload.shipping_options) }),
    };
  },
  finish: (_db, row, shown, { query }) => {
    const asked = textsIn(query.fields ?? []);
    return {
      ...shown,
      ...Object.fromEntries(
        Object.entries(counts).flatMap(([name, list]) =>
          asked.includes(name) ? [[name, idsIn(row, list).length]] : [],
        ),
      ),
    };
  },
};

/** The rates of regions, and what each of them is charged on. */
export const taxRoutes: MockRoutes = {
  ...resourceRoutes(taxRates),
  ...memberRoutes(taxRates, [
    { path: "products/batch", key: "products", members: "product", heldBy: { record: "products" } },
    {
      path: "product-types/batch",
      key: "product_types",
      members: "product_type",
      heldBy: { record: "product_types" },
    },
    {
      path: "shipping-options/batch",
      key: "shipping_options",
      members: "shipping_option",
      heldBy: { record: "shipping_options" },
    },
  ]),
};
