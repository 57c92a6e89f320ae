// All sections of the page of an order: they are shown together, so they are one file to load.
export { OrderAddresses } from "./order-addresses";
export { OrderClaims, OrderReturns, OrderSwaps } from "./order-aftersales";
export { OrderCustomer } from "./order-customer";
export { OrderEdits } from "./order-edits-section";
export { OrderFulfillment } from "./order-fulfillment";
export { OrderItems } from "./order-items";
export { OrderPayment } from "./order-payment";
