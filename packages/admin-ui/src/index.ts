export { Admin, type AdminProps } from "./admin";
export {
  type AdminConfig,
  type AuthKind,
  type PageExtension,
  type ResolvedConfig,
  type RouterKind,
  readPageConfig,
  resolveConfig,
  type TokenStorage,
} from "./config";
export type { AnalyticsSettings, ResolvedAnalytics } from "./core/analytics/analytics-settings";
export type { Can } from "./core/registry/permissions";
export type { RegistryProblem } from "./core/registry/registry";
export type { LoginComponent, LoginProps } from "./core/session/host-login";
export type { BrandConfig, EnvironmentConfig, HelpConfig, StorefrontConfig } from "./identity";
export { type MountedAdmin, mountAdmin } from "./mount";
