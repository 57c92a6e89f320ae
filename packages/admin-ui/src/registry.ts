/**
 * What the admin consists of, judged without drawing it: the command line and tests import this entry in Node.
 */

export { createRegistry } from "./core/registry/create-registry";
export {
  type Manifest,
  type ManifestId,
  type ManifestZone,
  manifestOf,
} from "./core/registry/manifest";
export type { Registry } from "./core/registry/registry";
export type { RegistryProblem } from "./core/registry/registry-problem";
export { builtIn } from "./resources/built-in";
