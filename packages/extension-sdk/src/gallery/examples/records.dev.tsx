import { useState } from "react";
import { AddressFacts, ContactFacts, StockInput, type StockLevelValue } from "../../commerce";
import { AdminError, cell } from "../../index";
import {
  AddressText,
  CellValue,
  Country,
  MetadataSection,
  ReadProblem,
  RecordPicker,
  TaskQueueError,
  type TaskStatus,
} from "../../kit";
import { Button } from "../../ui";

const address = {
  first_name: "Bo",
  last_name: "Hansen",
  address_1: "Havnegade 12",
  postal_code: "1058",
  city: "København",
  country_code: "dk",
};

/** A postal address as its country writes it. */
export function AddressTextExample() {
  return <AddressText address={address} label="Shipping address" />;
}

/** A country where there is little room. */
export function CountryExample() {
  return <Country code="dk" />;
}

const order = { created_at: "2026-11-19T17:04:00Z", total: 351_880, currency_code: "dkk" };

/** One value of a record, as lists and pages of records show it. */
export function CellValueExample() {
  return (
    <>
      <p>
        <CellValue cell={cell.date("created_at")} record={order} resource="orders" />
      </p>
      <p>
        <CellValue cell={cell.money("total", "currency_code")} record={order} resource="orders" />
      </p>
    </>
  );
}

/** The metadata of a record, and nothing where it has none. */
export function MetadataSectionExample() {
  return <MetadataSection record={{ metadata: { season: "AW26", rank: 3 } }} />;
}

/** Who somebody is and how to reach them. */
export function ContactFactsExample() {
  return (
    <ContactFacts
      name="Bo Hansen"
      details="København, Denmark"
      customerId={null}
      email="bo.hansen@example.com"
      phone="+45 12 34 56 78"
    />
  );
}

/** Where an order goes, and where its invoice goes if that is somewhere else. */
export function AddressFactsExample() {
  return <AddressFacts shipping={address} billing={address} phone={null} />;
}

/** Records of a resource, searched and chosen in a dialog. */
export function RecordPickerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add customers…</Button>
      {isOpen && (
        <RecordPicker
          of="customers"
          title="Add customers"
          label="Customers"
          itemLabel="Email"
          searchLabel="Search customers"
          item={({ email, first_name, last_name }) => ({
            name: email,
            details: `${first_name} ${last_name}`,
          })}
          columns={[{ label: "Phone", value: ({ phone }) => phone }]}
          confirmLabel={(count) => `Add ${count}`}
          failureTitle="The customers were not added"
          onClose={close}
          onChoose={close}
        />
      )}
    </>
  );
}

const error = new AdminError("network", "The server did not answer.");

/** What could not be read, and another try. Give it what a reading hook answers. */
export function ReadProblemExample() {
  return <ReadProblem error={error} refetch={async () => undefined} />;
}

/** How much is stocked: a new number, or what comes and goes, as +12. */
export function StockInputExample() {
  const [level, setLevel] = useState<StockLevelValue>({
    item_id: "iitem_1",
    location_id: "sloc_1",
    stocked: 12,
    was: 12,
  });
  return <StockInput label="Harbour" value={level} onChange={setLevel} />;
}

const counts = ["Canyon Tarp", "Juniper Duffel", "Basecamp Tent"];
const sentences: Record<TaskStatus, string> = {
  done: "is saved.",
  failed: "could not be saved",
  left: "waits.",
};

/** Which of several steps failed, what is done and what is left. Give it what `useTaskQueue` answers. */
export function TaskQueueErrorExample() {
  const [done = "", ...pending] = counts;
  return (
    <TaskQueueError
      steps={{
        failure: { error, done: [done], pending },
        resume: async () => true,
        discard: () => undefined,
      }}
      say={(item, fate) => `${item} ${sentences[fate]}`}
    />
  );
}
