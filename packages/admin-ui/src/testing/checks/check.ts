import type { Bench } from "../harness";

/** One behaviour of a resource. */
export interface Check {
  name: string;
  /** @throws where the resource does not behave so. */
  verify: (bench: Bench) => Promise<void>;
}
