export {
  type CellTextContext,
  CellView,
  type CellViewProps,
  cellAlign,
  cellLabel,
  cellText,
  hasValue,
} from "./cell-view";
export { FormField } from "./form-field";
export { Country, type CountryProps } from "./country";
export { MetadataSection, type MetadataSectionProps } from "./metadata-section";
export { RecordActions } from "./record-actions";
