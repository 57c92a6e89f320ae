import { AdminError } from "../errors/errors";
import { addTax, type CartRegion, type CartVariant, variantPrice } from "./amounts";

/** One line of a session cart. */
export interface SessionCartItem {
  /** What is bought. */
  variant: CartVariant;
  /** How many units of it. */
  quantity: number;
  /** Quantity times price, with the tax of the region, as an integer in the minor unit. Worked out by the cart. */
  total?: number;
}

/** A cart that only this browser knows. */
export interface SessionCart {
  /** Where the shopper buys; `undefined` until it is set, and all totals are 0 then. */
  region: CartRegion | undefined;
  /** The lines, in the order in which they were put in. */
  items: readonly SessionCartItem[];
  /** Of all lines together, as an integer in the minor unit of the region's currency. */
  total: number;
  /** The quantities of all lines together. */
  totalItems: number;
}

/** What can happen to a session cart. */
export type SessionCartAction =
  | {
      /** The shopper buys in another region. */
      type: "set-region";
      /** That region. */
      region: CartRegion;
    }
  | {
      /** A variant is put in. */
      type: "add-item";
      /** Its line, which replaces one with the same variant. */
      item: SessionCartItem;
    }
  | {
      /** A line changes. */
      type: "update-item";
      /** The id of its variant. */
      id: string;
      /** What of the line changes. */
      change: Partial<Omit<SessionCartItem, "total">>;
    }
  | {
      /** A line gets another quantity. */
      type: "set-quantity";
      /** The id of its variant. */
      id: string;
      /** At least 1, and no more than there are. */
      quantity: number;
    }
  | {
      /** One more, one less, or the line goes. */
      type: "increment" | "decrement" | "remove-item";
      /** The id of its variant. */
      id: string;
    }
  | {
      /** All lines change at once. */
      type: "set-items";
      /** The lines from now on. */
      items: readonly SessionCartItem[];
    }
  | {
      /** The cart becomes one that was kept. */
      type: "restore";
      /** The cart that was kept. */
      cart: Pick<SessionCart, "region" | "items">;
    }
  | {
      /** All lines go. */
      type: "clear";
    };

/** A session cart with nothing in it. */
export const emptySessionCart: SessionCart = { region: undefined, items: [], total: 0, totalItems: 0 };

function isNonEmptyObject(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

/** At least one, and no more than there are. */
function allowed(quantity: number, { inventory_quantity: stock }: CartVariant): number {
  return Math.min(quantity <= 0 ? 1 : quantity, stock ?? Number.POSITIVE_INFINITY);
}

function withAllowedQuantity(item: SessionCartItem): SessionCartItem {
  return { ...item, quantity: allowed(item.quantity, item.variant) };
}

/** A cart of these lines, with every total worked out. */
function totalled(region: CartRegion | undefined, items: readonly SessionCartItem[]): SessionCart {
  const lines = items.map((item) => ({
    ...item,
    total: addTax(item.quantity * variantPrice(item.variant, region), region),
  }));
  return {
    region,
    items: lines,
    total: lines.reduce((sum, { total }) => sum + total, 0),
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function changed(
  cart: SessionCart,
  id: string,
  change: (item: SessionCartItem) => SessionCartItem,
): SessionCart {
  return totalled(
    cart.region,
    cart.items.map((item) => (item.variant.id === id ? change(item) : item)),
  );
}

/**
 * A session cart after something has happened to it (specification, sections 4 and 5).
 *
 * @throws AdminError (`invalid`) where a region, an item or a list of items is none.
 */
export function reduceSessionCart(cart: SessionCart, action: SessionCartAction): SessionCart {
  switch (action.type) {
    case "set-region":
      return totalled(action.region, cart.items);
    case "add-item": {
      const { item } = action;
      const others = cart.items.filter(({ variant }) => variant.id !== item.variant.id);
      return totalled(cart.region, [...others, withAllowedQuantity(item)]);
    }
    case "update-item":
      return changed(cart, action.id, (item) => {
        const next = { ...item, ...action.change };
        return action.change.quantity === undefined ? next : withAllowedQuantity(next);
      });
    case "set-quantity":
      return changed(cart, action.id, (item) => withAllowedQuantity({ ...item, quantity: action.quantity }));
    case "increment":
      return changed(cart, action.id, (item) =>
        withAllowedQuantity({ ...item, quantity: item.quantity + 1 }),
      );
    case "decrement":
      return changed(cart, action.id, (item) => ({ ...item, quantity: Math.max(0, item.quantity - 1) }));
    case "remove-item":
      return totalled(
        cart.region,
        cart.items.filter(({ variant }) => variant.id !== action.id),
      );
    case "set-items":
      return totalled(cart.region, action.items.map(withAllowedQuantity));
    case "restore":
      return totalled(action.cart.region, action.cart.items);
    case "clear":
      return totalled(cart.region, []);
  }
}

/**
 * Refuses what is no region, no item or no list of items, in the words of the specification, section 5.
 *
 * @throws AdminError (`invalid`)
 */
export function checkSessionCartAction(action: SessionCartAction): void {
  const refuse = (message: string) => {
    throw new AdminError("invalid", message);
  };
  if (action.type === "set-region" && !isNonEmptyObject(action.region))
    refuse("region must be a non-empty object");
  if (action.type === "add-item" && !isNonEmptyObject(action.item)) refuse("item must be a non-empty object");
  if (action.type === "set-items" && !Array.isArray(action.items)) refuse("items must be an array of items");
}
