import { AdminError } from "@tillhouse/extension-sdk";
import { StorageContext } from "@tillhouse/extension-sdk/internal";
import { type ReactNode, useMemo } from "react";
import type { ResolvedConfig } from "../../config/config";
import { openStorage } from "./open-storage";
import { useHeldKey } from "./use-held-key";

interface StorageProviderProps {
  config: ResolvedConfig;
  storageKey: string | undefined;
  /** Shows what is wrong in the place of the admin. */
  onTaken: (error: AdminError) => ReactNode;
  children: ReactNode;
}

/** What is said to whoever put two admins with one storage key on a page. */
function takenError(storageKey: string | undefined): AdminError {
  const problem =
    storageKey === undefined
      ? "storageKey is missing: there is another admin on this page, and both would keep drafts, choices and sessions under the same keys. Give this one a key of its own, such as"
      : `storageKey ${JSON.stringify(storageKey)} is taken by another admin on this page, and both would keep drafts, choices and sessions under the same keys. Give this one another, such as`;
  return new AdminError("config", `${problem} storageKey=${JSON.stringify(`${storageKey ?? "store"}-2`)}`);
}

/** Gives an admin what it keeps in the browser, and keeps it from sharing that with another one on the page. */
export function StorageProvider({ config, storageKey, onTaken, children }: StorageProviderProps) {
  const held = useHeldKey(storageKey);
  const storage = useMemo(() => openStorage(config, storageKey), [config, storageKey]);
  if (held === undefined) return null;
  if (held === "taken") return onTaken(takenError(storageKey));
  return <StorageContext.Provider value={storage}>{children}</StorageContext.Provider>;
}
