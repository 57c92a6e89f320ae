import { type AnyLoad, toAdminError } from "@tillhouse/extension-sdk";
import type { ComponentType, ReactElement } from "react";

/** A module with a component as its default export. */
interface Part<Props extends object> {
  default: ComponentType<Props>;
}

/** What has been loaded already, by what loads it. */
const known = new WeakMap<AnyLoad, { default: unknown }>();

/** Loads a part before it is shown: then it is drawn at once. A failure shows where it is drawn. */
export async function preloadPart(load: AnyLoad): Promise<void> {
  try {
    if (!known.has(load)) known.set(load, await load());
  } catch {
    // It is loaded again when it is drawn.
  }
}

/**
 * A component's file. What is known already is not waited for: React would show the fallback around it first, and that for
 * up to half a second.
 */
export function loadPart<Props extends object>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  const part = known.get(load);
  // What was kept is what this very function has loaded.
  return part === undefined ? loadAndKeep(load) : atOnce(part as Part<Props>);
}

async function loadAndKeep<Props extends object>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  const part = await load();
  known.set(load, part);
  return part;
}

/** A component's file, or what stands in for it where a newer version of the admin has taken the file away. */
export function loadOr<Props extends object>(
  load: () => Promise<Part<Props>>,
  missing: (wanted: object) => ReactElement | null,
): Promise<Part<Props>> {
  return known.has(load) ? loadPart(load) : loadNewOr(load, missing);
}

async function loadNewOr<Props extends object>(
  load: () => Promise<Part<Props>>,
  missing: (wanted: object) => ReactElement | null,
): Promise<Part<Props>> {
  try {
    return await loadAndKeep(load);
  } catch (error) {
    if (toAdminError(error).code !== "stale") throw error;
    return { default: missing };
  }
}

/** What React takes for a promise that is kept at once, and not a moment later as promises are. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: this is what makes it a promise
  const kept = { then: (onKept: (value: Value) => void) => onKept(value) };
  // React calls `then` with what it wants to know, and nothing else.
  return kept as unknown as Promise<Value>;
}
