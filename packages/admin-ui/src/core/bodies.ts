import { type AnyResource, type ExtensionDefinition, loadResource } from "@tillhouse/extension-sdk";

/** Resources whose body has been loaded, by the definitions that lead to them. */
export type LoadedBodies = ReadonlyMap<AnyResource, AnyResource>;

/** Definitions with those bodies that are there. One without any of them stays the very same. */
export function withBodies(
  extensions: readonly ExtensionDefinition[],
  bodies: LoadedBodies,
): readonly ExtensionDefinition[] {
  return extensions.map((extension) =>
    extension.resources?.some((resource) => bodies.has(resource))
      ? { ...extension, resources: extension.resources.map((resource) => bodies.get(resource) ?? resource) }
      : extension,
  );
}

/** Definitions whose body has not been loaded. Compiled JavaScript may have brought anything in their place. */
export function pendingResources(extensions: readonly ExtensionDefinition[]): AnyResource[] {
  return extensions.flatMap(({ resources = [] }) =>
    resources.filter((resource) => typeof Object(resource).body === "function"),
  );
}

/**
 * Loads bodies. One that cannot be loaded keeps none of the others back.
 *
 * @returns those that came, and what went wrong with the first of the others
 */
export async function loadBodies(
  pending: readonly AnyResource[],
): Promise<{ bodies: LoadedBodies; failure?: { error: unknown } }> {
  const results = await Promise.all(
    pending.map(async (resource) => {
      try {
        return [resource, await loadResource(resource)] as const;
      } catch (error) {
        return { error };
      }
    }),
  );
  return {
    bodies: new Map(results.flatMap((result) => ("error" in result ? [] : [result]))),
    failure: results.find((result) => "error" in result),
  };
}

/**
 * Extensions with the bodies of all their resources, for what looks at definitions as a whole.
 *
 * @throws what the first import throws that fails
 * @example createRegistry(await wholeExtensions([builtIn, ...extensions]))
 */
export async function wholeExtensions(
  extensions: readonly ExtensionDefinition[],
): Promise<readonly ExtensionDefinition[]> {
  const { bodies, failure } = await loadBodies(pendingResources(extensions));
  if (failure !== undefined) throw failure.error;
  return withBodies(extensions, bodies);
}
