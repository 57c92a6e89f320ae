import { matchPath } from "@tillhouse/extension-sdk/router";
import type { Registry } from "../../core/registry/registry";

/** The addresses of the admin's pages, with `:id` for what tells which record they show; those without it come first. */
export function pagePatterns({ resources, routes, sectionRoutes, settings }: Registry): string[] {
  const patterns = [
    ...[...resources.values()].flatMap(({ name, route = name }) => [`/a/${route}`, `/a/${route}/:id`]),
    ...[...routes, ...[...sectionRoutes.values()].flat()].map(({ path }) => `/a${path}`),
    ...settings.map(({ path }) => `/a/settings/${path}`),
  ];
  return patterns.sort((left, right) => left.split(":").length - right.split(":").length);
}

/**
 * The path of a page without what tells which record it shows: `/a/customers/cus_01` becomes `/a/customers/:id`. Of an
 * address that no pattern fits, only plain words are left.
 */
export function pagePath(pathname: string, patterns: readonly string[]): string {
  const pattern = patterns.find((path) => matchPath(path, pathname) !== null);
  if (pattern !== undefined) return pattern;
  const words = pathname.split("/").map((word) => (/^[a-z-]*$/.test(word) ? word : ":id"));
  return words.join("/");
}
