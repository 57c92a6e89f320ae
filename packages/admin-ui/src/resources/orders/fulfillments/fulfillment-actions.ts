import {
  type ActionContext,
  defineAction,
  field,
  type Host,
  lazyExport,
  type RecordOf,
  type StoreErrorPattern,
  translateStoreError,
} from "@tillhouse/extension-sdk";
import {
  canReserveLine,
  createReservations,
  type FulfillableLine,
  fulfillableLines,
  type LineItem,
  locationSchema,
  metadataSchema,
  reservationRequests,
} from "@tillhouse/extension-sdk/commerce";
import { type LineSelection, linesPayload, linesSchema, restoreLines } from "@tillhouse/extension-sdk/inputs";
import { creationStep, runSteps } from "@tillhouse/extension-sdk/tasks";
import { Boxes, PackageCheck } from "lucide-react";
import { boolean, custom, object, refine } from "zod/mini";
import { quantitiesOf, readSubrecords } from "../shared/order-subrecords";
import {
  canAllocate,
  canFulfil,
  canFulfilClaim,
  canFulfilSwap,
  type Fulfillment,
  keptLines,
  mayFulfilListed,
  openLines,
} from "./fulfillment-rules";
import { packingLocation, reservedLocation } from "./packing-location";

const stockFields = () => import("./stock-fields");

const refusals: readonly StoreErrorPattern[] = [
  [/more items than have been purchased/i, "fulfillments.errors.lessLeft"],
  [/insufficient stock for item: (?<item>.*)/i, "fulfillments.errors.noStock"],
  [/inventory item for (?<item>.*) not found at location/i, "fulfillments.errors.notKept"],
  [/already (?:been )?fulfilled/i, "fulfillments.errors.already"],
  [/canceled (?:order|swap|claim) cannot be/i, "fulfillments.errors.canceled"],
];

/** Sends what the store may refuse, and says in the person's words why it did. */
export function sendPacking(host: Host, path: string, payload: object): Promise<unknown> {
  return host.client.admin.custom.post(path, { ...payload }).catch((thrown: unknown) => {
    throw translateStoreError(thrown, refusals, host.translate);
  });
}

interface Packing {
  /** As the form was opened for it. */
  owner: { fulfillments?: readonly Fulfillment[] };
  /** Its parcels as they are by now. */
  read(host: Host): Promise<readonly Fulfillment[]>;
  path: string;
  payload: object;
  /** What is packed, line by line; all of it when left out. */
  contents?: string;
}

/** Packs once: a parcel that an earlier try has made is found, and nothing is packed a second time. */
async function packOnce(
  { host, progress }: Pick<ActionContext<unknown>, "host" | "progress">,
  { owner, read, path, payload, contents }: Packing,
): Promise<void> {
  const id = "parcel";
  const readAgain = () => read(host);
  const step = creationStep({
    id,
    sent: contents,
    // A first try asks nothing: the store knows how much is left to be packed.
    items: progress.get(id) === undefined ? (owner.fulfillments ?? []) : await readAgain(),
    readAgain,
    isMadeOf: ({ canceled_at, items = [] }: Fulfillment, sent) =>
      !canceled_at && (sent === undefined || quantitiesOf(items, "item_id") === sent),
    create: async () => {
      await sendPacking(host, path, payload);
      return undefined;
    },
  });
  await runSteps([step], { progress });
}

/** Everything is packed at once: all of it has to be there. */
const wholeLines = custom<LineSelection[]>(Array.isArray).check(
  refine(
    (lines) => lines.every(({ quantity, maximum }) => (quantity ?? 0) <= maximum),
    "fulfillments.errors.notAllThere",
  ),
);

/** What is asked before goods are packed. */
function packForm(lines: typeof wholeLines, hint?: string) {
  return {
    schema: object({
      location_id: locationSchema,
      lines,
      notify: boolean(),
      notifyAll: boolean(),
      metadata: metadataSchema,
    }),
    fields: [
      // A place is asked for where the store has places and counts what lies there.
      field.custom("location_id", {
        label: "fulfillments.fields.location_id",
        isRequired: true,
        requires: ["inventoryService", "stockLocationService"],
        load: lazyExport(stockFields, "PackingLocation"),
      }),
      field.custom("lines", {
        label: "orders.fields.lines",
        hint,
        mode: "edit",
        load: lazyExport(stockFields, "PackLines"),
        restore: restoreLines,
      }),
      field.toggle("notify", {
        label: "orders.fields.notify",
        hint: "fulfillments.hints.notify",
        mode: "edit",
      }),
      // An order whose customer is never told stays so, whatever is wanted for the others.
      field.toggle("notifyAll", { label: "orders.fields.notify", mode: "many" }),
      field.metadata("metadata", { label: "fulfillments.fields.metadata", mode: "edit" }),
    ],
    defaultValues: { notifyAll: true, location_id: reservedLocation },
  };
}

