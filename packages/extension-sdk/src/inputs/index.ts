export { Combobox, type ComboboxOption, type ComboboxProps } from "./combobox";
export { countryOptions } from "./countries";
export { DateInput, type DateInputProps } from "./date-input";
export { FileDrop, type FileDropProps, type FileItem, fileSize } from "./file-drop";
export { MetadataEditor, type MetadataEditorProps } from "./metadata-editor";
export { type Metadata, metadataPayload } from "./metadata-payload";
export {
  MoneyInput,
  type MoneyInputProps,
  NumberInput,
  type NumberInputProps,
  PercentInput,
} from "./number-input";
export { parseNumber, typedNumber } from "./parse-number";
export { PeriodPicker, type PeriodPickerProps } from "./period-picker";
export { TagsInput, type TagsInputProps } from "./tags-input";
