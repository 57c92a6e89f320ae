/** The record that a widget of a zone is given: the name of its prop. */
const recordProps: Readonly<Record<string, string>> = {
  order: "order",
  draft_order: "draftOrder",
  customer: "customer",
  customer_group: "customerGroup",
  product: "product",
  product_collection: "productCollection",
  price_list: "priceList",
  discount: "discount",
  gift_card: "giftCard",
};

/** The prop that holds a record with an id, or `undefined` where a zone gives none. */
export function recordPropOf(zone: string): string | undefined {
  const [prefix = "", place] = zone.split(".");
  if (prefix === "custom_gift_card") return "giftCard";
  return place === "details" ? recordProps[prefix] : undefined;
}

/** Whether a zone stands where nobody is signed in, so that there is no host to ask for texts. */
export function isBeforeSignIn(zone: string): boolean {
  return zone.startsWith("login.");
}
