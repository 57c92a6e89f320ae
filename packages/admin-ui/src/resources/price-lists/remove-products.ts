import { defineAction, field } from "@tillhouse/extension-sdk";
import { PackageMinus } from "lucide-react";
import { array, minLength, object, string } from "zod/mini";
import { pricesByProduct } from "./prices-by-product";

/** Takes products off a list: all prices that it has of them. */
export const removeProducts = defineAction("price-lists", {
  id: "removeProducts",
  icon: PackageMinus,
  tone: "danger",
  when: ({ prices }) => prices === undefined || prices.length > 0 || "price-lists.reasons.noProducts",
  form: {
    schema: object({ product_ids: array(string()).check(minLength(1, "form.required")) }),
    fields: [
      field.custom("product_ids", { isRequired: true, load: () => import("./removed-products-field") }),
    ],
    fromRecord: () => ({ product_ids: [] }),
  },
  invalidates: ["products", "variants"],
  isDone: (list, { product_ids }) => {
    const held = pricesByProduct(list);
    return product_ids.every((id) => !held.has(id));
  },
  run: async ({ record, values: { product_ids }, host: { client } }) => {
    const path = `/admin/price-lists/${encodeURIComponent(record.id)}/products`;
    const [first, ...others] = product_ids;
    if (first !== undefined && others.length === 0)
      return client.request("DELETE", `${path}/${encodeURIComponent(first)}/prices`);
    return client.request("DELETE", `${path}/prices/batch`, { product_ids });
  },
});
