import type {
  StoreAuthRes,
  StoreBearerAuthRes,
  StoreCartShippingOptionsListRes,
  StoreCartsRes,
  StoreCollectionsListRes,
  StoreCollectionsRes,
  StoreCompleteCartRes,
  StoreCustomersListOrdersRes,
  StoreCustomersListPaymentMethodsRes,
  StoreCustomersRes,
  StoreCustomersResetPasswordRes,
  StoreGetAuthEmailRes,
  StoreGetCollectionsParams,
  StoreGetCustomersCustomerOrdersParams,
  StoreGetOrdersParams,
  StoreGetPaymentCollectionsParams,
  StoreGetProductCategoriesCategoryParams,
  StoreGetProductCategoriesCategoryRes,
  StoreGetProductCategoriesParams,
  StoreGetProductCategoriesRes,
  StoreGetProductsParams,
  StoreGetProductTagsParams,
  StoreGetProductTypesParams,
  StoreGetShippingOptionsParams,
  StoreGetVariantsParams,
  StoreGiftCardsRes,
  StoreOrderEditsRes,
  StoreOrdersRes,
  StorePaymentCollectionSessionsReq,
  StorePaymentCollectionsRes,
  StorePaymentCollectionsSessionRes,
  StorePostAuthReq,
  StorePostCartReq,
  StorePostCartsCartLineItemsItemReq,
  StorePostCartsCartLineItemsReq,
  StorePostCartsCartPaymentSessionReq,
  StorePostCartsCartPaymentSessionUpdateReq,
  StorePostCartsCartReq,
  StorePostCartsCartShippingMethodReq,
  StorePostCustomersCustomerAcceptClaimReq,
  StorePostCustomersCustomerAddressesAddressReq,
  StorePostCustomersCustomerAddressesReq,
  StorePostCustomersCustomerOrderClaimReq,
  StorePostCustomersCustomerPasswordTokenReq,
  StorePostCustomersCustomerReq,
  StorePostCustomersReq,
  StorePostCustomersResetPasswordReq,
  StorePostOrderEditsOrderEditDecline,
  StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  StorePostPaymentCollectionsBatchSessionsReq,
  StorePostReturnsReq,
  StorePostSearchReq,
  StorePostSearchRes,
  StorePostSwapsReq,
  StoreProductsListRes,
  StoreProductsRes,
  StoreProductTagsListRes,
  StoreProductTypesListRes,
  StoreRegionsListRes,
  StoreRegionsRes,
  StoreReturnReasonsListRes,
  StoreReturnReasonsRes,
  StoreReturnsRes,
  StoreShippingOptionsListRes,
  StoreSwapsRes,
  StoreVariantsListRes,
  StoreVariantsRes,
} from "@medusajs/client-types";
import type { ResponseMeta } from "./medusa-client";
import type { MedusaError } from "./medusa-error";

type Answer<Body> = Promise<Body & ResponseMeta>;

/** A query whose every part may be left out. */
type Query<Params> = Partial<Params>;

/** Carts: what a shopper is about to buy. */
export interface CartCalls {
  create(payload?: StorePostCartReq): Answer<StoreCartsRes>;
  retrieve(cartId: string): Answer<StoreCartsRes>;
  update(cartId: string, payload: StorePostCartsCartReq): Answer<StoreCartsRes>;
  complete(cartId: string): Answer<StoreCompleteCartRes>;
  addShippingMethod(cartId: string, payload: StorePostCartsCartShippingMethodReq): Answer<StoreCartsRes>;
  createPaymentSessions(cartId: string): Answer<StoreCartsRes>;
  setPaymentSession(cartId: string, payload: StorePostCartsCartPaymentSessionReq): Answer<StoreCartsRes>;
  updatePaymentSession(
    cartId: string,
    providerId: string,
    payload: StorePostCartsCartPaymentSessionUpdateReq & { provider_id?: string },
  ): Answer<StoreCartsRes>;
  refreshPaymentSession(cartId: string, providerId: string): Answer<StoreCartsRes>;
  deletePaymentSession(cartId: string, providerId: string): Answer<StoreCartsRes>;
  deleteDiscount(cartId: string, code: string): Answer<StoreCartsRes>;
  lineItems: {
    create(cartId: string, payload: StorePostCartsCartLineItemsReq): Answer<StoreCartsRes>;
    update(
      cartId: string,
      lineItemId: string,
      payload: StorePostCartsCartLineItemsItemReq,
    ): Answer<StoreCartsRes>;
    delete(cartId: string, lineItemId: string): Answer<StoreCartsRes>;
  };
}

/** The shopper who is signed in, and becoming one. */
export interface CustomerCalls {
  create(payload: StorePostCustomersReq): Answer<StoreCustomersRes>;
  retrieve(): Answer<StoreCustomersRes>;
  update(payload: StorePostCustomersCustomerReq): Answer<StoreCustomersRes>;
  /** Ten orders from the first one on, unless the query says otherwise. */
  listOrders(query?: Query<StoreGetCustomersCustomerOrdersParams>): Answer<StoreCustomersListOrdersRes>;
  resetPassword(payload: StorePostCustomersResetPasswordReq): Answer<StoreCustomersResetPasswordRes>;
  generatePasswordToken(payload: StorePostCustomersCustomerPasswordTokenReq): Answer<object>;
  paymentMethods: { list(): Answer<StoreCustomersListPaymentMethodsRes> };
  addresses: {
    addAddress(payload: StorePostCustomersCustomerAddressesReq): Answer<StoreCustomersRes>;
    updateAddress(
      addressId: string,
      payload: StorePostCustomersCustomerAddressesAddressReq,
    ): Answer<StoreCustomersRes>;
    deleteAddress(addressId: string): Answer<StoreCustomersRes>;
  };
}

