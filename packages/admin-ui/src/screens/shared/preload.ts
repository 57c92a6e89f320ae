import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { preloadPart } from "../../core/lazy/load-or";
import type { Registry } from "../../core/registry/registry";
import { preloadSections } from "./preload-sections";

/** Loads the page of a record. */
export const loadDetailScreen = () => import("../detail/detail-screen");

/** Loads the code of the page of a record before it is opened; a failure shows when it is opened. */
export function preloadDetail(resource: AnyResource, registry: Registry): void {
  void preloadPart(loadDetailScreen);
  preloadSections(resource, registry);
}
