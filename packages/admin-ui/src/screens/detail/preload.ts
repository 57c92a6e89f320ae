import type { QueryClient } from "@tanstack/react-query";
import type { AdminHost, AnyResource } from "@tillhouse/extension-sdk/internal";
import { preloadChunk } from "../../core/lazy/load-chunk";
import type { Registry } from "../../core/registry/registry";
import { prefetchSectionLists } from "../sections/related/related-question";
import { preloadSections } from "./preload-sections";

/** Loads the page of a record. */
export const loadDetailScreen = () => import("./detail-screen");

/** Loads the code of the page of a record before it is opened; a failure shows when it is opened. */
export function preloadDetail(resource: AnyResource, registry: Registry): void {
  void preloadChunk(loadDetailScreen);
  preloadSections(resource, registry);
}

/** Reads what its page asks for beside the record ahead, and loads its code. */
export function preloadRecord(
  resource: AnyResource,
  id: string,
  { registry, ...reading }: { registry: Registry; host: AdminHost; queryClient: QueryClient },
): void {
  preloadDetail(resource, registry);
  void prefetchSectionLists(reading, resource, id);
}
