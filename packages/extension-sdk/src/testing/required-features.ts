import type { AnyResource } from "../resource/define-resource";

/** Every feature that a definition or a part of it needs. */
export function requiredFeatures(resource: AnyResource): string[] {
  const found = new Set<string>();
  const look = (part: unknown, key: string): void => {
    if (key === "requires") {
      for (const name of [part].flat()) if (typeof name === "string") found.add(name);
    } else if (Array.isArray(part)) for (const item of part) look(item, "");
    else if (typeof part === "object" && part !== null && key !== "schema")
      for (const [name, value] of Object.entries(part)) look(value, name);
  };
  look(resource, "");
  return [...found];
}
