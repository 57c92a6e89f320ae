import type { InputOf } from "@tillhouse/extension-sdk";
import { boolean, custom, object, refine } from "zod/mini";
import { optionalAddress } from "../../addresses";
import { discountCodes, holdsIn } from "../../discount-codes";
import { type DraftItems, noItems, priceOf } from "./draft-lines";

/** Who a draft is made for: somebody who is known, or an e-mail address. */
export interface DraftCustomer {
  customer_id: string | null;
  name: string;
  email: string;
}

/** How a draft travels; with a price only where it is not the option's own. */
export interface DraftShipping {
  option_id: string | null;
  name: string;
  price: number | null;
  /** What the option itself costs; `null` where its provider works it out. */
  amount: number | null;
}

/** Lines that can be sent. Each rule has a text of its own. */
const items = custom<DraftItems>().check(
  refine(({ lines }) => lines.length > 0, "draft-orders.errors.noItems"),
  refine(({ lines }) => lines.every(({ title }) => title.trim() !== ""), "draft-orders.errors.title"),
  refine(
    ({ lines }) => lines.every(({ quantity }) => Number.isInteger(quantity) && Number(quantity) > 0),
    "draft-orders.errors.quantity",
  ),
  refine(({ lines }) => lines.every((line) => (priceOf(line) ?? -1) >= 0), "draft-orders.errors.price"),
);

/** What is asked for a new draft order; the forms that change one ask for parts of it. */
export const draftParts = {
  region_id: custom<string | null>().check(refine(Boolean, "form.required")),
  customer: custom<DraftCustomer>().check(
    refine(({ email }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()), "form.email"),
  ),
  items,
  shipping_address: optionalAddress,
  billing_address: optionalAddress,
  shipping: custom<DraftShipping>(),
  discounts: discountCodes,
};

export const draftSchema = object({
  ...draftParts,
  is_billed_there: boolean(),
  is_notified: boolean(),
  summary: custom<null>(),
}).check(
  refine(({ region_id, items }) => items.lines.length === 0 || items.region_id === region_id, {
    error: "draft-orders.errors.pricing",
    path: ["items"],
  }),
  refine(({ region_id, discounts }) => discounts.codes.every((code) => holdsIn(code, region_id)), {
    error: "draft-orders.discount.otherRegion",
    path: ["discounts"],
  }),
);

/** What the form of a new draft order holds. */
export type DraftValues = InputOf<typeof draftSchema>;

export const noShipping: DraftShipping = { option_id: null, name: "", price: null, amount: null };

/** What it starts with. */
export const draftStart: Partial<DraftValues> = {
  customer: { customer_id: null, name: "", email: "" },
  items: noItems,
  is_billed_there: true,
  shipping: noShipping,
  discounts: { codes: [], typed: "" },
  is_notified: true,
};
