import type { MedusaSdkClient } from "../../client";

/** Who is to buy what, as {@link inTrialCart} puts it into a cart. */
export interface TrialCartContents {
  /** Id of the region. */
  regionId: string;
  /** Id of the customer; left out: somebody who has not signed in. */
  customerId?: string;
  /** Id of the variant. */
  variantId: string;
  /** How many units. */
  quantity: number;
}

/** What of a cart is asked after; amounts are in minor units. */
export interface TrialCart {
  /** Id of the cart. */
  id: string;
  /** Before what is taken off, without tax. */
  subtotal: number;
  /** What is taken off, without tax. */
  discount_total: number;
  /** What was put into it. */
  items: {
    /** Id of the line. */
    id: string;
    /** For one unit. */
    unit_price: number;
  }[];
}

/**
 * Fills a cart of the store's own API, asks it, and empties it again: what remains is a cart with nothing in it, which no
 * storefront knows and nobody is reminded of.
 *
 * @param ask Gets the cart with its one line.
 * @throws AdminError What the store refuses: a variant that it has too few of, a code that does not hold.
 */
export async function inTrialCart<Answer>(
  client: Pick<MedusaSdkClient, "send">,
  { regionId, customerId, variantId, quantity }: TrialCartContents,
  ask: (cart: TrialCart) => Promise<Answer>,
): Promise<Answer> {
  const send = (method: "POST" | "DELETE", path: string, payload?: object) =>
    client.send<{ cart: TrialCart }>({ method, path: `/store/carts${path}`, payload });
  const { cart: empty } = await send("POST", "", { region_id: regionId });
  const path = `/${encodeURIComponent(empty.id)}`;
  // The customer comes first: what a line costs is decided when it is added.
  if (customerId !== undefined) await send("POST", path, { customer_id: customerId });
  const { cart } = await send("POST", `${path}/line-items`, { variant_id: variantId, quantity });
  try {
    return await ask(cart);
  } finally {
    // What was asked is answered already; a cart that could not be emptied changes nothing of it.
    for (const { id } of cart.items)
      await send("DELETE", `${path}/line-items/${encodeURIComponent(id)}`).catch(() => undefined);
  }
}

/** A customer who stands for a group. */
export interface GroupMember {
  /** Id of the customer. */
  id: string;
  /** The customer's e-mail address. */
  email: string;
  /** Whether the customer is in other groups, too: those decide along. */
  hasOthers: boolean;
}

/**
 * Somebody of a customer group, so that the store can be asked for the group: best one who is in no other group.
 *
 * @returns `undefined` where the group is empty
 * @throws AdminError What the store refuses.
 */
export async function groupMember(
  { admin }: Pick<MedusaSdkClient, "admin">,
  groupId: string,
): Promise<GroupMember | undefined> {
  const { customers } = await admin.custom.get<{
    customers: { id: string; email: string; groups?: { id: string }[] }[];
  }>("/customers", { groups: [groupId], expand: "groups", limit: 50 });
  const members = customers.map(({ id, email, groups = [] }) => ({
    id,
    email,
    hasOthers: groups.length > 1,
  }));
  return members.find(({ hasOthers }) => !hasOthers) ?? members[0];
}
