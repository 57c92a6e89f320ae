import type { Configuration } from "./config";

/**
 * What may stand in `tillhouse.config.ts`. Every key is optional; a flag and an environment variable win over it.
 *
 * Paths are relative to the file. Nothing secret belongs here: much of it ends up in a page that everybody can read.
 */
export interface TillhouseConfig extends Partial<Omit<Configuration, "auth" | "tokenStorage">> {
  /** How people sign in: by a cookie of the store's, or with a token where browsers block that cookie. */
  auth?: "cookie" | "bearer";
  /** Where a token is kept: until the page is reloaded, until the tab is closed, or for good. */
  tokenStorage?: "memory" | "session" | "local";
}

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
