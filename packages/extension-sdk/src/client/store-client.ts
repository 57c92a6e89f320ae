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

/** An answer of the store: its body, with the HTTP response beside it. */
type Answer<Body> = Promise<Body & ResponseMeta>;

/** A query whose every part may be left out. */
type Query<Params> = Partial<Params>;

/** Carts: what a shopper is about to buy. */
export interface CartCalls {
  /** Makes a cart. Without a region it gets the store's first one. */
  create(payload?: StorePostCartReq): Answer<StoreCartsRes>;
  /** Reads a cart. */
  retrieve(cartId: string): Answer<StoreCartsRes>;
  /** Changes region, addresses, e-mail address, discounts or gift cards of a cart. */
  update(cartId: string, payload: StorePostCartsCartReq): Answer<StoreCartsRes>;
  /** Makes an order of a cart. The answer says what it became: `order`, `cart` or `swap`. */
  complete(cartId: string): Answer<StoreCompleteCartRes>;
  /** Chooses how it is sent. */
  addShippingMethod(cartId: string, payload: StorePostCartsCartShippingMethodReq): Answer<StoreCartsRes>;
  /** Makes a payment session of each provider of the region. */
  createPaymentSessions(cartId: string): Answer<StoreCartsRes>;
  /** Chooses the provider to pay with. */
  setPaymentSession(cartId: string, payload: StorePostCartsCartPaymentSessionReq): Answer<StoreCartsRes>;
  /** Hands a provider what it asks for, such as a token of a card. */
  updatePaymentSession(
    cartId: string,
    providerId: string,
    payload: StorePostCartsCartPaymentSessionUpdateReq & {
      /** The provider once more, for older callers. */
      provider_id?: string;
    },
  ): Answer<StoreCartsRes>;
  /** Begins a payment session anew, after it has failed or run out. */
  refreshPaymentSession(cartId: string, providerId: string): Answer<StoreCartsRes>;
  /** Takes a payment session away. */
  deletePaymentSession(cartId: string, providerId: string): Answer<StoreCartsRes>;
  /** Takes a discount off, by its code. */
  deleteDiscount(cartId: string, code: string): Answer<StoreCartsRes>;
  /** The items of a cart. */
  lineItems: {
    /** Puts a variant into the cart. */
    create(cartId: string, payload: StorePostCartsCartLineItemsReq): Answer<StoreCartsRes>;
    /** Changes the quantity or the metadata of an item. */
    update(
      cartId: string,
      lineItemId: string,
      payload: StorePostCartsCartLineItemsItemReq,
    ): Answer<StoreCartsRes>;
    /** Takes an item out of the cart. */
    delete(cartId: string, lineItemId: string): Answer<StoreCartsRes>;
  };
}

/** The shopper who is signed in, and becoming one. */
export interface CustomerCalls {
  /** Makes an account. It also signs in. */
  create(payload: StorePostCustomersReq): Answer<StoreCustomersRes>;
  /** Who is signed in. */
  retrieve(): Answer<StoreCustomersRes>;
  /** Changes name, e-mail address, password, phone or billing address. */
  update(payload: StorePostCustomersCustomerReq): Answer<StoreCustomersRes>;
  /** Ten orders from the first one on, unless the query says otherwise. */
  listOrders(query?: Query<StoreGetCustomersCustomerOrdersParams>): Answer<StoreCustomersListOrdersRes>;
  /** Sets another password with the token of a reset. */
  resetPassword(payload: StorePostCustomersResetPasswordReq): Answer<StoreCustomersResetPasswordRes>;
  /** Asks for a reset; the store sends the token by e-mail. */
  generatePasswordToken(payload: StorePostCustomersCustomerPasswordTokenReq): Answer<object>;
  /** Ways to pay that are kept for next time. */
  paymentMethods: {
    /** Reads them. */
    list(): Answer<StoreCustomersListPaymentMethodsRes>;
  };
  /** The addresses that the shopper keeps. */
  addresses: {
    /** Adds one. */
    addAddress(payload: StorePostCustomersCustomerAddressesReq): Answer<StoreCustomersRes>;
    /** Changes one. */
    updateAddress(
      addressId: string,
      payload: StorePostCustomersCustomerAddressesAddressReq,
    ): Answer<StoreCustomersRes>;
    /** Takes one away. */
    deleteAddress(addressId: string): Answer<StoreCustomersRes>;
  };
}

/**
 * What a shopper can do (specification, section 7, Store API): the calls of `@medusajs/medusa-js`, typed by
 * `@medusajs/client-types`. Their code is loaded with the first of them.
 */
