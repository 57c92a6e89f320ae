import type { Harness } from "../harness/harness";

/** One behaviour of a resource. */
export interface Check {
  name: string;
  /** @throws where the resource does not behave so. */
  verify: (harness: Harness) => Promise<void>;
}
