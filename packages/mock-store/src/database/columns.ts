/** What the store's tables hold beside the id: `name?` is null at first, `name=value` has a value at first. */
export const columns = {
  address: `customer_id? company? first_name? last_name? address_1? address_2? city? country_code? province?
    postal_code? phone? created_at updated_at deleted_at? metadata?`,
  analytics_config: `created_at updated_at deleted_at? user_id opt_out=false anonymize=false`,
  batch_job: `type created_by? context? result? dry_run=false created_at pre_processed_at? confirmed_at?
    processing_at? completed_at? failed_at? canceled_at? updated_at deleted_at?`,
  cart: `email? billing_address_id? shipping_address_id? region_id customer_id? payment_id? type=default
    completed_at? created_at updated_at deleted_at? metadata? idempotency_key? context?
    payment_authorized_at? sales_channel_id?`,
  claim_image: `claim_item_id url created_at updated_at deleted_at? metadata?`,
  claim_item: `claim_order_id item_id variant_id reason note? quantity created_at updated_at deleted_at?
    metadata?`,
  claim_order: `payment_status=na fulfillment_status=not_fulfilled type order_id shipping_address_id?
    refund_amount? canceled_at? created_at updated_at deleted_at? metadata? idempotency_key?
    no_notification?`,
  country: `iso_2 iso_3 num_code name display_name region_id?`,
  currency: `code symbol symbol_native name includes_tax=false`,
  customer: `email first_name? last_name? billing_address_id? phone? has_account=false created_at updated_at
    deleted_at? metadata?`,
  customer_group: `name created_at updated_at deleted_at? metadata?`,
  discount: `code is_dynamic rule_id? is_disabled parent_discount_id? starts_at ends_at? created_at
    updated_at deleted_at? metadata? usage_limit? usage_count=0 valid_duration?`,
  discount_condition: `type operator discount_rule_id created_at updated_at deleted_at? metadata?`,
  discount_rule: `description? type value allocation? created_at updated_at deleted_at? metadata?`,
  draft_order: `status=open display_id cart_id? order_id? canceled_at? created_at updated_at completed_at?
    metadata? idempotency_key? no_notification_order?`,
  fulfillment: `swap_id? order_id? tracking_numbers? data shipped_at? canceled_at? created_at updated_at
    metadata? idempotency_key? provider_id? claim_order_id? no_notification? location_id?`,
  fulfillment_item: `fulfillment_id item_id quantity`,
  gift_card: `code value balance region_id order_id? is_disabled=false ends_at? created_at updated_at
    deleted_at? metadata? tax_rate?`,
  gift_card_transaction: `gift_card_id order_id amount created_at is_taxable? tax_rate?`,
  image: `url created_at updated_at deleted_at? metadata?`,
  inventory_item: `created_at updated_at deleted_at? sku? origin_country? hs_code? mid_code? material? weight?
    length? height? width? requires_shipping=true metadata? title? description? thumbnail?`,
  inventory_level: `created_at updated_at deleted_at? inventory_item_id location_id stocked_quantity=0
    reserved_quantity=0 incoming_quantity=0 metadata?`,
  invite: `user_email role=member accepted=false created_at updated_at deleted_at? metadata? token
    expires_at`,
  line_item: `cart_id? order_id? swap_id? title description? thumbnail? is_giftcard=false should_merge=true
    allow_discounts=true has_shipping? unit_price variant_id? quantity fulfilled_quantity?
    returned_quantity? shipped_quantity? created_at updated_at metadata? claim_order_id?
    is_return=false includes_tax=false original_item_id? order_edit_id?`,
  line_item_adjustment: `item_id description discount_id? amount metadata?`,
  line_item_tax_line: `rate name code? created_at updated_at metadata? item_id`,
  money_amount: `currency_code amount region_id? created_at updated_at deleted_at? min_quantity? max_quantity?
    price_list_id? variant_id`,
  note: `value resource_type resource_id author_id? created_at updated_at deleted_at? metadata?`,
  notification: `event_name? resource_type resource_id customer_id? to data parent_id? provider_id? created_at
    updated_at`,
  oauth: `display_name application_name install_url? uninstall_url? data?`,
  order: `status=pending fulfillment_status=not_fulfilled payment_status=not_paid display_id cart_id?
    customer_id email billing_address_id? shipping_address_id? region_id currency_code tax_rate?
    canceled_at? created_at updated_at metadata? idempotency_key? draft_order_id? no_notification?
    external_id? sales_channel_id?`,
  order_edit: `created_at updated_at order_id internal_note? created_by requested_by? requested_at?
    confirmed_by? confirmed_at? declined_by? declined_reason? declined_at? canceled_by? canceled_at?
    payment_collection_id?`,
  order_item_change: `created_at updated_at deleted_at? type order_edit_id original_line_item_id? line_item_id?`,
  payment: `swap_id? cart_id? order_id? amount currency_code amount_refunded=0 provider_id data captured_at?
    canceled_at? created_at updated_at metadata? idempotency_key?`,
  payment_collection: `created_at updated_at deleted_at? type status description? amount authorized_amount? region_id
    currency_code metadata? created_by`,
  price_list: `name description type=sale status=draft starts_at? ends_at? created_at updated_at deleted_at?
    includes_tax=false`,
  product: `title subtitle? description? handle? is_giftcard=false thumbnail? weight? length? height? width?
    hs_code? origin_country? mid_code? material? created_at updated_at deleted_at? metadata?
    collection_id? type_id? discountable=true status=draft external_id?`,
  product_category: `name handle parent_category_id? is_active=false is_internal=false created_at updated_at rank=0
    description= metadata?`,
  product_collection: `title handle? created_at updated_at deleted_at? metadata?`,
  product_option: `title created_at updated_at deleted_at? metadata? product_id?`,
  product_option_value: `value option_id variant_id created_at updated_at deleted_at? metadata?`,
  product_tag: `value created_at updated_at deleted_at? metadata?`,
  product_type: `value created_at updated_at deleted_at? metadata?`,
  product_variant: `title product_id sku? barcode? ean? upc? inventory_quantity allow_backorder=false
    manage_inventory=true hs_code? origin_country? mid_code? material? weight? length? height?
    width? created_at updated_at deleted_at? metadata? variant_rank=0`,
  product_variant_inventory_item: `created_at updated_at inventory_item_id variant_id required_quantity=1 deleted_at?`,
  publishable_api_key: `created_at updated_at created_by? revoked_by? revoked_at? title`,
  refund: `order_id? amount note? reason created_at updated_at metadata? idempotency_key? payment_id?`,
  region: `name currency_code tax_rate tax_code? created_at updated_at deleted_at? metadata?
    gift_cards_taxable=true automatic_taxes=true tax_provider_id? includes_tax=false`,
  reservation_item: `created_at updated_at deleted_at? line_item_id? inventory_item_id location_id quantity metadata?
    external_id? description? created_by?`,
  return: `status=requested swap_id? order_id? shipping_data? refund_amount received_at? created_at
    updated_at metadata? idempotency_key? claim_order_id? no_notification? location_id?`,
  return_item: `return_id item_id quantity is_requested=true requested_quantity? received_quantity? metadata?
    reason_id? note?`,
  return_reason: `value label description? created_at updated_at deleted_at? metadata? parent_return_reason_id?`,
  sales_channel: `created_at updated_at deleted_at? name description? is_disabled=false metadata?`,
  shipping_method: `shipping_option_id order_id? cart_id? swap_id? return_id? price data claim_order_id?
    includes_tax=false`,
  shipping_method_tax_line: `rate name code? created_at updated_at metadata? shipping_method_id`,
  shipping_option: `name region_id profile_id provider_id price_type amount? is_return=false data created_at
    updated_at deleted_at? metadata? admin_only=false includes_tax=false`,
  shipping_option_requirement: `shipping_option_id type amount deleted_at?`,
  shipping_profile: `name type created_at updated_at deleted_at? metadata?`,
  stock_location: `created_at updated_at deleted_at? name address_id? metadata?`,
  stock_location_address: `created_at updated_at deleted_at? address_1 address_2? company? city? country_code phone?
    province? postal_code? metadata?`,
  store: `name default_currency_code=usd swap_link_template? created_at updated_at
    metadata? payment_link_template? invite_link_template? default_sales_channel_id?
    default_location_id?`,
  swap: `fulfillment_status payment_status order_id difference_due? shipping_address_id? cart_id?
    confirmed_at? created_at updated_at deleted_at? metadata? idempotency_key? no_notification?
    canceled_at? allow_backorder=false`,
  tax_rate: `rate? code? name region_id created_at updated_at metadata?`,
  tracking_link: `url? tracking_number fulfillment_id created_at updated_at deleted_at? metadata? idempotency_key?`,
  user: `email first_name? last_name? api_token? created_at updated_at deleted_at? metadata? role=member`,
};

/** The name of a table, as the store calls it. */
export type Table = keyof typeof columns;
