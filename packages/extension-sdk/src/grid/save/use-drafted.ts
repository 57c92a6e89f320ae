import { useState } from "react";
import { useStorage } from "../../storage/use-storage";
import { readGridDraft } from "./grid-draft";

/**
 * The ids of the rows of which something was kept that is not saved when this was first drawn: a grid whose rows are chosen each
 * time asks for them, too.
 *
 * @param draft the name that the grid was given
 * @example const ids = [...new Set([...selected, ...useDraftedRows(draft)])];
 */
export function useDraftedRows(draft: string): readonly string[] {
  const { local } = useStorage();
  const [rows] = useState(() => [...readGridDraft(local, draft).keys()]);
  return rows;
}

/**
 * The ids of the columns of which something was kept that is not saved when this was first drawn: a grid whose columns are chosen
 * each time has them, too.
 *
 * @param draft the name that the grid was given
 * @example const years = [...new Set([...chosenYears, ...useDraftedColumns(draft)])];
 */
export function useDraftedColumns(draft: string): readonly string[] {
  const { local } = useStorage();
  const [columns] = useState(() => [
    ...new Set([...readGridDraft(local, draft).values()].flatMap((row) => [...row.keys()])),
  ]);
  return columns;
}
