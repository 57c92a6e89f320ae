import { expect, it } from "vitest";
import { recordedClient } from "../../test/recorded-client";
import { mendAnswer } from "./mend-answer";

const sold = { id: "variant_1" };

it.each(["/admin/inventory-items", "/admin/inventory-items?limit=20", "/admin/inventory-items/iitem_1"])(
  "takes variants that are gone out of inventory items: %s",
  (path) => {
    const answer = {
      inventory_items: [
        { id: "iitem_1", variants: [null] },
        { id: "iitem_2", variants: [sold, null] },
        { id: "iitem_3" },
      ],
      inventory_item: { id: "iitem_4", variants: [null, sold] },
    };
    expect(mendAnswer(path, answer)).toEqual({
      inventory_items: [
        { id: "iitem_1", variants: [] },
        { id: "iitem_2", variants: [sold] },
        { id: "iitem_3" },
      ],
      inventory_item: { id: "iitem_4", variants: [sold] },
    });
  },
);

it.each([
  ["/admin/products", { products: [{ variants: [null] }] }],
  ["/admin/inventory-items-of-mine", { inventory_items: [{ variants: [null] }] }],
  ["/admin/inventory-items", "OK"],
  ["/admin/inventory-items", null],
])("leaves other answers as they are: %s %j", (path, answer) => {
  expect(mendAnswer(path, structuredClone(answer))).toEqual(answer);
});

it("mends what the client is answered", async () => {
  const { client } = recordedClient({}, [
    { body: { inventory_items: [{ id: "iitem_1", variants: [null] }] } },
  ]);
  const answer = await client.admin.custom.get<object>("/inventory-items", {});
  expect(answer).toMatchObject({ inventory_items: [{ id: "iitem_1", variants: [] }] });
});
