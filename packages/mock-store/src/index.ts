/**
 * A Medusa v1 backend in memory: for tests of extensions, and for the command line's `--mock`. It needs neither React nor
 * a server.
 */
export { type FixtureName, type FixtureOf, fixture, fixtureNames } from "./fixtures";
export { readQuery } from "./http/read-query";
export {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
  type MockData,
  type MockRequest,
  type MockRouteContext,
} from "./mock-backend";
export { isScenarioName, type ScenarioName, scenarioNames } from "./seed/scenarios";
