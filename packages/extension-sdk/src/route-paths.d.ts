/** Why an extension route is refused. The command line and the running app word it for their readers. */
export type RoutePathProblem = {
    rule: "route-syntax";
    path: string;
    reason: "start" | "characters" | "parameter" | "empty-segment";
} | {
    rule: "route-built-in";
    path: string;
    builtIn: string;
} | {
    rule: "route-settings";
    path: string;
};
/** Where an accepted extension route is mounted: on its own below `a/`, or inside a built-in section. */
export type RoutePlacement = {
    section: undefined;
} | {
    section: string;
};
/** Paths with parameters in the same positions are one and the same to a router, whatever their names. */
export declare function routeShape(path: string): string;
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
export declare function checkRoutePath(path: string): RoutePathProblem | undefined;
/** The first segment of every built-in route, which makes it a section that extension pages can be mounted in. */
export declare const builtInSections: readonly string[];
/**
 * Tells where an accepted path is mounted.
 *
 * @example
 * placeRoute("/loyalty")                // { section: undefined }: a route of its own
 * placeRoute("/products/:id/reviews")   // { section: "/products" }: nested in the built-in section
 */
export declare function placeRoute(path: string): RoutePlacement;
