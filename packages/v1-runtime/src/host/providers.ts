import { type ComponentType, createElement, type ReactNode } from "react";

/** A component that gives something to all that is in it. */
export type Provider = ComponentType<{ children: ReactNode }>;

const providers = new Map<string, Provider>();

/**
 * Puts a provider around every contribution that is shown from now on. The module of a package does so when it is loaded:
 * what no extension imports is around none.
 *
 * @param name of the package; the second of the same name takes the first one's place.
 * @example addProvider("react-helmet-async", HelmetProvider);
 */
export function addProvider(name: string, provider: Provider): void {
  providers.set(name, provider);
}

/** The providers of the packages that are loaded by now. The first is the outermost. */
export function loadedProviders(): readonly Provider[] {
  return [...providers.values()];
}

/** Children in the providers that are given. */
export function inProviders(children: ReactNode, around: readonly Provider[]): ReactNode {
  return around.reduceRight<ReactNode>((inner, provider) => createElement(provider, null, inner), children);
}
