import type { Configuration } from "./settings/schema";

/**
 * What may stand in `tillhouse.config.ts`. Every key is optional; a flag and an environment variable win over it.
 *
 * Paths are relative to the file. Nothing secret belongs here: much of it ends up in a page that everybody can read.
 */
export type TillhouseConfig = {
  [Name in keyof Configuration]?: Exclude<Configuration[Name], "">;
};

/**
 * Types the configuration of a project. It returns what it is given.
 *
 * Importing it from `@tillhouse/admin-cli/config` loads nothing else.
 *
 * @example
 * // tillhouse.config.ts
 * import { defineConfig } from "@tillhouse/admin-cli/config";
 *
 * export default defineConfig({
 *   backend: "https://shop.example.com",
 *   name: "Ridge & Loom",
 *   extensions: ["@acme/reviews", "../packing"],
 * });
 */
export function defineConfig(config: TillhouseConfig): TillhouseConfig {
  return config;
}
