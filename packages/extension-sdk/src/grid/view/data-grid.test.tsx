// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { text } from "../../../../../scripts/text";
import { AdminError } from "../../errors/errors";
import { renderUi } from "../../gallery/render-ui.dev";
import { useGrid } from "../control/use-grid";
import type { GridColumn } from "../model/column";
import type { GridSource } from "../save/save-grid";
import { DataGrid } from "./data-grid";
import { GridSaveBar } from "./grid-saving";

interface Row {
  id: string;
  name: string;
  price: number | null;
  isSold: boolean;
  stock?: number | null;
}

const columns: GridColumn<Row>[] = [
  { kind: "readOnly", id: "name", title: "Name", value: ({ name }) => name },
  { kind: "money", id: "price", title: "EUR", currencyCode: "eur", value: ({ price }) => price },
  {
    kind: "number",
    id: "stock",
    title: "Stock",
    isHidden: true,
    value: ({ stock = null }) => stock,
    warning: (stock) => (stock !== null && stock < 3 ? "3 are reserved." : undefined),
  },
  { kind: "boolean", id: "isSold", title: "Sold", value: ({ isSold }) => isSold },
];
const rows: Row[] = ["a", "b"].map((id) => ({ id, name: id.toUpperCase(), price: 100, isSold: false }));

function show(draft: string, write: GridSource<Row>["write"]) {
  const source: GridSource<Row> = { read: async (ids) => rows.filter(({ id }) => ids.includes(id)), write };
  function Shown() {
    const grid = useGrid({ rows, columns, rowId: ({ id }) => id, source, draft });
    return (
      <>
        <DataGrid grid={grid} label="Prices" />
        <GridSaveBar grid={grid} />
      </>
    );
  }
  return renderUi(<Shown />);
}
const cell = (row: number, column: number) => {
  const line = within(screen.getByRole("grid")).getAllByRole("row")[row + 1];
  return line?.children[column] as HTMLElement;
};
const press = async (row: number, column: number) => {
  fireEvent.pointerDown(cell(row, column), { button: 0 });
  await waitFor(() => expect(document.activeElement).toBe(cell(row, column)));
};

it("saves what was typed and keeps what was refused in its cell", async () => {
  const sent: unknown[] = [];
  show("saved", async (row, values) => {
    sent.push([row.id, values]);
    if (row.id === "b") throw new AdminError("invalid", "price is too high");
    return { ...row, ...values } as Row;
  });
  await press(0, 1);
  await userEvent.keyboard("0{Enter}9{Enter}");
  expect(cell(0, 1).textContent).toBe("0.00");
  expect(screen.getByText(text("grid.unsaved", { count: 2 }))).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: text("grid.save") }));
  await screen.findByText(text("grid.unsaved", { count: 1 }));
  expect(sent).toEqual([
    ["a", { price: 0 }],
    ["b", { price: 900 }],
  ]);
  expect(cell(0, 1).dataset.changed).toBeUndefined();
  expect(cell(1, 1).getAttribute("aria-description")).toBe("price is too high");
});

it("restores what was not saved until it is discarded", async () => {
  const shown = show("kept", async (row) => row);
  await press(1, 2);
  await userEvent.keyboard(" ");
  expect(cell(1, 2).textContent).toBe(text("grid.yes"));
  shown.unmount();
  show("kept", async (row) => row);
  expect(screen.getByText(text("grid.unsaved", { count: 1 }))).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: text("grid.discard") }));
  expect(cell(1, 2).textContent).toBe(text("grid.no"));
});

it("takes values from elsewhere in one step, and warns without holding them back", async () => {
  const sent: unknown[] = [];
  const source: GridSource<Row> = {
    read: async () => rows,
    write: async (row, values) => {
      sent.push([row.id, values]);
      return { ...row, ...values } as Row;
    },
  };
  function Shown() {
    const grid = useGrid({ rows, columns, rowId: ({ id }) => id, source });
    const put = () =>
      grid.put([
        { rowId: "a", columnId: "stock", entry: { value: 2 } },
        { rowId: "b", columnId: "stock", entry: { value: 5 } },
        { rowId: "b", columnId: "name", entry: { value: "locked" } },
        { rowId: "gone", columnId: "stock", entry: { value: 5 } },
      ]);
    const tools = (
      <button type="button" onClick={put}>
        Count
      </button>
    );
    return (
      <>
        <DataGrid grid={grid} label="Stock" tools={tools} />
        <GridSaveBar grid={grid} />
      </>
    );
  }
  renderUi(<Shown />);
  expect(within(screen.getByRole("grid")).queryByText("Stock")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  expect(screen.getByText(text("grid.unsaved", { count: 2 }))).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: text("grid.undo") }));
  expect(screen.queryByText(text("grid.unsaved", { count: 2 }))).toBeNull();
  // Whoever takes something back sees where.
  expect(within(screen.getByRole("grid")).getByText("Stock")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  expect(cell(0, 2).getAttribute("aria-description")).toBe("3 are reserved.");
  expect(cell(0, 2).getAttribute("aria-invalid")).toBeNull();
  expect(cell(1, 2).getAttribute("aria-description")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: text("grid.save") }));
  await waitFor(() => expect(sent).toHaveLength(2));
});
