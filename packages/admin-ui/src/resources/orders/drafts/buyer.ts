import type { InputOf } from "@tillhouse/extension-sdk";
import { email, nullable, object, string, trim } from "zod/mini";

/** Who something is made for: a customer of the store, or somebody new by an e-mail address. */
export const buyer = object({
  customer_id: nullable(string()),
  name: string(),
  email: string().check(
    trim(),
    email({ error: ({ input }) => (input === "" ? "draft-orders.errors.noBuyer" : "form.email") }),
  ),
});

/** A buyer as forms hold one. */
export type Buyer = InputOf<typeof buyer>;

export const nobody: Buyer = { customer_id: null, name: "", email: "" };
