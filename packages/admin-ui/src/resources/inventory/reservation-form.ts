import { type FormDefinition, field, lazyExport, type RecordOf } from "@tillhouse/extension-sdk";
import { locationSchema, metadataSchema, reservationError } from "@tillhouse/extension-sdk/commerce";
import { type Created, creationStep, runSteps, type StepNote } from "@tillhouse/extension-sdk/tasks";
import { int, minimum, nullable, number, object, refine, string, trim } from "zod/mini";
import { requireRoom } from "./reservation-limits";

type Reservation = RecordOf<"reservations">;

const fields = () => import("./reservation-fields");

/** What can be changed of a reservation, and is asked of a new one, too. */
export const placing = {
  location_id: locationSchema,
  quantity: number("form.required").check(int("ui.number.integer"), minimum(1, "reservations.least")),
  description: string().check(trim()),
  metadata: metadataSchema,
};

/** The fields for it. */
export const placingFields = [
  field.custom("location_id", {
    isRequired: true,
    requires: "stockLocationService",
    load: lazyExport(fields, "ReservationLocation"),
  }),
  field.custom("quantity", { isRequired: true, load: lazyExport(fields, "ReservationQuantity") }),
  field.longText("description"),
  field.metadata("metadata"),
] as const;

const schema = object({
  inventory_item_id: nullable(string()).check(refine((id) => id !== null, "form.required")),
  ...placing,
});

/** What is sent of a new reservation. */
interface NewReservation {
  inventory_item_id: string;
  location_id: string;
  quantity: number;
  description?: string;
  metadata?: object;
}

/** Makes a reservation, once: the store would make another each time. What is not there at that moment is not reserved. */
const makeReservation: NonNullable<FormDefinition<"reservations", typeof schema>["create"]> = async (
  { description, metadata, ...kept },
  { host, progress },
) => {
  const { custom } = host.client.admin;
  // The schema has judged them.
  const sent = {
    ...kept,
    ...(description !== "" && { description }),
    ...(Object.keys(Object(metadata)).length > 0 && { metadata }),
  } as NewReservation;
  const readTwins = async () => {
    const query = {
      inventory_item_id: [sent.inventory_item_id],
      location_id: [sent.location_id],
      order: "-created_at",
      limit: 50,
    };
    return (await custom.get<{ reservations: Reservation[] }>("/reservations", query)).reservations;
  };
  const step = creationStep<Reservation, NewReservation>({
    // Another location or quantity is something else that is wanted.
    id: [sent.inventory_item_id, sent.location_id, sent.quantity].join(),
    sent,
    items: await readTwins(),
    readAgain: readTwins,
    isMadeOf: (made, wanted) =>
      !made.line_item_id &&
      made.inventory_item_id === wanted.inventory_item_id &&
      made.location_id === wanted.location_id &&
      made.quantity === wanted.quantity &&
      (made.description ?? "") === (wanted.description ?? ""),
    create: async () => {
      await requireRoom(host, sent);
      return (await custom.post<{ reservation: Reservation }>("/reservations", { ...sent })).reservation;
    },
  });
  await runSteps([step], { progress }).catch((thrown: unknown) => {
    throw reservationError(host, thrown);
  });
  const id = progress.get<StepNote<Created<NewReservation>>>(step.id)?.result?.id ?? "";
  return custom.get(`/reservations/${encodeURIComponent(id)}`);
};

/** Keeps stock back for no order: for a photo shoot, a fair, a customer at the counter. */
export const reservationForm: FormDefinition<"reservations", typeof schema> = {
  mode: "create",
  schema,
  fields: [
    field.reference("inventory_item_id", {
      to: "inventory-items",
      isRequired: true,
      hint: "reservations.hints.inventory_item_id",
    }),
    ...placingFields,
  ],
  defaultValues: { quantity: 1 },
  create: makeReservation,
  redirectToRecord: true,
};
