export type { DateRange, RelativeDateRange } from "../dates/date-ranges";
export {
  type LinePayload,
  type LineSelection,
  linesPayload,
  restoreLines,
  selectedAmount,
  selectedLines,
  selectedQuantity,
} from "../fields/line-selection";
export { minorUnitDigits } from "../format/money";
export type { NumberRange } from "../format/number-range";
export { Combobox, type ComboboxProps } from "./combobox";
export type { ComboboxOption } from "./combobox-list";
export { countryOptions } from "./countries";
export { DateInput, type DateInputProps } from "./date-input";
export { DateRangePicker, type DateRangePickerProps } from "./date-range-picker";
export { type LineItemPrice, LineItemRow, type LineItemRowProps } from "./lines/line-item-row";
export { LineItemsInput, type LineItemsInputProps } from "./lines/line-items-input";
export { linesSchema } from "./lines/lines-schema";
export { FileDropzone, type FileDropzoneProps, type FileItem, fileSize } from "./media/file-dropzone";
export { MediaInput, type MediaInputProps } from "./media/media-input";
export { MetadataEditor, type MetadataEditorProps } from "./metadata-editor";
export { type Metadata, metadataPayload } from "./metadata-payload";
export { NamePicker, type NamePickerProps } from "./name-picker";
export { MoneyInput, type MoneyInputProps } from "./numbers/money-input";
export { NumberInput, type NumberInputProps, PercentInput } from "./numbers/number-input";
export { formatForInput, parseAmount, parseNumber } from "./numbers/parse-number";
export { QuantityInput, type QuantityInputProps } from "./numbers/quantity-input";
export { RangeInput, type RangeInputProps } from "./numbers/range-input";
export {
  effectiveAmount,
  restoreSuggested,
  type SuggestedAmount,
  SuggestedMoneyInput,
  type SuggestedMoneyInputProps,
} from "./numbers/suggested-money-input";
export { ReferencePicker, type ReferencePickerProps } from "./reference-picker";
export { type SortableItem, SortableList, type SortableListProps } from "./sortable-list";
export { TagsInput, type TagsInputProps } from "./tags-input";
