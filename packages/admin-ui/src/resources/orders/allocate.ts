import {
  AdminError,
  defineAction,
  describeError,
  field,
  formatList,
  type Host,
  toAdminError,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import { Boxes } from "lucide-react";
import { nullable, object, refine, string } from "zod/mini";
import { type LineItem, unfulfilledOf } from "../line-items";
import { canAllocate, canReserve, openLines } from "./fulfillment-rules";
import { endlessRoom, packedLines } from "./packed-lines";
import { linesSchema } from "./return-lines";
import { partsOf } from "./stock";

/** What the store says where it refuses a reservation, and the text that says it to a person. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/greater than the unfulfilled/i, "reservations.errors.lessLeft"],
  [/not stocked at location/i, "reservations.errors.notKept"],
];

/** Why the store refuses a reservation, in the person's words. */
export function reservationError(host: Host, thrown: unknown): AdminError {
  const error = toAdminError(thrown);
  const key = refusals.find(([pattern]) => pattern.test(error.message))?.[1];
  if (key === undefined) return error;
  return new AdminError("invalid", host.translate(key), { cause: thrown, details: error.details });
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

/** Calls that are on their way at once. */
const atOnce = 4;

async function work<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await act(next).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/**
 * Reserves line by line, for the store takes one at a time. Where it refuses one, what was reserved before is given back, by
 * the id that the store gave it.
 *
 * @throws AdminError that says which line failed, why, and what became of the others
 */
export async function reserveAll(host: Host, wishes: readonly Wish[]): Promise<void> {
  const { client, translate, locale } = host;
  const made: { id: string; title: string }[] = [];
  let failed: { title: string; error: AdminError } | undefined;
  await work(wishes, async ({ title, ...payload }) => {
    try {
      const { reservation } = await client.admin.custom.post<{ reservation: { id: string } }>(
        "/reservations",
        payload,
      );
      made.push({ id: reservation.id, title });
    } catch (thrown) {
      failed ??= { title, error: reservationError(host, thrown) };
      throw thrown;
    }
  }).catch(() => undefined);
  if (failed === undefined) return;
  const kept: string[] = [];
  for (const { id, title } of made)
    await client.admin.custom.delete(`/reservations/${id}`).catch(() => kept.push(title));
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

/** Keeps stock back for what is not packed yet. */
export const allocate = defineAction("orders", {
  id: "allocate",
  icon: Boxes,
  needs: "inventoryService",
  when: canAllocate,
  affects: ["reservations"],
  form: {
    schema: object({
      location_id: nullable(string()).check(refine((id) => id !== null, "orders.stock.chooseLocation")),
      lines: linesSchema,
    }),
    fields: [
      field.own("location_id", {
        label: "reservations.fields.location_id",
        isRequired: true,
        needs: "stockLocationService",
        load: async () => ({ default: (await import("./stock-fields")).ReservePlace }),
      }),
      field.own("lines", {
        label: "orders.fields.lines",
        load: async () => ({ default: (await import("./stock-fields")).ReserveLines }),
      }),
    ],
    values: (order) => ({
      location_id: null,
      lines: packedLines(openLines(order).filter(canReserve), [], { left: unfulfilledOf, room: endlessRoom }),
    }),
  },
  run: ({ record: order, values, host }) => reserveAll(host, wishesOf(order.items ?? [], values)),
});

function wishesOf(
  items: readonly LineItem[],
  { location_id, lines }: { location_id: string | null; lines: ChosenLine[] },
): Wish[] {
  return chosenLines(lines).flatMap((chosen) => {
    const line = items.find(({ id }) => id === chosen.item_id);
    const part = line && partsOf(line)[0];
    return part === undefined || location_id === null
      ? []
      : [
          {
            line_item_id: chosen.item_id,
            inventory_item_id: part.inventory_item_id,
            location_id,
            quantity: chosenQuantity(chosen),
            title: chosen.title,
          },
        ];
  });
}
