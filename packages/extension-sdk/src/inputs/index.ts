export { Combobox, type ComboboxProps } from "./combobox";
export type { ComboboxOption } from "./combobox-list";
export { countryOptions } from "./countries";
export { DateInput, type DateInputProps } from "./date-input";
export { FileDrop, type FileDropProps, type FileItem, fileSize } from "./file-drop";
export {
  type ChosenLine,
  chosenAmount,
  chosenLines,
  chosenQuantity,
  type LinePayload,
  linesPayload,
  restoreLines,
} from "./lines/chosen-lines";
export { LinesInput, type LinesInputProps } from "./lines/lines-input";
export { linesSchema } from "./lines/lines-schema";
export { PickedLine, type PickedLineProps, type PickedPrice } from "./lines/picked-line";
export { MetadataEditor, type MetadataEditorProps } from "./metadata-editor";
export { type Metadata, metadataPayload } from "./metadata-payload";
export { MoneyInput, type MoneyInputProps } from "./numbers/money-input";
export { NumberInput, type NumberInputProps, PercentInput } from "./numbers/number-input";
export { parseAmount, parseNumber, typedNumber } from "./numbers/parse-number";
export {
  type ProposedAmount,
  ProposedMoneyInput,
  type ProposedMoneyInputProps,
  proposedAmount,
  restoreProposed,
} from "./numbers/proposed-money-input";
export { QuantityInput, type QuantityInputProps } from "./numbers/quantity-input";
export { type NumberRange, RangeInput, type RangeInputProps } from "./numbers/range-input";
export { PeriodPicker, type PeriodPickerProps } from "./period-picker";
export { ReferencePicker, type ReferencePickerProps } from "./reference-picker";
export { TagsInput, type TagsInputProps } from "./tags-input";
