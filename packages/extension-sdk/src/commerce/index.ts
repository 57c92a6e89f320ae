export { AddVariants, type AddVariantsProps } from "./add-variants";
export {
  addressPayload,
  addressSchema,
  addressValue,
  isSameAddress,
  optionalAddressSchema,
} from "./addresses";
export {
  AddressFacts,
  type AddressFactsProps,
  ContactFacts,
  type ContactFactsProps,
  phoneOf,
} from "./contact-facts";
export { newLinesField, pricedLinesField, shippingWayField } from "./fields";
export { type LineReduction, lineAmount, lineReductions, type Taxed, taxName } from "./line-amounts";
export {
  allLineItems,
  type LineItem,
  lineDetails,
  lineName,
  namedLines,
  unfulfilledQuantity,
} from "./line-items";
export {
  LineReservation,
  type LineReservationProps,
  ReservedState,
  type ReservedStateProps,
} from "./line-reservation";
export { LinesTable, type LinesTableProps } from "./lines-table";
export { LocationSelect, type LocationSelectProps } from "./location-select";
export { metadataSchema } from "./metadata-schema";
export { type NewLine, newLinesSchema, type Pricing } from "./new-line";
export { NewLines, type NewLinesProps } from "./new-lines";
export {
  newPricedLine,
  noPricedLines,
  type PricedLine,
  type PricedLines,
  pricedAmount,
  pricedAmountWithoutTax,
  pricedLinesSchema,
} from "./priced-lines";
export {
  createReservations,
  type ReservationRequest,
  reservationError,
  reservationRequests,
} from "./reserve";
export { sentWord } from "./sent-word";
export {
  type ShippingWay,
  shippingCost,
  shippingPayload,
  shippingWayCost,
  shippingWaySchema,
} from "./shipping-way";
export {
  canReserveLine,
  keptThereSchema,
  locationSchema,
  type StockItem,
  type StockLevel,
  stockLevelAt,
  stockParts,
} from "./stock";
export { StockLines, StockPlace, type StockWish } from "./stock-fields";
export { capturedTotal, type Priced, type TotalRow, totalsOf } from "./totals";
export { useFormRegion } from "./use-form-region";
export {
  type ChosenShipping,
  noShipping,
  type ShippingOption,
  useShippingOptions,
} from "./use-shipping-options";
export {
  type Reservation,
  type Reservations,
  useLocations,
  useNotKept,
  useReservations,
  useStock,
} from "./use-stock";
export { VariantPicker, type VariantPickerProps } from "./variant-picker";
export { type WantedLine, type WantedLinesLimits, wantedLines } from "./wanted-lines";
