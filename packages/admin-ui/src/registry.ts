/**
 * What the admin consists of, judged without drawing it: the command line and tests import this entry in Node.
 */

export { createRegistry } from "./core/create-registry";
export {
  type Manifest,
  type ManifestId,
  type ManifestZone,
  manifestOf,
} from "./core/manifest";
export type { Registry, RegistryProblem } from "./core/registry";
export { builtIn } from "./resources/built-in";
