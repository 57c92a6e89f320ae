export { CellView, type CellViewProps, cellAlign, cellLabel } from "./cell-view";
export { MetadataSection, type MetadataSectionProps } from "./metadata-section";
