/**
 * Importing files: reading CSV, finding columns by their names, checking rows in slices, a page around all that, and the store's batch
 * job. Who imports this loads it, and the first list does not.
 */

export {
  type CsvTable,
  decodeText,
  parseCsv,
  type ReadCsvOptions,
  readCsv,
  writeCsv,
} from "./model/csv-table";
export type {
  ImportDefinition,
  ImportFactsReading,
  ImportPlan,
  ImportProblem,
  ImportReading,
  ImportRowState,
} from "./model/import-definition";
export { type FileState, readFileState } from "./model/import-job";
export { type CellEdits, editCell, type MappedTable, mappedTable } from "./model/mapped-table";
export {
  assignColumn,
  type ColumnMapping,
  type ImportColumn,
  matchColumns,
  plainHeading,
  unmatchedHeadings,
} from "./model/match-columns";
export { inSlices, nextTurn, type SliceOptions } from "./model/slices";
export { ImportStudio, type ImportStudioProps } from "./view/import-studio";
