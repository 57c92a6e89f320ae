import {
  AdminError,
  describeError,
  explainRefusal,
  formatList,
  type Host,
  type KnownRefusal,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import type { LineItem } from "../line-items";
import { partsOf } from "./stock";

const refusals: readonly KnownRefusal[] = [
  [/greater than the unfulfilled/i, "reservations.errors.lessLeft"],
  [/not stocked at location/i, "reservations.errors.notKept"],
];

/** Why the store refuses a reservation, in the person's words. */
export function reservationError({ translate }: Host, thrown: unknown): AdminError {
  return explainRefusal(thrown, refusals, translate);
}

/** What is kept back for one line. */
export interface Wish {
  line_item_id: string;
  inventory_item_id: string;
  location_id: string;
  quantity: number;
  /** What the line is called. */
  title: string;
}

/** What is kept back for the lines that are chosen in a form, at the place that it names. */
export function wishesOf(
  items: readonly LineItem[],
  { location_id, lines }: { location_id: string | null; lines: readonly ChosenLine[] },
): Wish[] {
  return chosenLines(lines).flatMap((chosen) => {
    const line = items.find(({ id }) => id === chosen.item_id);
    const inventory_item_id = line && partsOf(line)[0]?.inventory_item_id;
    if (inventory_item_id === undefined || location_id === null) return [];
    const { item_id: line_item_id, title } = chosen;
    return [{ line_item_id, inventory_item_id, location_id, quantity: chosenQuantity(chosen), title }];
  });
}

/** Calls that are on their way at once. */
const atOnce = 4;

/**
 * Reserves line by line, for the store takes one at a time. Where it refuses one, what was reserved before is given back, by
 * the id that the store gave it.
 *
 * @throws AdminError that says which line failed, why, and what became of the others
 */
export async function reserveAll(host: Host, wishes: readonly Wish[]): Promise<void> {
  const { translate, locale } = host;
  const { custom } = host.client.admin;
  const waiting = [...wishes];
  const made: { id: string; title: string }[] = [];
  let failed: { title: string; error: AdminError } | undefined;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && failed === undefined; next = waiting.shift()) {
      const { title, ...payload } = next;
      await custom.post<{ reservation: { id: string } }>("/reservations", payload).then(
        ({ reservation }) => made.push({ id: reservation.id, title }),
        (thrown: unknown) => {
          failed ??= { title, error: reservationError(host, thrown) };
        },
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failed === undefined) return;
  const kept: string[] = [];
  for (const { id, title } of made) await custom.delete(`/reservations/${id}`).catch(() => kept.push(title));
  const { error, title } = failed;
  // Signing in again comes first; what was typed waits for it.
  if (error.code === "unauthorized") throw error;
  const outcome = kept.length > 0 ? "kept" : made.length > 0 ? "takenBack" : "nothing";
  throw new AdminError(
    "invalid",
    translate(`reservations.errors.${outcome}`, {
      item: title,
      reason: describeError(error, translate),
      items: formatList(kept, locale),
    }),
    { cause: error, details: { requestId: error.details.requestId } },
  );
}