/**
 * What a shopper can do (specification, section 7, Store API): the calls of `@medusajs/medusa-js`, typed by
 * `@medusajs/client-types`. Their code is loaded with the first of them.
 */
export interface StoreClient {
  auth: {
    authenticate(payload: StorePostAuthReq): Answer<StoreAuthRes>;
    getSession(): Answer<StoreAuthRes>;
    deleteSession(): Promise<unknown>;
    exists(email: string): Answer<StoreGetAuthEmailRes>;
    /** Asks for a bearer token, which this client keeps in memory and sends from now on. */
    getToken(payload: StorePostAuthReq): Answer<StoreBearerAuthRes>;
  };
  carts: CartCalls;
  customers: CustomerCalls;
  errors: MedusaError;
  giftCards: { retrieve(code: string): Answer<StoreGiftCardsRes> };
  orderEdits: {
    retrieve(orderEditId: string): Answer<StoreOrderEditsRes>;
    decline(orderEditId: string, payload: StorePostOrderEditsOrderEditDecline): Answer<StoreOrderEditsRes>;
    complete(orderEditId: string): Answer<StoreOrderEditsRes>;
  };
  orders: {
    retrieve(orderId: string): Answer<StoreOrdersRes>;
    retrieveByCartId(cartId: string): Answer<StoreOrdersRes>;
    lookupOrder(query: Query<StoreGetOrdersParams>): Answer<StoreOrdersRes>;
    requestCustomerOrders(payload: StorePostCustomersCustomerOrderClaimReq): Answer<object>;
    confirmRequest(payload: StorePostCustomersCustomerAcceptClaimReq): Answer<object>;
  };
  paymentCollections: {
    retrieve(
      collectionId: string,
      query?: Query<StoreGetPaymentCollectionsParams>,
    ): Answer<StorePaymentCollectionsRes>;
    authorizePaymentSession(
      collectionId: string,
      sessionId: string,
    ): Answer<StorePaymentCollectionsSessionRes>;
    authorizePaymentSessionsBatch(
      collectionId: string,
      payload: StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
    ): Answer<StorePaymentCollectionsRes>;
    managePaymentSession(
      collectionId: string,
      payload: StorePaymentCollectionSessionsReq,
    ): Answer<StorePaymentCollectionsRes>;
    managePaymentSessionsBatch(
      collectionId: string,
      payload: StorePostPaymentCollectionsBatchSessionsReq,
    ): Answer<StorePaymentCollectionsRes>;
    refreshPaymentSession(collectionId: string, sessionId: string): Answer<StorePaymentCollectionsSessionRes>;
  };
  collections: {
    retrieve(collectionId: string): Answer<StoreCollectionsRes>;
    list(query?: Query<StoreGetCollectionsParams>): Answer<StoreCollectionsListRes>;
  };
  productCategories: {
    retrieve(
      categoryId: string,
      query?: Query<StoreGetProductCategoriesCategoryParams>,
    ): Answer<StoreGetProductCategoriesCategoryRes>;
    list(query?: Query<StoreGetProductCategoriesParams>): Answer<StoreGetProductCategoriesRes>;
  };
  productTags: { list(query?: Query<StoreGetProductTagsParams>): Answer<StoreProductTagsListRes> };
  productTypes: { list(query?: Query<StoreGetProductTypesParams>): Answer<StoreProductTypesListRes> };
  products: {
    retrieve(productId: string): Answer<StoreProductsRes>;
    list(query?: Query<StoreGetProductsParams>): Answer<StoreProductsListRes>;
    search(payload: StorePostSearchReq): Answer<StorePostSearchRes>;
    variants: {
      retrieve(variantId: string): Answer<StoreVariantsRes>;
      list(query?: Query<StoreGetVariantsParams>): Answer<StoreVariantsListRes>;
    };
  };
  regions: {
    retrieve(regionId: string): Answer<StoreRegionsRes>;
    list(): Answer<StoreRegionsListRes>;
  };
  returnReasons: {
    retrieve(returnReasonId: string): Answer<StoreReturnReasonsRes>;
    list(): Answer<StoreReturnReasonsListRes>;
  };
  returns: { create(payload: StorePostReturnsReq): Answer<StoreReturnsRes> };
  shippingOptions: {
    list(query?: Query<StoreGetShippingOptionsParams>): Answer<StoreShippingOptionsListRes>;
    listCartOptions(cartId: string): Answer<StoreCartShippingOptionsListRes>;
  };
  swaps: {
    create(payload: StorePostSwapsReq): Answer<StoreSwapsRes>;
    retrieveByCartId(cartId: string): Answer<StoreSwapsRes>;
  };
}
