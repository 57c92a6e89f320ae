import type { ComponentType, ReactElement } from "react";
import { lazyOr } from "./load-chunk";
import { type MissingPlace, missingPart } from "./missing-chunk";

/**
 * A page or a block of one that is loaded when it is shown. After a new version was put online its file may be gone: then
 * the person is told so in its place and may reload; what was typed is kept, and the rest of the page goes on.
 *
 * @param place what it is; `quiet` for what nobody has asked for
 * @example const SettingsScreen = lazyPart(() => import("../screens/settings-screen"), "page");
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: MissingPlace,
): (props: Props) => ReactElement {
  return lazyOr(load, missingPart(place));
}
