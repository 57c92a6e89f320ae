import { type AnyResource, type ExtensionDefinition, loadResource } from "@tillhouse/extension-sdk/internal";

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

/** What is loaded on this page: the browser has each module once, too. */
const loaded = new WeakMap<AnyResource, AnyResource>();

/** Bodies that need not be waited for: another admin on the page has loaded them, or this one before it was taken away. */
export function bodiesAtHand(extensions: readonly ExtensionDefinition[]): LoadedBodies {
  return new Map(
    pendingResources(extensions).flatMap((resource) => {
      const whole = loaded.get(resource);
      return whole === undefined ? [] : [[resource, whole] as const];
    }),
  );
}

/** What came of loading bodies, by the definitions that lead to them. */
export interface BodiesResult {
  bodies: LoadedBodies;
  /** What the imports of the others threw. */
  failures: ReadonlyMap<AnyResource, unknown>;
}

/** Loads bodies. One that cannot be loaded keeps none of the others back. */
export async function loadBodies(pending: readonly AnyResource[]): Promise<BodiesResult> {
  const bodies = new Map<AnyResource, AnyResource>();
  const failures = new Map<AnyResource, unknown>();
  const load = async (resource: AnyResource) => {
    try {
      const whole = loaded.get(resource) ?? (await loadResource(resource));
      loaded.set(resource, whole);
      bodies.set(resource, whole);
    } catch (error) {
      failures.set(resource, error);
    }
  };
  await Promise.all(pending.map(load));
  return { bodies, failures };
}

/**
 * Extensions with the bodies of all their resources, for what looks at definitions as a whole.
 *
 * @throws what the first import throws that fails
 * @example createRegistry(await completeExtensions([builtIn, ...extensions]))
 */
export async function completeExtensions(
  extensions: readonly ExtensionDefinition[],
): Promise<readonly ExtensionDefinition[]> {
  const { bodies, failures } = await loadBodies(pendingResources(extensions));
  for (const error of failures.values()) throw error;
  return withBodies(extensions, bodies);
}
