export * as cell from "./cells/cell";
export type { CellKind, CellWords, KeyCell } from "./cells/cell-kind";
export type { CellKinds, CustomCell } from "./cells/cell-types";
export type { MedusaClient, StoreDetails } from "./client/medusa-client";
export { useAdminQuery, useRecord, useRecords } from "./data/data";
export { usePolling } from "./data/polling";
export { queryOf } from "./data/resource-path";
export { useSettings } from "./data/use-settings";
export { useUserNames } from "./data/use-user-names";
export { formatDate } from "./dates/dates";
export { sortByCreatedAt } from "./dates/sort-by-created-at";
export type { WrapperProps } from "./elements/element";
export { lazyExport } from "./elements/lazy-export";
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
  type ResourceTransform,
  type RouteConfig,
  type SettingConfig,
  type SettingProps,
  type WidgetConfig,
} from "./extension/define-extension";
export type { WidgetProps, Zone, ZoneProps } from "./extension/zone-props";
export * as field from "./fields/field";
export type { FieldInputProps, FieldKind } from "./fields/field-kind";
export type { CustomFieldProps, FieldKinds, FieldOptions, KeyField } from "./fields/field-types";
export { useFormRecord, usePendingField } from "./fields/form-record";
export type { FormDefinition } from "./fields/forms";
export * as filter from "./filter-editors/filter";
export type { FilterEditorProps, FilterKind, KeyFilter } from "./filters/filter-kind";
export type { FilterKinds } from "./filters/filter-types";
export type { AddressValue } from "./format/address-lines";
export { addressLines } from "./format/address-lines";
export { countryName } from "./format/country-name";
export { formatList } from "./format/format-list";
export { formatMoney, type MoneySum } from "./format/money";
export { formatNumber } from "./format/number";
export { personName } from "./format/person-name";
export { safeHref, safeSrc } from "./format/safe-url";
export { debounce, useDebouncedValue } from "./hooks/debounce";
export { useInView } from "./hooks/use-in-view";
export { type Command, useCommands } from "./host/commands";
export { useFeatureFlag } from "./host/feature-flags";
export type { Host } from "./host/host";
export type { ExtensionMessages } from "./i18n/message-keys";
export type { KeysOfType, RecordExtensions, RecordOf, ResourceName, Resources } from "./records/resources";
export type { InputOf, OutputOf } from "./records/standard-schema";
export type { Write } from "./records/write-types";
export type { AnyAction } from "./resource/actions";
export { type ActionContext, type ActionOf, type ActionScreenProps, defineAction } from "./resource/actions";
export type { DetailDefinition, ResourceHead } from "./resource/define-resource";
export { defineResource, type ListDefinition, type ListLink } from "./resource/define-resource";
export type { PrintDocumentOf, PrintDocumentProps } from "./resource/documents";
export { defineBody } from "./resource/resource-body";
export type { SectionKinds, SectionProps } from "./resource/sections";
export type { NextSubrecord, RowDefinition, SubrecordsOf } from "./resource/subrecords";
export type { TimelineEntry, TimelineSource } from "./resource/timeline";
export { timelineFromDates } from "./resource/timeline-from-dates";
export { useHost } from "./resource/use-host";
export { hasPage } from "./resource-head/resource-info";
export type { SearchDefinition, SearchIndex } from "./resource-head/search";
export type { DeleteContext, RecordContext } from "./tasks/delete-rule";
export { statusStyles } from "./ui/text/status-styles";
export { holds } from "./writes/holds";
export { useWrite } from "./writes/use-write";
