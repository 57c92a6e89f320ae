import type { AdminError } from "../errors/errors";
import type { Write } from "../records/write-types";

/** How one of many writes went. */
export interface WriteResult {
  /** The write, as it was handed over. */
  write: Write;
  /** `undefined` where it went well. */
  error: AdminError | undefined;
}
