import { useHost } from "@tillhouse/extension-sdk";
import { GridDialog, useGrid } from "@tillhouse/extension-sdk/grid";
import { Banner, Button, ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import { ClipboardPaste } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { MatchedLine } from "./match-count";
import { type Count, PasteCount } from "./paste-count";
import { type StockLocation, type StockRow, stockColumns, stockSource } from "./stock-rows";

export interface StockGridProps {
  items: readonly StockRow[];
  locations: readonly StockLocation[];
  /** Under this name the browser keeps what is not saved. */
  draft: string;
  onClose(): void;
}

/** Items by locations, with a count that can be pasted into them. */
export function StockGrid({ items, locations, draft, onClose }: StockGridProps) {
  const host = useHost();
  const { client, translate, invalidate } = host;
  const [rows, setRows] = useState(items);
  const [pasted, setPasted] = useState("");
  const [isPasting, setPasting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState<readonly MatchedLine[]>();
  const [added, setAdded] = useState<{ changed: number; left: number }>();
  // The same locations are read again with each focus of the window.
  const known = locations.map(({ id, name }) => `${id} ${name}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(() => stockColumns({ locations, translate }), [known, translate]);
  const source = useMemo(
    () => stockSource({ client, translate, invalidate }),
    [client, translate, invalidate],
  );
  const grid = useGrid({
    rows,
    columns,
    rowId: ({ id }) => id,
    source,
    draft,
    layout: "inventory.stock",
    onSaved: () => {
      void invalidate("inventory-items");
      void invalidate("variants");
      void invalidate("reservations");
    },
  });
  // Not before the grid has the rows that came with the count.
  useEffect(() => {
    if (waiting === undefined) return;
    setWaiting(undefined);
    const puts = waiting.flatMap(({ itemId: rowId, line }) =>
      line.amounts.map(({ locationId: columnId, value, change = 0 }) => {
        const { value: now } = grid.entryOf(rowId, columnId);
        return { rowId, columnId, entry: { value: value ?? Number(now ?? 0) + change } };
      }),
    );
    const { changed } = grid.put(puts);
    setAdded((old) => old && { ...old, changed });
  }, [waiting, grid]);
  const add = ({ matched, found, left, leftCount }: Count) => {
    const known = new Set(rows.map(({ id }) => id));
    const counted = new Set(matched.map(({ itemId }) => itemId));
    const others = found.filter(({ id }) => counted.has(id) && !known.has(id));
    // What was saved is later than what was read.
    if (others.length > 0) setRows([...rows.map((row) => grid.rowOf(row.id) ?? row), ...others]);
    setWaiting(matched);
    setAdded({ changed: 0, left: leftCount });
    setPasted(left);
    setPasting(false);
  };
  const hasLines = pasted.trim() !== "";
  const title = translate("inventory-items.grid.title");
  return (
    <GridDialog
      grid={grid}
      title={title}
      subtitle={translate("inventory-items.grid.itemCount", { count: rows.length })}
      label={title}
      onClose={() => (grid.count > 0 || hasLines ? setAsking(true) : onClose())}
      tools={
        <Button
          icon={<ClipboardPaste className="th-icon" aria-hidden="true" />}
          disabled={grid.saving !== undefined}
          onClick={() => setPasting(true)}
        >
          {translate("inventory-items.grid.paste")}
        </Button>
      }
    >
      {added !== undefined && waiting === undefined && (hasLines || grid.count > 0) && (
        <Banner
          tone={added.left > 0 ? "caution" : "info"}
          title={added.left > 0 && translate("inventory-items.grid.left", { count: added.left })}
          action={
            hasLines && (
              <Button size="small" onClick={() => setPasting(true)}>
                {translate("inventory-items.grid.showLines")}
              </Button>
            )
          }
        >
          {/* Once they are saved there is nothing to be checked. */}
          <span role="status">
            {grid.count > 0 && translate("inventory-items.grid.added", { count: added.changed })}
          </span>
        </Banner>
      )}
      {isPasting && (
        <PasteCount
          items={rows}
          locations={locations}
          text={pasted}
          onText={setPasted}
          onAdd={add}
          onClose={() => setPasting(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={translate("inventory-items.grid.closeTitle")}
        description={grid.count > 0 && translate("inventory-items.grid.closeText")}
        warnings={hasLines ? [translate("inventory-items.grid.closeLines")] : []}
        confirmLabel={translate("action.close")}
        cancelLabel={translate("form.leaveStay")}
      />
    </GridDialog>
  );
}
