import { MedusaError as Published } from "@medusajs/medusa-js";
import { expect, it } from "vitest";
import { recordedClient } from "../../test/recorded-client";
import { ErrorType, MedusaError } from "./medusa-error";

it("spec 8.7: there are five kinds of errors, all of them empty", () => {
  const types = [
    ErrorType.INVALID_REQUEST,
    ErrorType.AUTHENTICATION,
    ErrorType.API,
    ErrorType.PERMISSION,
    ErrorType.CONNECTION,
  ];
  const made = types.map((type) => MedusaError.factory(type));
  expect(new Set(made.map((error) => error.constructor)).size).toBe(5);
  for (const [index, error] of made.entries()) {
    expect(error).toBeInstanceOf(MedusaError);
    expect(error.message).toBe("");
    expect(Object.keys(error)).toEqual(Object.keys(Published.factory(index)));
  }
  expect(types).toEqual([0, 1, 2, 3, 4]);
});

it("spec 8.7: the client has them", () => {
  expect(recordedClient().client.errors).toBeInstanceOf(MedusaError);
});
