export * as cell from "./cells/cell";
export type { CellKind, CellWords, KeyCell } from "./cells/cell-kind";
export type { CellKinds, CustomCell } from "./cells/cell-types";
export { useAdminQuery, useRecord, useRecords } from "./data/data";
export { usePolling } from "./data/polling";
export { queryOf } from "./data/resource-path";
export { useSettings } from "./data/use-settings";
export { useUserNames } from "./data/use-user-names";
export { formatDate } from "./dates/dates";
export { sortByCreatedAt } from "./dates/sort-by-created-at";
export { describeError } from "./errors/describe-error";
export { AdminError, isAdminError, toAdminError } from "./errors/errors";
export { type StoreErrorPattern, translateStoreError } from "./errors/translate-store-error";
export {
  type Change,
  type ExtensionIds,
  extendResource,
  hide,
  move,
  replace,
  wrap,
} from "./extension/changes";
export {
  defineExtension,
  type ExtensionCommand,
  type ExtensionKinds,
  type RouteConfig,
  type SettingConfig,
  type SettingProps,
  type WidgetConfig,
} from "./extension/define-extension";
export type { WidgetProps, Zone, ZoneProps } from "./extension/zone-props";
export * as field from "./fields/field";
export type { FieldInputProps, FieldKind } from "./fields/field-kind";
export type {
  AddressValue,
  CustomFieldProps,
  FieldKinds,
  FieldOptions,
  KeyField,
} from "./fields/field-types";
export { useFormRecord, usePendingField } from "./fields/form-record";
export type { FormDefinition } from "./fields/forms";
export * as filter from "./filters/filter";
export type { FilterEditorProps, FilterKind, KeyFilter } from "./filters/filter-kind";
export type { FilterKinds } from "./filters/filter-types";
export { addressLines } from "./format/address-lines";
export { countryName } from "./format/country-name";
export { formatList } from "./format/format-list";
export { formatMoney, type MoneySum } from "./format/money";
export { personName } from "./format/person-name";
export { safeHref, safeSrc } from "./format/safe-url";
export { debounce, useDebouncedValue } from "./hooks/debounce";
export { useInView } from "./hooks/use-in-view";
export { type Command, useCommands } from "./host/commands";
export { useFeatureFlag } from "./host/feature-flags";
export { type Host, useHost } from "./host/host";
export type { MedusaClient, StoreDetails } from "./host/medusa-client";
export type { ExtensionMessages } from "./message-keys";
export type { AnyAction } from "./resource/actions";
export {
  type ActionContext,
  type ActionOf,
  type ActionScreenProps,
  type DeleteContext,
  defineAction,
  type RecordContext,
} from "./resource/actions";
export type { DetailDefinition, ResourceHead } from "./resource/define-resource";
export { defineResource, type ListDefinition } from "./resource/define-resource";
export type { PrintDocumentOf, PrintDocumentProps } from "./resource/documents";
export type { WrapperProps } from "./resource/element";
export { lazyExport } from "./resource/lazy-export";
export { defineBody, hasPage } from "./resource/resource-body";
export type { KeysOfType, RecordExtensions, RecordOf, ResourceName, Resources } from "./resource/resources";
export type { SearchDefinition, SearchIndex } from "./resource/search";
export type { SectionKinds, SectionProps } from "./resource/sections";
export type { InputOf, OutputOf } from "./resource/standard-schema";
export type { NextSubrecord, RowDefinition, SubrecordsOf } from "./resource/subrecords";
export type { TimelineEntry, TimelineSource } from "./resource/timeline";
export { timelineFromDates } from "./resource/timeline-from-dates";
export { statusStyles } from "./status-styles";
export { holds } from "./writes/holds";
export { useWrite } from "./writes/use-write";
export type { Write } from "./writes/write-types";
