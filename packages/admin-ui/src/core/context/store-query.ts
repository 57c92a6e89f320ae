import { type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";

/** Reads the store, with its currencies, flags and modules. It hardly ever changes: an answer is good for the visit. */
export function storeQuery(client: MedusaClient) {
  return {
    queryKey: ["store"],
    queryFn: async () => {
      try {
        return (await client.admin.store.retrieve()).store;
      } catch (error) {
        throw toAdminError(error);
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}
