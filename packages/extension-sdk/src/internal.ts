/**
 * What the admin and its tests use of the contract, and authors do not. Outside the promise of versions: any release may
 * change or remove a name. The compiler refuses it in an extension.
 */

export type { BadgeCell } from "./cells/badge";
export type {
  AnyCellKind,
  CellDrawContext,
  CellOptions,
  CellTextContext,
  FileColumn,
  MobileSlot,
} from "./cells/cell-kind";
export { cellKindOf } from "./cells/cell-kind-of";
export { type AnyCell, type CellOf, cellId, normalizeCell, sortKey } from "./cells/cell-types";
export type { AdminUser, CustomEndpoints, ResponseMeta } from "./client/medusa-client";
export { type FeatureName, hasFeature, type Requirements } from "./client/store-features";
export {
  type ListQuery,
  type ListQueryOptions,
  listQuery,
  nestedListQuery,
  type ParentRecord,
  type QueryState,
  type RecordQueryOptions,
  type RecordsPage,
  recordQuery,
} from "./data/data";
export { type Ownership, ownerId, withOwner } from "./data/owners";
export { type BatchJob, type BatchJobError, type Polling, PollingContext } from "./data/polling";
export { useLoadResources, useResource } from "./data/use-resource";
export type { DateOptions, DateStyle } from "./dates/dates";
export {
  type DateRange,
  type DateRangeOptions,
  dateRangeBounds,
  parseDateRange,
  type RelativeDateRange,
  relativeDateRanges,
  serializeDateRange,
} from "./dates/periods";
export { type OwnedKind, requireKind } from "./elements/kinds";
export type { AnyLazyComponent, LazyComponent } from "./elements/lazy-component";
export type { ElementOptions, ElementOrigin, ElementWrapper } from "./elements/part";
export type { AdminErrorCode, AdminErrorDetails } from "./errors/errors";
export { apiVersion } from "./extension/api-version";
export type { BuiltInId } from "./extension/built-in-ids";
export { builtInRoutes, settingsSegment } from "./extension/built-in-routes";
export {
  type ElementKind,
  elementKinds,
  type PageKind,
  type ParsedTarget,
  pageKinds,
  parseTarget,
} from "./extension/change-target";
export type {
  AnyResourceExtension,
  BadgeLoader,
  ChangeTarget,
  ElementPosition,
  MoveTarget,
  ReplacementOf,
  ReplaceTarget,
  ResourceExtension,
  SidebarMove,
  WrapperOf,
  WrapTarget,
} from "./extension/changes";
export type {
  ExtensionDefinition,
  ExtensionEntry,
  ExtensionRoute,
  ExtensionSetting,
  ExtensionWidget,
  MessagesLoader,
  RouteLink,
  RouteProps,
  SettingsForm,
  SettingsStorage,
  SidebarGroup,
  SidebarItem,
  SidebarSection,
  SidebarTransform,
  WidgetComponent,
} from "./extension/define-extension";
export {
  builtInSections,
  checkRoutePath,
  type RouteMount,
  type RoutePathProblem,
  resolveRouteMount,
  routePattern,
} from "./extension/route-paths";
export type { AuthPage } from "./extension/zone-props";
export {
  type AdminZone,
  adminZones,
  detailsZone,
  resourceZones,
  type ScreenZone,
  type V1Zone,
  v1Zones,
} from "./extension/zones";
export type { AnyFieldKind, FieldValues, UnknownField } from "./fields/field-kind";
export type { FieldStorage } from "./fields/field-store";
export type {
  AddressField,
  AlternativesField,
  AnyField,
  BuiltInFieldKinds,
  ChoiceField,
  ChoicesField,
  CountryField,
  CustomField,
  DateField,
  EmailField,
  FieldOf,
  FilesField,
  GroupField,
  HandleField,
  ImagesField,
  LineReasons,
  LinesField,
  LongTextField,
  MetadataField,
  MoneyField,
  NumberField,
  PasswordField,
  PercentField,
  ReferenceField,
  ReferencesField,
  TagsField,
  TextField,
  ToggleField,
} from "./fields/fields";
export type { AnyFieldsExtension, FieldsExtension } from "./fields/fields-extension";
export {
  FormFieldContext,
  type FormFieldProps,
  type FormRecord,
  FormRecordContext,
} from "./fields/form-record";
export {
  type AnyForm,
  type FormExtension,
  type FormLayout,
  type FormStep,
  scopedKey,
  unscopedKey,
} from "./fields/forms";
export type { AnyFilterKind, FilterContext, FilterOptions, UnknownFilter } from "./filters/filter-kind";
export { filterKindOf } from "./filters/filter-kind-of";
export type { AnyFilter, FilterOf } from "./filters/filter-types";
export { addUpMoney, type MoneyParts, minorUnitDigits, moneyParts } from "./format/money";
export type { PersonNameParts } from "./format/person-name";
export { copyText } from "./hooks/copy-text";
export type { Debounced } from "./hooks/debounce";
export { type CommandGroup, type CommandRegistry, CommandsContext } from "./host/commands";
export { FeatureFlagContext, type FeatureFlags, featureFlagsOf } from "./host/feature-flags";
export type { Notify, ToastOptions, ToastType } from "./host/host";
export type { StatusName, StatusShape, StatusStyle, StatusTone } from "./looks";
export type { MessageKey, Translate } from "./message-keys";
export { recordId, titledIn, titleOf } from "./records/record";
export type { FieldSelection, Membership, OwnerOf, ResourceApi } from "./records/resource-api";
export {
  hasList,
  type IconComponent,
  type ResourceNavigation,
  type TitleWords,
} from "./records/resource-head";
export type { ArrayKeys, ElementOf, EnumKeys, NestedReturnReason } from "./records/resources";
export type { StandardIssue, StandardResult, StandardSchema } from "./records/standard-schema";
export {
  type ActionGroup,
  type ActionRun,
  actionGroups,
  type CrudAction,
  type CrudContext,
  type CrudOverride,
  type DefinedAction,
  type DeleteRule,
  type FormActionOf,
} from "./resource/actions";
export type { AnyResource, DefinedBody, ResourceBody, ResourceDefinition } from "./resource/define-resource";
export type { AnyPrintDocument } from "./resource/documents";
export type { DetailPageProps, FormPageProps } from "./resource/page-props";
export { RecordActionsContext, type RecordActionsProps } from "./resource/record-actions";
export { loadResource } from "./resource/resource-body";
export type { AnySection, SectionOf } from "./resource/sections";
export type { AnyRow, AnySubrecords, Later } from "./resource/subrecords";
export type { AnyTimelineSource } from "./resource/timeline";
export {
  type ActivityItem,
  type AdminHost,
  HostContext,
  requireResource,
  requireWholeResource,
} from "./resource/use-host";
export type { MovedMembers, UndoAction, WriteResult, Written } from "./resource/writes";
export { createProgress, type ProgressNotes } from "./tasks/action-progress";
export { useUndo, writtenRecord } from "./writes/use-write";
export { executeUndo, executeWrite, executeWrites, type ManyWrites, type WriteContext } from "./writes/write";
