import { builtInRoutes } from "../extension/built-in-routes";
import { routePattern } from "../extension/route-paths";
import { didYouMean } from "./did-you-mean";
import type { Mistake } from "./mistake";

/** The pages of the admin below `/a` that stand in every store, whatever its shell tells. */
export const adminPaths: readonly string[] = [
  "/",
  "/settings",
  "/settings/details",
  "/settings/papers",
  "/settings/personal-information",
  ...builtInRoutes,
];

/** Whether a path below `/a` is that of a page. */
function leadsSomewhere(path: string, addresses: readonly string[]): boolean {
  const asked = path.split("/");
  return addresses.some((address) => {
    const known = address.split("/");
    return (
      known.length === asked.length &&
      known.every((segment, index) => segment === ":" || segment === asked[index])
    );
  });
}

/**
 * What is wrong with a path of the admin that leads to no page.
 *
 * @param addresses the pages below `/a`, with parameters as `:`.
 * @param options.base what the path begins with before that of a page: `/a` of a link, nothing of a command.
 */
export function pathMistake(
  value: string,
  addresses: readonly string[],
  { noun, base }: { noun: string; base: "" | "/a" },
): Mistake | undefined {
  const path = value
    .slice(base.length)
    .replace(/[?#].*$/, "")
    .replace(/(.)\/$/, "$1");
  if (leadsSomewhere(path, addresses)) return undefined;
  const meant = didYouMean(routePattern(path), addresses);
  return {
    rule: "link-unknown",
    message: `The ${noun} to "${value}" leads to a page that does not exist.`,
    why: "Whoever follows it is told that there is no such page.",
    hint:
      meant === undefined
        ? `A page of yours in routes/loyalty is at "${base}/loyalty".`
        : `Did you mean "${base}${meant.replaceAll("/:", "/…")}"?`,
    // A path with a parameter is no path yet.
    ...(meant === undefined || meant.includes(":") ? {} : { meant: `${base}${meant}` }),
  };
}

/** What is wrong with a link inside of the admin; nothing where it leads elsewhere. */
export function linkMistake(link: string, addresses: readonly string[]): Mistake | undefined {
  const value = link.replace(/^\/app(?=\/a\/)/, "");
  return value.startsWith("/a/") ? pathMistake(value, addresses, { noun: "link", base: "/a" }) : undefined;
}
