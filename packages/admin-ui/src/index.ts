export { Admin, type AdminProps } from "./admin";
export {
  type AdminConfig,
  type PageExtension,
  type ResolvedConfig,
  type RouterKind,
  readPageConfig,
  resolveConfig,
} from "./config";
export type { AnalyticsSettings, ResolvedAnalytics } from "./core/analytics-settings";
export type { RegistryProblem } from "./core/registry";
export { mountAdmin } from "./mount";
