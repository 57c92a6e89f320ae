export {
  type BuildManifest,
  type BuildOptions,
  type BuildResult,
  build,
} from "./commands/build";
export { type ServeOptions, type ServeResult, serve } from "./commands/serve";
export type { BuiltExtension } from "./compiler/compile-project";
export type {
  Contribution,
  RouteContribution,
  SettingContribution,
  WidgetContribution,
} from "./compiler/contribution";
export type { SkippedFile } from "./compiler/find-files";
export type { Configuration, ResolvedConfiguration } from "./config";
export { CommandError, type CommandErrorCode, type Problem } from "./errors";
export { version } from "./version";
