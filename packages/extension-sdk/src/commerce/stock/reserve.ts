import { describeError } from "../../errors/describe-error";
import type { AdminError } from "../../errors/errors";
import { type StoreErrorPattern, translateStoreError } from "../../errors/translate-store-error";
import { type LineSelection, selectedLines, selectedQuantity } from "../../fields/line-selection";
import { formatList } from "../../format/format-list";
import type { Host } from "../../host/host";
import type { ActionProgress } from "../../records/action-progress";
import type { RecordOf } from "../../records/resources";
import { creationStep } from "../../tasks/creation-step";
import { runSteps } from "../../tasks/steps";
import type { LineItem } from "../lines/line-items";
import { stockItemsOf } from "./stock";

const refusals: readonly StoreErrorPattern[] = [
  [/greater than the unfulfilled/i, "reservations.errors.lessLeft"],
  [/not stocked at location/i, "reservations.errors.notKept"],
];

/**
 * Why the store refuses a reservation, in the person's words.
 *
 * @example await post().catch((thrown: unknown) => { throw reservationError(host, thrown); });
 */
export function reservationError({ translate }: Host, thrown: unknown): AdminError {
  return translateStoreError(thrown, refusals, translate);
}

/** Stock that is reserved, as the store answers it. */
type Reservation = RecordOf<"reservations">;

/** What is reserved for one line. */
export interface ReservationRequest {
  /** Id of the line that it is reserved for. */
  line_item_id: string;
  /** Id of what is reserved. */
  inventory_item_id: string;
  /** Id of the stock location. */
  location_id: string;
  /** How many units. */
  quantity: number;
  /** What the line is called. */
  title: string;
}

/**
 * What is reserved for the lines that are chosen in a form, at the location that it names: nothing without one.
 *
 * @example await createReservations(host, reservationRequests(order.items ?? [], values), progress);
 */
export function reservationRequests(
  items: readonly LineItem[],
  { location_id, lines }: { location_id: string | null; lines: readonly LineSelection[] },
): ReservationRequest[] {
  return selectedLines(lines).flatMap((chosen) => {
    const line = items.find(({ id }) => id === chosen.item_id);
    const inventory_item_id = line && stockItemsOf(line)[0]?.inventory_item_id;
    if (inventory_item_id === undefined || location_id === null) return [];
    const { item_id: line_item_id, title } = chosen;
    return [{ line_item_id, inventory_item_id, location_id, quantity: selectedQuantity(chosen), title }];
  });
}

/**
 * Reserves line by line, for the store takes one at a time, a few at once. Where it refuses one, what was reserved before is
 * given back, by the id that the store gave it. What is reserved already is read first: the answer of an earlier try may be lost.
 *
 * @throws AdminError that says which line failed, why, and what became of the others
 * @example run: ({ record, values, host, progress }) => createReservations(host, reservationRequests(record.items ?? [], values), progress)
 */
export async function createReservations(
  host: Host,
  requests: readonly ReservationRequest[],
  progress?: ActionProgress,
): Promise<void> {
  const { translate, locale } = host;
  const { custom } = host.client.admin;
  const query = { line_item_id: requests.map(({ line_item_id }) => line_item_id), limit: 1000 };
  const readAgain = async () =>
    (await custom.get<{ reservations: Reservation[] }>("/reservations", query)).reservations;
  const reservations = await readAgain();
  const steps = requests.map(({ title, ...sent }) => ({
    ...creationStep({
      // Another location or quantity is something else that is wanted.
      id: Object.values(sent).join(),
      sent,
      items: reservations,
      readAgain,
      isMadeOf: (item, { line_item_id, location_id, quantity }) =>
        item.line_item_id === line_item_id && item.location_id === location_id && item.quantity === quantity,
      create: async () =>
        (await custom.post<{ reservation: Reservation }>("/reservations", sent)).reservation,
    }),
    title,
    undo: ({ id }: { id: string | null }) => custom.delete(`/reservations/${id}`),
  }));
  await runSteps(steps, {
    concurrency: 4,
    progress,
    explain: ({ step, error }, { undone, kept }) => {
      const outcome = kept.length > 0 ? "kept" : undone.length > 0 ? "takenBack" : "nothing";
      const reason = describeError(reservationError(host, error), translate);
      const titles = kept.map((other) => other.step.title);
      const words = { item: step.title, reason, items: formatList(titles, locale) };
      return translate(`reservations.errors.${outcome}`, words);
    },
  });
}
