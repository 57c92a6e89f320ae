import type { AdminError } from "@tillhouse/extension-sdk";
import { StorageContext } from "@tillhouse/extension-sdk/internal";
import { type ReactNode, useMemo } from "react";
import { configError, type ResolvedConfig } from "../../config/config";
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
  const problem = storageKey === undefined ? "is missing" : `${JSON.stringify(storageKey)} is taken`;
  const fix = `another admin on this page has the same. Give each its own, such as storageKey="${storageKey ?? "store"}-2"`;
  return configError("storageKey", `${problem}: ${fix}`, "the host");
}

/** Gives an admin what it keeps in the browser, and keeps it from sharing that with another one on the page. */
export function StorageProvider({ config, storageKey, onTaken, children }: StorageProviderProps) {
  const held = useHeldKey(storageKey);
  const storage = useMemo(() => openStorage(config, storageKey), [config, storageKey]);
  if (held === undefined) return null;
  if (held === "taken") return onTaken(takenError(storageKey));
  return <StorageContext.Provider value={storage}>{children}</StorageContext.Provider>;
}
