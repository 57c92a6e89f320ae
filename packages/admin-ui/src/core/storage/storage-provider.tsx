import { StorageContext } from "@tillhouse/extension-sdk/internal";
import { type ReactNode, useMemo } from "react";
import type { ResolvedConfig } from "../../config/config";
import { openStorage } from "./open-storage";

interface StorageProviderProps {
  config: ResolvedConfig;
  storageKey: string | undefined;
  children: ReactNode;
}

/** Gives an admin what it keeps in the browser. */
export function StorageProvider({ config, storageKey, children }: StorageProviderProps) {
  const storage = useMemo(() => openStorage(config, storageKey), [config, storageKey]);
  return <StorageContext.Provider value={storage}>{children}</StorageContext.Provider>;
}
