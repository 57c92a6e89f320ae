export {
  type BuildManifest,
  type BuildOptions,
  type BuildResult,
  build,
} from "./api/build";
export { type BundleCommandOptions, type BundleCommandResult, bundle } from "./api/bundle";
export { type CheckOptions, type CheckResult, check } from "./api/check";
export { type CompletionOptions, completion } from "./api/completion";
export { type DevOptions, type DevResult, dev } from "./api/dev";
export {
  type Check,
  type CheckStatus,
  type ConfiguredValue,
  type DoctorOptions,
  type DoctorResult,
  doctor,
} from "./api/doctor";
export { type InfoOptions, type InfoResult, info } from "./api/info";
export { type InitFile, type InitOptions, type InitPlan, type InitResult, init } from "./api/init";
export {
  createMiddleware,
  type Middleware,
  type MiddlewareOptions,
  type MiddlewareRequest,
  type MiddlewareResponse,
} from "./api/middleware";
export {
  type MigratedFile,
  type MigrateOptions,
  type MigratePlan,
  type MigrateResult,
  migrate,
  type OfficialOutput,
} from "./api/migrate";
export { type ServeOptions, type ServeResult, serve } from "./api/serve";
export { type TypegenOptions, type TypegenResult, typegen } from "./api/typegen";
export {
  type ChangedLines,
  type UpgradedFile,
  type UpgradeOptions,
  type UpgradeResult,
  upgrade,
} from "./api/upgrade";
export { CommandError, type CommandErrorCode, type Problem } from "./base/errors";
export { version } from "./base/version";
export type { OutputChange, OutputComparison } from "./compiler/compare-output";
export type { BuiltExtension } from "./compiler/compile-project";
export type { PreviousSizes } from "./compiler/output-directory";
export type {
  Contribution,
  RouteContribution,
  SettingContribution,
  WidgetContribution,
} from "./compiler/sources/contribution";
export type { SkippedFile } from "./compiler/sources/find-files";
export type { ResolvedConfiguration } from "./config/config";
export { defineConfig, type TillhouseConfig } from "./define-config";
export type { DevUpdate } from "./dev/dev-state";
export type { PresetName } from "./presets/preset";
export type { WrittenPreset } from "./presets/write-preset";
export type { NewerVersion, NewerVersions } from "./project/newer-versions";
export type { PackageManager } from "./project/package-manager";
export { createMiddlewareReporter, type MiddlewareReporter } from "./reporting/report-middleware";
export type { Budgets, Size } from "./settings/budgets";
export type { Configuration, GivenSettings } from "./settings/schema";
export type { InitKind, TemplateFile } from "./templates/template";
