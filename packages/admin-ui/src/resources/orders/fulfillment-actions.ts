import {
  defineAction,
  explainRefusal,
  field,
  type Host,
  type KnownRefusal,
  partOf,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import { PackageCheck } from "lucide-react";
import { boolean, custom, object, record, refine, string, unknown } from "zod/mini";
import { chosenPlace } from "../inventory/stock";
import { wantedLines } from "../inventory/wanted-lines";
import { canFulfil, canFulfilClaim, canFulfilSwap, openLines } from "./fulfillment-rules";
import { linesSchema } from "./return-lines";

const stockFields = () => import("./stock-fields");

const metadata = record(string(), unknown());

/** A place is asked for where the store has places and counts what lies there. */
const placeField = field.own("location_id", {
  label: "fulfillments.fields.location_id",
  isRequired: true,
  needs: ["inventoryService", "stockLocationService"],
  load: partOf(stockFields, "PackPlace"),
});
const linesField = field.own("lines", {
  label: "orders.fields.lines",
  load: partOf(stockFields, "PackLines"),
});
const metadataField = field.metadata("metadata", { label: "fulfillments.fields.metadata" });

const refusals: readonly KnownRefusal[] = [
  [/more items than have been purchased/i, "fulfillments.errors.lessLeft"],
  [/insufficient stock for item: (?<item>.*)/i, "fulfillments.errors.noStock"],
  [/inventory item for (?<item>.*) not found at location/i, "fulfillments.errors.notKept"],
  [/already (?:been )?fulfilled/i, "fulfillments.errors.already"],
  [/canceled (?:order|swap|claim) cannot be/i, "fulfillments.errors.canceled"],
];

/** Sends what the store may refuse, and says in the person's words why it did. */
export function sendPacking(host: Host, path: string, payload: object): Promise<unknown> {
  return host.client.admin.custom.post(path, { ...payload }).catch((thrown: unknown) => {
    throw explainRefusal(thrown, refusals, host.translate);
  });
}

/** Packs lines of an order. A wish about notifications is heard there only as a text: a plain true or false the store drops. */
export function packOrder(
  host: Host,
  id: string,
  {
    no_notification,
    ...payload
  }: { no_notification: boolean; items: readonly object[]; location_id?: string; metadata?: object },
): Promise<unknown> {
  return sendPacking(host, `/orders/${id}/fulfillment`, {
    ...payload,
    no_notification: String(no_notification),
  });
}

interface Packing {
  location_id: string | null;
  metadata: Record<string, unknown>;
}

/** What all of these calls take. */
function packing({ location_id, metadata: kept }: Packing) {
  return { location_id: location_id ?? undefined, metadata: kept };
}

/** Packs an order or a part of it. */
export const fulfilOrder = defineAction("orders", {
  id: "fulfil",
  icon: PackageCheck,
  isNext: true,
  when: canFulfil,
  affects: ["reservations"],
  form: {
    schema: object({ location_id: chosenPlace, lines: linesSchema, notify: boolean(), metadata }),
    fields: [
      placeField,
      linesField,
      field.toggle("notify", { label: "orders.fields.notify", hint: "fulfillments.hints.notify" }),
      metadataField,
    ],
    values: (order) => ({
      location_id: null,
      lines: wantedLines(openLines(order)),
      notify: !order.no_notification,
      metadata: {},
    }),
  },
  run: ({ record: order, values, host }) =>
    packOrder(host, order.id, {
      ...packing(values),
      items: chosenLines(values.lines).map((line) => ({
        item_id: line.item_id,
        quantity: chosenQuantity(line),
      })),
      no_notification: !values.notify,
    }),
});

/** Everything is packed at once: all of it has to be there. */
const whole = custom<ChosenLine[]>(Array.isArray).check(
  refine(
    (lines) => lines.every(({ quantity, maximum }) => (quantity ?? 0) <= maximum),
    "fulfillments.errors.notAllThere",
  ),
);

function wholeValues({ additional_items, no_notification }: RecordOf<"swaps"> | RecordOf<"claims">) {
  return {
    location_id: null,
    lines: wantedLines(additional_items ?? [], [], { left: ({ quantity }) => quantity, isWhole: true }),
    notify: !no_notification,
    metadata: {},
  };
}

/** Packs what an exchange sends to the customer: the store packs all of it. */
export const fulfilSwap = defineAction("swaps", {
  id: "fulfil",
  icon: PackageCheck,
  when: canFulfilSwap,
  affects: ["orders", "reservations"],
  form: {
    schema: object({ location_id: chosenPlace, lines: whole, notify: boolean(), metadata }),
    fields: [
      placeField,
      { ...linesField, hint: "fulfillments.hints.wholeSwap" },
      field.toggle("notify", { label: "orders.fields.notify", hint: "fulfillments.hints.notify" }),
      metadataField,
    ],
    values: wholeValues,
  },
  run: ({ record: swap, values, host }) =>
    sendPacking(host, `/orders/${swap.order_id}/swaps/${swap.id}/fulfillments`, {
      ...packing(values),
      no_notification: !values.notify,
    }),
});

/** Packs what a claim replaces. Whether the customer hears of it was decided with the claim: the store keeps to that. */
export const fulfilClaim = defineAction("claims", {
  id: "fulfil",
  icon: PackageCheck,
  when: canFulfilClaim,
  affects: ["orders", "reservations"],
  form: {
    schema: object({ location_id: chosenPlace, lines: whole, metadata }),
    fields: [placeField, { ...linesField, hint: "fulfillments.hints.wholeClaim" }, metadataField],
    values: wholeValues,
  },
  run: ({ record: claim, values, host }) =>
    sendPacking(host, `/orders/${claim.order_id}/claims/${claim.id}/fulfillments`, packing(values)),
});
