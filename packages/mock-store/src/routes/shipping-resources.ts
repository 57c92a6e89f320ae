import { idsIn, type MockDatabase } from "../database/mock-database";
import type { MockRow } from "../database/mock-rows";
import { serializeRow } from "../database/serialize-row";
import { textsIn } from "../http/mock-call";
import type { MockResource } from "./mock-resource";

/** What a region offers for shipping. */
export const shippingOptions: MockResource = {
  path: "/shipping-options",
  table: "shipping_option",
  one: "shipping_option",
  many: "shipping_options",
  expand: "profile,region,requirements",
  search: ["name"],
  written: ({ db, payload }, option) => {
    if (!Array.isArray(payload.requirements)) return;
    for (const { id } of db.by("shipping_option_requirement", "shipping_option_id", option.id).slice())
      db.remove("shipping_option_requirement", id);
    for (const { type, amount } of payload.requirements)
      db.insert("shipping_option_requirement", { type, amount, shipping_option_id: option.id });
  },
  finish: (db, row, shown, { isList }) => {
    const region = db.find("region", row.region_id);
    const rate = region?.tax_rate ?? 0;
    if (!isList) return shown;
    const tax_amount = Math.round((Number(row.amount ?? 0) * rate) / 100);
    return {
      ...shown,
      price_incl_tax: Number(row.amount ?? 0) + tax_amount,
      tax_rates: [{ rate, name: "default", code: "default" }],
      tax_amount,
    };
  },
};

function productsOf(db: MockDatabase, profile: MockRow): object[] {
  return db
    .rows("product")
    .filter((product) => idsIn(product, "profiles").includes(profile.id))
    .map((row) => serializeRow(db, { table: "product", row }, { expansion: { profiles: {} } }));
}

/** Which products are shipped with which options. */
export const shippingProfiles: MockResource = {
  path: "/shipping-profiles",
  table: "shipping_profile",
  one: "shipping_profile",
  many: "shipping_profiles",
  isWhole: true,
  atMost: 10,
  expand: "shipping_options",
  listExpand: "",
  // What is named is put into this one, and taken from where it was.
  written: ({ db, payload }, profile) => {
    for (const id of payload.products === undefined ? [] : textsIn(payload.products)) {
      const product = db.find("product", id);
      if (product !== undefined) db.update("product", product, { $profiles: [profile.id] });
    }
    for (const id of payload.shipping_options === undefined ? [] : textsIn(payload.shipping_options)) {
      const option = db.find("shipping_option", id);
      if (option !== undefined) db.update("shipping_option", option, { profile_id: profile.id });
    }
  },
  finish: (db, row, shown, { isList }) => ({
    ...shown,
    ...(isList ? {} : { products: productsOf(db, row) }),
  }),
};
