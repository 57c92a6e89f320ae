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
export type { AnalyticsSettings, ResolvedAnalytics } from "./core/analytics-settings";
export type { LoginComponent, LoginProps } from "./core/host-login";
export type { Can } from "./core/permissions";
export type { RegistryProblem } from "./core/registry";
export type { BrandConfig, EnvironmentConfig, HelpConfig } from "./identity";
export { type MountedAdmin, mountAdmin } from "./mount";
