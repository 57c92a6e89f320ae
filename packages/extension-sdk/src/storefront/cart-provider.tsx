import type {
  StoreCartsRes,
  StoreCompleteCartRes,
  StorePostCartReq,
  StorePostCartsCartLineItemsItemReq,
  StorePostCartsCartLineItemsReq,
  StorePostCartsCartPaymentSessionReq,
  StorePostCartsCartReq,
  StorePostCartsCartShippingMethodReq,
} from "@medusajs/client-types";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { CartCalls } from "../client/store-client";
import { AdminError, toAdminError } from "../errors/errors";
import { useMedusa } from "./medusa-provider";

/** The cart as the store answers it. */
export type StoreCart = StoreCartsRes["cart"];

/** One thing that can be done with the cart. */
type CartAction<Payload, Answer = { cart: StoreCart }> = UseMutationResult<Answer, AdminError, Payload>;

/** A cart of the store and everything that can be done with it. */
export interface CartState {
  /** The cart, as the store answered it last; `undefined` before there is one, and after it was ordered. */
  cart: StoreCart | undefined;
  /** Takes up a cart that was read elsewhere. */
  setCart(cart: StoreCart | undefined): void;
  /** The quantities of all lines together. */
  totalItems: number;
  /** Makes a cart, in a region for instance, and takes it up. */
  createCart: CartAction<StorePostCartReq | undefined>;
  /** Changes region, addresses, e-mail address, discounts or gift cards. */
  updateCart: CartAction<StorePostCartsCartReq>;
  /** Puts a variant into the cart. */
  addItem: CartAction<StorePostCartsCartLineItemsReq>;
  /** Changes the quantity or the metadata of an item. */
  updateItem: CartAction<
    StorePostCartsCartLineItemsItemReq & {
      /** The id of the item. */
      lineItemId: string;
    }
  >;
  /** Takes an item out, by its id. */
  removeItem: CartAction<string>;
  /** Takes a discount off, by its code. */
  removeDiscount: CartAction<string>;
  /** Chooses how it is sent. */
  addShippingMethod: CartAction<StorePostCartsCartShippingMethodReq>;
  /** Makes a payment session of each provider of the region. */
  startCheckout: CartAction<void>;
  /** Chooses the provider to pay with. */
  pay: CartAction<StorePostCartsCartPaymentSessionReq>;
  /** Pays and orders. What has become an order is no cart any more. */
  completeCheckout: CartAction<void, StoreCompleteCartRes>;
}

const CartContext = createContext<CartState | undefined>(undefined);

/** What {@link CartProvider} takes. */
export interface CartProviderProps {
  /** A cart that was read already. */
  initialCart?: StoreCart;
  /** What may use the cart. */
  children: ReactNode;
}

/** Failures are told in the one class of errors that there is. */
async function asAdminError<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw toAdminError(error);
  }
}

/** One call on the cart; its answer is the cart from then on. */
function useCartCall<Payload>(
  setCart: (cart: StoreCart) => void,
  call: (payload: Payload) => Promise<{ cart: StoreCart }>,
): CartAction<Payload> {
  return useMutation({
    mutationFn: (payload: Payload) => asAdminError(call(payload)),
    onSuccess: ({ cart }) => setCart(cart),
  });
}

/**
 * Keeps a cart of the store and offers what a shopper does with it, below a {@link MedusaProvider}.
 *
 * @example <CartProvider><Checkout /></CartProvider>
 */
export function CartProvider({ initialCart, children }: CartProviderProps) {
  const carts: CartCalls = useMedusa().client.carts;
  const [cart, setCart] = useState(initialCart);
  const id = () => {
    if (cart === undefined) throw new AdminError("invalid", "There is no cart yet: create one first.");
    return cart.id;
  };
  const createCart = useCartCall(setCart, (payload: StorePostCartReq | undefined) => carts.create(payload));
  const updateCart = useCartCall(setCart, async (payload: StorePostCartsCartReq) =>
    carts.update(id(), payload),
  );
  const addItem = useCartCall(setCart, async (payload: StorePostCartsCartLineItemsReq) =>
    carts.lineItems.create(id(), payload),
  );
  const updateItem = useCartCall(
    setCart,
    async ({ lineItemId, ...payload }: StorePostCartsCartLineItemsItemReq & { lineItemId: string }) =>
      carts.lineItems.update(id(), lineItemId, payload),
  );
  const removeItem = useCartCall(setCart, async (lineItemId: string) =>
    carts.lineItems.delete(id(), lineItemId),
  );
  const removeDiscount = useCartCall(setCart, async (code: string) => carts.deleteDiscount(id(), code));
  const addShippingMethod = useCartCall(setCart, async (payload: StorePostCartsCartShippingMethodReq) =>
    carts.addShippingMethod(id(), payload),
  );
  const startCheckout = useCartCall<void>(setCart, async () => carts.createPaymentSessions(id()));
  const pay = useCartCall(setCart, async (payload: StorePostCartsCartPaymentSessionReq) =>
    carts.setPaymentSession(id(), payload),
  );
  const completeCheckout = useMutation<StoreCompleteCartRes, AdminError, void>({
    mutationFn: async () => asAdminError(carts.complete(id())),
    // The type of the answer says what its data are: a cart that could not be paid stays one.
    onSuccess: ({ type, data }) => setCart(type === "cart" ? (data as StoreCart) : undefined),
  });
  const totalItems = (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const state = {
    cart,
    setCart,
    totalItems,
    createCart,
    updateCart,
    addItem,
    updateItem,
    removeItem,
    removeDiscount,
    addShippingMethod,
    startCheckout,
    pay,
    completeCheckout,
  };
  return <CartContext.Provider value={state}>{children}</CartContext.Provider>;
}

/**
 * The cart of the store around a component.
 *
 * @throws AdminError (`config`) outside of a {@link CartProvider}.
 * @example const { cart, addItem } = useCart();
 */
export function useCart(): CartState {
  const state = useContext(CartContext);
  if (state === undefined) throw new AdminError("config", "useCart must be used within a CartProvider");
  return state;
}
