import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { type ComponentType, useEffect } from "react";
import { prefixOf } from "../../core/host/search-parameters";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { preloadChunk } from "../../core/lazy/load-chunk";
import { Embedded, ResourceOf } from "./embedded";
import { EmbeddedContent, waitingSpinner } from "./embedded-content";
import type { SearchStateProps } from "./search-state";

const load = () => import("./list-content");
const ListContent: ComponentType<{ resource: AnyResource }> = lazyComponent(load, "section");

/** What `<ListPage>` takes. */
export interface ListPageProps extends SearchStateProps {
  /** The resource by its name: `orders`, `products`, one of an extension. */
  resource: string;
}

/**
 * The list of a resource in a place of the host's page: search, filters, views, selection, its form. What leads to another
 * page leads where the `AdminProvider` around it says.
 *
 * @example <ListPage resource="orders" defaultSearch="?payment_status=awaiting" />
 */
export function ListPage({ resource: name, ...state }: ListPageProps) {
  // It travels together with everything that it waits for.
  useEffect(() => void preloadChunk(load), []);
  return (
    <Embedded component="ListPage" isInPlace>
      {(area, provided) => (
        <ResourceOf component="ListPage" name={name} area={area}>
          {(resource) => (
            <EmbeddedContent
              key={`${name} ${state.searchPrefix ?? ""}`}
              {...state}
              path={area.host.href(name)}
              prefix={prefixOf(name)}
              provided={provided}
              waiting={waitingSpinner}
            >
              <ListContent resource={resource} />
            </EmbeddedContent>
          )}
        </ResourceOf>
      )}
    </Embedded>
  );
}
