/**
 * The parts of the contract that are plain data: no React, no browser. The command line and tools import
 * this entry (`@tillhouse/extension-sdk/contract`) without loading a component.
 */

export { apiVersion } from "./extension/api-version";
export { builtInRoutes, settingsSegment } from "./extension/built-in-routes";
export {
  type ElementKind,
  elementKinds,
  type PageKind,
  type ParsedElementId,
  pageKinds,
  parseElementId,
} from "./extension/element-ids";
export {
  builtInSections,
  checkRoutePath,
  type RouteMount,
  type RoutePathProblem,
  resolveRouteMount,
  routePattern,
} from "./extension/route-paths";
export {
  type AdminZone,
  adminZones,
  detailsZone,
  resourceZones,
  type ScreenZone,
  type V1Zone,
  v1Zones,
} from "./extension/zones";
export { accentTokens, contrastRatio, darkenForWhiteText, minContrast, parseColor } from "./format/accent";
