/**
 * The parts of the contract that are plain data: no React, no browser. The command line and tools import
 * this entry (`@tillhouse/extension-sdk/contract`) without loading a component.
 */
export { accentTokens, carryingWhite, contrast, leastContrast, readColor } from "./accent";
export { apiVersion } from "./api-version";
export { builtInRoutes, settingsSegment } from "./built-in-routes";
export {
  type PageKind,
  type ParsedTarget,
  type PartKind,
  pageKinds,
  parseTarget,
  partKinds,
} from "./change-target";
export {
  builtInSections,
  checkRoutePath,
  placeRoute,
  type RoutePathProblem,
  type RoutePlacement,
  routeShape,
} from "./route-paths";
export {
  type AdminZone,
  adminZones,
  detailsZone,
  resourceZones,
  type ScreenZone,
  type V1Zone,
  v1Zones,
} from "./zones";
