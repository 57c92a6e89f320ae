export { Admin, AdminProvider } from "./admin";
export type { AdminProps, AdminProviderProps } from "./admin-props";
export { ActivityDrawer, type ActivityDrawerProps } from "./app/embedding/activity-drawer";
export { CommandPalette, type CommandPaletteProps } from "./app/embedding/command-palette";
export { DetailPage, type DetailPageProps } from "./app/embedding/detail-page";
export { FormDialog, type FormDialogProps } from "./app/embedding/form-dialog";
export { ListPage, type ListPageProps } from "./app/embedding/list-page";
export type { SearchStateProps } from "./app/embedding/search-state";
export type { NavigationEntry, NavigationSection } from "./app/navigation/navigation-data";
export {
  type AdminAppearance,
  type AdminNavigation,
  type AdminSession,
  useAppearance,
  useNavigation,
  useSession,
  useTopBar,
} from "./app/provider/host-hooks";
export type { LinkTarget } from "./app/provider/link-target";
export type { TopBarContent, TopBarJob } from "./app/provider/top-bar-data";
export type { LinkHandlers } from "./app/provider/use-provider-state";
export { AdminPages } from "./app/routing/admin-pages";
export type { AnalyticsSettings, ResolvedAnalytics } from "./config/analytics-settings";
export {
  type AdminConfig,
  type AuthKind,
  type PageExtension,
  type ResolvedConfig,
  type RouterKind,
  readPageConfig,
  resolveConfig,
  type TokenStorage,
} from "./config/config";
export type { BrandConfig, EnvironmentConfig, HelpConfig, StorefrontConfig } from "./config/identity";
export type { LoginComponent, LoginProps } from "./core/context/host-login";
export type { ExtensionProblem } from "./core/extensions/extension-problem";
export type {
  AdminEventName,
  AdminEvents,
  CommandUsage,
  ErrorEvent,
  HostListeners,
  Mutation,
  MutationEvent,
  NavigateEvent,
  PageUsage,
  TitleEvent,
  ToastEvent,
  UsageEvent,
} from "./core/host/admin-events";
export type { HostLocation, HostRouter } from "./core/host/host-router";
export type { AdminHandle } from "./core/host/use-admin-handle";
export type { HostTexts } from "./core/i18n/text-files";
export type { CanAccess } from "./core/permissions/access";
export type { ThemeToken, ThemeTokens } from "./core/preferences/theme-tokens";
export type { Can } from "./core/registry/permissions";
export type { RegistryProblem } from "./core/registry/registry";
export { type MountedAdmin, mountAdmin } from "./mount";
export type { ResourceGroup, ResourceGroupContent } from "./resources/built-in-groups";
