export { type ClientOptions, createClient, type MedusaSdkClient } from "../client/create-client";
export type { ClientRequest } from "../client/medusa-client";
export type { CartCalls, CustomerCalls, StoreClient } from "../client/store-client";
export {
  type AmountFormat,
  addTax,
  type CartRegion,
  type CartVariant,
  formatAmount,
  formatVariantPrice,
  taxOf,
  toDecimal,
  variantPrice,
} from "./amounts";
export {
  CartProvider,
  type CartProviderProps,
  type CartState,
  type StoreCart,
  useCart,
} from "./cart-provider";
export { MedusaProvider, type MedusaProviderProps, type MedusaState, useMedusa } from "./medusa-provider";
export type { SessionCart, SessionCartItem } from "./session-cart";
export {
  SessionCartProvider,
  type SessionCartProviderProps,
  type SessionCartState,
  useSessionCart,
} from "./session-cart-provider";
export { sessionCartKey } from "./stored-session-cart";
