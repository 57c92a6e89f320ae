import { toAdminError } from "@tillhouse/extension-sdk";
import type { AnyLazyComponent } from "@tillhouse/extension-sdk/internal";
import { type ComponentType, createElement, lazy, type ReactElement, useState } from "react";

/** A module with a component as its default export. */
interface Part<Props extends object> {
  default: ComponentType<Props>;
}

/** What has been loaded already, by what loads it. */
const loaded = new WeakMap<AnyLazyComponent, { default: unknown }>();

/** What has been loaded by this already. */
export function knownChunk(load: AnyLazyComponent): { default: unknown } | undefined {
  return loaded.get(load);
}

/** The component of a file that has been loaded before. */
export function loadedChunk<Props extends object>(
  load: () => Promise<Part<Props>>,
): ComponentType<Props> | undefined {
  // What was kept is what this very function has loaded.
  return (knownChunk(load) as Part<Props> | undefined)?.default;
}

/** Loads a component's file, and keeps it for all who show it. */
export async function loadChunk<Props extends object>(
  load: () => Promise<Part<Props>>,
): Promise<Part<Props>> {
  const part = await load();
  loaded.set(load, part);
  return part;
}

/** Loads a part before it is shown: then it is drawn at once. A failure shows where it is drawn. */
export async function preloadChunk(load: AnyLazyComponent): Promise<void> {
  try {
    await keepChunk(load);
  } catch {
    // It is loaded again when it is drawn.
  }
}

/** Loads what has not been loaded yet, and keeps it. @throws what went wrong, unlike {@link preloadChunk} */
export async function keepChunk(load: AnyLazyComponent): Promise<void> {
  if (!loaded.has(load)) loaded.set(load, await load());
}

/** A component's file, or what stands in for it where a newer version of the admin has taken the file away. */
async function loadOr<Props extends object>(
  load: () => Promise<Part<Props>>,
  missing: (wanted: object) => ReactElement | null,
): Promise<Part<Props>> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (toAdminError(error).code !== "stale") throw error;
    return { default: missing };
  }
}

/**
 * A component that is loaded when it is shown. One that is there already is drawn at once: behind React's `lazy` the
 * fallback around it would be shown first, and that for up to half a second.
 *
 * @param missing what stands in its place where its file is gone
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<Part<Props>>,
  missing: (wanted: object) => ReactElement | null,
): (props: Props) => ReactElement {
  // React draws what `lazy` makes as it draws any other component.
  const Lazy = lazy(() => loadOr(load, missing)) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    // What was drawn first stays: another component in its place would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => loadedChunk(load) ?? Lazy);
    return createElement(Part, props);
  };
}
