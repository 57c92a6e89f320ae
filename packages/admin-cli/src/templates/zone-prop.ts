/**
 * The prop that holds the record a widget is given, or `undefined` where a zone gives none: `return_reason.details.after`
 * → `returnReason`.
 */
export function recordPropOf(zone: string): string | undefined {
  const [prefix = "", place] = zone.split(".");
  if (prefix !== "custom_gift_card" && place !== "details" && place !== "form") return undefined;
  return prefix.replace(/^custom_/, "").replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The key that names the record. */
export function recordKeyOf(zone: string): string {
  return zone.startsWith("currency.") ? "code" : "id";
}

const fixtures: Readonly<Record<string, string>> = {
  order: "order.paid",
  draft_order: "draft-order.open",
  customer: "customer.regular",
  customer_group: "customer-group.wholesale",
  product: "product.published",
  product_collection: "collection.full",
  price_list: "price-list.sale",
  discount: "discount.active",
  gift_card: "product.gift-card",
  custom_gift_card: "gift-card.full",
};

/** The record of the mock store that a test shows a widget with, where there is one for the zone. */
export function fixtureOf(zone: string): string | undefined {
  return fixtures[zone.split(".")[0] ?? ""];
}

/** Whether the record is missing at times: a form for a new one has none yet. */
export function isWithoutRecord(zone: string): boolean {
  return zone.split(".")[1] === "form";
}

/** Whether a zone stands where nobody is signed in, so that there is no host to ask for texts. */
export function isBeforeSignIn(zone: string): boolean {
  return zone.startsWith("login.");
}
