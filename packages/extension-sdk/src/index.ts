export type { BadgeCell } from "./cells/badge";
export * as cell from "./cells/cell";
export type {
  AnyCellKind,
  CellDrawContext,
  CellKind,
  CellOptions,
  CellTextContext,
  CellWords,
  FileColumn,
  KeyCell,
  NarrowPlace,
} from "./cells/cell-kind";
export { cellKindOf } from "./cells/cell-kind-of";
export {
  type AnyCell,
  type CellKinds,
  type CellOf,
  type CustomCell,
  cellId,
  normalizeCell,
  sortKey,
} from "./cells/cell-types";
export { queryOf } from "./data/api";
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
  useStoreRead,
} from "./data/data";
export { type Ownership, ownerId, withOwner } from "./data/owners";
export { type BatchJob, type BatchJobError, type Polling, PollingContext, usePolling } from "./data/polling";
export { useStaffNames } from "./data/staff-names";
export { useLoadResources, useResource } from "./data/use-resource";
export { useSettings } from "./data/use-settings";
export { byTime } from "./dates/by-time";
export { type DateOptions, type DateStyle, formatDate } from "./dates/dates";
export {
  type Period,
  type PeriodReader,
  parsePeriod,
  periodBounds,
  type RelativePeriod,
  relativePeriods,
  writePeriod,
} from "./dates/periods";
export { describeError } from "./errors/describe-error";
export {
  AdminError,
  type AdminErrorCode,
  type AdminErrorDetails,
  isAdminError,
  toAdminError,
} from "./errors/errors";
export { explainRefusal, type KnownRefusal } from "./errors/explain-refusal";
export { apiVersion } from "./extension/api-version";
export type { BuiltInId } from "./extension/built-in-ids";
export { builtInRoutes, settingsSegment } from "./extension/built-in-routes";
export {
  type PageKind,
  type ParsedTarget,
  type PartKind,
  pageKinds,
  parseTarget,
  partKinds,
} from "./extension/change-target";
export {
  type AnyFieldsAddition,
  type AnyResourceAddition,
  type Change,
  type ChangeTarget,
  changeResource,
  type ExtensionIds,
  type FieldsAddition,
  hide,
  type LoadBadge,
  type MoveTarget,
  move,
  type PartMove,
  type ReplacementOf,
  type ReplaceTarget,
  type ResourceAddition,
  replace,
  type SidebarMove,
  type WrapperOf,
  type WrapTarget,
  wrap,
} from "./extension/changes";
export {
  type ArrangeSidebar,
  defineExtension,
  type ExtensionCommand,
  type ExtensionDefinition,
  type ExtensionEntry,
  type ExtensionKinds,
  type ExtensionRoute,
  type ExtensionSetting,
  type ExtensionWidget,
  type LoadMessages,
  type RouteConfig,
  type RouteLink,
  type RouteProps,
  type SettingConfig,
  type SettingProps,
  type SettingsForm,
  type SettingsStore,
  type SidebarGroup,
  type SidebarItem,
  type SidebarSection,
  type WidgetComponent,
  type WidgetConfig,
} from "./extension/define-extension";
export {
  builtInSections,
  checkRoutePath,
  placeRoute,
  type RoutePathProblem,
  type RoutePlacement,
  routeShape,
} from "./extension/route-paths";
export type { GatePage, WidgetProps, Zone, ZoneProps } from "./extension/zone-props";
export {
  type AdminZone,
  adminZones,
  detailsZone,
  resourceZones,
  type ScreenZone,
  type V1Zone,
  v1Zones,
} from "./extension/zones";
export * as field from "./fields/field";
export type {
  AnyFieldKind,
  FieldInputProps,
  FieldKind,
  FieldValues,
  UnknownField,
} from "./fields/field-kind";
export type { FieldStore } from "./fields/field-store";
export type {
  AddressField,
  AddressValue,
  AlternativesField,
  AnyField,
  BuiltInFieldKinds,
  ChoiceField,
  ChoicesField,
  CountryField,
  DateField,
  EmailField,
  FieldKinds,
  FieldOf,
  FieldOptions,
  FilesField,
  GroupField,
  HandleField,
  ImagesField,
  KeyField,
  LineReasons,
  LinesField,
  LongTextField,
  MetadataField,
  MoneyField,
  NumberField,
  OwnField,
  OwnFieldProps,
  PasswordField,
  PercentField,
  ReferenceField,
  ReferencesField,
  TagsField,
  TextField,
  ToggleField,
} from "./fields/fields";
export {
  FormFieldContext,
  type FormFieldProps,
  type FormRecord,
  FormRecordContext,
  useFormRecord,
  usePendingField,
} from "./fields/form-record";
export {
  type AnyForm,
  additionKey,
  type FormAddition,
  type FormDefinition,
  type FormLook,
  type FormStep,
  ownKey,
} from "./fields/forms";
export * as filter from "./filters/filter";
export type {
  AnyFilterKind,
  FilterContext,
  FilterEditorProps,
  FilterKind,
  FilterOptions,
  KeyFilter,
  OwnedKind,
  UnknownFilter,
} from "./filters/filter-kind";
export { filterKindOf } from "./filters/filter-kind-of";
export type { AnyFilter, FilterKinds, FilterOf } from "./filters/filter-types";
export { addressLines } from "./format/address-lines";
export { countryName } from "./format/country-name";
export { formatList } from "./format/lists";
export {
  addUpMoney,
  formatMoney,
  type MoneyParts,
  type MoneySum,
  minorUnitDigits,
  moneyParts,
} from "./format/money";
export { type Named, personName } from "./format/person-name";
export { safeHref, safeSource } from "./format/safe-address";
export { copyText } from "./hooks/copy-text";
export { type Debounced, debounce, useDebouncedValue } from "./hooks/debounce";
export { useSeen } from "./hooks/use-seen";
export {
  type Command,
  type CommandGroup,
  type CommandRegistry,
  CommandsContext,
  useCommands,
} from "./host/commands";
export {
  FeatureFlagContext,
  type FeatureFlags,
  type FeatureName,
  featureFlagsOf,
  hasFeature,
  type Needs,
  useFeatureFlag,
} from "./host/feature-flags";
export {
  type Deed,
  type Host,
  HostContext,
  type NoticeOptions,
  type NoticeType,
  type Notify,
  requireResource,
  requireWholeResource,
  type Translate,
  useHost,
} from "./host/host";
export type {
  AdminStore,
  AdminUser,
  CustomCalls,
  MedusaClient,
  ResponseMeta,
} from "./host/medusa-client";
export { type LookName, type StatusLook, type StatusShape, type StatusTone, statusLooks } from "./looks";
export type { ExtensionMessages, MessageKey } from "./message-keys";
export {
  type ActionContext,
  type ActionGroup,
  type ActionOf,
  type ActionRun,
  type AnyAction,
  actionGroups,
  type DefinedAction,
  type DeleteRule,
  defineAction,
  type FormActionOf,
  type RecordSetting,
  type StandingAction,
  type StandingChange,
  type StandingContext,
} from "./resource/actions";
export {
  type AnyResource,
  type DetailDefinition,
  defineResource,
  type IconComponent,
  type ListDefinition,
  type ResourceBody,
  type ResourceDefinition,
  type ResourceHead,
  type ResourceNavigation,
  type Selection,
  type TitleWords,
} from "./resource/define-resource";
export type { AnyDocument, DocumentOf, DocumentProps } from "./resource/documents";
export type { FindDefinition, SearchIndex } from "./resource/find";
export { requireKind } from "./resource/kinds";
export { momentsOf } from "./resource/moments-of";
export type { DetailPageProps, FormPageProps } from "./resource/page-props";
export type { Part, PartContribution, PartWrapper, Wrapped } from "./resource/part";
export { partOf } from "./resource/part-of";
export { recordId, titledIn, titleOf } from "./resource/record";
export { RecordActionsContext, type RecordActionsProps } from "./resource/record-actions";
export type { OwnerOf, ResourceApi } from "./resource/resource-api";
export { type DefinedBody, defineBody, hasList, hasPage, loadResource } from "./resource/resource-body";
export type {
  ElementOf,
  KeysWith,
  ListKeys,
  NestedReturnReason,
  RecordAdditions,
  RecordOf,
  ResourceName,
  Resources,
  WordKeys,
} from "./resource/resources";
export type {
  AnyLoad,
  AnySection,
  Load,
  Members,
  SectionKinds,
  SectionOf,
  SectionProps,
} from "./resource/sections";
export type {
  InputOf,
  OutputOf,
  StandardIssue,
  StandardResult,
  StandardSchema,
} from "./resource/standard-schema";
export type {
  AnyRow,
  AnySubrecords,
  Later,
  NextPart,
  RowDefinition,
  SubrecordsOf,
} from "./resource/subrecords";
export type { AnyTimelineSource, TimelineEntry, TimelineSource } from "./resource/timeline";
export { type ActionProgress, createProgress, type ProgressNotes } from "./tasks/action-progress";
export {
  type Created,
  type Creation,
  type CreationNote,
  creationStep,
  refuseTwin,
} from "./tasks/creation-step";
export {
  type RunStepsOptions,
  runSteps,
  type Step,
  type StepContext,
  type StepFailure,
  type StepNote,
  type StepsOutcome,
} from "./tasks/steps";
export { type Steps, type StepsOptions, type StepsTrouble, useSteps } from "./tasks/use-steps";
export { holds } from "./writes/holds";
export type { Inverse } from "./writes/undo";
export { useUndo, useWrite, writtenRecord } from "./writes/use-write";
export { executeUndo, executeWrite, executeWrites, type ManyWrites, type WriteContext } from "./writes/write";
export type { MovedMembers, Write, WriteResult, Written } from "./writes/writes";
