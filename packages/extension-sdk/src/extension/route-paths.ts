import { builtInRoutes, settingsSegment } from "./built-in-routes";

/** Why an extension route is refused. The command line and the running app word it for their readers. */
export type RoutePathProblem =
  | {
      /** The path is not written as paths are. */
      rule: "route-syntax";
      /** The path that is refused. */
      path: string;
      /** What is wrong: no leading slash, a character, a parameter that is no complete segment, an empty segment. */
      reason: "start" | "characters" | "parameter" | "empty-segment";
    }
  | {
      /** The admin has a page there. */
      rule: "route-built-in";
      /** The path that is refused. */
      path: string;
      /** The route of the admin that it equals. */
      builtIn: string;
    }
  | {
      /** It lies below the settings, which have pages of their own. */
      rule: "route-settings";
      /** The path that is refused. */
      path: string;
    };

/** Where an accepted extension route is mounted: on its own below `a/`, or inside a built-in section. */
export type RouteMount =
  | {
      /** None: the page stands on its own. */
      section: undefined;
    }
  | {
      /** The first segment of the built-in route, with its slash: `/products`. */
      section: string;
    };

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** Paths with parameters in the same positions are one and the same to a router, whatever their names. */
export function routePattern(path: string): string {
  return `/${segmentsOf(path)
    .map((segment) => (segment.startsWith(":") ? ":" : segment))
    .join("/")}`;
}

/**
 * Checks the path of an extension route (specification, section 2).
 *
 * A path starts with a slash and holds letters, digits, `-`, `_` and `.`, with parameters written as whole segments
 * (`:id`). It may not equal a built-in route and may not live under `/settings`.
 *
 * @returns the problem, or `undefined` where the path may be used.
 * @example
 * checkRoutePath("/orders")            // { rule: "route-built-in", path: "/orders", builtIn: "/orders" }
 * checkRoutePath("/products/:id/reviews") // undefined: mounted inside the products section
 */
export function checkRoutePath(path: string): RoutePathProblem | undefined {
  if (!path.startsWith("/")) return { rule: "route-syntax", path, reason: "start" };
  if (path === "/" || path.includes("//") || path.endsWith("/"))
    return { rule: "route-syntax", path, reason: "empty-segment" };
  for (const segment of segmentsOf(path)) {
    if (segment.startsWith(":")) {
      if (!/^:[A-Za-z_][A-Za-z0-9_]*$/.test(segment))
        return { rule: "route-syntax", path, reason: "parameter" };
    } else if (!/^[A-Za-z0-9._-]+$/.test(segment)) {
      return { rule: "route-syntax", path, reason: segment.includes(":") ? "parameter" : "characters" };
    }
  }
  if (segmentsOf(path)[0] === settingsSegment) return { rule: "route-settings", path };
  const shape = routePattern(path);
  const builtIn = builtInRoutes.find((route) => routePattern(route) === shape);
  return builtIn === undefined ? undefined : { rule: "route-built-in", path, builtIn };
}

/** The first segment of every built-in route, which makes it a section that extension pages can be mounted in. */
export const builtInSections: readonly string[] = [
  ...new Set(builtInRoutes.map((route) => `/${segmentsOf(route)[0]}`)),
];

/**
 * Tells where an accepted path is mounted.
 *
 * @example
 * resolveRouteMount("/loyalty")                // { section: undefined }: a route of its own
 * resolveRouteMount("/products/:id/reviews")   // { section: "/products" }: nested in the built-in section
 */
export function resolveRouteMount(path: string): RouteMount {
  const first = `/${segmentsOf(path)[0]}`;
  return { section: builtInSections.includes(first) ? first : undefined };
}
