import { describe, expect, it } from "vitest";
import { type RecordedCall, recordedClient } from "../../test/recorded-client";

/** A call of the published client by its name, since only what the admin itself uses is typed. */
async function made(name: string, values: unknown[]): Promise<RecordedCall | undefined> {
  const { calls, client } = recordedClient();
  const owner = name
    .split(".")
    .slice(0, -1)
    .reduce<object>((target, key) => Reflect.get(target, key), client.admin);
  await Reflect.get(owner, name.split(".").at(-1) ?? "")(...values);
  expect(calls).toHaveLength(1);
  return calls[0];
}

type Row = [name: string, values: unknown[], call: string, body?: unknown];

function shows(sentence: string, rows: Row[]) {
  it.each(rows.map(([name, values, call, body]) => ({ name, values, call, body })))(
    `${sentence}: $name is $call`,
    async ({ name, values, call, body }) => {
      const recorded = await made(name, values);
      // A slash at the end, which the published client leaves here and there, means nothing to the store.
      expect(recorded?.call.replace(/\/$/, "")).toBe(call);
      expect(recorded?.body ?? {}).toEqual(body ?? {});
    },
  );
}

const payload = { some: "value" };

/** The rows of a resource whose paths follow the pattern of them all. */
function pattern(name: string, path: string, calls: string): Row[] {
  const rows: Record<string, Row> = {
    list: [`${name}.list`, [], `GET /admin/${path}`],
    retrieve: [`${name}.retrieve`, ["id_1"], `GET /admin/${path}/id_1`],
    create: [`${name}.create`, [payload], `POST /admin/${path}`, payload],
    update: [`${name}.update`, ["id_1", payload], `POST /admin/${path}/id_1`, payload],
    delete: [`${name}.delete`, ["id_1"], `DELETE /admin/${path}/id_1`],
  };
  return calls.split(" ").map((call) => {
    const row = rows[call];
    if (row === undefined) throw new Error(`There is no pattern for ${call}.`);
    return row;
  });
}

const all = "list retrieve create update delete";

describe("every resource of the specification", () => {
  shows("spec 3.24, 7.22, 7.3", [
    ...pattern("batchJobs", "batch-jobs", "list retrieve create"),
    ...pattern("collections", "collections", all),
    ...pattern("currencies", "currencies", "list update"),
    ...pattern("customerGroups", "customer-groups", all),
    ...pattern("customers", "customers", "list retrieve create update"),
    ...pattern("discounts", "discounts", all),
    ...pattern("draftOrders", "draft-orders", all),
    ...pattern("giftCards", "gift-cards", all),
    ...pattern("inventoryItems", "inventory-items", all),
    ...pattern("invites", "invites", "list create delete"),
    ...pattern("notes", "notes", all),
    ...pattern("notifications", "notifications", "list"),
    ...pattern("orderEdits", "order-edits", all),
    ...pattern("orders", "orders", "list retrieve update"),
    ...pattern("paymentCollections", "payment-collections", "retrieve update delete"),
    ...pattern("payments", "payments", "retrieve"),
    ...pattern("priceLists", "price-lists", all),
    ...pattern("productCategories", "product-categories", all),
    ...pattern("productTags", "product-tags", "list"),
    ...pattern("productTypes", "product-types", "list"),
    ...pattern("products", "products", all),
    ...pattern("publishableApiKeys", "publishable-api-keys", all),
    ...pattern("regions", "regions", all),
    ...pattern("reservations", "reservations", all),
    ...pattern("returnReasons", "return-reasons", all),
    ...pattern("returns", "returns", "list"),
    ...pattern("salesChannels", "sales-channels", all),
    ...pattern("shippingOptions", "shipping-options", all),
    ...pattern("shippingProfiles", "shipping-profiles", all),
    ...pattern("stockLocations", "stock-locations", all),
    ...pattern("swaps", "swaps", "list retrieve"),
    ...pattern("taxRates", "tax-rates", all),
    ...pattern("users", "users", all),
    ...pattern("variants", "variants", "list retrieve"),
    ["auth.getSession", [], "GET /admin/auth"],
    ["auth.createSession", [payload], "POST /admin/auth", payload],
    ["auth.deleteSession", [], "DELETE /admin/auth"],
    ["auth.getToken", [payload], "POST /admin/auth/token", payload],
    ["store.retrieve", [], "GET /admin/store"],
    ["store.update", [payload], "POST /admin/store", payload],
    ["store.addCurrency", ["eur"], "POST /admin/store/currencies/eur"],
    ["store.deleteCurrency", ["eur"], "DELETE /admin/store/currencies/eur"],
    ["users.resetPassword", [payload], "POST /admin/users/reset-password", payload],
    ["users.sendResetPasswordToken", [payload], "POST /admin/users/password-token", payload],
    ["invites.accept", [payload], "POST /admin/invites/accept", payload],
    ["batchJobs.cancel", ["id_1"], "POST /admin/batch-jobs/id_1/cancel"],
    ["batchJobs.confirm", ["id_1"], "POST /admin/batch-jobs/id_1/confirm"],
    ["discounts.createCondition", ["id_1", payload], "POST /admin/discounts/id_1/conditions", payload],
    ["discounts.createDynamicCode", ["id_1", payload], "POST /admin/discounts/id_1/dynamic-codes", payload],
    ["products.createVariant", ["id_1", payload], "POST /admin/products/id_1/variants", payload],
    ["products.addOption", ["id_1", payload], "POST /admin/products/id_1/options", payload],
    ["regions.addCountry", ["id_1", payload], "POST /admin/regions/id_1/countries", payload],
    ["regions.addPaymentProvider", ["id_1", payload], "POST /admin/regions/id_1/payment-providers", payload],
    ["returns.receive", ["id_1", payload], "POST /admin/returns/id_1/receive", payload],
    ["payments.capturePayment", ["id_1"], "POST /admin/payments/id_1/capture"],
    ["notifications.resend", ["id_1", payload], "POST /admin/notifications/id_1/resend", payload],
  ]);

  it("spec 7.22: a variant is read by its id, whatever else is asked", async () => {
    const recorded = await made("variants.retrieve", ["variant_1", { expand: "product" }]);
    expect([recorded?.call, recorded?.query]).toEqual(["GET /admin/variants/variant_1", "?expand=product"]);
  });
});

