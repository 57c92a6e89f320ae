export {
  type ActionContext,
  type ActionOf,
  type AnyAction,
  type DefinedAction,
  defineAction,
  type FormActionOf,
  type RecordSetting,
} from "./actions";
export { apiVersion } from "./api-version";
export { builtInRoutes, settingsSegment } from "./built-in-routes";
export * as cell from "./cell";
export {
  type AnyCell,
  type BadgeCell,
  type CellOf,
  type CellOptions,
  type CustomCell,
  cellId,
  type NarrowPlace,
  normalizeCell,
  sortKey,
} from "./cells";
export {
  type Command,
  type CommandGroup,
  type CommandRegistry,
  CommandsContext,
  useCommands,
} from "./commands";
export {
  type BelowRecord,
  belowQuery,
  type DataQuery,
  type ListQuery,
  listQuery,
  type PageQuery,
  type ReadState,
  type RecordsPage,
  recordQuery,
  useRecord,
  useRecords,
} from "./data";
export { type DateOptions, type DateStyle, formatDate } from "./dates";
export { type Debounced, debounce, useDebouncedValue } from "./debounce";
export {
  defineExtension,
  type ExtensionDefinition,
  type ExtensionRoute,
  type ExtensionSetting,
  type ExtensionWidget,
  type LoadMessages,
  type RouteConfig,
  type RouteProps,
  type SettingConfig,
  type SettingProps,
  type WidgetComponent,
  type WidgetConfig,
} from "./define-extension";
export {
  type AnyResource,
  type DetailDefinition,
  defineResource,
  type FindDefinition,
  type IconComponent,
  type ListDefinition,
  type ResourceApi,
  type ResourceDefinition,
  type ResourceNavigation,
  type Selection,
} from "./define-resource";
export {
  AdminError,
  type AdminErrorCode,
  type AdminErrorDetails,
  isAdminError,
  toAdminError,
} from "./errors";
export {
  FeatureFlagContext,
  type FeatureFlags,
  type FeatureName,
  featureFlagsOf,
  hasFeature,
  type Needs,
  useFeatureFlag,
} from "./feature-flags";
export * as field from "./field";
export type {
  AddressValue,
  AnyField,
  FieldOf,
  FieldOptions,
  GroupField,
  OwnField,
  OwnFieldProps,
} from "./fields";
export * as filter from "./filter";
export type { AnyFilter, FilterOf, FilterOptions } from "./filters";
export type { AnyForm, FormDefinition, FormLook, FormStep } from "./forms";
export {
  type Deed,
  type Host,
  HostContext,
  type NoticeOptions,
  type NoticeType,
  type Notify,
  requireResource,
  type Translate,
  useHost,
} from "./host";
export { formatList } from "./lists";
export { type LookName, type StatusLook, type StatusShape, type StatusTone, statusLooks } from "./looks";
export type {
  AdminStore,
  AdminUser,
  CustomCalls,
  MedusaClient,
  ResponseMeta,
} from "./medusa-client";
export { formatMoney, type MoneyParts, minorUnitDigits, moneyParts } from "./money";
export {
  type Period,
  type PeriodReader,
  parsePeriod,
  periodBounds,
  type RelativePeriod,
  relativePeriods,
  writePeriod,
} from "./periods";
export { type BatchJob, type BatchJobError, type Polling, PollingContext, usePolling } from "./polling";
export { recordId, titleOf } from "./record";
export type {
  ElementOf,
  KeysWith,
  ListKeys,
  RecordOf,
  ResourceName,
  Resources,
  WordKeys,
} from "./resources";
export {
  builtInSections,
  checkRoutePath,
  placeRoute,
  type RoutePathProblem,
  type RoutePlacement,
  routeShape,
} from "./route-paths";
export { safeHref, safeSource } from "./safe-address";
export type { AnyLoad, AnySection, Load, Members, SectionOf, SectionProps } from "./sections";
export type { InputOf, OutputOf, StandardIssue, StandardResult, StandardSchema } from "./standard-schema";
export type { Inverse } from "./undo";
export { useUndo, useWrite, writtenRecord } from "./use-write";
export { executeUndo, executeWrite, executeWrites, type ManyWrites, type WriteContext } from "./write";
export type { Write, WriteResult, Written } from "./writes";
export type { GatePage, WidgetProps, Zone, ZoneProps } from "./zone-props";
export { resourceZones, type ScreenZone, type V1Zone, v1Zones } from "./zones";
