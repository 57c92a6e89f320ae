import { personName, type RecordOf } from "@tillhouse/extension-sdk";

/** Who an order is for, by name where somebody has told one. */
export function customerName({ customer, shipping_address, email }: RecordOf<"orders">): string {
  return personName(customer) || personName(shipping_address) || email;
}