describe("what belongs to records", () => {
  shows("spec 7.22: batches", [
    ["collections.addProducts", ["id_1", payload], "POST /admin/collections/id_1/products/batch", payload],
    [
      "collections.removeProducts",
      ["id_1", payload],
      "DELETE /admin/collections/id_1/products/batch",
      payload,
    ],
    [
      "customerGroups.addCustomers",
      ["id_1", payload],
      "POST /admin/customer-groups/id_1/customers/batch",
      payload,
    ],
    [
      "customerGroups.removeCustomers",
      ["id_1", payload],
      "DELETE /admin/customer-groups/id_1/customers/batch",
      payload,
    ],
    ["priceLists.addPrices", ["id_1", payload], "POST /admin/price-lists/id_1/prices/batch", payload],
    ["priceLists.deletePrices", ["id_1", payload], "DELETE /admin/price-lists/id_1/prices/batch", payload],
    [
      "publishableApiKeys.addSalesChannelsBatch",
      ["id_1", payload],
      "POST /admin/publishable-api-keys/id_1/sales-channels/batch",
      payload,
    ],
    [
      "salesChannels.addProducts",
      ["id_1", payload],
      "POST /admin/sales-channels/id_1/products/batch",
      payload,
    ],
    ["taxRates.addProducts", ["id_1", payload], "POST /admin/tax-rates/id_1/products/batch", payload],
  ]);

  shows("spec 3.19, 7.22: a sales channel's location", [
    [
      "salesChannels.addLocation",
      ["id_1", { location_id: "loc_1" }],
      "POST /admin/sales-channels/id_1/stock-locations",
      { location_id: "loc_1" },
    ],
    [
      "salesChannels.removeLocation",
      ["id_1", { location_id: "loc_1" }],
      "DELETE /admin/sales-channels/id_1/stock-locations",
      { location_id: "loc_1" },
    ],
  ]);

  const level = { stocked_quantity: 7, incoming_quantity: 3 };
  shows("spec 3.18: an item's stock at a location", [
    [
      "inventoryItems.updateLocationLevel",
      ["iitem_1", "loc_1", level],
      "POST /admin/inventory-items/iitem_1/location-levels/loc_1",
      level,
    ],
    [
      "inventoryItems.createLocationLevel",
      ["iitem_1", { location_id: "loc_1", ...level }],
      "POST /admin/inventory-items/iitem_1/location-levels",
      { location_id: "loc_1", ...level },
    ],
    [
      "inventoryItems.deleteLocationLevel",
      ["iitem_1", "loc_1"],
      "DELETE /admin/inventory-items/iitem_1/location-levels/loc_1",
    ],
    ["inventoryItems.listLocationLevels", ["iitem_1"], "GET /admin/inventory-items/iitem_1/location-levels"],
  ]);
});

