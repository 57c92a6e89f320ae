import { useMemo, useState } from "react";
import { AdminError } from "../errors/errors";
import {
  DataGrid,
  type GridColumn,
  GridDialog,
  GridLoading,
  GridSaveBar,
  type GridSource,
  useGrid,
} from "../grid";
import { Board, Specimen } from "./specimen.dev";

interface Variant {
  id: string;
  title: string;
  sku: string | null;
  status: string;
  managed: boolean;
  stock: number;
  prices: Record<string, number | null>;
}

const sizes = ["S", "M", "L", "XL"];
const colours = ["Moss", "Slate", "Ochre", "Crème", "Ink"];
const currencies = ["dkk", "eur", "usd", "jpy"];

/** As many variants as are wanted, the same each time. */
function makeVariants(count: number): Variant[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `variant_${index}`,
    title: `${colours[index % colours.length]} / ${sizes[index % sizes.length]} ${Math.floor(index / 20) + 1}`,
    sku: index % 7 === 3 ? null : `TILL-${String(index).padStart(4, "0")}`,
    status: index % 3 === 0 ? "draft" : "published",
    managed: index % 4 !== 0,
    stock: (index * 7) % 40,
    prices: {
      dkk: 24900 + index * 10,
      eur: index % 5 === 0 ? null : 3350 + index,
      usd: index % 6 === 0 ? 0 : 3600 + index,
      jpy: 5200 + index,
    },
  }));
}

const columns: GridColumn<Variant>[] = [
  { kind: "readOnly", id: "title", title: "Variant", value: ({ title }) => title },
  { kind: "text", id: "sku", title: "SKU", isCode: true, width: 140, value: ({ sku }) => sku },
  ...currencies.map(
    (currencyCode): GridColumn<Variant> => ({
      kind: "money",
      id: currencyCode,
      title: currencyCode.toUpperCase(),
      currencyCode,
      value: ({ prices }) => prices[currencyCode] ?? null,
    }),
  ),
  {
    kind: "number",
    id: "stock",
    title: "Stock",
    minimum: 0,
    isRequired: true,
    value: ({ stock }) => stock,
    isReadOnly: ({ managed }) => (managed ? false : "Stock is not managed."),
  },
  {
    kind: "select",
    id: "status",
    title: "Status",
    isRequired: true,
    options: [
      { value: "draft", label: "Draft" },
      { value: "published", label: "Published" },
    ],
    value: ({ status }) => status,
  },
  { kind: "boolean", id: "managed", title: "Manage stock", isHidden: true, value: ({ managed }) => managed },
];

/** A store in memory, which takes its time and refuses the number that is nobody's. */
function useDemo(count: number) {
  const [rows] = useState(() => makeVariants(count));
  const source = useMemo<GridSource<Variant>>(() => {
    const stored = new Map(rows.map((row) => [row.id, row]));
    return {
      read: async (ids) => ids.flatMap((id) => stored.get(id) ?? []),
      write: async (row, { sku = row.sku, stock = row.stock, status = row.status, managed, ...prices }) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (sku === "TILL-0000" && row.id !== "variant_0")
          throw new AdminError("conflict", "Another variant has this SKU.", { details: { field: "sku" } });
        const next = {
          ...row,
          sku,
          stock,
          status,
          managed: managed ?? row.managed,
          prices: { ...row.prices, ...prices },
        } as Variant;
        stored.set(row.id, next);
        return next;
      },
    };
  }, [rows]);
  return useGrid({ rows, columns, rowId: ({ id }) => id, source });
}

/** Rows of records in columns of types, on a page. */
export function GridGallery() {
  const grid = useDemo(60);
  return (
    <Board>
      <Specimen title="Grid" span={12} isScreen>
        <DataGrid grid={grid} label="Variants" />
        <GridSaveBar grid={grid} />
      </Specimen>
    </Board>
  );
}

/** The same over the whole window; `rows=1000` in the address is how many there are. */
export function GridDialogDemo({ onClose }: { onClose(): void }) {
  const count = Number(new URLSearchParams(location.search).get("rows") ?? 24);
  const grid = useDemo(count);
  // What stands there until the rows are read: `rows=0`.
  if (count === 0)
    return (
      <GridLoading
        title="Prices"
        failedTitle="The prices could not be loaded"
        error={undefined}
        onRetry={() => {}}
        onClose={onClose}
      />
    );
  return (
    <GridDialog
      grid={grid}
      title="Prices"
      subtitle="Canyon Shirt"
      label="Prices of Canyon Shirt"
      onClose={onClose}
    />
  );
}
