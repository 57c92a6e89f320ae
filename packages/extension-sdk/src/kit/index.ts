export type { CellTextContext } from "../cells/cell-kind";
export { AddressText, type AddressTextProps } from "./address-text";
export {
  CellValue,
  type CellValueProps,
  cellAlign,
  cellLabel,
  cellText,
  hasValue,
} from "./cell-value";
export { Country, type CountryProps } from "./country";
export { FormField } from "./form-field";
export { MetadataSection, type MetadataSectionProps } from "./metadata-section";
export { noPaperSettings, type PaperSettings, paperSettingsKey, usePaperSettings } from "./paper-settings";
export {
  DocumentBlankField,
  type DocumentColumn,
  DocumentFooter,
  DocumentHeader,
  type DocumentHeaderProps,
  DocumentLineItem,
  type DocumentParty,
  DocumentTable,
  type DocumentTableProps,
  type DocumentTotal,
} from "./print-document";
export { ReadProblem, type ReadProblemProps } from "./read-problem";
export { RecordActions } from "./record-actions";
export { RecordPicker, type RecordPickerColumn, type RecordPickerProps } from "./record-picker";
export { SectionEditButton } from "./section-edit-button";
export { TaskQueueError, type TaskQueueErrorProps, type TaskStatus } from "./task-queue-error";