describe("work on orders", () => {
  const edit = "/admin/order-edits/oe_1";
  shows("spec 4.24", [
    ["orderEdits.create", [{ order_id: "o_1" }], "POST /admin/order-edits", { order_id: "o_1" }],
    ["orderEdits.addLineItem", ["oe_1", payload], `POST ${edit}/items`, payload],
    ["orderEdits.updateLineItem", ["oe_1", "item_1", payload], `POST ${edit}/items/item_1`, payload],
    ["orderEdits.removeLineItem", ["oe_1", "item_1"], `DELETE ${edit}/items/item_1`],
    ["orderEdits.requestConfirmation", ["oe_1"], `POST ${edit}/request`],
    ["orderEdits.cancel", ["oe_1"], `POST ${edit}/cancel`],
    ["orderEdits.confirm", ["oe_1"], `POST ${edit}/confirm`],
  ]);

  const order = "/admin/orders/o_1";
  shows("spec 4.25, 7.22", [
    ["orders.complete", ["o_1"], `POST ${order}/complete`],
    ["orders.capturePayment", ["o_1"], `POST ${order}/capture`],
    ["orders.refundPayment", ["o_1", payload], `POST ${order}/refund`, payload],
    ["orders.createFulfillment", ["o_1", payload], `POST ${order}/fulfillment`, payload],
    ["orders.createShipment", ["o_1", payload], `POST ${order}/shipment`, payload],
    ["orders.cancel", ["o_1"], `POST ${order}/cancel`],
    ["orders.archive", ["o_1"], `POST ${order}/archive`],
    ["orders.requestReturn", ["o_1", payload], `POST ${order}/return`, payload],
    ["orders.createSwap", ["o_1", payload], `POST ${order}/swaps`, payload],
    ["orders.cancelSwap", ["o_1", "s_1"], `POST ${order}/swaps/s_1/cancel`],
    ["orders.fulfillSwap", ["o_1", "s_1", payload], `POST ${order}/swaps/s_1/fulfillments`, payload],
    ["orders.createSwapShipment", ["o_1", "s_1", payload], `POST ${order}/swaps/s_1/shipments`, payload],
    ["orders.processSwapPayment", ["o_1", "s_1"], `POST ${order}/swaps/s_1/process-payment`],
    [
      "orders.cancelSwapFulfillment",
      ["o_1", "s_1", "f_1"],
      `POST ${order}/swaps/s_1/fulfillments/f_1/cancel`,
    ],
    ["orders.createClaim", ["o_1", payload], `POST ${order}/claims`, payload],
    ["orders.updateClaim", ["o_1", "c_1", payload], `POST ${order}/claims/c_1`, payload],
    ["orders.cancelClaim", ["o_1", "c_1"], `POST ${order}/claims/c_1/cancel`],
    ["orders.fulfillClaim", ["o_1", "c_1", payload], `POST ${order}/claims/c_1/fulfillments`, payload],
    ["orders.createClaimShipment", ["o_1", "c_1", payload], `POST ${order}/claims/c_1/shipments`, payload],
    [
      "orders.cancelClaimFulfillment",
      ["o_1", "c_1", "f_1"],
      `POST ${order}/claims/c_1/fulfillments/f_1/cancel`,
    ],
    ["orders.cancelFulfillment", ["o_1", "f_1"], `POST ${order}/fulfillments/f_1/cancel`],
  ]);

  shows("spec 4.26", [
    ["paymentCollections.markAsAuthorized", ["pc_1"], "POST /admin/payment-collections/pc_1/authorize"],
  ]);
  shows("spec 4.27", [
    ["publishableApiKeys.revoke", ["pk_1"], "POST /admin/publishable-api-keys/pk_1/revoke"],
  ]);
});

describe("files", () => {
  const files = [new File(["a"], "a.png"), new File(["b"], "b.png")];

  it.each([
    ["uploads.create", "POST /admin/uploads"],
    ["uploads.createProtected", "POST /admin/uploads/protected"],
  ])("spec 7.22: %s is %s, multipart in the field files", async (name, call) => {
    const recorded = await made(name, [files]);
    expect(recorded?.call).toBe(call);
    const form = recorded?.body;
    if (!(form instanceof FormData)) throw new Error("This is no form.");
    expect(form.getAll("files").map((file) => (file as File).name)).toEqual(["a.png", "b.png"]);
    expect(recorded?.headers.has("Content-Type")).toBe(false);
  });

  shows("spec 7.22", [
    [
      "uploads.getPresignedDownloadUrl",
      [{ file_key: "a.png" }],
      "POST /admin/uploads/download-url",
      { file_key: "a.png" },
    ],
    ["uploads.delete", [{ file_key: "a.png" }], "DELETE /admin/uploads", { file_key: "a.png" }],
  ]);
});

describe("calls by path", () => {
  it.each(["reviews", "/reviews", "/admin/reviews"])(
    "spec 7.22: get, post and delete of %j go below /admin",
    async (path) => {
      const { calls, client } = recordedClient();
      await client.admin.custom.get(path, { limit: 5 });
      await client.admin.custom.post(path, payload);
      await client.admin.custom.delete(path);
      await client.request("DELETE", path, payload);
      expect(calls.map(({ call, query, body }) => [call, query, body])).toEqual([
        ["GET /admin/reviews", "?limit=5", undefined],
        ["POST /admin/reviews", "", payload],
        ["DELETE /admin/reviews", "", undefined],
        ["DELETE /admin/reviews", "", payload],
      ]);
    },
  );

  it("spec 7.22: a path that only begins as the prefix does is below it as well", async () => {
    const { calls, client } = recordedClient();
    await client.admin.custom.get("/administrators");
    expect(calls[0]?.call).toBe("GET /admin/administrators");
  });
});
