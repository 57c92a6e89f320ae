import {
  customers,
  discounts,
  draftOrders,
  giftCards,
  inventory,
  orders,
  priceLists,
  products,
  settings,
} from "./built-in-groups";
import { builtInOf } from "./built-in-of";

/** All that comes with the admin. */
export const builtIn = builtInOf([
  orders,
  draftOrders,
  products,
  customers,
  discounts,
  giftCards,
  priceLists,
  inventory,
  settings,
]);
