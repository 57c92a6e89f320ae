import type { FormDefinition, Host } from "@tillhouse/extension-sdk";
import { putIntoProfile } from "./create/put-into-profile";

type Update = NonNullable<FormDefinition<"products", never>["update"]>;

/** Whether pictures are to stand otherwise than the store puts them: those that are there, and then the new ones. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((url) => after.includes(url));
  return kept.some((url, index) => url !== after[index]);
}

async function readPictures(id: string, { client }: Host): Promise<string[]> {
  const { product } = await client.admin.custom.get<{ product: { images?: { url: string }[] } }>(
    `/products/${id}`,
    { fields: "id", expand: "images" },
  );
  return (product.images ?? []).map(({ url }) => url);
}

/**
 * Changes a product. Its shipping profile takes it in by a call of its own. The store keeps the order of pictures that the product has
 * already, whatever it is sent: they are taken away first where their order changes, and come again with the rest.
 */
export const updateProduct: Update = async ({ profile_id, ...payload }, { id, host, send }) => {
  if (typeof profile_id === "string") await putIntoProfile(host, id, profile_id);
  const { images } = payload;
  if (Array.isArray(images) && isReordered(await readPictures(id, host), images.map(String)))
    await send({ images: [] });
  // The answer is the product, also where nothing else was changed.
  return send(payload);
};
