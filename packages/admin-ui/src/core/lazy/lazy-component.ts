import type { ComponentType, ReactElement } from "react";
import { lazyWithFallback } from "./load-chunk";
import { type MissingChunkSize, missingChunk } from "./missing-chunk";

/**
 * A page or a block of one that is loaded when it is shown. After a new version was put online its file may be gone: then
 * the person is told so in its place and may reload; what was typed is kept, and the rest of the page goes on.
 *
 * @param place what it is; `quiet` for what nobody has asked for
 * @example const SettingsScreen = lazyComponent(() => import("../screens/settings-screen"), "page");
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: MissingChunkSize,
): (props: Props) => ReactElement {
  return lazyWithFallback(load, missingChunk(place));
}
