export {
  type ChosenLine,
  chosenAmount,
  chosenLines,
  chosenQuantity,
  type LinePayload,
  linesPayload,
  restoreLines,
} from "./chosen-lines";
export { Combobox, type ComboboxProps } from "./combobox";
export type { ComboboxOption } from "./combobox-list";
export { countryOptions } from "./countries";
export { DateInput, type DateInputProps } from "./date-input";
export { FileDrop, type FileDropProps, type FileItem, fileSize } from "./file-drop";
export { LinesInput, type LinesInputProps } from "./lines-input";
export { linesSchema } from "./lines-schema";
export { MetadataEditor, type MetadataEditorProps } from "./metadata-editor";
export { type Metadata, metadataPayload } from "./metadata-payload";
export { MoneyInput, type MoneyInputProps } from "./money-input";
export { NumberInput, type NumberInputProps, PercentInput } from "./number-input";
export { parseAmount, parseNumber, typedNumber } from "./parse-number";
export { PeriodPicker, type PeriodPickerProps } from "./period-picker";
export { PickedLine, type PickedLineProps, type PickedPrice } from "./picked-line";
export {
  type ProposedAmount,
  ProposedMoneyInput,
  type ProposedMoneyInputProps,
  proposedAmount,
  restoreProposed,
} from "./proposed-money-input";
export { QuantityInput, type QuantityInputProps } from "./quantity-input";
export { type NumberRange, RangeInput, type RangeInputProps } from "./range-input";
export { ReferencePicker, type ReferencePickerProps } from "./reference-picker";
export { TagsInput, type TagsInputProps } from "./tags-input";
