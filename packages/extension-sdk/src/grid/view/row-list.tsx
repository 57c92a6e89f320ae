import { ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Select } from "../../ui/controls/select";
import { Switch } from "../../ui/controls/switch";
import { TextInput } from "../../ui/controls/text-input";
import { Drawer } from "../../ui/dialogs/drawer";
import { Description, DescriptionList } from "../../ui/layout/description-list";
import type { GridControl } from "../control/use-grid";
import { shownText } from "../model/cell-text";
import { type GridColumn, isNumeric } from "../model/column";

/** What {@link RowList} takes. */
export interface RowListProps<Row> {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
  /** Accessible name. */
  label: string;
  /** What is wrong, in words, by the ids of rows and columns. */
  problems: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The row that stands as a form. */
  opened: number | undefined;
  /** Called with the row that is to stand as a form, or with none. */
  onOpen(row: number | undefined): void;
}

/** The rows of a grid on a phone: each opens as a form. */
export function RowList<Row>({ grid, label, problems, opened, onOpen }: RowListProps<Row>) {
  const { translate, direction } = useUi();
  const list = useRef<HTMLUListElement>(null);
  const { active } = grid.selection;
  const place = `${active.row} ${active.column}`;
  const [start] = useState(place);
  const [isMoved, setMoved] = useState(false);
  // What is found, undone or wrong is in one of the rows: it is led to as it is where there are columns.
  useEffect(() => {
    if (place === start && !isMoved) return;
    setMoved(true);
    list.current?.children[active.row]?.scrollIntoView?.({ block: "nearest" });
  }, [place, start, isMoved, active.row]);
  const title = (row: number) => grid.textAt({ row, column: 0 });
  const move = (row: number) => {
    onOpen(row);
    grid.select({ type: "press", cell: { row, column: 0 } });
  };
  return (
    <>
      <ul ref={list} className="th-grid__rows" aria-label={label}>
        {grid.ids.map((id, row) => {
          const changed = grid.edits.get(id)?.size ?? 0;
          const wrong = problems.get(id)?.size ?? 0;
          return (
            <li key={id}>
              <button
                type="button"
                className="th-grid__entry"
                aria-current={(isMoved && row === active.row) || undefined}
                onClick={() => move(row)}
              >
                <span>
                  <bdi>{title(row)}</bdi>
                </span>
                {wrong > 0 ? (
                  <span className="th-small th-grid__wrong">
                    {translate("grid.problemCount", { count: wrong })}
                  </span>
                ) : (
                  changed > 0 && (
                    <span className="th-small th-muted">
                      {translate("grid.changeCount", { count: changed })}
                    </span>
                  )
                )}
                <ChevronRight className="th-icon th-icon--mirrored" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {opened !== undefined && grid.ids[opened] !== undefined && (
        <Drawer
          isOpen
          title={title(opened)}
          onClose={() => onOpen(undefined)}
          footer={
            <>
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  size="large"
                  disabled={grid.ids[opened + by] === undefined}
                  onClick={() => move(opened + by)}
                >
                  {translate(by < 0 ? "grid.previousRow" : "grid.nextRow")}
                </Button>
              ))}
              <Button size="large" variant="primary" onClick={() => onOpen(undefined)}>
                {translate("grid.closeRow")}
              </Button>
            </>
          }
        >
          <div className="th-fields" key={grid.ids[opened]} dir={direction}>
            {grid.shown.map(
              (column, at) =>
                // The title says it.
                (at > 0 || column.kind !== "readOnly") && (
                  <RowField
                    key={column.id}
                    grid={grid}
                    cell={{ row: opened, column: at }}
                    column={column}
                    problem={problems.get(grid.ids[opened] ?? "")?.get(column.id)}
                  />
                ),
            )}
          </div>
        </Drawer>
      )}
    </>
  );
}

interface RowFieldProps<Row> {
  grid: GridControl<Row>;
  cell: { row: number; column: number };
  column: GridColumn<Row>;
  problem: string | undefined;
}

/** A cell as a field. What is typed counts once the field is left. */
function RowField<Row>({ grid, cell, column, problem }: RowFieldProps<Row>) {
  const entry = grid.entryAt(cell);
  const text = grid.textAt(cell);
  const reason = grid.reasonAt(cell);
  const [typed, setTyped] = useState<string>();
  if (reason !== false)
    return (
      <DescriptionList>
        <Description label={column.title}>
          {shownText(column, entry, grid.speech)}
          {typeof reason === "string" && <span className="th-small th-muted"> {reason}</span>}
        </Description>
      </DescriptionList>
    );
  const write = (next: string) => grid.write([{ ...cell, text: next }]);
  const shared = {
    label: column.title,
    isRequired: column.isRequired,
    hint: grid.warningAt(cell),
    errors: problem === undefined ? undefined : [problem],
    isChanged: grid.edits.get(grid.ids[cell.row] ?? "")?.has(column.id) ?? false,
  };
  if (column.kind === "boolean")
    return (
      <Switch
        label={column.title}
        isChecked={entry.value === true}
        onChange={(value) => grid.set([cell], { value })}
      />
    );
  if (column.kind === "select")
    return (
      <Select
        {...shared}
        placeholder="–"
        options={column.options}
        value={String(entry.value ?? "")}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      isNumeric={isNumeric(column)}
      inputMode={isNumeric(column) ? "decimal" : undefined}
      autoComplete="off"
      suffix={column.kind === "money" ? column.currencyCode.toUpperCase() : undefined}
      value={typed ?? text}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed !== undefined && typed !== text) write(typed);
        setTyped(undefined);
      }}
    />
  );
}
