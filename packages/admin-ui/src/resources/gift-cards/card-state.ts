import type { RecordOf } from "@tillhouse/extension-sdk";

type GiftCard = RecordOf<"gift-cards">;

/** What a card is worth, and what stands in the way of using it. */
type Usable = Pick<GiftCard, "balance" | "is_disabled" | "ends_at">;

/**
 * Whether a card can be used. One that is used up says so first: the store disables it by itself with its last cent. The end is what
 * staff have set, and the store takes an expired card until somebody disables it.
 */
export function cardState(
  { balance, is_disabled, ends_at }: Usable,
  now: Date,
): NonNullable<GiftCard["state"]> {
  if (balance === 0) return "used";
  if (is_disabled) return "disabled";
  return ends_at !== null && new Date(ends_at).getTime() <= now.getTime() ? "expired" : "active";
}

/** A text of the metadata, where there is one. */
function textIn(metadata: GiftCard["metadata"], key: string): string | undefined {
  const value: unknown = metadata?.[key];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The currency that a card is worth something in: that of its region, or of the order that it was bought with. */
export function cardCurrency({ region, order }: Pick<GiftCard, "region" | "order">): string {
  return region?.currency_code ?? order?.currency_code ?? "";
}

/** What is shown of a card, and looked for, beside what the API says. */
export function derivedOf(card: GiftCard, now = new Date()) {
  const { order, metadata } = card;
  return {
    state: cardState(card, now),
    currency_code: cardCurrency(card),
    origin: order ? "bought" : "issued",
    email: textIn(metadata, "email"),
    personal_message: textIn(metadata, "personal_message"),
    // The list is searched by texts: people type the number of an order as they read it.
    order_number: order ? `#${order.display_id}` : undefined,
  } as const;
}
