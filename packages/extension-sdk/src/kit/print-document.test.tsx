// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderPage } from "../testing";
import { DocumentBlankField, DocumentHeader, DocumentLineItem, DocumentTable } from "./print-document";

afterEach(cleanup);

const rows = [
  { id: "a", title: "Tent", details: "Red", quantity: 2 },
  { id: "b", title: "Rope", details: "", quantity: 1 },
];

it("names the store, the document and the known parties", async () => {
  await renderPage(
    () => (
      <DocumentHeader
        title="Gift slip"
        lines={["Order #7"]}
        parties={[
          { label: "To", lines: ["Maren Holt", null, "", "8000 Aarhus"], isAddress: true },
          { label: "Sent by", lines: [] },
        ]}
      />
    ),
    { route: "/print", path: "/a/print" },
  );
  const head = within(screen.getByRole("banner"));
  expect(head.getByText("Alder & Tide")).toBeDefined();
  expect(head.getByRole("heading", { name: "Gift slip" })).toBeDefined();
  expect(screen.getByText(/Maren/).textContent).toBe("Maren Holt\n8000 Aarhus");
  expect(screen.getByText(/Maren/).tagName).toBe("ADDRESS");
  expect(screen.queryByText("Sent by")).toBeNull();
});

it("lays out lines in columns with totals below the last one", async () => {
  await renderPage(
    () => (
      <DocumentTable
        caption="North"
        columns={[
          { label: "Packed", isLabelHidden: true, value: () => <DocumentBlankField isBox /> },
          {
            label: "Item",
            value: ({ title, details }) => <DocumentLineItem name={title} details={details} />,
          },
          { label: "Quantity", value: ({ quantity }) => quantity, isNumeric: true },
        ]}
        rows={rows}
        totals={[
          { label: "Tax", note: "VAT 25%", value: "5.00" },
          { label: "Total", value: "25.00", isTotal: true },
        ]}
      />
    ),
    { route: "/print", path: "/a/print" },
  );
  const table = within(screen.getByRole("table", { name: "North" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Packed",
    "Item",
    "Quantity",
  ]);
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "PackedItemQuantity",
    "TentRed2",
    "Rope1",
    "Tax VAT 25%5.00",
    "Total 25.00",
  ]);
  expect(table.getByRole("rowheader", { name: "Total" }).getAttribute("colspan")).toBe("2");
  expect(table.getByText("2").closest("td")?.className).toBe("th-numeric");
});
