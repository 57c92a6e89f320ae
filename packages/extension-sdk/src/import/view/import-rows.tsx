import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { describeError } from "../../errors/describe-error";
import { formatNumber } from "../../format/number";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Field } from "../../ui/controls/field";
import { Radio } from "../../ui/controls/radio";
import { Banner } from "../../ui/feedback/banner";
import type { ImportChoice, ImportDefinition, ImportProblem } from "../model/import-definition";
import type { CellEdits, MappedTable } from "../model/mapped-table";
import type { ImportColumn } from "../model/match-columns";
import type { useImportPlan } from "../model/use-import-plan";
import { ImportSummary } from "./import-summary";
import { ImportTable, type ImportTableHandle } from "./import-table";

/** What {@link ImportRows} takes. */
export interface ImportRowsProps {
  /** The rows, by the columns of the import. */
  table: MappedTable;
  /** What can be read from the file. */
  columns: readonly ImportColumn[];
  /** What was typed over cells. */
  edits: CellEdits;
  /** What the import will do, as far as it is checked. */
  state: ReturnType<typeof useImportPlan>;
  /** What the store said of a job that has failed. */
  storeErrors: readonly {
    /** What went wrong, in the store's words. */
    message: string;
  }[];
  /** Finds the row that an error of the store is about. */
  rowOf: ImportDefinition<never, never>["rowOf"];
  /** The question about the whole file, where there is one. */
  choice: ImportChoice | undefined;
  /** What was answered to it. */
  chosen: string | undefined;
  /** Called with what the person answers. */
  onChoose(value: string): void;
  /** Called with what the person types over a cell. */
  onEdit(row: number, column: string, value: string): void;
}

/** Problems by row. */
function byRow(problems: readonly ImportProblem[]): Map<number, ImportProblem[]> {
  const rows = new Map<number, ImportProblem[]>();
  for (const problem of problems) {
    const found = rows.get(problem.row);
    if (found === undefined) rows.set(problem.row, [problem]);
    else found.push(problem);
  }
  return rows;
}

/**
 * Rows that have a problem, and those that had one since they were chosen: what is fixed stays in its place, so that nobody loses the
 * cell that is being typed into.
 */
function useRowsWithProblems(problems: ReadonlyMap<number, unknown>, isChosen: boolean): number[] {
  const seen = useRef(new Set<number>());
  return useMemo(() => {
    if (!isChosen) seen.current = new Set();
    for (const row of problems.keys()) seen.current.add(row);
    return [...seen.current].sort((left, right) => left - right);
  }, [problems, isChosen]);
}

/** What will be made and changed, what is wrong, and all rows with their cells. */
export function ImportRows(props: ImportRowsProps) {
  const { table, columns, edits, state, storeErrors, rowOf, choice, chosen, onChoose, onEdit } = props;
  const { translate, locale } = useHost();
  const { plan, phase, progress, error } = state;
  const [shown, setShown] = useState<"all" | "problems">();
  const [at, setAt] = useState(-1);
  const handle = useRef<ImportTableHandle>(null);
  const problems = useMemo(() => byRow(plan?.problems ?? []), [plan]);
  // Where something is wrong that comes first; the person may choose otherwise.
  const [hadProblems, setHadProblems] = useState(false);
  useEffect(() => {
    if (problems.size > 0) setHadProblems(true);
  }, [problems]);
  const isFiltered = (shown ?? (hadProblems ? "problems" : "all")) === "problems";
  const withProblems = useRowsWithProblems(problems, isFiltered);
  const all = useMemo(() => Array.from({ length: table.rowCount }, (_, row) => row), [table.rowCount]);
  const rows = isFiltered ? withProblems : all;
  const count = plan?.problems.length ?? 0;
  const move = (by: 1 | -1) => {
    if (count === 0) return;
    const next = (at + by + count) % count;
    setAt(next);
    const problem = plan?.problems[next];
    if (problem) handle.current?.focusCell(problem.row, problem.column);
  };
  const isBusy = phase === "asking" || phase === "checking";
  return (
    <>
      {error && (
        <Banner
          tone="negative"
          title={translate("import.rows.unread")}
          action={
            <Button size="small" onClick={state.retry}>
              {translate("action.retry")}
            </Button>
          }
        >
          {describeError(error, translate)}
        </Banner>
      )}
      {storeErrors.map(({ message }) => {
        const row = rowOf?.(message, table);
        return (
          <Banner
            key={message}
            tone="negative"
            title={translate("import.rows.refused")}
            action={
              row !== undefined && (
                <Button
                  size="small"
                  onClick={() => {
                    setShown("all");
                    handle.current?.focusRow(row);
                  }}
                >
                  {translate("import.rows.goTo", { row: row + 2 })}
                </Button>
              )
            }
          >
            <bdi>{message}</bdi>
          </Banner>
        );
      })}
      <p className="th-import__busy" role="status">
        {isBusy &&
          (progress === undefined
            ? translate("import.rows.checking")
            : translate(phase === "asking" ? "import.rows.asking" : "import.rows.progress", {
                done: formatNumber(progress.done, locale),
                count: formatNumber(progress.count, locale),
              }))}
        {phase === "ready" &&
          (count > 0
            ? translate("import.rows.problems", { count })
            : Object.values(plan?.operations ?? {}).every((operations) => operations === 0)
              ? translate("import.rows.nothing")
              : translate("import.rows.fine", { count: table.rowCount }))}
      </p>
      {isBusy && (
        <progress
          className="th-progress"
          aria-label={translate("import.rows.checking")}
          max={progress?.count}
          value={progress?.done}
        />
      )}
      {choice && (
        <Field label={translate(choice.label)}>
          {choice.options.map(({ value, label, hint }) => (
            <Radio
              key={value}
              name="import-choice"
              value={value}
              label={translate(label)}
              hint={hint && translate(hint)}
              isChecked={value === chosen}
              onChange={onChoose}
            />
          ))}
        </Field>
      )}
      {plan && <ImportSummary preview={plan} />}
      {plan && (
        <>
          <div className="th-import__tools">
            <fieldset className="th-import__filter">
              <legend className="th-visually-hidden">{translate("import.rows.show")}</legend>
              {(["problems", "all"] as const).map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="import-rows"
                    checked={isFiltered === (each === "problems")}
                    onChange={() => setShown(each)}
                  />
                  {translate(`import.rows.${each === "all" ? "all" : "withProblems"}`, {
                    count: formatNumber(each === "all" ? table.rowCount : problems.size, locale),
                  })}
                </label>
              ))}
            </fieldset>
            <span className="th-import__push" />
            {count > 0 && (
              <>
                <Button
                  size="small"
                  icon={<ChevronUp className="th-icon" aria-hidden />}
                  onClick={() => move(-1)}
                >
                  {translate("import.rows.previous")}
                </Button>
                <Button
                  size="small"
                  icon={<ChevronDown className="th-icon" aria-hidden />}
                  onClick={() => move(1)}
                >
                  {translate("import.rows.next")}
                </Button>
              </>
            )}
          </div>
          {rows.length === 0 ? (
            <p className="th-muted">{translate("import.rows.none")}</p>
          ) : (
            <ImportTable
              handle={handle}
              table={table}
              columns={columns.filter(({ id }) => table.columns.has(id) || hasProblem(plan.problems, id))}
              rows={rows}
              problems={problems}
              states={plan.states}
              edits={edits}
              onEdit={onEdit}
            />
          )}
        </>
      )}
    </>
  );
}

const hasProblem = (problems: readonly ImportProblem[], id: string) =>
  problems.some(({ column }) => column === id);
