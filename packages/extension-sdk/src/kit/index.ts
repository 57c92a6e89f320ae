export { CellView, type CellViewProps, cellAlign, cellLabel, hasValue } from "./cell-view";
export { MetadataSection, type MetadataSectionProps } from "./metadata-section";
