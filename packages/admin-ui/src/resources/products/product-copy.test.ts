import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import { AdminError } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { copyPayload, copyProduct } from "./product-copy";

// Only what a copy is made of.
const shirt = {
  id: "prod_1",
  title: "Shirt",
  handle: "shirt",
  subtitle: null,
  discountable: true,
  is_giftcard: false,
  thumbnail: "a.jpg",
  profile_id: "sp_2",
  images: [{ url: "a.jpg" }, { url: "b.jpg" }],
  tags: [{ id: "t", value: "sale" }],
  type: { id: "ty", value: "Tops" },
  sales_channels: [{ id: "sc_1" }],
  options: [
    { id: "size", title: "Size" },
    { id: "colour", title: "Colour" },
  ],
  variants: [
    {
      id: "v1",
      title: "S / Red",
      sku: "SHIRT-S",
      ean: "1",
      inventory_quantity: 8,
      manage_inventory: true,
      allow_backorder: false,
      weight: 200,
      prices: [
        { amount: 1900, currency_code: "eur", region_id: null, price_list_id: null },
        { amount: 1500, currency_code: "eur", region_id: null, price_list_id: "pl_1" },
        { amount: 2000, currency_code: "usd", region_id: "reg_1", price_list_id: null },
      ],
      options: [
        { option_id: "colour", value: "Red" },
        { option_id: "size", value: "S" },
      ],
    },
  ],
} as unknown as RecordOf<"products">;

it("copies pictures, options, variants and their own prices", () => {
  expect(copyPayload(shirt, { title: "Shirt (copy)", handle: "shirt-copy" })).toEqual({
    title: "Shirt (copy)",
    handle: "shirt-copy",
    status: "draft",
    thumbnail: "a.jpg",
    discountable: true,
    is_giftcard: false,
    images: ["a.jpg", "b.jpg"],
    tags: [{ value: "sale" }],
    type: { value: "Tops" },
    sales_channels: [{ id: "sc_1" }],
    options: [{ title: "Size" }, { title: "Colour" }],
    variants: [
      {
        title: "S / Red",
        weight: 200,
        manage_inventory: true,
        allow_backorder: false,
        inventory_quantity: 0,
        prices: [
          { amount: 1900, currency_code: "eur" },
          { amount: 2000, region_id: "reg_1" },
        ],
        options: [{ value: "S" }, { value: "Red" }],
      },
    ],
  });
});

it("takes a free handle and makes one copy after a lost answer", async () => {
  const made = new Map([
    ["shirt", "prod_1"],
    ["shirt-copy", "prod_2"],
  ]);
  const posted: unknown[] = [];
  let isLost = true;
  const custom = {
    get: async (path: string, query?: { handle: string }) => {
      if (path === "/products/prod_1") return { product: shirt };
      const id = made.get(query?.handle ?? "");
      return { products: id === undefined ? [] : [{ id }] };
    },
    post: async (path: string, payload: { handle?: string }) => {
      posted.push([path, payload.handle ?? payload]);
      if (path === "/products") made.set(payload.handle ?? "", "prod_3");
      if (isLost) {
        isLost = false;
        throw new AdminError("network", "", { details: { isUncertain: true } });
      }
      return { product: { id: "prod_3", profile_id: "sp_1" } };
    },
  };
  // Copying uses no more of the host.
  const host = { client: { admin: { custom } }, translate: () => "Shirt (copy)" } as unknown as Host;
  expect(await copyProduct(shirt, { host, progress: createProgress() })).toMatchObject({ id: "prod_3" });
  expect(posted).toEqual([
    ["/products", "shirt-copy-2"],
    ["/shipping-profiles/sp_2", { products: ["prod_3"] }],
  ]);
});
