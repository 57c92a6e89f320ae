import { HostContext } from "@tillhouse/extension-sdk";
import { useContext, useEffect } from "react";

/** Names the page in the browser's tab: `Orders · Marram Outfitters`. */
export function useDocumentTitle(title: string | undefined): void {
  const store = useContext(HostContext)?.store?.name;
  useEffect(() => {
    if (title !== undefined) document.title = store === undefined ? title : `${title} · ${store}`;
  }, [title, store]);
}
