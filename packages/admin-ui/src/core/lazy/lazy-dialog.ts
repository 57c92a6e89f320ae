import type { ComponentType, ReactElement } from "react";
import { lazyWithFallback } from "./load-chunk";
import { MissingChunkDialog } from "./missing-chunk-dialog";

/**
 * A dialog, a drawer or another answer to a click that is loaded when it is wanted. Where its file is gone, a question says
 * so over the page and offers to reload; see {@link lazyComponent}. Its `onClose` is called when the person declines.
 *
 * @example const ExportDialog = lazyDialog(() => import("./export-dialog"));
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactElement {
  return lazyWithFallback(load, MissingChunkDialog);
}
