/**
 * A spreadsheet on a page: rows of records, columns of types, saved with one write for each row.
 */

export { type GridControl, type GridOptions, useGrid } from "./control/use-grid";
export type { GridPut } from "./control/use-grid-edits";
export { useGridRows } from "./control/use-grid-rows";
export type { GridOutcome, GridSaving } from "./control/use-grid-save";
export type {
  GridBooleanColumn,
  GridColumn,
  GridMoneyColumn,
  GridNumberColumn,
  GridReadOnlyColumn,
  GridSelectColumn,
  GridTextColumn,
  GridValue,
} from "./model/column";
export type { GridSource, GridValues } from "./save/save-grid";
export { useDraftedColumns, useDraftedRows } from "./save/use-drafted";
export { DataGrid, type DataGridProps } from "./view/data-grid";
export { GridDialog, type GridDialogProps } from "./view/grid-dialog";
export { GridLoading, type GridLoadingProps } from "./view/grid-loading";
export { GridSaveBar, type GridSaveBarProps } from "./view/grid-saving";
