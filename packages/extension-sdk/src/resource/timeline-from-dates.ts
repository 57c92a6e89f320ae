import type { TimelineEntry } from "./timeline";

/** A point in time of a record: the API sends texts, its published types say otherwise. */
function isoOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Entries of a timeline for what has happened to a record: `created` at its `created_at`, `canceled` at its `canceled_at`, and
 * so on. What has no date has not happened.
 *
 * @example
 * const entries = (order: RecordOf<"orders">) =>
 *   (order.fulfillments ?? []).flatMap((parcel) =>
 *     timelineFromDates(parcel, {
 *       created: { title: "Packed" },
 *       shipped: { title: "Shipped", tone: "positive" },
 *     }),
 *   );
 */
export function timelineFromDates(
  record: object & {
    /** Makes the ids of the entries, with the name of each moment. */
    id: string;
  },
  moments: Readonly<Record<string, Omit<TimelineEntry, "id" | "date">>>,
): TimelineEntry[] {
  return Object.entries(moments).flatMap(([moment, entry]) => {
    const at: unknown = Reflect.get(record, `${moment}_at`);
    return at ? [{ ...entry, id: `${record.id} ${moment}`, date: isoOf(at) }] : [];
  });
}
