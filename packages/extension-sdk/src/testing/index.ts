/**
 * What tests of resources need: a backend in memory that follows from definitions, and samples that say what a
 * definition cannot. It imports no test runner.
 */

export {
  createMockBackend,
  type FixtureName,
  type FixtureOf,
  fixture,
  fixtureNames,
  type MockBackend,
  type MockBackendOptions,
  type MockData,
  type MockRequest,
  type ScenarioName,
  scenarioNames,
} from "@tillhouse/mock-store";
export { completeDocument } from "./complete-document";
export {
  createFakeBackend,
  type FakeBackend,
  type FakeBackendOptions,
  type FakeFailure,
} from "./fake-backend";
export type { FakeCall } from "./fake-request";
export {
  type Rendered,
  type RenderOptions,
  renderPage,
  renderSetting,
  renderWidget,
  type WidgetRenderOptions,
  type ZoneFixture,
} from "./render-extension";
export {
  type AnySample,
  type CallContext,
  type ResourceSample,
  type SampleRecord,
  sampleDate,
  type Typed,
  type TypedValues,
} from "./sample";
export type { TestHost, TestHostOptions, TestToast } from "./test-host";
