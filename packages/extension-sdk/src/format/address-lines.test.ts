import { expect, it } from "vitest";
import { addressLines } from "./address-lines";

it("writes an address without unknown lines", () => {
  const address = {
    first_name: "Ada",
    last_name: "Berg",
    company: "",
    address_1: "Weg 1",
    address_2: null,
    postal_code: "10115",
    city: "Berlin",
    country_code: "de",
    phone: "+49 30 1",
  };
  expect(addressLines(address, "en")).toEqual(["Ada Berg", "Weg 1", "10115 Berlin", "Germany"]);
  expect(addressLines({ city: "Oslo", country_code: "no" }, "de")).toEqual(["Oslo", "Norwegen"]);
});

it("is nothing where there is no address", () => {
  expect(addressLines(null, "en")).toEqual([]);
  expect(addressLines({ first_name: "", country_code: null }, "en")).toEqual([]);
});
