export { type Ui, UiProvider, type UiProviderProps, useUi } from "./base/ui-context";
export {
  Button,
  type ButtonProps,
  type ButtonStyle,
  LinkButton,
  type LinkButtonProps,
} from "./controls/button";
export { Checkbox, type CheckboxProps } from "./controls/checkbox";
export { Field, type FieldProps, type FieldText, fieldAttributes } from "./controls/field";
export {
  type FieldErrorEntry,
  type FieldErrorMap,
  type FieldErrors,
  fieldErrors,
} from "./controls/field-errors";
export { FormErrors, type FormErrorsProps } from "./controls/form-errors";
export { OverflowMenu, type OverflowMenuProps } from "./controls/overflow-menu";
export { PasswordInput, type PasswordInputProps } from "./controls/password-input";
export { Radio, type RadioProps } from "./controls/radio";
export { SearchInput, type SearchInputProps } from "./controls/search-input";
export { Select, type SelectOption, type SelectProps } from "./controls/select";
export { Switch, type SwitchProps } from "./controls/switch";
export { TextArea, type TextAreaProps } from "./controls/text-area";
export { TextInput, type TextInputProps } from "./controls/text-input";
export { ConfirmDialog, type ConfirmDialogProps } from "./dialogs/confirm-dialog";
export { Dialog, type DialogProps } from "./dialogs/dialog";
export { Drawer, type DrawerProps } from "./dialogs/drawer";
export { focusHolder } from "./dialogs/focus-holder";
export { FullScreenDialog, type FullScreenDialogProps } from "./dialogs/full-screen-dialog";
export { Banner, type BannerProps } from "./feedback/banner";
export { EmptyState, type EmptyStateProps } from "./feedback/empty-state";
export { ErrorState, type ErrorStateProps } from "./feedback/error-state";
export { Skeleton, type SkeletonProps } from "./feedback/skeleton";
export { Spinner, type SpinnerProps } from "./feedback/spinner";
export { ActionBar, ActionBarDivider, type ActionBarProps } from "./layout/action-bar";
export { type Breadcrumb, BreadcrumbContext } from "./layout/breadcrumbs";
export {
  Description,
  DescriptionList,
  type DescriptionListProps,
  type DescriptionProps,
} from "./layout/description-list";
export { Disclosure, type DisclosureProps } from "./layout/disclosure";
export {
  Form,
  FormLayout,
  FormLayoutGroup,
  type FormLayoutGroupProps,
  type FormLayoutProps,
  type FormProps,
  PageActions,
  type PageActionsProps,
} from "./layout/form";
export { KeyValueList, type KeyValueListProps } from "./layout/key-value-list";
export { MediaObject, type MediaObjectProps } from "./layout/media-object";
export {
  Page,
  PageHeader,
  type PageHeaderProps,
  type PageProps,
  TwoColumnLayout,
  type TwoColumnLayoutProps,
} from "./layout/page";
export { Pagination, type PaginationProps } from "./layout/pagination";
export { Section, type SectionProps } from "./layout/section";
export { BlockStack, InlineStack, type StackProps } from "./layout/stack";
export {
  LineList,
  type LineListProps,
  StackedList,
  StackedListItem,
  type StackedListItemProps,
  type StackedListProps,
} from "./layout/stacked-list";
export { Steps, type StepsProps } from "./layout/steps";
export {
  SortButton,
  type SortButtonProps,
  Table,
  TableLink,
  type TableLinkProps,
  type TableProps,
  TableRow,
  type TableRowProps,
  tableGridAreas,
} from "./layout/table";
export { type TabItem, Tabs, type TabsProps } from "./layout/tabs";
export { TotalRows, type TotalRowsProps, Totals, type TotalsProps, type TotalsRow } from "./layout/totals";
export { Menu, type MenuAction, type MenuHeading, type MenuItem, type MenuProps } from "./overlays/menu";
export { Popover, type PopoverProps } from "./overlays/popover";
export { Tooltip, type TooltipProps } from "./overlays/tooltip";
export { Avatar, type AvatarProps, initialsOf } from "./text/avatar";
export { AddFilterChip, type AddFilterChipProps, Chip, type ChipProps } from "./text/chip";
export { CopyableText, type CopyableTextProps } from "./text/copyable-text";
export { DateTime, type DateTimeProps } from "./text/date-time";
export { JsonView, type JsonViewProps } from "./text/json-view";
export { Kbd, type KbdProps } from "./text/kbd";
export { Money, type MoneyProps } from "./text/money";
export { RequestId, type RequestIdProps } from "./text/request-id";
export { Status, type StatusProps } from "./text/status";
export { StatusIcon } from "./text/status-icon";
export { Tag, type TagProps } from "./text/tag";
export { Thumbnail, type ThumbnailProps } from "./text/thumbnail";
