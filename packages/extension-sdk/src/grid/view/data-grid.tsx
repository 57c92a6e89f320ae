import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import css from "../../styles/later/grid.css";
import { classNames } from "../../ui/base/class-names";
import { useUi } from "../../ui/base/ui-context";
import { useIsAtLeast } from "../../ui/base/use-is-at-least";
import { useLaterStyles } from "../../ui/base/use-later-styles";
import { Button } from "../../ui/controls/button";
import type { GridControl, GridDone } from "../control/use-grid";
import { boundsOf, currentRange } from "../model/selection";
import { GridTable } from "./grid-table";
import { GridTools } from "./grid-tools";
import { RowList } from "./row-list";

/** What {@link DataGrid} takes. */
export interface DataGridProps<Row> {
  /** What {@link useGrid} answers. */
  grid: GridControl<Row>;
  /** Accessible name: "Prices of Canyon Tarp". */
  label: string;
  /** It fills what it stands in; else it is a part of a page, with a height of its own. */
  isFilling?: boolean;
  /** Buttons of the page's own, after the tools above it. */
  tools?: ReactNode;
}

/** From this width on there are columns, in pixels; below it rows open as forms. */
const withColumns = 720;

/**
 * A spreadsheet on a page: ranges, copy and paste, fill, undo, find, columns to choose. What was changed is saved with
 * {@link GridSaveBar}, or in a {@link GridDialog}.
 *
 * @example <DataGrid grid={grid} label={translate("prices.title")} />
 */
export function DataGrid<Row>({ grid, label, isFilling = false, tools }: DataGridProps<Row>) {
  useLaterStyles(css);
  const { translate } = useUi();
  const hasColumns = useIsAtLeast(withColumns);
  const search = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [opened, setOpened] = useState<number>();
  const { problems: cells, selection, shown, ids } = grid;
  const problems = useMemo(() => {
    const texts = new Map<string, Map<string, string>>();
    for (const { rowId, columnId, problem } of cells) {
      const text = typeof problem === "string" ? problem : translate(problem.key, problem.values);
      texts.set(rowId, (texts.get(rowId) ?? new Map<string, string>()).set(columnId, text));
    }
    return texts;
  }, [cells, translate]);
  const tell = (action: "paste" | "fill" | "clear" | "undo" | "redo", { changed, readOnly, cut }: GridDone) =>
    setSaid(
      [
        translate(`grid.done.${action}`, { count: changed }),
        readOnly > 0 && translate("grid.done.readOnly", { count: readOnly }),
        cut > 0 && translate("grid.done.cut", { count: cut }),
      ]
        .filter(Boolean)
        .join(" "),
    );
  const { active } = selection;
  const activeId = ids[active.row] ?? "";
  const activeColumn = shown[active.column]?.id ?? "";
  const wrong = problems.get(activeId)?.get(activeColumn);
  const warning = wrong ?? grid.warningAt(active);
  const reason = grid.reasonAt(active);
  const { top, bottom, start, end } = boundsOf(currentRange(selection));
  const [rows, columns] = [bottom - top + 1, end - start + 1];
  const size = rows * columns > 1 && hasColumns ? translate("grid.selected", { rows, columns }) : "";
  const jump = (step: 1 | -1) => {
    const at = cells.findIndex(({ rowId, columnId }) => rowId === activeId && columnId === activeColumn);
    const next = at < 0 ? (step > 0 ? 0 : cells.length - 1) : (at + step + cells.length) % cells.length;
    const cell = cells[next];
    if (cell === undefined) return;
    grid.reveal(cell);
    // On a phone the cell is a field of its row's form.
    setOpened(hasColumns ? undefined : ids.indexOf(cell.rowId));
  };

  return (
    <div className={classNames("th-grid", !isFilling && "th-grid--page")}>
      <GridTools grid={grid} search={search} isList={!hasColumns} onDone={tell}>
        {tools}
      </GridTools>
      {hasColumns ? (
        <GridTable
          grid={grid}
          label={label}
          problems={problems}
          onDone={tell}
          onFind={() => search.current?.focus()}
          onSave={() => void grid.save()}
        />
      ) : (
        <RowList grid={grid} label={label} problems={problems} opened={opened} onOpen={setOpened} />
      )}
      <div className={classNames("th-grid__foot", wrong !== undefined && "th-grid__foot--wrong")}>
        {cells.length > 0 && (
          <>
            <span className="th-grid__wrong">{translate("grid.problemCount", { count: cells.length })}</span>
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                variant="ghost"
                size="small"
                iconOnly
                label={translate(step < 0 ? "grid.previousProblem" : "grid.nextProblem")}
                icon={
                  step < 0 ? (
                    <ChevronUp className="th-icon" aria-hidden />
                  ) : (
                    <ChevronDown className="th-icon" aria-hidden />
                  )
                }
                onClick={() => jump(step)}
              />
            ))}
          </>
        )}
        <span role="status">{warning ?? (typeof reason === "string" ? reason : size || said)}</span>
        {/* What was done is told also where the size of the range stands in its place. */}
        <span role="status" className="th-visually-hidden">
          {said}
        </span>
      </div>
    </div>
  );
}
