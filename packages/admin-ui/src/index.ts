export { Admin, type AdminProps } from "./admin";
export { type AdminConfig, type PageExtension, readPageConfig, resolveConfig, type ResolvedConfig, type RouterKind } from "./config";
export type { RegistryProblem } from "./core/registry";
export { mountAdmin } from "./mount";
