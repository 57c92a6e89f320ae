import { useId } from "react";
import { useHost } from "../../resource/use-host";
import type { ImportProblem } from "../model/import-definition";
import type { ImportColumn } from "../model/match-columns";

/** What {@link ImportCell} takes. */
export interface ImportCellProps {
  /** The column of the cell. */
  column: ImportColumn;
  /** The number of its row, as people count. */
  row: number;
  /** What the cell holds: from the file, or typed. */
  value: string;
  /** What is wrong with it; empty where it can be imported. */
  problems: readonly ImportProblem[];
  /** It can be typed into though nothing is wrong with it. */
  isInput: boolean;
  /** Called with what the person types over it. */
  onEdit(value: string): void;
}

/** A cell of a file: its text, or an input with what is wrong below it. */
export function ImportCell({ column, row, value, problems, isInput, onEdit }: ImportCellProps) {
  const { translate } = useHost();
  const id = useId();
  const isWrong = problems.length > 0;
  if (!isWrong && !isInput)
    return (
      <td data-label={column.title} data-empty={value === "" || undefined}>
        <bdi className="th-import__text" title={value.length > 30 ? value : undefined}>
          {value}
        </bdi>
      </td>
    );
  return (
    <td data-label={column.title} data-column={column.id} data-wrong={isWrong || undefined}>
      <span className="th-input th-input--small">
        <input
          className="th-input__element"
          dir="auto"
          aria-label={translate("import.rows.cell", { column: column.title, row })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          value={value}
          onChange={(event) => onEdit(event.currentTarget.value)}
        />
      </span>
      {isWrong && (
        <span className="th-import__problem" id={id}>
          {problems.map(({ code, values }) => translate(`import.problems.${code}`, values)).join(" ")}
        </span>
      )}
    </td>
  );
}
