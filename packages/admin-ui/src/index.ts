export { Admin, type AdminProps } from "./admin";
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
export type { Can } from "./core/registry/permissions";
export type { RegistryProblem } from "./core/registry/registry";
export { type MountedAdmin, mountAdmin } from "./mount";
