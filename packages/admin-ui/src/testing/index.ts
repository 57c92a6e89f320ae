/**
 * The conformance suite: every behaviour that follows from a resource's definition, checked in the real admin on a store in
 * memory. It is for tests alone and brings React Testing Library along; the test runner is the author's own.
 */
export {
  type ConformanceCheck,
  type ConformanceOptions,
  checksOf,
  describeResource,
} from "./conformance";
