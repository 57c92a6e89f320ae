import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import type { BodiesResult } from "./bodies";

/**
 * Lets many ask for bodies at once: each is loaded once, and those that are asked for in one go come together. A page wants one
 * body in thirty places and ten of them in the same moment, and with each answer the registry is made anew.
 *
 * @param load gets those of one go
 */
export function createBodyLoader(
  load: (resources: readonly AnyResource[]) => Promise<BodiesResult>,
): (resource: AnyResource) => Promise<BodiesResult> {
  const underWay = new Map<AnyResource, Promise<BodiesResult>>();
  let gathering: { resources: AnyResource[]; result: Promise<BodiesResult> } | undefined;
  const begin = () => {
    const resources: AnyResource[] = [];
    const result = Promise.resolve().then(async () => {
      gathering = undefined;
      try {
        return await load(resources);
      } finally {
        for (const resource of resources) underWay.delete(resource);
      }
    });
    return { resources, result };
  };
  return (resource) => {
    const known = underWay.get(resource);
    if (known !== undefined) return known;
    gathering ??= begin();
    gathering.resources.push(resource);
    underWay.set(resource, gathering.result);
    return gathering.result;
  };
}
