import { addressLines, cell, defineBody, field } from "@tillhouse/extension-sdk";
import { minLength, nullable, object, refine, string, trim } from "zod/mini";
import {
  addressKeys,
  type LocationValues,
  locationPayload,
  makeLocation,
  missingIn,
  storedAddress,
} from "./stock-location-payload";

const text = string().check(trim());

const schema = object({
  name: string().check(trim(), minLength(1, "form.required")),
  sales_channel_id: nullable(string()),
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  province: text,
  country_code: nullable(string()),
  phone: text,
}).check(
  ...(["address_1", "country_code"] as const).map((key) =>
    refine<LocationValues>((values) => !missingIn(values).includes(key), {
      error: "stock-locations.errors.address",
      path: [key],
    }),
  ),
);

export default defineBody("stock-locations", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 30 }),
      { id: "city", render: (location) => storedAddress(location).city, mobile: "mark", grow: 20 },
      cell.date("created_at", { mobile: "note" }),
    ],
    select: { expand: "address" },
  },
  row: { facts: ["name"] },
  detail: {
    select: { expand: "address,sales_channels" },
    sections: [
      {
        id: "sales_channels",
        related: "sales-channels",
        heldIn: "sales_channels",
        hint: "stock-locations.hints.channels",
        requires: "sales_channels",
        members: { path: "stock-locations", key: "location_id", format: "each", isBelowMember: true },
      },
      {
        id: "items",
        related: "inventory-items",
        requires: "inventoryService",
        filter: ({ id }) => ({ location_id: [id] }),
        columns: ["product_title", "sku", "stocked_quantity", "reserved_quantity", "available_quantity"],
      },
      {
        id: "address",
        column: "side",
        facts: [
          {
            id: "address",
            render: ({ address }, { locale }) =>
              addressLines(address, locale).map((line) => <div key={line}>{line}</div>),
          },
        ],
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: {
    schema,
    fields: [
      field.text("name", { isRequired: true, hint: "stock-locations.hints.name" }),
      field.reference("sales_channel_id", {
        to: "sales-channels",
        mode: "create",
        requires: "sales_channels",
        startsWithOnly: true,
        hint: "stock-locations.hints.sales_channel_id",
      }),
      field.text("address_1", { hint: "stock-locations.hints.address" }),
      field.text("address_2"),
      field.text("postal_code"),
      field.text("city"),
      field.text("province"),
      field.country("country_code"),
      field.text("phone"),
    ],
    fromRecord: (location) => ({
      name: location.name,
      sales_channel_id: null,
      ...storedAddress(location),
    }),
    // The store changes an address, and takes none away.
    check: (values, location) => ({
      address_1:
        location?.address_id &&
        missingIn(storedAddress(location)).length === 0 &&
        addressKeys.every((key) => !values[key])
          ? "stock-locations.errors.addressStays"
          : undefined,
    }),
    toPayload: locationPayload,
    create: makeLocation,
    redirectToRecord: true,
  },
  delete: { confirm: "typed" },
});