export interface StoreClient {
  /** Signs shoppers in and out. */
  auth: {
    /** Signs in; the store sets a cookie. */ authenticate(payload: StorePostAuthReq): Answer<StoreAuthRes>;
    /** Who is signed in. It fails with 401 where nobody is. */ getSession(): Answer<StoreAuthRes>;
    /** Signs out. */ deleteSession(): Promise<unknown>;
    /** Whether there is an account of this e-mail address. */
    exists(email: string): Answer<StoreGetAuthEmailRes>;
    /** Asks for a bearer token, which this client keeps in memory and sends from now on. */
    getToken(payload: StorePostAuthReq): Answer<StoreBearerAuthRes>;
  };
  /** What shoppers are about to buy. */ carts: CartCalls;
  /** The shopper's account. */ customers: CustomerCalls;
  /** The errors of the published client. */ errors: MedusaError;
  /** Gift cards that were bought. */
  giftCards: {
    /** Reads one by its code, with what is left on it. */
    retrieve(code: string): Answer<StoreGiftCardsRes>;
  };
  /** Changes of orders that shoppers are asked about. */
  orderEdits: {
    /** Reads one. */ retrieve(orderEditId: string): Answer<StoreOrderEditsRes>;
    /** Refuses it, with a reason. */
    decline(orderEditId: string, payload: StorePostOrderEditsOrderEditDecline): Answer<StoreOrderEditsRes>;
    /** Accepts it. */ complete(orderEditId: string): Answer<StoreOrderEditsRes>;
  };
  /** What shoppers have bought. */
  orders: {
    /** Reads an order by its id. */ retrieve(orderId: string): Answer<StoreOrdersRes>;
    /** Reads the order that a cart became. */ retrieveByCartId(cartId: string): Answer<StoreOrdersRes>;
    /** Finds an order by its number and its e-mail address. */
    lookupOrder(query: Query<StoreGetOrdersParams>): Answer<StoreOrdersRes>;
    /** Asks to have orders of guests in one's account; the store sends an e-mail. */
    requestCustomerOrders(payload: StorePostCustomersCustomerOrderClaimReq): Answer<object>;
    /** Takes them over, with the token of that e-mail. */
    confirmRequest(payload: StorePostCustomersCustomerAcceptClaimReq): Answer<object>;
  };
  /** Payments apart from a cart, such as those of an order edit. */
  paymentCollections: {
    /** Reads one. */
    retrieve(
      collectionId: string,
      query?: Query<StoreGetPaymentCollectionsParams>,
    ): Answer<StorePaymentCollectionsRes>;
    /** Authorises one of its sessions. */
    authorizePaymentSession(
      collectionId: string,
      sessionId: string,
    ): Answer<StorePaymentCollectionsSessionRes>;
    /** Authorises several of its sessions. */
    authorizePaymentSessionsBatch(
      collectionId: string,
      payload: StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
    ): Answer<StorePaymentCollectionsRes>;
    /** Makes its one session, with a provider. */
    managePaymentSession(
      collectionId: string,
      payload: StorePaymentCollectionSessionsReq,
    ): Answer<StorePaymentCollectionsRes>;
    /** Splits the amount between several sessions. */
    managePaymentSessionsBatch(
      collectionId: string,
      payload: StorePostPaymentCollectionsBatchSessionsReq,
    ): Answer<StorePaymentCollectionsRes>;
    /** Begins a session anew. */
    refreshPaymentSession(collectionId: string, sessionId: string): Answer<StorePaymentCollectionsSessionRes>;
  };
  /** Groups of products. */
  collections: {
    /** Reads one. */ retrieve(collectionId: string): Answer<StoreCollectionsRes>;
    /** Reads a page. */ list(query?: Query<StoreGetCollectionsParams>): Answer<StoreCollectionsListRes>;
  };
  /** Categories of products. */
  productCategories: {
    /** Reads one. */
    retrieve(
      categoryId: string,
      query?: Query<StoreGetProductCategoriesCategoryParams>,
    ): Answer<StoreGetProductCategoriesCategoryRes>;
    /** Reads a page. */
    list(query?: Query<StoreGetProductCategoriesParams>): Answer<StoreGetProductCategoriesRes>;
  };
  /** Free words that products have. */
  productTags: {
    /** Reads a page. */
    list(query?: Query<StoreGetProductTagsParams>): Answer<StoreProductTagsListRes>;
  };
  /** Types of products. */
  productTypes: {
    /** Reads a page. */
    list(query?: Query<StoreGetProductTypesParams>): Answer<StoreProductTypesListRes>;
  };
  /** What is for sale. */
  products: {
    /** Reads a product by its id. */ retrieve(productId: string): Answer<StoreProductsRes>;
    /** Reads a page of products. A cart or a region decides their prices. */
    list(query?: Query<StoreGetProductsParams>): Answer<StoreProductsListRes>;
    /** Searches; the store needs a search service. */
    search(payload: StorePostSearchReq): Answer<StorePostSearchRes>;
    /** What of products can be bought. */
    variants: {
      /** Reads a variant by its id. */ retrieve(variantId: string): Answer<StoreVariantsRes>;
      /** Reads a page of variants. */
      list(query?: Query<StoreGetVariantsParams>): Answer<StoreVariantsListRes>;
    };
  };
  /** Where the store sells. */
  regions: {
    /** Reads one. */ retrieve(regionId: string): Answer<StoreRegionsRes>;
    /** Reads them. */ list(): Answer<StoreRegionsListRes>;
  };
  /** Why items come back. */
  returnReasons: {
    /** Reads one. */ retrieve(returnReasonId: string): Answer<StoreReturnReasonsRes>;
    /** Reads them all. */ list(): Answer<StoreReturnReasonsListRes>;
  };
  /** Items that come back. */
  returns: {
    /** Asks for a return. */
    create(payload: StorePostReturnsReq): Answer<StoreReturnsRes>;
  };
  /** How the store can send. */
  shippingOptions: {
    /** Those of a region or of products. */
    list(query?: Query<StoreGetShippingOptionsParams>): Answer<StoreShippingOptionsListRes>;
    /** Those that a cart can be sent with. */
    listCartOptions(cartId: string): Answer<StoreCartShippingOptionsListRes>;
  };
  /** Items that come back for others. */
  swaps: {
    /** Asks for a swap. */ create(payload: StorePostSwapsReq): Answer<StoreSwapsRes>;
    /** Reads the swap whose new items a cart holds. */
    retrieveByCartId(cartId: string): Answer<StoreSwapsRes>;
  };
}
