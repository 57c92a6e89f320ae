import type { AnyResource } from "@tillhouse/extension-sdk";
import type { Registry } from "../core/registry";
import { preloadSections } from "./preload-sections";

/** Loads the code of the page of a record before it is opened; a failure shows when it is opened. */
export function preloadDetail(resource: AnyResource, registry: Registry): void {
  import("./detail-screen").catch(() => undefined);
  preloadSections(resource, registry);
}
