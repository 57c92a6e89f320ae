import { createContext, type ReactNode, useContext, useEffect, useMemo, useReducer, useRef } from "react";
import { AdminError } from "../errors/errors";
import { useStorage } from "../storage/use-storage";
import type { CartRegion } from "./amounts";
import {
  checkSessionCartAction,
  emptySessionCart,
  reduceSessionCart,
  type SessionCart,
  type SessionCartAction,
  type SessionCartItem,
} from "./session-cart";
import { readSessionCart, sessionCartKey, writeSessionCart } from "./stored-session-cart";

/** A session cart and everything that can be done with it. Lines are named by the id of their variant. */
export interface SessionCartState extends SessionCart {
  /** Works all totals out anew, in the currency and with the tax of this region. */
  setRegion(region: CartRegion): void;
  /** Takes the place of a line with the same variant. */
  addItem(item: SessionCartItem): void;
  /** Changes a line; a quantity is kept within what there is. */
  updateItem(id: string, change: Partial<Omit<SessionCartItem, "total">>): void;
  /** At least one, and no more than there are. */
  updateItemQuantity(id: string, quantity: number): void;
  /** One more, but no more than there are. */
  incrementItemQuantity(id: string): void;
  /** Stops at 0; the line stays. */
  decrementItemQuantity(id: string): void;
  /** Takes a line out. */
  removeItem(id: string): void;
  /** Puts these lines in, instead of all others. */
  setItems(items: readonly SessionCartItem[]): void;
  /** The line of a variant; `undefined` where there is none. */
  getItem(id: string): SessionCartItem | undefined;
  /** Takes all lines out. The region stays. */
  clearItems(): void;
}

const SessionCartContext = createContext<SessionCartState | undefined>(undefined);

/** What {@link SessionCartProvider} takes. */
export interface SessionCartProviderProps {
  /** What the cart starts with where the browser kept none. */
  initialState?: Partial<Pick<SessionCart, "region" | "items">>;
  /** What may use the cart. */
  children: ReactNode;
}

/**
 * Keeps a cart that only this browser knows, under a fixed key of its storage, for each admin on the page. All tabs show the same one.
 *
 * @example <SessionCartProvider initialState={{ region, items: [] }}><Shop /></SessionCartProvider>
 */
export function SessionCartProvider({ initialState, children }: SessionCartProviderProps) {
  const { local } = useStorage();
  const [cart, dispatch] = useReducer(
    reduceSessionCart,
    initialState,
    (start) =>
      readSessionCart(local) ??
      reduceSessionCart(emptySessionCart, {
        type: "restore",
        cart: { region: start?.region, items: start?.items ?? [] },
      }),
  );
  useEffect(() => writeSessionCart(local, cart), [local, cart]);
  useEffect(
    () =>
      local.subscribe((key) => {
        const theirs = key === sessionCartKey ? readSessionCart(local) : undefined;
        if (theirs !== undefined) dispatch({ type: "restore", cart: theirs });
      }),
    [local],
  );

  const latest = useRef(cart);
  latest.current = cart;
  const actions = useMemo(() => {
    const act = (action: SessionCartAction) => {
      checkSessionCartAction(action);
      dispatch(action);
    };
    return {
      setRegion: (region) => act({ type: "set-region", region }),
      addItem: (item) => act({ type: "add-item", item }),
      updateItem: (id, change) => act({ type: "update-item", id, change }),
      updateItemQuantity: (id, quantity) => act({ type: "set-quantity", id, quantity }),
      incrementItemQuantity: (id) => act({ type: "increment", id }),
      decrementItemQuantity: (id) => act({ type: "decrement", id }),
      removeItem: (id) => act({ type: "remove-item", id }),
      setItems: (items) => act({ type: "set-items", items }),
      getItem: (id) => latest.current.items.find(({ variant }) => variant.id === id),
      clearItems: () => act({ type: "clear" }),
    } satisfies Omit<SessionCartState, keyof SessionCart>;
  }, []);
  const state = useMemo(() => ({ ...cart, ...actions }), [cart, actions]);
  return <SessionCartContext.Provider value={state}>{children}</SessionCartContext.Provider>;
}

/**
 * The session cart around a component.
 *
 * @throws AdminError (`config`) outside of a {@link SessionCartProvider}.
 * @example const { items, total, addItem } = useSessionCart();
 */
export function useSessionCart(): SessionCartState {
  const state = useContext(SessionCartContext);
  if (state === undefined)
    throw new AdminError("config", "useSessionCart should be used as a child of SessionCartProvider");
  return state;
}
