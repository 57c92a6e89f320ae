import { useState } from "react";
import { useHost } from "../../resource/use-host";
import { Select } from "../../ui/controls/select";
import { Banner } from "../../ui/feedback/banner";
import { Table } from "../../ui/layout/table";
import { Status } from "../../ui/text/status";
import { statusStyles } from "../../ui/text/status-styles";
import type { CsvTable } from "../model/csv-table";
import { type ColumnMapping, type ImportColumn, unmatchedHeadings } from "../model/match-columns";

/** What {@link ImportColumns} takes. */
export interface ImportColumnsProps {
  /** The file as it was read. */
  table: CsvTable;
  /** What can be read from the file. */
  columns: readonly ImportColumn[];
  /** Which heading each column is read from. */
  mapping: ColumnMapping;
  /** Groups of which no column was found, though one of each is required. */
  missing: readonly (readonly string[])[];
  /** Headings that nobody is asked about. */
  isIgnored?(heading: string): boolean;
  /** Called when the person says what a heading is; `undefined` leaves it out. */
  onAssign(heading: number, column: string | undefined): void;
}

const styles = { matched: "done", open: "waiting", ignored: "empty" } as const;

/** The first values of a column, as an example. */
function exampleOf({ rows }: CsvTable, index: number): string {
  const values: string[] = [];
  for (const row of rows.slice(0, 50)) {
    const value = row[index]?.trim() ?? "";
    if (value !== "" && !values.includes(value)) values.push(value);
    if (values.length === 2) break;
  }
  return values.join(" · ");
}

/** What each column of the file is read as. Those that nothing was found for stand first. */
export function ImportColumns({ table, columns, mapping, missing, isIgnored, onAssign }: ImportColumnsProps) {
  const { translate, locale } = useHost();
  const unmatched = unmatchedHeadings(table.headings, mapping);
  const open = unmatched.filter((index) => !isIgnored?.(table.headings[index] ?? ""));
  const columnOf = new Map(Object.entries(mapping).map(([id, index]) => [index, id]));
  const options = columns.map(({ id, title }) => ({ value: id, label: title }));
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  // A row whose column was chosen stays where it is: one that moves takes the focus away.
  const [order] = useState(() =>
    [...table.headings.keys()].sort(
      (left, right) => Number(open.includes(right)) - Number(open.includes(left)) || left - right,
    ),
  );
  return (
    <>
      {missing.map((titles) => (
        <Banner key={titles.join()} tone="negative">
          {translate("import.columns.missing", { columns: either.format(titles) })}
        </Banner>
      ))}
      {open.length > 0 && (
        <Banner tone="caution">{translate("import.columns.unmatched", { count: open.length })}</Banner>
      )}
      <Table label={translate("import.titles.columns")} isInset isStill className="th-import__columns">
        <thead>
          <tr>
            <th scope="col">{translate("import.columns.heading")}</th>
            <th scope="col">{translate("import.columns.example")}</th>
            <th scope="col">{translate("import.columns.target")}</th>
            <th scope="col">{translate("import.columns.state")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((index) => {
            const heading =
              table.headings[index] || translate("import.columns.unnamed", { number: index + 1 });
            const column = columnOf.get(index);
            const state = column !== undefined ? "matched" : open.includes(index) ? "open" : "ignored";
            return (
              <tr key={index} data-state={state}>
                <th scope="row">
                  <bdi>{heading}</bdi>
                </th>
                <td className="th-import__example">
                  <bdi>{exampleOf(table, index)}</bdi>
                </td>
                <td>
                  <Select
                    label={translate("import.columns.targetOf", { heading })}
                    isLabelHidden
                    size="small"
                    placeholder={translate("import.columns.none")}
                    options={options}
                    value={column ?? ""}
                    onChange={(event) => onAssign(index, event.currentTarget.value || undefined)}
                  />
                </td>
                <td>
                  <Status {...statusStyles[styles[state]]}>
                    {translate(`import.columns.states.${state}`)}
                  </Status>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
