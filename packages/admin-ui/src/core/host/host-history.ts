import { Action, createPath, type History, type Location, parsePath } from "@remix-run/router";
import { type HostLocation, type HostRouter, isBelow } from "./host-router";

/** The history of an admin whose pages are in the host's router. */
export interface HostHistory extends History {
  /** Takes the host's router as it is now. Where it went elsewhere in the admin, the admin follows. */
  update(router: HostRouter): void;
}

/** How many addresses keep what was remembered of them, where the host's router does not keep it. */
const rememberedAddresses = 100;

/** As the browser writes an address: routers differ in what they encode. */
function encoded(to: string): string {
  const { pathname, search, hash } = new URL(to, "http://host");
  return `${pathname}${search}${hash}`;
}

function addressOf({ pathname, search = "", hash = "" }: HostLocation): string {
  return encoded(`${pathname}${search}${hash}`);
}

/**
 * Makes a history of a host's router. The host's location is the truth; an address that the admin has asked for counts as
 * reached at once, because a page is drawn before the host has drawn itself.
 */
export function createHostHistory(first: HostRouter, basePath: string): HostHistory {
  let host = first;
  let action = Action.Pop;
  let listener: Parameters<History["listen"]>[0] | undefined;
  /** The address that the host was at when the admin asked for another, until it has got there. */
  let left: string | undefined;
  /** A move of the host that the admin does not follow yet, because something typed would be lost. */
  let held: { from: Location; to: Location; isBack: boolean } | undefined;
  const states = new Map<string, unknown>();

  const locationAt = (address: string, state: unknown, key = address): Location => {
    const { pathname = "/", search = "", hash = "" } = parsePath(address);
    return { pathname, search, hash, state, key };
  };
  const read = (given: HostLocation): Location => {
    const address = addressOf(given);
    return locationAt(address, given.state ?? states.get(address) ?? null, given.key);
  };
  let location = read(first.location);

  const textOf = (to: Parameters<History["push"]>[0]): string =>
    encoded(typeof to === "string" ? to : createPath(to));

  const goTo = (to: Parameters<History["push"]>[0], state: unknown, next: Action): void => {
    const address = textOf(to);
    states.delete(address);
    states.set(address, state);
    const [oldest] = states.keys();
    if (states.size > rememberedAddresses && oldest !== undefined) states.delete(oldest);
    action = next;
    left = addressOf(host.location);
    location = locationAt(address, state);
    host.navigate(address, { replace: next === Action.Replace, state });
  };

  /** The router takes back a move of which it does not know how far it led, and makes it once more after the question. */
  const holdOrRelease = (move: NonNullable<typeof held>): void => {
    const to = move.isBack ? move.to : move.from;
    if (move.isBack) held = undefined;
    else location = move.from;
    move.isBack = true;
    left = addressOf(host.location);
    host.navigate(createPath(to), { replace: false, state: to.state });
  };
  const follow = (next: Location): void => {
    held = { from: location, to: next, isBack: false };
    location = next;
    listener?.({ action: Action.Pop, location, delta: 0 });
    if (held?.isBack === false) held = undefined;
  };

  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref: (to) => {
      const address = textOf(to);
      return host.href?.(address) ?? address;
    },
    createURL: (to) => new URL(textOf(to), window.location.href),
    encodeLocation: (to) => {
      const { pathname = "", search = "", hash = "" } = parsePath(textOf(to));
      return { pathname, search, hash };
    },
    push: (to, state) => goTo(to, state, Action.Push),
    replace: (to, state) => goTo(to, state, Action.Replace),
    go: (delta) => {
      if (delta === 0 && held !== undefined) holdOrRelease(held);
      else if (host.go) host.go(delta);
      else window.history.go(delta);
    },
    listen(next) {
      listener = next;
      return () => {
        listener = undefined;
      };
    },
    update(router) {
      const from = left;
      host = router;
      const next = read(router.location);
      const address = createPath(next);
      // It has not got there yet.
      if (address === from) return;
      left = undefined;
      if (address === createPath(location)) {
        // Back where the admin had stayed: the router waits for it.
        if (held?.isBack === true) listener?.({ action: Action.Pop, location, delta: 0 });
        return;
      }
      // Elsewhere in the host's app the admin stays as it is: it is hidden there, or about to go.
      if (!isBelow(next.pathname, basePath)) return;
      // A host that writes an address in its own way has still gone where the admin sent it.
      const isOwn = from !== undefined && next.pathname === location.pathname;
      action = isOwn ? Action.Replace : Action.Pop;
      follow(isOwn ? { ...next, state: location.state } : next);
    },
  };
}
