/**
 * A component that a module exports by its name, as what loads it. Parts that are shown together come in one file this
 * way: one request for all of them, however many there are.
 *
 * @example
 * const parts = () => import("./order-parts");
 * const sections = [
 *   { id: "items", load: lazyExport(parts, "OrderItems") },
 *   { id: "payment", load: lazyExport(parts, "OrderPayment") },
 * ];
 */
export function lazyExport<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<{
  /** The export of that name, as the default that a component is loaded by. */
  default: Module[Name];
}> {
  return async () => ({ default: (await load())[name] });
}
