import { expect, it } from "vitest";
import { storePayload, valuesOfStore } from "./store-details-form";

const store = {
  name: "Marram",
  swap_link_template: null,
  payment_link_template: "https://shop.example/pay/{cart_id}",
  metadata: {
    vat_number: "DK1",
    order_edit_link_template: "https://shop.example/edits/{order_edit_id}",
    tillhouse_papers: { name: "Marram ApS" },
  },
};
const values = valuesOfStore(store);

it("asks for the links, and for no metadata of the admin itself", () => {
  expect(values).toEqual({
    name: "Marram",
    swap_link_template: "",
    payment_link_template: "https://shop.example/pay/{cart_id}",
    invite_link_template: "",
    order_edit_link_template: "https://shop.example/edits/{order_edit_id}",
    metadata: { vat_number: "DK1" },
  });
});

it("sends what differs, and nothing else", () => {
  expect(storePayload(values, store)).toEqual({});
  expect(storePayload({ ...values, name: "Marram Outfitters" }, store)).toEqual({
    name: "Marram Outfitters",
  });
});

it("sends an empty link as none, and takes keys of the metadata away", () => {
  const emptied = { ...values, payment_link_template: "", order_edit_link_template: "", metadata: {} };
  expect(storePayload(emptied, store)).toEqual({
    payment_link_template: null,
    metadata: { vat_number: "", order_edit_link_template: "" },
  });
});
