import type { AnyResource, ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { elementFrom, elementId, elementLists } from "../definitions/element-lists";
import type { RegistryProblem } from "./registry";

const lists = Object.values(elementLists);

/** A definition with lists of its own: whoever changes what they were given changes nothing of anybody else's. */
function copyOf(resource: AnyResource): AnyResource {
  return lists.reduce((copy, { read, write }) => {
    const parts = read(copy) ?? [];
    return parts.length === 0 ? copy : write(copy, parts.map(elementFrom));
  }, resource);
}

/** Whether each part has an id that no other one of its list has. */
function areParts(parts: unknown): boolean {
  if (parts === undefined) return true;
  if (!Array.isArray(parts)) return false;
  const ids = parts.map((part: unknown): unknown =>
    elementId(typeof part === "string" ? part : Object(part)),
  );
  return ids.every((id) => typeof id === "string" && id !== "") && new Set(ids).size === ids.length;
}

/** Whether an answer still defines the same resource: compiled JavaScript may return anything. */
function isDefinitionOf(resource: AnyResource, answer: unknown): answer is AnyResource {
  const { name, api, title, body } = Object(answer);
  return (
    name === resource.name &&
    Object(api) === api &&
    typeof title === "function" &&
    // Without it the rest of the definition would never come.
    body === resource.body &&
    lists.every(({ read }) => areParts(read(answer as AnyResource)))
  );
}

/**
 * Lets extensions turn definitions into other ones, one after the other. One that fails, or answers no definition, is reported and
 * passed over.
 */
export function transformResources(
  extensions: readonly ExtensionDefinition[],
  given: ReadonlyMap<string, AnyResource>,
  report: (problem: RegistryProblem) => void,
): ReadonlyMap<string, AnyResource> {
  const resources = new Map(given);
  for (const { id: owner, source, transformResource } of extensions) {
    if (transformResource === undefined) continue;
    const told = new Set<string>();
    // What fails with each of forty resources in the same way is said once.
    const fail = (name: string, reason: string, message = "") => {
      if (told.has(reason + message)) return;
      told.add(reason + message);
      report({ owner, source, reason, values: { name, message } });
    };
    for (const [name, resource] of resources) {
      try {
        const answer: unknown = transformResource(copyOf(resource));
        if (isDefinitionOf(resource, answer)) resources.set(name, answer);
        else fail(name, "definitionAnswer");
      } catch (error) {
        fail(name, "definitionFailed", error instanceof Error ? error.message : String(error));
      }
    }
  }
  return resources;
}
