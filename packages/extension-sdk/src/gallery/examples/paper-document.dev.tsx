import {
  DocumentBlankField,
  DocumentFooter,
  DocumentHeader,
  DocumentLineItem,
  DocumentTable,
} from "../../kit";

/** The head of a document to print: who sends it, what it is, and for whom. Below it goes what the settings say of every paper. */
export function DocumentHeaderExample() {
  return (
    <>
      <DocumentHeader
        title="Delivery note"
        lines={["#1042", "28 November 2026"]}
        sender={["Nordlys 4", "2100 København"]}
        parties={[
          { label: "Ship to", lines: ["Bo Hansen", "Havnegade 12", "1058 København"], isAddress: true },
          { label: "Shipping", lines: ["PostNord"] },
        ]}
      />
      <DocumentFooter />
    </>
  );
}

const items = [
  { id: "1", title: "Canyon Tarp", quantity: 2 },
  { id: "2", title: "Juniper Duffel", quantity: 1 },
];

/** A table of a document to print, with room for a pen. */
export function DocumentTableExample() {
  return (
    <DocumentTable
      columns={[
        { label: "Item", value: ({ title }) => <DocumentLineItem name={title} /> },
        { label: "Quantity", value: ({ quantity }) => quantity, isNumeric: true },
        { label: "Packed", value: () => <DocumentBlankField isBox /> },
      ]}
      rows={items}
    />
  );
}
