export type { CellTextContext } from "../cells/cell-kind";
export { AddressText, type AddressTextProps } from "./address-text";
export {
  CellView,
  type CellViewProps,
  cellAlign,
  cellLabel,
  cellText,
  hasValue,
} from "./cell-view";
export { Country, type CountryProps } from "./country";
export { FormField } from "./form-field";
export { MetadataSection, type MetadataSectionProps } from "./metadata-section";
export {
  PaperBlank,
  type PaperColumn,
  PaperFoot,
  PaperHead,
  type PaperHeadProps,
  PaperLine,
  type PaperParty,
  PaperTable,
  type PaperTableProps,
  type PaperTotal,
} from "./paper";
export { noPaperSettings, type PaperSettings, paperSettingsKey, usePaperSettings } from "./paper-settings";
export { ReadProblem, type ReadProblemProps } from "./read-problem";
export { RecordActions } from "./record-actions";
export { RecordPicker, type RecordPickerColumn, type RecordPickerProps } from "./record-picker";
export { type StepFate, StepsTrouble, type StepsTroubleProps } from "./steps-trouble";
