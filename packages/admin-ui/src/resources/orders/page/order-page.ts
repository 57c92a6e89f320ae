// All sections and rows of the page of an order: they are shown together, so they are one file to load.

export { OrderAddresses } from "../customer/order-addresses";
export { OrderCustomer } from "../customer/order-customer";
export { OrderEditing, orderEditRow } from "../edits/order-edit-row";
export { fulfillmentRows, parcelRow } from "../fulfillments/order-fulfillment";
export { OrderPayment } from "../payments/order-payment";
export { OrderItems } from "./order-items";
export { claimRow, returnRow, swapRow } from "./return-swap-claim-rows";
