import {
  ArrowDownToLine,
  ArrowRightToLine,
  ChevronDown,
  ChevronUp,
  Columns3,
  Redo2,
  Undo2,
} from "lucide-react";
import { type ReactNode, type RefObject, useMemo, useState } from "react";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Checkbox } from "../../ui/controls/checkbox";
import { SearchInput } from "../../ui/controls/search-input";
import { Popover } from "../../ui/overlays/popover";
import type { GridControl, GridDone } from "../control/use-grid";
import { findCells, nextCell } from "../model/find";
import { isShown, moveColumn, orderedColumns } from "../model/layout";

/** What {@link GridTools} takes. */
export interface GridToolsProps<Row> {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
  /** The search field, which a key leads to. */
  search: RefObject<HTMLInputElement>;
  /** Rows stand as entries of a list: what works on ranges is left out. */
  isList: boolean;
  /** Something was done with many cells. */
  onDone(action: "fill" | "undo" | "redo", done: GridDone): void;
  /** Buttons of the page's own, after the others. */
  children?: ReactNode;
}

const icon = { className: "th-icon", "aria-hidden": true } as const;

/** What is above a grid: find, take back, fill, choose columns. */
export function GridTools<Row>({ grid, search, isList, onDone, children }: GridToolsProps<Row>) {
  const { translate } = useUi();
  const [wanted, setWanted] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are looked through again where they have changed
  const found = useMemo(
    () => findCells(grid.size, grid.textAt, wanted),
    [wanted, grid.edits, grid.ids, grid.shown, grid.speech],
  );
  const { active } = grid.selection;
  const place = found.findIndex(({ row, column }) => row === active.row && column === active.column);
  const go = (step: 1 | -1) => {
    const cell = nextCell(found, active, step);
    if (cell !== undefined) grid.select({ type: "press", cell });
  };
  return (
    <div className="th-grid__tools" role="toolbar" aria-label={translate("grid.tools")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it */}
      <div
        className="th-row"
        onKeyDown={({ key, shiftKey }) => {
          if (key === "Enter") go(shiftKey ? -1 : 1);
        }}
      >
        <SearchInput
          ref={search}
          label={translate("grid.find")}
          placeholder={translate("grid.find")}
          value={wanted}
          onChange={setWanted}
        />
        {wanted.trim() !== "" && (
          <>
            <span className="th-small th-muted" role="status">
              {found.length === 0
                ? translate("grid.nothingFound")
                : translate("grid.found", { number: place + 1, count: found.length })}
            </span>
            {found.length > 0 && (
              <>
                <Button
                  variant="ghost"
                  iconOnly
                  label={translate("grid.findPrevious")}
                  icon={<ChevronUp {...icon} />}
                  onClick={() => go(-1)}
                />
                <Button
                  variant="ghost"
                  iconOnly
                  label={translate("grid.findNext")}
                  icon={<ChevronDown {...icon} />}
                  onClick={() => go(1)}
                />
              </>
            )}
          </>
        )}
      </div>
      {(["undo", "redo"] as const).map((way) => (
        <Button
          key={way}
          variant="ghost"
          iconOnly
          label={translate(`grid.${way}`)}
          icon={way === "undo" ? <Undo2 {...icon} /> : <Redo2 {...icon} />}
          disabled={way === "undo" ? !grid.canUndo : !grid.canRedo}
          onClick={() => onDone(way, { changed: grid.step(way), readOnly: 0, cut: 0 })}
        />
      ))}
      {!isList &&
        (["down", "right"] as const).map((direction) => (
          <Button
            key={direction}
            variant="ghost"
            iconOnly
            label={translate(`grid.fill.${direction}`)}
            icon={
              direction === "down" ? (
                <ArrowDownToLine {...icon} />
              ) : (
                <ArrowRightToLine className="th-icon th-icon--mirrored" aria-hidden />
              )
            }
            onClick={() => onDone("fill", grid.fill(direction))}
          />
        ))}
      <Popover
        label={translate("grid.columns")}
        align="end"
        trigger={
          <Button variant="ghost" icon={<Columns3 {...icon} />}>
            {translate("grid.columns")}
          </Button>
        }
      >
        <ColumnChoice grid={grid} />
      </Popover>
      {children}
    </div>
  );
}

/** Which columns are shown, and in which order. */
function ColumnChoice<Row>({ grid }: { grid: GridControl<Row> }) {
  const { columns, layout, setLayout, shown } = grid;
  const { translate } = useUi();
  const [, ...others] = orderedColumns(columns, layout);
  return (
    <ul className="th-grid__columns">
      {others.map((column) => {
        const { id, title } = column;
        const place = shown.findIndex((other) => other.id === id);
        return (
          <li key={id}>
            <Checkbox
              label={title}
              isChecked={isShown(column, layout)}
              onChange={(isChecked) => setLayout({ ...layout, shown: { ...layout.shown, [id]: isChecked } })}
            />
            {([-1, 1] as const).map((by) => {
              // What is not shown has no place that it could leave.
              if (place < 0) return null;
              const isAtEnd = by < 0 ? place === 1 : place === shown.length - 1;
              return (
                <Button
                  key={by}
                  variant="ghost"
                  size="small"
                  iconOnly
                  label={translate(by < 0 ? "grid.moveUp" : "grid.moveDown", { column: title })}
                  icon={by < 0 ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
                  // Not `disabled`: the button that moved a column to the end would lose the focus.
                  aria-disabled={isAtEnd}
                  onClick={() => isAtEnd || setLayout(moveColumn(columns, layout, id, by))}
                />
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
