import { type CustomCell, cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { array, minLength, nullable, object, refine, string, trim } from "zod/mini";
import { percentage } from "./percentage";
import { RateScope, type ScopeCounts } from "./rate-scope";

/** What the rate is charged on. */
const scope = {
  id: "scope",
  sort: false,
  text: ({ product_count = 0, product_type_count = 0, shipping_option_count = 0 }) =>
    String(product_count + product_type_count + shipping_option_count),
  render: (rate) => <RateScope counts={rate} />,
} satisfies CustomCell<ScopeCounts>;

export default defineBody("tax-rates", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 30 }),
      cell.text("code", { mobile: "title", isMuted: true }),
      cell.percent("rate", { mobile: "end" }),
      { ...scope, mobile: "note" },
      cell.record("region", "tax-regions"),
    ],
    search: true,
    sort: "name",
    filters: [filter.reference("region_id", { to: "regions" }), filter.date("created_at")],
    select: {
      fields:
        "id,name,code,rate,region_id,created_at,updated_at,product_count,product_type_count,shipping_option_count",
      expand: "region",
    },
  },
  detail: {
    select: { expand: "region,products,product_types,shipping_options" },
    parent: ({ region_id, region }) => ({ resource: "tax-regions", id: region_id, title: region?.name }),
    badges: [
      {
        id: "scope",
        render: ({ products = [], product_types = [], shipping_options = [] }) => (
          <RateScope
            counts={{
              product_count: products.length,
              product_type_count: product_types.length,
              shipping_option_count: shipping_options.length,
            }}
            isBadge
          />
        ),
      },
    ],
    meta: [cell.percent("rate"), cell.text("code")],
    sections: [
      {
        id: "products",
        related: "products",
        heldIn: "products",
        columns: ["title", "status", "collection"],
        members: { path: "products/batch", key: "products", format: "ids" },
      },
      {
        id: "product_types",
        related: "product-types",
        heldIn: "product_types",
        members: { path: "product-types/batch", key: "product_types", format: "ids" },
      },
      {
        id: "shipping_options",
        related: "shipping-options",
        heldIn: "shipping_options",
        choices: ({ region_id }) => ({ region_id }),
        members: { path: "shipping-options/batch", key: "shipping_options", format: "ids" },
      },
      { id: "details", column: "side", facts: [cell.record("region", "tax-regions")] },
    ],
  },
  form: {
    schema: object({
      name: string().check(trim(), minLength(1, "form.required")),
      rate: percentage,
      code: string().check(trim(), minLength(1, "form.required")),
      region_id: nullable(string()).check(refine(Boolean, "form.required")),
      products: array(string()),
      product_types: array(string()),
      shipping_options: array(string()),
    }),
    fields: [
      field.text("name", { isRequired: true }),
      field.percent("rate", { isRequired: true }),
      field.text("code", { isRequired: true, hint: "tax-rates.hints.code" }),
      field.reference("region_id", { to: "regions", mode: "create", isRequired: true, startsWithOnly: true }),
      field.references("products", { to: "products", mode: "create", hint: "tax-rates.hints.scope" }),
      field.references("product_types", { to: "product-types", mode: "create" }),
      field.references("shipping_options", {
        to: "shipping-options",
        mode: "create",
        filterPaths: { region_id: "region_id" },
      }),
    ],
    redirectToRecord: true,
    isMadeOf: ({ name, code, rate, region_id }, sent) =>
      name === sent.name && code === sent.code && rate === sent.rate && region_id === sent.region_id,
  },
  delete: { confirm: "asked" },
});
