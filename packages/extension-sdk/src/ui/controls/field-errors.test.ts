import { expect, it } from "vitest";
import { fieldErrors } from "./field-errors";

it("takes its own messages, but none of an empty list", () => {
  expect(fieldErrors(["a", "b"])).toEqual(["a", "b"]);
  expect(fieldErrors([])).toBeUndefined();
  expect(fieldErrors(undefined, "email")).toBeUndefined();
});

it("finds its name in the errors of a form in each form", () => {
  const errors = {
    email: "Enter an address.",
    title: ["Too long.", "Taken."],
    handle: { message: "Taken.", type: "server" },
    "items.0.title": "Empty.",
    address: { city: { message: "Enter a city." } },
  };
  expect(fieldErrors(errors, "email")).toEqual(["Enter an address."]);
  expect(fieldErrors(errors, "title")).toEqual(["Too long.", "Taken."]);
  expect(fieldErrors(errors, "handle")).toEqual(["Taken."]);
  expect(fieldErrors(errors, "items.0.title")).toEqual(["Empty."]);
  expect(fieldErrors(errors, "address.city")).toEqual(["Enter a city."]);
});

it("is in error by an entry alone", () => {
  expect(fieldErrors({ email: { type: "required" } }, "email")).toEqual([]);
  expect(fieldErrors({ email: true }, "email")).toEqual([]);
});

it("finds nothing under another name", () => {
  expect(fieldErrors({ email: "Enter an address." }, "name")).toBeUndefined();
  expect(fieldErrors({ email: "Enter an address." })).toBeUndefined();
  expect(fieldErrors({ email: undefined }, "email")).toBeUndefined();
  expect(fieldErrors({}, "constructor")).toBeUndefined();
  expect(fieldErrors({}, "toString.name")).toBeUndefined();
});
