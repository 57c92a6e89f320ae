import { expect, it } from "vitest";
import { addressPayload } from "./addresses";

it("sends copies of addresses and keeps the customer's own", () => {
  expect(addressPayload({ first_name: " Ada ", city: "" })).toEqual({ first_name: "Ada", city: null });
  expect(addressPayload({ first_name: "", city: null })).toBeUndefined();
});
