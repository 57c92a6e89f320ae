import { type RecordOf, statusStyles } from "@tillhouse/extension-sdk";

/** What a price list does at a moment. The store keeps two words, and the dates say the rest. */
export type ListState = "draft" | "scheduled" | "active" | "expired";

type Dated = Pick<RecordOf<"price-lists">, "status"> & {
  starts_at?: string | Date | null;
  ends_at?: string | Date | null;
};

/** How each state looks. */
export const listStateStyles = {
  draft: statusStyles.empty,
  scheduled: statusStyles.scheduled,
  active: statusStyles.done,
  expired: statusStyles.off,
} satisfies Record<ListState, object>;

/** What a list does at a moment: the store gives prices after the start and before the end, of active lists alone. */
export function listState({ status, starts_at, ends_at }: Dated, now: Date): ListState {
  if (status === "draft") return "draft";
  if (ends_at && new Date(ends_at) <= now) return "expired";
  return starts_at && new Date(starts_at) > now ? "scheduled" : "active";
}
