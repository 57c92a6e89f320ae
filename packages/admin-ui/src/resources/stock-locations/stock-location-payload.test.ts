import { describe, expect, it } from "vitest";
import { locationPayload, missingIn, storedAddress } from "./stock-location-payload";

const empty = {
  address_1: "",
  address_2: "",
  postal_code: "",
  city: "",
  province: "",
  country_code: null,
  phone: "",
};
const quay = { ...empty, address_1: "Quay 12", country_code: "dk" };

/** A location as the store answers it. */
const location = (address?: object) =>
  ({ id: "sloc_1", name: "Harbour", address_id: address && "laddr_1", address }) as unknown as Parameters<
    typeof storedAddress
  >[0];

describe("the address of a stock location", () => {
  it("may be left empty, and not be half of one", () => {
    expect(missingIn(empty)).toEqual([]);
    expect(missingIn({ ...empty, city: "Aarhus" })).toEqual(["address_1", "country_code"]);
    expect(missingIn({ ...empty, address_1: "Quay 12" })).toEqual(["country_code"]);
    expect(missingIn(quay)).toEqual([]);
  });

  it("is read with nothing in it where the store has none", () => {
    expect(storedAddress(location())).toEqual(empty);
    expect(storedAddress(location({ address_1: "Quay 12", country_code: "dk", city: null }))).toEqual(quay);
  });
});

describe("what is sent of a stock location", () => {
  const values = { name: "Harbour", sales_channel_id: null, ...quay };
  const sent = {
    address_1: "Quay 12",
    address_2: null,
    postal_code: null,
    city: null,
    province: null,
    country_code: "dk",
    phone: null,
  };

  it("has no address where none was typed, and names the channel", () => {
    expect(locationPayload({ ...values, ...empty, sales_channel_id: "sc_1" }, undefined)).toEqual({
      name: "Harbour",
      sales_channel_id: "sc_1",
    });
    expect(locationPayload(values, undefined)).toEqual({ name: "Harbour", address: sent });
  });

  it("is what was changed, with the whole of an address", () => {
    const held = location({ address_1: "Quay 12", country_code: "dk" });
    expect(locationPayload(values, held)).toEqual({});
    expect(locationPayload({ ...values, name: "Old harbour" }, held)).toEqual({ name: "Old harbour" });
    expect(locationPayload({ ...values, city: "Aarhus" }, held)).toEqual({
      address: { ...sent, city: "Aarhus" },
    });
  });
});