/** What the form starts with. */
function packValues(lines: FulfillableLine[], { no_notification }: { no_notification?: boolean | null }) {
  return { location_id: null, lines, notify: !no_notification, notifyAll: true, metadata: {} };
}

/** What the calls of all three take. */
function packed({ location_id, metadata }: { location_id: string | null; metadata: object }) {
  return { location_id: location_id ?? undefined, metadata };
}

/** Packs an order or a part of it; of many orders all that is left. */
export const fulfilOrder = defineAction("orders", {
  id: "fulfil",
  shortcut: "f",
  icon: PackageCheck,
  isPrimary: true,
  isBulk: true,
  loadsRecord: true,
  when: canFulfil,
  whenListed: mayFulfilListed,
  invalidates: ["reservations"],
  form: {
    ...packForm(linesSchema),
    fromRecord: (order) => packValues(fulfillableLines(openLines(order)), order),
  },
  run: async (context) => {
    const { record, values, host } = context;
    const items = linesPayload(values.lines);
    const place =
      values.location_id === reservedLocation ? await packingLocation(host, record) : values.location_id;
    return packOnce(context, {
      owner: record,
      read: (host) => readSubrecords(host, record.id, "fulfillments", ["items"]),
      path: `/orders/${record.id}/fulfillment`,
      payload: {
        ...packed({ ...values, location_id: place ?? null }),
        items,
        // The store hears of it as a text only: a plain true or false it drops.
        no_notification: String(!(values.notify && values.notifyAll)),
      },
      contents: quantitiesOf(items, "item_id"),
    });
  },
});

function wholeValues(sent: RecordOf<"swaps"> | RecordOf<"claims">) {
  const limits = { left: ({ quantity }: LineItem) => quantity, isWhole: true };
  return packValues(fulfillableLines(sent.additional_items ?? [], [], limits), sent);
}

/** Packs what an exchange sends to the customer: the store packs all of it. */
export const fulfilSwap = defineAction("swaps", {
  id: "fulfil",
  icon: PackageCheck,
  isPrimary: true,
  when: canFulfilSwap,
  invalidates: ["orders", "reservations"],
  form: { ...packForm(wholeLines, "fulfillments.hints.completeSwap"), fromRecord: wholeValues },
  run: (context) => {
    const { record: swap, values } = context;
    return packOnce(context, {
      owner: swap,
      read: async (host) => {
        const swaps = await readSubrecords(host, swap.order_id, "swaps", ["fulfillments"]);
        return swaps.find(({ id }) => id === swap.id)?.fulfillments ?? [];
      },
      path: `/orders/${swap.order_id}/swaps/${swap.id}/fulfillments`,
      payload: { ...packed(values), no_notification: !values.notify },
    });
  },
});

const claimForm = packForm(wholeLines, "fulfillments.hints.completeClaim");

/** Packs what a claim replaces. Whether the customer hears of it was decided with the claim: the store keeps to that. */
export const fulfilClaim = defineAction("claims", {
  id: "fulfil",
  icon: PackageCheck,
  isPrimary: true,
  when: canFulfilClaim,
  invalidates: ["orders", "reservations"],
  form: {
    ...claimForm,
    fields: claimForm.fields.filter(({ key }) => key !== "notify"),
    fromRecord: wholeValues,
  },
  run: (context) => {
    const { record: claim, values } = context;
    return packOnce(context, {
      owner: claim,
      read: async (host) => {
        const claims = await readSubrecords(host, claim.order_id, "claims", ["fulfillments"]);
        return claims.find(({ id }) => id === claim.id)?.fulfillments ?? [];
      },
      path: `/orders/${claim.order_id}/claims/${claim.id}/fulfillments`,
      payload: packed(values),
    });
  },
});

/** Keeps stock back for what is not packed yet. */
export const allocate = defineAction("orders", {
  id: "allocate",
  icon: Boxes,
  requires: "inventoryService",
  when: canAllocate,
  invalidates: ["reservations"],
  form: {
    schema: object({ location_id: locationSchema, lines: linesSchema }),
    fields: [
      field.custom("location_id", {
        label: "reservations.fields.location_id",
        isRequired: true,
        requires: "stockLocationService",
        load: lazyExport(stockFields, "ReserveLocation"),
      }),
      field.custom("lines", {
        label: "orders.fields.lines",
        load: lazyExport(stockFields, "ReserveLines"),
        restore: restoreLines,
      }),
    ],
    fromRecord: (order) => ({
      location_id: null,
      lines: fulfillableLines(keptLines(order).filter(canReserveLine)),
    }),
  },
  run: ({ record: { items = [] }, values, host, progress }) =>
    createReservations(host, reservationRequests(items, values), progress),
});
