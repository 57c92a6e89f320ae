import { useQueryClient } from "@tanstack/react-query";
import { hasPage, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, recordQuery } from "@tillhouse/extension-sdk/internal";
import { type MouseEvent, useEffect, useRef } from "react";

/** Time that the pointer has to rest on a row before its record is read ahead, in milliseconds. */
const restsFor = 80;

/** Whether a click on the link of a row opens it here, and in no other tab or window. The browser leaves it alone then. */
export function opensHere(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (isPlain) event.preventDefault();
  return isPlain;
}

/** Reads ahead what the pointer or the focus rests on: one record at a time, and none that was only passed. */
export function useReachedRow(resource: AnyResource, onReach: ((id: string) => void) | undefined) {
  const host = useHost();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id: string) => {
    clearTimeout(timer.current);
    if (!hasPage(resource)) return;
    timer.current = setTimeout(() => {
      onReach?.(id);
      if (resource.body !== undefined) {
        // A failure shows where it is opened.
        host.loadResource(resource.name).catch(() => undefined);
        return;
      }
      // The registry keys resources by these very names.
      void queryClient.prefetchQuery(recordQuery(host, resource.name as ResourceName, id));
    }, restsFor);
  };
}
