import { createRoot } from "react-dom/client";
import { Admin } from "./admin";
import type { AdminProps } from "./admin-props";
import type { AdminEventName, AdminEvents, HostListeners } from "./core/host/admin-events";
import { type AdminHandle, checkPath } from "./core/host/use-admin-handle";
import { listenerOf } from "./core/host/use-host-events";

/** A mounted admin: called, it takes the admin away again. */
export interface MountedAdmin extends AdminHandle {
  /** Takes the admin out of the element. What it had set outside of that is as it was before. */
  (): void;
  /** Other props: extensions that came late or were changed. The page, its address and what was typed stay. */
  update(props: AdminProps): void;
  /**
   * Hears of what happens in the admin, beside the functions that the props name.
   *
   * @returns what ends it
   * @example admin.on("navigate", ({ path }) => highlight(path));
   */
  on<Name extends AdminEventName>(name: Name, listener: (event: AdminEvents[Name]) => void): () => void;
}

type Listener = (event: never) => void;

/**
 * Mounts the back-office into an element, for pages that are no React app.
 *
 * @returns a function that takes it away again, with what moves and changes it beside it.
 * @example
 * const admin = mountAdmin(document.getElementById("admin"), { config: { basePath: "/admin" } });
 * admin.navigate("/a/orders");
 */
export function mountAdmin(element: Element, props: AdminProps = {}): MountedAdmin {
  const root = createRoot(element);
  let handle: AdminHandle | null = null;
  const listeners = new Map<AdminEventName, Set<Listener>>();
  let wanted: Parameters<AdminHandle["navigate"]> | undefined;
  const setHandle = (mounted: AdminHandle | null) => {
    handle = mounted;
    if (mounted === null || wanted === undefined) return;
    mounted.navigate(...wanted);
    wanted = undefined;
  };
  const update = (next: AdminProps) => {
    const told = Object.entries(listenerOf).map(([name, prop]) => [
      prop,
      (event: never) => {
        (next[prop] as Listener | undefined)?.(event);
        for (const listener of listeners.get(name as AdminEventName) ?? []) listener(event);
      },
    ]);
    root.render(<Admin {...next} {...(Object.fromEntries(told) as HostListeners)} ref={setHandle} />);
  };
  update(props);
  const admin: MountedAdmin = Object.assign(() => root.unmount(), {
    update,
    on(name: AdminEventName, listener: Listener) {
      const added = listeners.get(name) ?? new Set();
      listeners.set(name, added.add(listener));
      return () => {
        added.delete(listener);
      };
    },
    navigate(...to: Parameters<AdminHandle["navigate"]>) {
      checkPath(to[0]);
      // React draws a moment later.
      if (handle === null) wanted = to;
      else handle.navigate(...to);
    },
    path: undefined,
    confirmLeave: async () => (await handle?.confirmLeave()) ?? true,
  });
  return Object.defineProperty(admin, "path", { get: () => handle?.path });
}
