export {
  type LinePayload,
  type LineSelection,
  linesPayload,
  restoreLines,
  selectedAmount,
  selectedLines,
  selectedQuantity,
} from "../fields/chosen-lines";
export type { NumberRange } from "../format/number-range";
export { Combobox, type ComboboxProps } from "./combobox";
export type { ComboboxOption } from "./combobox-list";
export { countryOptions } from "./countries";
export { DateInput, type DateInputProps } from "./date-input";
export { FileDropzone, type FileDropzoneProps, type FileItem, fileSize } from "./file-drop";
export { LineItemsInput, type LineItemsInputProps } from "./lines/lines-input";
export { linesSchema } from "./lines/lines-schema";
export { type LineItemPrice, LineItemRow, type LineItemRowProps } from "./lines/picked-line";
export { MetadataEditor, type MetadataEditorProps } from "./metadata-editor";
export { type Metadata, metadataPayload } from "./metadata-payload";
export { MoneyInput, type MoneyInputProps } from "./numbers/money-input";
export { NumberInput, type NumberInputProps, PercentInput } from "./numbers/number-input";
export { formatForInput, parseAmount, parseNumber } from "./numbers/parse-number";
export {
  effectiveAmount,
  restoreProposed,
  type SuggestedAmount,
  SuggestedMoneyInput,
  type SuggestedMoneyInputProps,
} from "./numbers/proposed-money-input";
export { QuantityInput, type QuantityInputProps } from "./numbers/quantity-input";
export { RangeInput, type RangeInputProps } from "./numbers/range-input";
export { DateRangePicker, type DateRangePickerProps } from "./period-picker";
export { ReferencePicker, type ReferencePickerProps } from "./reference-picker";
export { TagsInput, type TagsInputProps } from "./tags-input";
