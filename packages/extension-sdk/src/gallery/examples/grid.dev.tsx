import { useMemo, useState } from "react";
import { DataGrid, type GridColumn, GridDialog, GridSaveBar, type GridSource, useGrid } from "../../grid";
import { Button } from "../../ui";

interface Price {
  id: string;
  name: string;
  amount: number | null;
  isActive: boolean;
}

const columns: GridColumn<Price>[] = [
  { kind: "readOnly", id: "name", title: "Product", value: ({ name }) => name },
  { kind: "money", id: "amount", title: "EUR", currencyCode: "eur", value: ({ amount }) => amount },
  { kind: "boolean", id: "isActive", title: "Active", value: ({ isActive }) => isActive },
];

const start: Price[] = [
  { id: "1", name: "Canyon Tarp", amount: 24_900, isActive: true },
  { id: "2", name: "Juniper Duffel", amount: 8900, isActive: true },
  { id: "3", name: "Slate Fleece", amount: null, isActive: false },
];

/** Reads and writes rows: yours asks your endpoints. */
function usePrices() {
  const [rows] = useState(start);
  const source = useMemo<GridSource<Price>>(() => {
    const stored = new Map(rows.map((row) => [row.id, row]));
    return {
      read: async (ids) => ids.flatMap((id) => stored.get(id) ?? []),
      write: async (row, values) => {
        const next: Price = { ...row, ...values };
        stored.set(row.id, next);
        return next;
      },
    };
  }, [rows]);
  return useGrid({ rows, columns, rowId: ({ id }) => id, source });
}

/** Rows of records in columns of types, on a page. The bar comes with the first change. */
export function DataGridExample() {
  const grid = usePrices();
  return (
    <>
      <DataGrid grid={grid} label="Prices" />
      <GridSaveBar grid={grid} />
    </>
  );
}

function Prices({ onClose }: { onClose(): void }) {
  const grid = usePrices();
  return <GridDialog grid={grid} title="Prices" label="Prices of the campaign" onClose={onClose} />;
}

/** The same over the complete window. */
export function GridDialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit prices…</Button>
      {isOpen && <Prices onClose={() => setIsOpen(false)} />}
    </>
  );
}
