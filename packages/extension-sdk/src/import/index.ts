/**
 * Importing files: reading CSV, finding columns by their names, checking rows in slices, a page around all that, and the store's batch
 * job or calls. Who imports this loads it, and the first list does not.
 */

export { type CellNumber, readAmount, readInteger } from "./model/cell-numbers";
export {
  type CsvTable,
  decodeText,
  parseCsv,
  type ReadCsvOptions,
  readCsv,
  writeCsv,
} from "./model/csv-table";
export type {
  DirectImport,
  DirectImportPlan,
  ImportChoice,
  ImportDefinition,
  ImportFactsReading,
  ImportNote,
  ImportPlan,
  ImportPreview,
  ImportProblem,
  ImportReader,
  ImportReading,
  ImportResult,
  ImportRowState,
  ImportSending,
  JobImport,
  PlanOptions,
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
export { saveCsv } from "./model/save-csv";
export { inSlices, nextTurn, type SliceOptions } from "./model/slices";
export { ImportStudio, type ImportStudioProps } from "./view/import-studio";
