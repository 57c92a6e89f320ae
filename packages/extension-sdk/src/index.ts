export { apiVersion } from "./api-version";
export { builtInRoutes, settingsSegment } from "./built-in-routes";
export {
  type AnyCell,
  type BadgeCell,
  badge,
  type CellOf,
  type CellOptions,
  type CustomCell,
  cell,
  cellId,
  type DateCell,
  date,
  type MoneyCell,
  money,
  type NarrowPlace,
  type NumberCell,
  normalizeCell,
  number,
  type TextCell,
} from "./cells";
export {
  type DataQuery,
  type ListQuery,
  listQuery,
  type PageQuery,
  type ReadState,
  type RecordsPage,
  recordQuery,
  useRecord,
  useRecords,
  useWrite,
  type Write,
} from "./data";
export { type DateOptions, type DateStyle, formatDate } from "./dates";
export {
  defineExtension,
  type ExtensionDefinition,
  type ExtensionRoute,
  type ExtensionSetting,
  type ExtensionWidget,
  type RouteConfig,
  type RouteProps,
  type SettingConfig,
  type SettingProps,
  type WidgetComponent,
  type WidgetConfig,
} from "./define-extension";
export {
  type AnyLoad,
  type AnyResource,
  type AnySection,
  type DetailDefinition,
  defineResource,
  type FormDefinition,
  type IconComponent,
  type ListDefinition,
  type Load,
  type ResourceApi,
  type ResourceDefinition,
  type ResourceNavigation,
  type SectionOf,
  type SectionProps,
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
  type AnyField,
  type FieldOf,
  type FieldOptions,
  type HandleField,
  handle,
  type LongTextField,
  longText,
  type TextField,
  text,
} from "./fields";
export { type AnyFilter, type ChoicesFilter, choices, type FilterOf } from "./filters";
export { type Host, HostContext, type Notify, requireResource, type Translate, useHost } from "./host";
export { type LookName, type StatusLook, type StatusShape, type StatusTone, statusLooks } from "./looks";
export type {
  AdminStore,
  AdminUser,
  CustomCalls,
  MedusaClient,
  ResponseMeta,
} from "./medusa-client";
export { formatMoney, type MoneyParts, minorUnitDigits, moneyParts } from "./money";
export type { KeysWith, RecordOf, ResourceName, Resources, WordKeys } from "./resources";
export {
  builtInSections,
  checkRoutePath,
  placeRoute,
  type RoutePathProblem,
  type RoutePlacement,
  routeShape,
} from "./route-paths";
export type { InputOf, OutputOf, StandardIssue, StandardResult, StandardSchema } from "./standard-schema";
export type { WidgetProps, Zone, ZoneProps } from "./zone-props";
export { resourceZones, type ScreenZone, type V1Zone, v1Zones } from "./zones";
