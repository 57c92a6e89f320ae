import { expect, it } from "vitest";
import { sentAddress } from "./addresses";

it("sends copies of addresses, so that the customer's own stay as they are", () => {
  expect(sentAddress({ first_name: " Ada ", city: "" })).toEqual({ first_name: "Ada", city: null });
  expect(sentAddress({ first_name: "", city: null })).toBeUndefined();
});
