export type { CellTextContext } from "../cells/cell-kind";
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
  PaperHead,
  type PaperHeadProps,
  PaperLine,
  type PaperParty,
  PaperTable,
  type PaperTableProps,
  type PaperTotal,
} from "./paper";
export { PartsSection, type PartsSectionProps } from "./parts-section";
export { RecordActions } from "./record-actions";
export { RecordRow, type RecordRowProps } from "./record-row";
export { type StepFate, StepsTrouble, type StepsTroubleProps } from "./steps-trouble";
