import { HostContext } from "@tillhouse/extension-sdk/internal";
import { useContext, useEffect } from "react";
import { AdminContext } from "../context/admin-context";
import { TitleContext } from "../host/document-title";

/** Names the page in the browser's tab: `Staging · Orders · Marram Outfitters`. */
export function useDocumentTitle(title: string | undefined): void {
  const host = useContext(HostContext);
  const config = useContext(AdminContext)?.config;
  const environment = config?.environment?.name;
  // Before the sign-in nobody knows the store.
  const owner = host === undefined ? config?.brand.name : host.store?.name;
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    if (title !== undefined)
      setTitle([environment, title, owner].filter((part) => part !== undefined).join(" · "), title);
  }, [title, owner, environment, setTitle]);
}
