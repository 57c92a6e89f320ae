import { describeError } from "../../errors/describe-error";
import type { Translate } from "../../i18n/message-keys";
import { type GridProblem, type GridSpeech, shownText } from "../model/cell-text";
import type { GridColumn } from "../model/column";
import type { GridFailure } from "../save/save-grid";

/** Why a cell was not saved, in words. */
export function failureProblem<Row>(
  { kind, error, now = null }: GridFailure,
  column: GridColumn<Row>,
  speech: GridSpeech,
  translate: Translate,
): GridProblem {
  if (kind === "changed")
    return { key: "grid.problems.changed", values: { value: shownText(column, { value: now }, speech) } };
  if (kind === "gone" || error === undefined) return { key: "grid.problems.gone" };
  return describeError(error, translate);
}
