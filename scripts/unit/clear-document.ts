// Runs before every file of unit tests that shares its modules with others: what a library registers when it is imported
// would count for the first file only.
import { afterEach } from "vitest";

if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
