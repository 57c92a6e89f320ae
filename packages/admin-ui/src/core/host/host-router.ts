import { AdminError } from "@tillhouse/extension-sdk";

/** An address in the host's app, as its router tells it: with the admin's base path, without the host's own. */
export interface HostLocation {
  /** Starts with a slash: `/back/office/a/orders`. */
  pathname: string;
  /** Empty, or with its question mark. */
  search?: string;
  /** Empty, or with its number sign. */
  hash?: string;
  /** What {@link HostRouter.navigate} was given for this address. Left out: the admin remembers it while it is mounted. */
  state?: unknown;
  /** What tells two visits of one address apart. Left out: the address itself. */
  key?: string;
}

/**
 * The router of the host, for an admin that has its pages in it: the host's links lead into the admin, and back and forward
 * go through both.
 *
 * @example
 * // React Router 6 and 7
 * const location = useLocation();
 * const navigate = useNavigate();
 * return <Admin config={{ basePath: "/back/office" }} hostRouter={{ location, navigate }} />;
 */
export interface HostRouter {
  /** Where the host is. A new one at each navigation, also at those that the admin asked for. */
  location: HostLocation;
  /** Goes to an address of the host's app. */
  navigate(to: string, options: { replace: boolean; state?: unknown }): void;
  /** The address as it has to stand in a link. Left out: as it is. For hosts with a base path of their own, or a hash. */
  href?(to: string): string;
  /** Goes back and forward, by a number of pages. Left out: the browser's own history. */
  go?(delta: number): void;
  /**
   * Called while something that was typed is not saved. Before it leaves, the host calls `ask` and stays where that answers
   * `false`. Left out: what was typed is kept as a draft, and nobody is asked.
   *
   * @returns what ends it, once nothing is left to lose
   */
  block?(ask: () => Promise<boolean>): () => void;
}

function wrong(property: string, problem: string): AdminError {
  return new AdminError("config", `${property} ${problem}`, {
    details: { field: property, owner: "the hostRouter prop" },
  });
}

/**
 * Checks that a host's router has what the admin calls.
 *
 * @throws AdminError (`config`) that names what is missing.
 */
export function checkHostRouter(router: HostRouter): void {
  // The host may be written in JavaScript.
  const given: Partial<HostRouter> = Object(router);
  const pathname: unknown = given.location?.pathname;
  if (typeof pathname !== "string" || !pathname.startsWith("/"))
    throw wrong("hostRouter.location", 'must be an object with a pathname such as "/app/a/orders"');
  if (typeof given.navigate !== "function") throw wrong("hostRouter.navigate", "must be a function");
  for (const name of ["href", "go", "block"] as const)
    if (given[name] !== undefined && typeof given[name] !== "function")
      throw wrong(`hostRouter.${name}`, "must be a function, or left out");
}

/** Whether an address lies below a base path. */
export function isBelow(pathname: string, basePath: string): boolean {
  if (basePath === "/") return true;
  const [path, base] = [pathname.toLowerCase(), basePath.toLowerCase()];
  return path === base || path.startsWith(`${base}/`);
}

/**
 * Checks that the admin stands at its base path: at another address it would have no page to show.
 *
 * @throws AdminError (`config`) that names both.
 */
export function checkBasePath(basePath: string, pathname: string, source: string): void {
  if (isBelow(pathname, basePath)) return;
  throw new AdminError(
    "config",
    `basePath is ${JSON.stringify(basePath)}, but this page is at ${JSON.stringify(pathname)}`,
    { details: { field: "basePath", owner: source } },
  );
}
