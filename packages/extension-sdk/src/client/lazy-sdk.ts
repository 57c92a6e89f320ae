import type { Transport } from "./transport";

/** Settings of {@link lazySdk}. */
export interface LazySdkOptions {
  /** URL of the backend; an empty text for the page's own origin. */
  backend: string;
  /** Sends what the published client asks for. */
  transport: Transport;
}

/** A step into an object whose type nobody knows: the published client, or what is already there. */
function at(target: unknown, key: string): unknown {
  return typeof target === "object" && target !== null ? Reflect.get(target, key) : undefined;
}

/**
 * Adds to a few calls all others of `@medusajs/medusa-js`. The published client weighs as much as a quarter of the
 * admin's first page and the admin itself does not need it, so it is loaded when a call is made that only it has. All of
 * its calls answer promises, so the wait is not seen.
 */
export function lazySdk(face: object, options: LazySdkOptions): unknown {
  let loaded: Promise<unknown> | undefined;
  const load = () => {
    loaded ??= import("@medusajs/medusa-js").then(
      ({ default: Medusa }) =>
        // The transport answers what the client's own would, and is the one that repeats.
        new Medusa({ baseUrl: options.backend, maxRetries: 0, axiosAdapter: options.transport as never }),
    );
    return loaded;
  };
  const callAt =
    (path: readonly string[]) =>
    async (...values: unknown[]) => {
      const client = await load();
      const owner = path.slice(0, -1).reduce(at, client);
      const method = at(owner, path.at(-1) ?? "");
      if (typeof method !== "function") throw new TypeError(`client.${path.join(".")} is not a function`);
      return method.apply(owner, values);
    };
  const completed = (known: object, path: readonly string[]): object =>
    new Proxy(known, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        // A promise asks for `then`, tools for symbols: neither is a call to the store.
        if (typeof key === "symbol" || key === "then" || typeof value === "function") return value;
        if (value instanceof Error) return value;
        const below = [...path, key];
        return completed(typeof value === "object" && value !== null ? value : callAt(below), below);
      },
    });
  return completed(face, []);
}
