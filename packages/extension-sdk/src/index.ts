export * as cell from "./cells/cell";
export type { CellKind, CellWords, KeyCell } from "./cells/cell-kind";
export type { CellKinds, CustomCell } from "./cells/cell-types";
export type { MedusaClient, StoreDetails } from "./client/medusa-client";
export { queryOf } from "./data/api";
export { useAdminQuery, useRecord, useRecords } from "./data/data";
export { usePolling } from "./data/polling";
export { useUserNames } from "./data/staff-names";
export { useSettings } from "./data/use-settings";
export { sortByCreatedAt } from "./dates/by-time";
export { formatDate } from "./dates/dates";
export type { WrapperProps } from "./elements/part";
export { lazyExport } from "./elements/part-of";
export { describeError } from "./errors/describe-error";
export { AdminError, isAdminError, toAdminError } from "./errors/errors";
export { type StoreErrorPattern, translateStoreError } from "./errors/explain-refusal";
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
export type {
  CustomFieldProps,
  FieldInputProps,
  FieldKind,
  FieldOptions,
  KeyField,
} from "./fields/field-kind";
export type { FieldKinds } from "./fields/fields";
export { useFormRecord, usePendingField } from "./fields/form-record";
export type { FormDefinition } from "./fields/forms";
export * as filter from "./filters/filter";
export type { FilterEditorProps, FilterKind, KeyFilter } from "./filters/filter-kind";
export type { FilterKinds } from "./filters/filter-types";
export { type AddressValue, addressLines } from "./format/address-lines";
export { countryName } from "./format/country-name";
export { formatList } from "./format/lists";
export { formatMoney, type MoneySum } from "./format/money";
export { personName } from "./format/person-name";
export { safeHref, safeSrc } from "./format/safe-address";
export { debounce, useDebouncedValue } from "./hooks/debounce";
export { useInView } from "./hooks/use-seen";
export { type Command, useCommands } from "./host/commands";
export { useFeatureFlag } from "./host/feature-flags";
export type { Host } from "./host/host";
export { statusStyles } from "./looks";
export type { ExtensionMessages } from "./message-keys";
export type { SearchDefinition, SearchIndex } from "./records/find";
export { hasPage } from "./records/resource-head";
export type { KeysOfType, RecordExtensions, RecordOf, ResourceName, Resources } from "./records/resources";
export type { InputOf, OutputOf } from "./records/standard-schema";
export {
  type ActionContext,
  type ActionOf,
  type AnyAction,
  defineAction,
  type RecordContext,
} from "./resource/actions";
export {
  type DetailDefinition,
  defineResource,
  type ListDefinition,
  type ResourceHead,
} from "./resource/define-resource";
export type { PrintDocumentOf, PrintDocumentProps } from "./resource/documents";
export { timelineFromDates } from "./resource/moments-of";
export { defineBody } from "./resource/resource-body";
export type { SectionKinds, SectionProps } from "./resource/sections";
export type { NextPart, RowDefinition, SubrecordsOf } from "./resource/subrecords";
export type { TimelineEntry, TimelineSource } from "./resource/timeline";
export { useHost } from "./resource/use-host";
export type { Write } from "./resource/writes";
export { holds } from "./writes/holds";
export { useWrite } from "./writes/use-write";
