// All sections and rows of the page of an order: they are shown together, so they are one file to load.
export { OrderAddresses } from "./order-addresses";
export { claimRow, returnRow, swapRow } from "./order-aftersales";
export { OrderCustomer } from "./order-customer";
export { OrderEditing, orderEditRow } from "./order-edit-row";
export { fulfillmentRows, parcelRow } from "./order-fulfillment";
export { OrderItems } from "./order-items";
export { OrderPayment } from "./order-payment";
