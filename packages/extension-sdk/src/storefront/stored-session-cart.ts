import type { StorageArea } from "../storage/storage-area";
import { emptySessionCart, reduceSessionCart, type SessionCart } from "./session-cart";

/** Where the browser keeps the session cart (specification, section 9). */
export const sessionCartKey = "medusa-session-cart";

/** The cart that a text holds; `undefined` where it holds none. */
function parseSessionCart(text: string | null): SessionCart | undefined {
  try {
    const stored: unknown = text === null ? undefined : JSON.parse(text);
    if (!Array.isArray(Reflect.get(Object(stored), "items"))) return undefined;
    // Only this module writes the key; totals are worked out anew.
    return reduceSessionCart(emptySessionCart, { type: "restore", cart: stored as SessionCart });
  } catch {
    return undefined;
  }
}

/** The cart that this browser kept, if any. */
export function readSessionCart(area: StorageArea): SessionCart | undefined {
  return parseSessionCart(area.getItem(sessionCartKey));
}

/** Keeps the cart in this browser. */
export function writeSessionCart(area: StorageArea, cart: SessionCart): void {
  area.setItem(sessionCartKey, JSON.stringify(cart));
}
