export { type ActionProgress, createProgress, type ProgressNotes } from "./action-progress";
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
} from "./actions";
export { addressLines } from "./address-lines";
export { queryOf } from "./api";
export { apiVersion } from "./api-version";
export type { BuiltInId } from "./built-in-ids";
export { builtInRoutes, settingsSegment } from "./built-in-routes";
export { byTime } from "./by-time";
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
export {
  type PageKind,
  type ParsedTarget,
  type PartKind,
  pageKinds,
  parseTarget,
  partKinds,
} from "./change-target";
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
} from "./changes";
export {
  type Command,
  type CommandGroup,
  type CommandRegistry,
  CommandsContext,
  useCommands,
} from "./commands";
export { copyText } from "./copy-text";
export { countryName } from "./country-name";
export { type Created, type Creation, type CreationNote, creationStep, refuseTwin } from "./creation-step";
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
} from "./data";
export { type DateOptions, type DateStyle, formatDate } from "./dates";
export { type Debounced, debounce, useDebouncedValue } from "./debounce";
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
} from "./define-extension";
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
} from "./define-resource";
export { describeError } from "./describe-error";
export type { AnyDocument, DocumentOf, DocumentProps } from "./documents";
export {
  AdminError,
  type AdminErrorCode,
  type AdminErrorDetails,
  isAdminError,
  toAdminError,
} from "./errors";
export { explainRefusal, type KnownRefusal } from "./explain-refusal";
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
  AnyFieldKind,
  FieldInputProps,
  FieldKind,
  FieldValues,
  UnknownField,
} from "./field-kind";
export type { FieldStore } from "./field-store";
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
} from "./fields";
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
export type { FindDefinition, SearchIndex } from "./find";
export {
  FormFieldContext,
  type FormFieldProps,
  type FormRecord,
  FormRecordContext,
  useFormRecord,
  usePendingField,
} from "./form-record";
export {
  type AnyForm,
  additionKey,
  type FormAddition,
  type FormDefinition,
  type FormLook,
  type FormStep,
  ownKey,
} from "./forms";
export { holds } from "./holds";
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
} from "./host";
export { requireKind } from "./kinds";
export { formatList } from "./lists";
export { type LookName, type StatusLook, type StatusShape, type StatusTone, statusLooks } from "./looks";
export type {
  AdminStore,
  AdminUser,
  CustomCalls,
  MedusaClient,
  ResponseMeta,
} from "./medusa-client";
export type { ExtensionMessages, MessageKey } from "./message-keys";
export { momentsOf } from "./moments-of";
export {
  addUpMoney,
  formatMoney,
  type MoneyParts,
  type MoneySum,
  minorUnitDigits,
  moneyParts,
} from "./money";
export { type Ownership, ownerId, withOwner } from "./owners";
export type { DetailPageProps, FormPageProps } from "./page-props";
export type { Part, PartContribution, PartWrapper, Wrapped } from "./part";
export { partOf } from "./part-of";
export {
  type Period,
  type PeriodReader,
  parsePeriod,
  periodBounds,
  type RelativePeriod,
  relativePeriods,
  writePeriod,
} from "./periods";
export { type Named, personName } from "./person-name";
export { type BatchJob, type BatchJobError, type Polling, PollingContext, usePolling } from "./polling";
export { recordId, titledIn, titleOf } from "./record";
export { RecordActionsContext, type RecordActionsProps } from "./record-actions";
export type { OwnerOf, ResourceApi } from "./resource-api";
export { type DefinedBody, defineBody, hasList, hasPage, loadResource } from "./resource-body";
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
export type { AnyLoad, AnySection, Load, Members, SectionKinds, SectionOf, SectionProps } from "./sections";
export { useStaffNames } from "./staff-names";
export type { InputOf, OutputOf, StandardIssue, StandardResult, StandardSchema } from "./standard-schema";
export {
  type RunStepsOptions,
  runSteps,
  type Step,
  type StepContext,
  type StepFailure,
  type StepNote,
  type StepsOutcome,
} from "./steps";
export type { AnyRow, AnySubrecords, Later, NextPart, RowDefinition, SubrecordsOf } from "./subrecords";
export type { AnyTimelineSource, TimelineEntry, TimelineSource } from "./timeline";
export type { Inverse } from "./undo";
export { useLoadResources, useResource } from "./use-resource";
export { useSeen } from "./use-seen";
export { useSettings } from "./use-settings";
export { type Steps, type StepsOptions, type StepsTrouble, useSteps } from "./use-steps";
export { useUndo, useWrite, writtenRecord } from "./use-write";
export { executeUndo, executeWrite, executeWrites, type ManyWrites, type WriteContext } from "./write";
export type { MovedMembers, Write, WriteResult, Written } from "./writes";
export type { GatePage, WidgetProps, Zone, ZoneProps } from "./zone-props";
export {
  type AdminZone,
  adminZones,
  detailsZone,
  resourceZones,
  type ScreenZone,
  type V1Zone,
  v1Zones,
} from "./zones";
