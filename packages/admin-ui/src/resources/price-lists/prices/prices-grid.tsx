import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { type GridControl, GridDialog, useDraftedColumns, useGrid } from "@tillhouse/extension-sdk/grid";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { Layers2, Percent, Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { AddProducts } from "./add-products";
import { ChangePrices, type PriceRange } from "./change-prices";
import type { FoundProducts } from "./find-products";
import { listColumns, type PriceRegion, priceScopes } from "./list-columns";
import {
  basePriceOf,
  columnId,
  inOrder,
  type ListVariant,
  scopeId,
  stepId,
  stepOf,
  usedSteps,
} from "./list-prices";
import { type ListProduct, priceListSource } from "./list-source";
import { changedPrice, type PriceChange } from "./price-change";
import { QuantitySteps } from "./quantity-steps";

export interface PricesGridProps {
  list: RecordOf<"price-lists">;
  products: readonly ListProduct[];
  /** As they were read when it was opened. */
  rows: readonly ListVariant[];
  regions: readonly PriceRegion[];
  /** Under this name the browser keeps what is not saved. */
  draft: string;
  /** It begins with the question what comes into it. */
  isAdding: boolean;
  onClose(): void;
}

/** Rows that are saved in one piece: the source sends them in the same calls. */
const rowsAtOnce = 50;

/** Variants by currencies and regions, with the base price beside, and a column for each quantity from which another price holds. */
export function PricesGrid({
  list,
  products,
  rows: opened,
  regions,
  draft,
  isAdding,
  onClose,
}: PricesGridProps) {
  const host = useHost();
  const { client, store, translate, invalidate } = host;
  const [rows, setRows] = useState(opened);
  const [titles, setTitles] = useState(() => new Map(products.map(({ id, title }) => [id, title])));
  const drafted = useDraftedColumns(draft);
  const [steps, setSteps] = useState(() => {
    const all = [...usedSteps(opened, list.id), ...drafted.flatMap((id) => stepOf(id) ?? [])];
    return inOrder([...new Map(all.map((step) => [stepId(step), step])).values()]);
  });
  const [dialog, setDialog] = useState<"add" | "change" | "steps" | undefined>(isAdding ? "add" : undefined);
  const [said, setSaid] = useState("");
  const scopes = useMemo(() => priceScopes(store, regions), [store, regions]);
  const latest = useRef<GridControl<ListVariant>>();
  const columns = useMemo(
    () =>
      listColumns({
        rows,
        listId: list.id,
        scopes,
        steps,
        productTitles: titles,
        heldValue: (rowId, column) => latest.current?.entryOf(rowId, column).value ?? null,
        host: { translate },
      }),
    [rows, list.id, scopes, steps, titles, translate],
  );
  const source = useMemo(
    () => priceListSource({ client, listId: list.id }, { rows, scopes }),
    [client, list.id, rows, scopes],
  );
  const grid = useGrid({
    rows,
    columns,
    rowId: ({ id }) => id,
    source,
    draft,
    layout: "price-lists.prices",
    concurrency: rowsAtOnce,
    onSaved: () => {
      setSaid("");
      void invalidate("price-lists");
      void invalidate("products");
      void invalidate("variants");
    },
  });
  latest.current = grid;
  const priced = new Map(
    scopes.flatMap((scope) =>
      [undefined, ...steps].map((step) => [columnId(scope, step), { scope, step }] as const),
    ),
  );
  const selected = grid.selected().filter((cell) => priced.has(cell.columnId));
  const shown = () =>
    grid.shown
      .filter(({ id }) => priced.get(id)?.step === undefined && priced.has(id))
      .flatMap(({ id: column }) => grid.ids.map((rowId) => ({ rowId, columnId: column })));
  const add = ({ products: more, variants }: FoundProducts) => {
    const known = new Set(rows.map(({ id }) => id));
    const others = variants.filter(({ id }) => !known.has(id));
    setTitles(new Map([...titles, ...more.map(({ id, title }) => [id, title] as const)]));
    // What was saved is later than what was read.
    if (others.length > 0) setRows([...rows.map((row) => grid.rowOf(row.id) ?? row), ...others]);
    setSaid(translate("price-lists.add.added", { count: others.length }));
    setDialog(undefined);
  };
  const changeable = (range: PriceRange, source: PriceChange["from"]) => {
    const cells = range === "selected" ? selected : shown();
    const prices = cells.flatMap(({ rowId, columnId: id }) => {
      const scope = priced.get(id)?.scope;
      const row = grid.rowOf(rowId);
      if (scope === undefined || row === undefined) return [];
      const from = source === "base" ? basePriceOf(row, scope) : grid.entryOf(rowId, id).value;
      return typeof from === "number" ? [{ rowId, columnId: id, scope, from }] : [];
    });
    return { prices, left: cells.length - prices.length };
  };
  const change = (wanted: PriceChange, range: PriceRange) => {
    const { prices, left } = changeable(range, wanted.from);
    const { changed } = grid.put(
      prices.map(({ rowId, columnId: id, scope, from }) => ({
        rowId,
        columnId: id,
        entry: { value: changedPrice(from, wanted, scope.currencyCode) },
      })),
    );
    setSaid(
      [
        translate("price-lists.change.changed", { count: changed }),
        left > 0 && translate("price-lists.change.left", { count: left }),
      ]
        .filter(Boolean)
        .join(" "),
    );
    setDialog(undefined);
  };
  const title = translate("price-lists.grid.title");
  const tool = (name: "add" | "change" | "steps", Icon: typeof Plus, label: string) => (
    <Button
      icon={<Icon className="th-icon" aria-hidden />}
      disabled={grid.saving !== undefined}
      onClick={() => setDialog(name)}
    >
      {translate(label)}
    </Button>
  );
  return (
    <GridDialog
      grid={grid}
      title={title}
      subtitle={list.name}
      label={translate("price-lists.grid.of", { name: list.name })}
      onClose={onClose}
      tools={
        <>
          {tool("add", Plus, "price-lists.actions.addProducts")}
          {tool("change", Percent, "price-lists.change.title")}
          {tool("steps", Layers2, "price-lists.steps.title")}
        </>
      }
    >
      <div role="status">{said !== "" && <Banner tone="info">{said}</Banner>}</div>
      {dialog === "add" && <AddProducts onAdd={add} onClose={() => setDialog(undefined)} />}
      {dialog === "change" && (
        <ChangePrices
          cells={{ selected: selected.length, shown: shown().length }}
          countOf={(range, from) => {
            const { prices, left } = changeable(range, from);
            return { prices: prices.length, left };
          }}
          onChange={change}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === "steps" && (
        <QuantitySteps
          steps={steps}
          isUsed={(step) =>
            scopes.some((scope) =>
              rows.some(({ id }) => grid.entryOf(id, `${scopeId(scope)}@${stepId(step)}`).value !== null),
            )
          }
          onChange={setSteps}
          onClose={() => setDialog(undefined)}
        />
      )}
    </GridDialog>
  );
}
