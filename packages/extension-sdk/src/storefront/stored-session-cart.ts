import { emptySessionCart, reduceSessionCart, type SessionCart } from "./session-cart";

/** Where the browser keeps the session cart (specification, section 9). */
export const sessionCartKey = "medusa-session-cart";

/** The cart that a text holds; `undefined` where it holds none. */
export function parseSessionCart(text: string | null): SessionCart | undefined {
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
export function readSessionCart(): SessionCart | undefined {
  try {
    return parseSessionCart(localStorage.getItem(sessionCartKey));
  } catch {
    // A browser without storage keeps no cart; the page still has one.
    return undefined;
  }
}

/** Keeps the cart in this browser. */
export function writeSessionCart(cart: SessionCart): void {
  try {
    localStorage.setItem(sessionCartKey, JSON.stringify(cart));
  } catch {
    // Full or forbidden: the page still has the cart.
  }
}
