/**
 * Importing files: reading CSV, finding columns by their names, checking rows in slices, a page around all that, and the store's batch
 * job. Who imports this loads it, and the first list does not.
 */

export { type CsvTable, decodeText, parseCsv, type ReadCsvOptions, readCsv, writeCsv } from "./csv-table";
export type {
  ImportDefinition,
  ImportPlan,
  ImportProblem,
  ImportReading,
  ImportRowState,
} from "./import-definition";
export { type FileState, readFileState } from "./import-job";
export { type CellEdits, editCell, type MappedTable, mappedTable } from "./mapped-table";
export {
  assignColumn,
  type ColumnMapping,
  type ImportColumn,
  matchColumns,
  plainHeading,
  unmatchedHeadings,
} from "./match-columns";
export { inSlices, nextTurn, type SliceOptions } from "./slices";
export { ImportStudio, type ImportStudioProps } from "./view/import-studio";
