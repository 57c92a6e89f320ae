import type { Host } from "@tillhouse/extension-sdk";

/** Puts a product into a shipping profile. The API takes it from the profile's side alone: a product that names one is refused. */
export function putIntoProfile({ client }: Host, productId: string, profileId: string): Promise<unknown> {
  return client.admin.custom.post(`/shipping-profiles/${encodeURIComponent(profileId)}`, {
    products: [productId],
  });
}
