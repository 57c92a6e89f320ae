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

export const nobody: DraftCustomer = { customer_id: null, name: "", email: "" };
export const noShipping: DraftShipping = { option_id: null, name: "", price: null, amount: null };
