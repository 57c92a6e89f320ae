/**
 * A Medusa v1 backend in memory: for tests of extensions, and for the command line's `--mock`. It needs neither React nor
 * a server.
 */
export type { MockData } from "./database/mock-data";
export { MockError, type MockErrorOptions } from "./database/mock-error";
export {
  defineMock,
  type MockDefinition,
  type MockEndpoint,
  type MockEndpointContext,
  type MockEndpointKey,
  type MockExtension,
  type MockRouteContext,
  type MockRows,
  type MockScenario,
  type MockScenarioContext,
  type MockTableDefinition,
  type MockTableRow,
  type MockTables,
} from "./extension/define-mock";
export type { MockPage, MockTable } from "./extension/mock-table";
export { type FixtureName, type FixtureOf, fixture, fixtureNames } from "./fixtures";
export { readQuery } from "./http/read-query";
export {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
  type MockRequest,
} from "./mock-backend";
export { isScenarioName, type ScenarioName, scenarioNames } from "./seed/scenarios";
