import { expect, it } from "vitest";
import { readProductOptions } from "./product-options";

it("reads options in the order in which they were made", () => {
  const value = (id: string, variant_id: string, text: string) => ({ id, variant_id, value: text });
  const { options, combinations } = readProductOptions({
    product: {
      id: "prod_1",
      title: "Shirt",
      options: [
        {
          id: "opt_colour",
          title: "Colour",
          created_at: "2026-02-02",
          values: [value("v3", "variant_1", "Black")],
        },
        {
          id: "opt_size",
          title: "Size",
          created_at: "2026-02-01",
          values: [value("v2", "variant_2", "M "), value("v1", "variant_1", "S")],
        },
      ],
    },
  });
  expect(options).toEqual([
    { id: "opt_size", title: "Size", values: ["S", "M"] },
    { id: "opt_colour", title: "Colour", values: ["Black"] },
  ]);
  expect([...combinations]).toEqual([
    ["variant_2", ["M", ""]],
    ["variant_1", ["S", "Black"]],
  ]);
});
