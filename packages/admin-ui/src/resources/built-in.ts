import { defineExtension } from "@tillhouse/extension-sdk";
import { builtInFirst } from "./built-in-first";
import { currencies } from "./currencies";
import { reservations } from "./inventory/reservations";
import { invites } from "./invites";
import { notifications } from "./notifications";
import { claims } from "./orders/claims";
import { draftOrders } from "./orders/drafts/draft-orders";
import { fulfillments } from "./orders/fulfillments";
import { orderEdits } from "./orders/order-edits";
import { orders } from "./orders/orders";
import { returns } from "./orders/returns";
import { swaps } from "./orders/swaps";
import { products } from "./products/products";
import { publishableApiKeys } from "./publishable-api-keys";
import { recordNotes } from "./record-notes";
import { regions } from "./regions";
import { returnReasons } from "./return-reasons";
import { salesChannels } from "./sales-channels";
import { shippingOptions } from "./shipping-options";
import { stockLocations } from "./stock-locations";
import { users } from "./users";
import { variants } from "./variants/variants";

/** Resources of which the first list knows a part. */
const whole = [orders, draftOrders, products];

/** Resources that no list and no link of the first page knows: parts of others, what is chosen in forms, settings. */
const later = [
  orderEdits,
  fulfillments,
  reservations,
  returns,
  swaps,
  claims,
  variants,
  recordNotes,
  regions,
  shippingOptions,
  salesChannels,
  stockLocations,
  currencies,
  publishableApiKeys,
  returnReasons,
  users,
  invites,
  notifications,
];

const first = builtInFirst.resources ?? [];

/** What comes with the admin: an extension like any other. */
export const builtIn = defineExtension({
  ...builtInFirst,
  resources: [...first.map((known) => whole.find(({ name }) => name === known.name) ?? known), ...later],
});
