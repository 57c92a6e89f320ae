import type { ResourceName } from "../records/resources";
import type { StandardSchema } from "../records/standard-schema";
import type { AnyBody, AnyResource, ResourceBody } from "./define-resource";

/** The body of a resource whose record type is no longer known. See {@link defineBody}. */
export interface DefinedBody<Name extends string> extends AnyBody {
  /** The resource that it belongs to, so that the compiler refuses the body of another one. */
  readonly resource: Name;
}

/**
 * Describes the screens of a resource in a file of their own, which is the `body` of its definition: the first page of the
 * admin does not wait for it.
 *
 * @example
 * // collections.ts
 * export default defineBody("collections", { list: { columns: ["title"], search: true } });
 * // where the resource is defined
 * defineResource({
 *   name: "collections",
 *   api: { singularKey: "collection", pluralKey: "collections" },
 *   title: (collection) => collection.title,
 *   body: () => import("./collections"),
 * });
 */
export function defineBody<
  const Name extends ResourceName,
  Schema extends StandardSchema = StandardSchema<never>,
>(resource: Name, body: ResourceBody<Name, Schema>): DefinedBody<Name> {
  // As with `defineResource`: the narrower parameters hold.
  return { ...body, resource } as unknown as DefinedBody<Name>;
}

/**
 * A resource with its body.
 *
 * @throws what the import throws where its file cannot be loaded
 * @example const whole = await loadResource(collections);
 */
export async function loadResource(resource: AnyResource): Promise<AnyResource> {
  const { body, ...head } = resource;
  if (body === undefined) return resource;
  const { resource: _, ...rest } = (await body()).default;
  return { ...head, ...rest };
}
