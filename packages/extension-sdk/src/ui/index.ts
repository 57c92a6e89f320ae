export { Avatar, type AvatarProps, initialsOf } from "./avatar";
export { Banner, type BannerProps } from "./banner";
export { Button, type ButtonLook, type ButtonProps, LinkButton, type LinkButtonProps } from "./button";
export { Checkbox, type CheckboxProps } from "./checkbox";
export { AddChip, type AddChipProps, Chip, type ChipProps } from "./chip";
export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";
export { Copyable, type CopyableProps } from "./copyable";
export { DateTime, type DateTimeProps } from "./date-time";
export { Dialog, type DialogProps } from "./dialog";
export { Dock, type DockProps, DockRule } from "./dock";
export { Drawer, type DrawerProps } from "./drawer";
export { EmptyState, type EmptyStateProps } from "./empty-state";
export { ErrorState, type ErrorStateProps } from "./error-state";
export { Fact, type FactProps, Facts, type FactsProps } from "./facts";
export { Field, type FieldProps, type FieldText, fieldAttributes } from "./field";
export { type ErrorsByName, type FieldErrorEntry, type FieldErrors, fieldErrors } from "./field-errors";
export { focusHolder } from "./focus-holder";
export { Fold, type FoldProps } from "./fold";
export { FormErrors, type FormErrorsProps } from "./form-errors";
export { Item, type ItemProps } from "./item";
export { JsonView, type JsonViewProps } from "./json-view";
export { Keys, type KeysProps } from "./keys";
export { Ledger, type LedgerProps, LedgerRow, type LedgerRowProps, Lines, type LinesProps } from "./ledger";
export { Menu, type MenuAction, type MenuHeading, type MenuItem, type MenuProps } from "./menu";
export { Money, type MoneyProps } from "./money";
export { MoreMenu, type MoreMenuProps } from "./more-menu";
export { Detail, type DetailProps, Page, PageHead, type PageHeadProps, type PageProps } from "./page";
export { Pager, type PagerProps } from "./pager";
export { Pairs, type PairsProps } from "./pairs";
export { PasswordInput, type PasswordInputProps } from "./password-input";
export { Popover, type PopoverProps } from "./popover";
export { Radio, type RadioProps } from "./radio";
export { RequestId, type RequestIdProps } from "./request-id";
export { SearchInput, type SearchInputProps } from "./search-input";
export { Section, type SectionProps } from "./section";
export { Select, type SelectOption, type SelectProps } from "./select";
export { Sheet, type SheetProps } from "./sheet";
export { Skeleton, type SkeletonProps } from "./skeleton";
export { Spinner, type SpinnerProps } from "./spinner";
export { Status, type StatusProps } from "./status";
export { StatusMark } from "./status-mark";
export { Steps, type StepsProps } from "./steps";
export { Switch, type SwitchProps } from "./switch";
export {
  SortButton,
  type SortButtonProps,
  Table,
  TableLink,
  type TableLinkProps,
  type TableProps,
  TableRow,
  type TableRowProps,
  tableAreas,
} from "./table";
export { type TabItem, Tabs, type TabsProps } from "./tabs";
export { Tag, type TagProps } from "./tag";
export { TextArea, type TextAreaProps } from "./text-area";
export { TextInput, type TextInputProps } from "./text-input";
export { Thumbnail, type ThumbnailProps } from "./thumbnail";
export { Tooltip, type TooltipProps } from "./tooltip";
export { TotalRows, type TotalRowsProps, Totals, type TotalsProps, type TotalsRow } from "./totals";
export { type Crumb, TrailContext } from "./trail";
export { type Ui, UiProvider, type UiProviderProps, useUi } from "./ui-context";
