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
export { isPaged } from "./data/client-side-list";
export {
  adminQuery,
  type ListQuery,
  type ListQueryOptions,
  listQuery,
  nestedListQuery,
  type ParentRecord,
  type QueryState,
  type RecordQueryOptions,
  type RecordsPage,
  recordQuery,
  uncached,
} from "./data/data";
export { type Ownership, ownerId, withOwner } from "./data/owners";
export {
  type BatchJob,
  type BatchJobError,
  type BatchJobStatus,
  errorsOf,
  hasEnded,
  type Polling,
  PollingContext,
  statusOf,
} from "./data/polling";
export { pathOf } from "./data/resource-path";
export { useLoadResources, useResource } from "./data/use-resource";
export {
  type DateRange,
  type DateRangeOptions,
  dateRangeBounds,
  parseDateRange,
  type RelativeDateRange,
  relativeDateRanges,
  serializeDateRange,
} from "./dates/date-ranges";
export type { DateOptions, DateStyle } from "./dates/dates";
export type { ElementOptions, ElementOrigin, ElementWrapper } from "./elements/element";
export type { OwnedKind } from "./elements/kinds";
export { requireKind } from "./elements/kinds";
export type { AnyLazyComponent, LazyComponent } from "./elements/lazy-component";
export type { AdminErrorCode, AdminErrorDetails } from "./errors/errors";
export { apiVersion } from "./extension/api-version";
export type { BuiltInId } from "./extension/built-in-ids";
export { builtInRoutes, settingsSegment } from "./extension/built-in-routes";
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
  WidgetComponent,
} from "./extension/define-extension";
export {
  type ElementKind,
  elementKinds,
  type PageKind,
  type ParsedElementId,
  pageKinds,
  parseElementId,
} from "./extension/element-ids";
export {
  builtInSections,
  checkRoutePath,
  type RouteMount,
  type RoutePathProblem,
  resolveRouteMount,
  routePattern,
} from "./extension/route-paths";
export type { SidebarGroup, SidebarItem, SidebarSection, SidebarTransform } from "./extension/sidebar";
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
export type { FieldStorage } from "./fields/field-storage";
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
  RecordNameField,
  RecordNamesField,
  ReferenceField,
  ReferencesField,
  TagsField,
  TextField,
  ToggleField,
} from "./fields/field-types";
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
export { filterKindOf } from "./filter-editors/filter-kind-of";
export type { AnyFilterKind, FilterContext, FilterOptions, UnknownFilter } from "./filters/filter-kind";
export type { AnyFilter, FilterOf } from "./filters/filter-types";
export { addUpMoney, type MoneyParts, minorUnitDigits, moneyParts } from "./format/money";
export type { PersonNameParts } from "./format/person-name";
export { copyText } from "./hooks/copy-text";
export type { Debounced } from "./hooks/debounce";
export { useAfterLists } from "./hooks/use-after-lists";

export { type CommandGroup, type CommandRegistry, CommandsContext } from "./host/commands";
export { FeatureFlagContext, type FeatureFlags, featureFlagsOf } from "./host/feature-flags";
export type { ActivityItem, Notify, ToastOptions, ToastType } from "./host/host";
export type { MessageKey, Translate } from "./i18n/message-keys";
export { createProgress, type ProgressNotes } from "./records/action-progress";
export { isReceiver, type Membership } from "./records/membership";
export type {
  ArrayKeys,
  ElementOf,
  EnumKeys,
  InventoryItem,
  InventoryLevel,
  NestedReturnReason,
} from "./records/resources";
export type { StandardIssue, StandardResult, StandardSchema } from "./records/standard-schema";
export type { MovedMembers, UndoAction, Written } from "./records/write-types";
export {
  type ActionGroup,
  type ActionRun,
  actionGroups,
  type CrudAction,
  type CrudContext,
  type CrudOverride,
  type DefinedAction,
  type FormActionOf,
} from "./resource/actions";
export type {
  AnyResource,
  IconComponent,
  ResourceBody,
  ResourceDefinition,
  ResourceNavigation,
} from "./resource/define-resource";
export type { AnyPrintDocument } from "./resource/documents";
export type { DetailPageProps, FormPageProps } from "./resource/page-props";
export { RecordActionsContext, type RecordActionsProps } from "./resource/record-actions";
export { type DefinedBody, loadResource } from "./resource/resource-body";
export { SectionEditContext, type SectionEditLink } from "./resource/section-edit";
export type {
  AnySection,
  FilterReading,
  RecordFilter,
  RecordFilters,
  SectionEdit,
  SectionOf,
} from "./resource/sections";
export type { AnyRow, AnySubrecords, Later } from "./resource/subrecords";
export type { AnyTimelineSource } from "./resource/timeline";
export { type AdminHost, HostContext, requireCompleteResource, requireResource } from "./resource/use-host";
export { recordId, titledIn, titleOf } from "./resource-head/record";
export type { FieldSelection, OwnerOf, ResourceApi } from "./resource-head/resource-api";
export { hasList, type TitleWords } from "./resource-head/resource-info";
export { type AdminStorage, createAdminStorage } from "./storage/admin-storage";
export type { StorageArea } from "./storage/storage-area";
export { StorageContext, useStorage } from "./storage/use-storage";
export type { DeleteRule } from "./tasks/delete-rule";
export {
  type AnyTree,
  buildTree,
  childrenOf,
  inOrder,
  isSamePosition,
  isWithin,
  movedRecords,
  type PlannedMove,
  pathTitle,
  pathTo,
  planMove,
  positionAfterStep,
  positionOf,
  type SentRank,
  type Tree,
  type TreeDefinition,
  type TreeNode,
  type TreePosition,
  type TreeStep,
  useTree,
  type VisibleNode,
  visibleNodes,
} from "./tree";
export { treeOf } from "./ui/base/tree-of";
export { hasHostStyles, useAdminRoot } from "./ui/base/use-admin-root";
export { useIsAtLeast } from "./ui/base/use-is-at-least";
export { useLaterStyles } from "./ui/base/use-later-styles";
export type { StatusName, StatusShape, StatusStyle, StatusTone } from "./ui/text/status-styles";
export {
  executeUndo,
  executeWrite,
  executeWrites,
  type ManyWrites,
  type WriteContext,
} from "./writes/execute-write";
export { useUndo, writtenRecord } from "./writes/use-write";
export type { WriteResult } from "./writes/write-result";
