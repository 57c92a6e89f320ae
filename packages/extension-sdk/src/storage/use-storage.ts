import { createContext, useContext } from "react";
import { type AdminStorage, createAdminStorage } from "./admin-storage";

/** Carries the {@link AdminStorage}. The admin provides it; what runs without one has the keys without a prefix. */
export const StorageContext = createContext<AdminStorage>(createAdminStorage());

/** What this admin keeps in the browser, also where nobody is signed in. Within the pages it is `storage` of the host. */
export function useStorage(): AdminStorage {
  return useContext(StorageContext);
}
