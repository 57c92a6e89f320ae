export { Admin } from "./admin";
export type { AdminProps } from "./admin-props";
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
export type {
  AdminEventName,
  AdminEvents,
  ErrorEvent,
  HostListeners,
  Mutation,
  MutationEvent,
  NavigateEvent,
  TitleEvent,
  ToastEvent,
} from "./core/host/admin-events";
export type { HostLocation, HostRouter } from "./core/host/host-router";
export type { AdminHandle } from "./core/host/use-admin-handle";
export type { HostTexts } from "./core/i18n/translate";
export type { ThemeToken, ThemeTokens } from "./core/preferences/theme-tokens";
export type { CanAccess } from "./core/registry/access";
export type { Can } from "./core/registry/permissions";
export type { RegistryProblem } from "./core/registry/registry";
export { type MountedAdmin, mountAdmin } from "./mount";
