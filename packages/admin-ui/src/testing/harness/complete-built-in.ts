import type { AnyResource, ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { completeExtensions } from "../../core/bodies/bodies";
import { builtIn as heads } from "../../resources/built-in";

const [whole = heads] = await completeExtensions([heads]);

/** What the admin itself brings, with all bodies. */
export const builtIn: ExtensionDefinition = whole;

/**
 * One of the admin's own resources, with its body.
 *
 * @throws where there is none of that name
 */
export function builtInResource(name: string): AnyResource {
  const resource = builtIn.resources?.find((one) => one.name === name);
  if (resource === undefined) throw new Error(`The admin brings no resource "${name}".`);
  return resource;
}
