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
export { newLinesField, pricedLinesField, shippingMethodField } from "./fields";
export {
  changedLevels,
  type LevelQuantity,
  levelsBefore,
  readStockChange,
  readStockItems,
  type StockLevelValue,
  saveStockLevels,
  stockLevelsSchema,
  stockLevelValues,
} from "./inventory/stock-levels";
export {
  StockInput,
  type StockInputProps,
  StockLevelsField,
  type StockLevelsFieldProps,
} from "./inventory/stock-levels-field";
export { AddVariants, type AddVariantsProps } from "./lines/add-variants";
export { type LineReduction, lineAmount, lineReductions, type Taxed, taxName } from "./lines/line-amounts";
export {
  allLineItems,
  type LineItem,
  lineDetails,
  lineName,
  namedLines,
  unfulfilledQuantity,
} from "./lines/line-items";
export { LinesTable, type LinesTableProps } from "./lines/lines-table";
export { type NewLine, newLinesSchema, type Pricing } from "./lines/new-line";
export { NewLines, type NewLinesProps } from "./lines/new-lines";
export {
  newPricedLine,
  noPricedLines,
  type PricedLine,
  type PricedLines,
  pricedAmount,
  pricedAmountWithoutTax,
  pricedLinesSchema,
} from "./lines/priced-lines";
export { capturedTotal, type Priced, shippingAmount, type TotalRow, totalsOf } from "./lines/totals";
export { VariantPicker, type VariantPickerProps } from "./lines/variant-picker";
export { useLocations } from "./locations/use-locations";
export { metadataSchema } from "./metadata-schema";
export {
  chargedRate,
  type RateOutcome,
  type RateReason,
  ratesOfProduct,
  ratesOfShipping,
  type TaxedProduct,
  type TaxRateRules,
} from "./pricing/applied-rates";
export { type StoreAnswer, StoreCheck, type StoreCheckProps } from "./pricing/store-check";
export type { TrialCart } from "./pricing/trial-cart";
export { TrialPurchaseFields, type TrialPurchaseFieldsProps } from "./pricing/trial-purchase-fields";
export {
  type ChosenPurchase,
  type TrialPrices,
  type TrialPurchase,
  useTrialPrices,
  useTrialPurchase,
} from "./pricing/use-trial-purchase";
export type { CompetingPrice, PriceFate, PriceOutcome } from "./pricing/winning-price";
export {
  availableAt,
  offeredShippingOptions,
  type PurchasableFacts,
  type PurchasableShippingOption,
  type PurchasableSummary,
  type PurchasableVariant,
  purchasableSummary,
  type UnpurchasableReason,
  unpurchasableReasonOrder,
  unpurchasableReasons,
} from "./purchasable/purchasable";
export { PurchasableCheck, type PurchasableCheckProps } from "./purchasable/purchasable-check";
export { notificationLabel } from "./shipping/notification-label";
export { providerName } from "./shipping/provider-name";
export {
  type ShippingMethodInput,
  shippingCost,
  shippingMethodCost,
  shippingMethodSchema,
  shippingPayload,
} from "./shipping/shipping-method";
export { useFormRegion } from "./shipping/use-form-region";
export {
  type ChosenShipping,
  noShipping,
  type ShippingOption,
  useShippingOptions,
} from "./shipping/use-shipping-options";
export {
  type FulfillableLine,
  type FulfillableLinesLimits,
  fulfillableLines,
} from "./stock/fulfillable-lines";
export {
  LineReservation,
  type LineReservationProps,
  ReservedState,
  type ReservedStateProps,
} from "./stock/line-reservation";
export { LocationSelect, type LocationSelectProps } from "./stock/location-select";
export {
  createReservations,
  type ReservationRequest,
  reservationError,
  reservationRequests,
} from "./stock/reserve";
export {
  canReserveLine,
  keptThereSchema,
  locationSchema,
  type StockItem,
  type StockLevel,
  stockItemsOf,
  stockLevelAt,
} from "./stock/stock";
export { StockLinesField, StockLocationField, type StockRequest } from "./stock/stock-fields";
export {
  type Reservation,
  type Reservations,
  useNotKept,
  useReservations,
  useStock,
} from "./stock/use-stock";
export { type Measure, measureCell } from "./variants/measure-cell";
export {
  type Combination,
  combinationCount,
  combinationKey,
  combinationOf,
  combinationsLimit,
  combinationsOf,
  combinationTitle,
  distinctValues,
  duplicateCombinations,
  newCombinations,
  type OptionChoice,
  sortedOptionValues,
  usedValues,
  type VariantOptions,
  type VariantOptionValue,
  variantWith,
} from "./variants/option-combinations";
export {
  type ProductOptions,
  type ProductOptionsAnswer,
  type ProductOptionValues,
  productOptionsQuery,
  readProductOptions,
  useProductOptions,
} from "./variants/product-options";
export { readVariants, readVariantsOf, type VariantReading } from "./variants/read-variants";
export {
  basePrice,
  idleReason,
  ownPrices,
  type VariantPrice,
  winningPrice,
} from "./variants/variant-prices";
