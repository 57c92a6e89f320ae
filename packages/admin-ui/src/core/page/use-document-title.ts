import { HostContext } from "@tillhouse/extension-sdk/internal";
import { useContext, useEffect } from "react";
import { AdminContext } from "../context/admin-context";

/** Names the page in the browser's tab: `Staging · Orders · Marram Outfitters`. */
export function useDocumentTitle(title: string | undefined): void {
  const host = useContext(HostContext);
  const config = useContext(AdminContext)?.config;
  const environment = config?.environment?.name;
  // Before the sign-in nobody knows the store.
  const owner = host === undefined ? config?.brand.name : host.store?.name;
  useEffect(() => {
    if (title !== undefined)
      document.title = [environment, title, owner].filter((part) => part !== undefined).join(" · ");
  }, [title, owner, environment]);
}
