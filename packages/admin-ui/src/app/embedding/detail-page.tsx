import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { type ComponentType, useEffect } from "react";
import { prefixOf } from "../../core/host/search-parameters";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { preloadChunk } from "../../core/lazy/load-chunk";
import { loadDetailScreen } from "../../screens/detail/preload";
import { Embedded, ResourceOf } from "./embedded";
import { EmbeddedContent, waitingSpinner } from "./embedded-content";
import type { SearchStateProps } from "./search-state";

const load = () => import("./detail-content");
const DetailContent: ComponentType<{ resource: AnyResource }> = lazyComponent(load, "section");

/** What `<DetailPage>` takes. */
export interface DetailPageProps extends SearchStateProps {
  /** The resource by its name: `orders`, `products`, one of an extension. */
  resource: string;
  /** Id of the record: `order_01H…`. */
  id: string;
}

/**
 * The page of a record in a place of the host's page, with its sections, its actions and its form. What leads to another page
 * leads where the `AdminProvider` around it says. An id that the store does not know is told of in its place.
 *
 * @example <DetailPage resource="orders" id={orderId} />
 */
export function DetailPage({ resource: name, id, ...state }: DetailPageProps) {
  // They travel together with everything that it waits for.
  useEffect(() => {
    void preloadChunk(load);
    void preloadChunk(loadDetailScreen);
  }, []);
  return (
    <Embedded component="DetailPage" isInPlace>
      {(area, provided) => (
        <ResourceOf component="DetailPage" name={name} area={area}>
          {(resource) => (
            <EmbeddedContent
              key={`${name} ${id} ${state.searchPrefix ?? ""}`}
              {...state}
              path={area.host.href(name, id)}
              pattern={`${area.host.href(name)}/:id`}
              prefix={prefixOf(name, id)}
              provided={provided}
              waiting={waitingSpinner}
            >
              <DetailContent resource={resource} />
            </EmbeddedContent>
          )}
        </ResourceOf>
      )}
    </Embedded>
  );
}
