import { toAdminError } from "../../errors/errors";
import { type MissingProps, useUi } from "../base/ui-context";

/** In the place of what was to open: the admin around it says that a newer version is online. */
function MissingChunk({ onClose }: MissingProps) {
  const { Missing } = useUi();
  return Missing === undefined ? null : <Missing onClose={onClose} />;
}

/** Stands in for an overlay whose file is gone; what else went wrong is thrown on. */
export function orMissingChunk(error: unknown): {
  /** What stands there instead. */
  default: typeof MissingChunk;
} {
  if (toAdminError(error).code !== "stale") throw error;
  return { default: MissingChunk };
}
