/**
 * Every address below `/admin` of Medusa 1.20, and what it takes: the keys of the query where it reads, of the payload
 * where it writes; `*` where it does not look. `!` is required, `#` a number, `~` true or false, `@` a list.
 */
export const declaredEndpoints: readonly string[] = `
DELETE /analytics-configs *
GET /analytics-configs *
POST /analytics-configs opt_out~! anonymize~
POST /analytics-configs/update opt_out~ anonymize~
GET /apps *
POST /apps/authorizations application_name! state! code!
DELETE /auth *
GET /auth *
POST /auth email! password!
POST /auth/token email! password!
GET /batch-jobs id type confirmed_at pre_processed_at completed_at failed_at canceled_at created_at updated_at limit offset expand fields order
POST /batch-jobs type! context! dry_run~
GET /batch-jobs/:id *
POST /batch-jobs/:id/cancel *
POST /batch-jobs/:id/confirm *
GET /collections title handle created_at updated_at deleted_at q order discount_condition_id limit offset
POST /collections title! handle metadata
DELETE /collections/:id *
GET /collections/:id *
POST /collections/:id title handle metadata
DELETE /collections/:id/products/batch product_ids!
POST /collections/:id/products/batch product_ids!
GET /currencies code q order offset limit
POST /currencies/:code includes_tax~
GET /customer-groups order offset limit expand fields id q name updated_at created_at discount_condition_id
POST /customer-groups name! metadata
DELETE /customer-groups/:id *
GET /customer-groups/:id expand fields
POST /customer-groups/:id name metadata
GET /customer-groups/:id/customers *
DELETE /customer-groups/:id/customers/batch customer_ids!
POST /customer-groups/:id/customers/batch customer_ids!
GET /customers q groups has_account id email first_name last_name limit offset expand fields order created_at updated_at
POST /customers email! first_name! last_name! password! phone metadata
GET /customers/:id expand fields
POST /customers/:id email first_name last_name password phone metadata groups@
GET /discounts rule q is_dynamic is_disabled created_at updated_at order expand fields offset limit
POST /discounts code! rule! is_dynamic~ is_disabled~ starts_at ends_at valid_duration usage_limit# regions@! metadata
DELETE /discounts/:id *
GET /discounts/:id expand fields
POST /discounts/:id code rule is_disabled~ starts_at ends_at valid_duration usage_limit# regions@ metadata
POST /discounts/:id/conditions operator! products@ product_collections@ product_types@ product_tags@ customer_groups@
DELETE /discounts/:id/conditions/:condition_id *
GET /discounts/:id/conditions/:condition_id expand fields
POST /discounts/:id/conditions/:condition_id products@ product_collections@ product_types@ product_tags@ customer_groups@
DELETE /discounts/:id/conditions/:condition_id/batch resources@!
POST /discounts/:id/conditions/:condition_id/batch resources@!
POST /discounts/:id/dynamic-codes code! usage_limit# metadata
DELETE /discounts/:id/dynamic-codes/:code *
DELETE /discounts/:id/regions/:region_id *
POST /discounts/:id/regions/:region_id *
GET /discounts/code/:code expand fields
GET /draft-orders q expand fields status created_at updated_at offset limit order
POST /draft-orders status email! billing_address shipping_address items@ region_id! discounts@ customer_id no_notification_order~ shipping_methods@! metadata
DELETE /draft-orders/:id *
GET /draft-orders/:id *
POST /draft-orders/:id region_id country_code email billing_address shipping_address discounts@ customer_id no_notification_order~
POST /draft-orders/:id/line-items title unit_price# variant_id quantity#! metadata
DELETE /draft-orders/:id/line-items/:line_id *
POST /draft-orders/:id/line-items/:line_id title unit_price# quantity# metadata
POST /draft-orders/:id/pay *
GET /gift-cards limit offset q order
POST /gift-cards value# ends_at is_disabled~ region_id! metadata
DELETE /gift-cards/:id *
GET /gift-cards/:id *
POST /gift-cards/:id balance# is_disabled~ ends_at region_id metadata
GET /inventory-items id q location_id sku origin_country mid_code material hs_code weight length height width requires_shipping expand fields offset limit order
POST /inventory-items variant_id sku hs_code weight# length# height# width# origin_country mid_code material title description thumbnail metadata
DELETE /inventory-items/:id *
GET /inventory-items/:id expand fields
POST /inventory-items/:id sku origin_country hs_code mid_code material weight# height# length# width# title description thumbnail requires_shipping~
GET /inventory-items/:id/location-levels location_id expand fields
POST /inventory-items/:id/location-levels location_id! stocked_quantity#! incoming_quantity#
DELETE /inventory-items/:id/location-levels/:location_id *
POST /inventory-items/:id/location-levels/:location_id incoming_quantity# stocked_quantity#
GET /invites *
POST /invites user! role!
DELETE /invites/:id *
POST /invites/:id/resend *
POST /invites/accept token! user!
GET /notes resource_id limit offset
POST /notes resource_id! resource_type! value!
DELETE /notes/:id *
GET /notes/:id *
POST /notes/:id value!
GET /notifications limit offset fields expand event_name resource_type resource_id to include_resends
POST /notifications/:id/resend to
GET /order-edits q order_id expand fields offset limit order
POST /order-edits order_id! internal_note created_by
DELETE /order-edits/:id *
GET /order-edits/:id expand fields
POST /order-edits/:id internal_note
POST /order-edits/:id/cancel *
DELETE /order-edits/:id/changes/:change_id *
POST /order-edits/:id/confirm *
POST /order-edits/:id/items variant_id! quantity#! metadata
DELETE /order-edits/:id/items/:item_id *
POST /order-edits/:id/items/:item_id quantity#!
POST /order-edits/:id/request payment_collection_description
GET /orders offset limit expand fields order q id status fulfillment_status payment_status display_id cart_id customer_id email region_id currency_code tax_rate sales_channel_id canceled_at created_at updated_at
GET /orders/:id expand fields
POST /orders/:id email billing_address shipping_address items@ region discounts@ customer_id payment_method shipping_method no_notification~
POST /orders/:id/archive *
POST /orders/:id/cancel *
POST /orders/:id/capture *
POST /orders/:id/claims type! claim_items@! return_shipping additional_items@ shipping_methods@ refund_amount# shipping_address no_notification~ return_location_id metadata
POST /orders/:id/claims/:claim_id claim_items@ shipping_methods@ no_notification~ metadata
POST /orders/:id/claims/:claim_id/cancel *
POST /orders/:id/claims/:claim_id/fulfillments metadata no_notification~ location_id
POST /orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel *
POST /orders/:id/claims/:claim_id/shipments fulfillment_id! tracking_numbers@
POST /orders/:id/complete *
POST /orders/:id/fulfillment items@! location_id no_notification~ metadata
POST /orders/:id/fulfillments/:fulfillment_id/cancel *
POST /orders/:id/line-items/:line_item_id/reserve *
POST /orders/:id/refund amount#! reason! note no_notification~
GET /orders/:id/reservations expand fields offset limit order
POST /orders/:id/return items@! return_shipping note receive_now~ no_notification~ refund# location_id
POST /orders/:id/shipment fulfillment_id! tracking_numbers@ no_notification~
POST /orders/:id/shipping-methods price#! option_id! data
POST /orders/:id/swaps return_items@! return_shipping sales_channel_id additional_items@ custom_shipping_options@ no_notification~ return_location_id allow_backorder~
POST /orders/:id/swaps/:swap_id/cancel *
POST /orders/:id/swaps/:swap_id/fulfillments metadata no_notification~ location_id
POST /orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel *
POST /orders/:id/swaps/:swap_id/process-payment *
POST /orders/:id/swaps/:swap_id/shipments fulfillment_id! tracking_numbers@ no_notification~
DELETE /payment-collections/:id *
GET /payment-collections/:id expand fields
POST /payment-collections/:id description metadata
POST /payment-collections/:id/authorize *
GET /payments/:id expand fields
POST /payments/:id/capture *
POST /payments/:id/refund amount#! reason! note
GET /price-lists offset limit expand order id q status name customer_groups description type created_at updated_at deleted_at
POST /price-lists name! description! starts_at ends_at status type! prices@! customer_groups@ includes_tax~
DELETE /price-lists/:id *
GET /price-lists/:id *
POST /price-lists/:id name description starts_at ends_at status type prices@ customer_groups@ includes_tax~
DELETE /price-lists/:id/prices/batch price_ids!
POST /price-lists/:id/prices/batch prices@! override~
GET /price-lists/:id/products id q status collection_id tags title description handle is_giftcard type order created_at updated_at deleted_at expand fields offset limit sales_channel_id type_id
DELETE /price-lists/:id/products/:product_id/prices *
DELETE /price-lists/:id/products/prices/batch product_ids!
DELETE /price-lists/:id/variants/:variant_id/prices *
GET /product-categories q handle include_descendants_tree is_internal is_active parent_category_id expand fields offset limit order
POST /product-categories name! metadata description handle is_internal~ is_active~ parent_category_id
DELETE /product-categories/:id *
GET /product-categories/:id expand fields
POST /product-categories/:id name handle rank# metadata description is_internal~ is_active~ parent_category_id
DELETE /product-categories/:id/products/batch product_ids@!
POST /product-categories/:id/products/batch product_ids@!
GET /product-tags id q value created_at updated_at order discount_condition_id limit offset
GET /product-types id q value created_at updated_at order discount_condition_id offset limit
GET /products offset limit expand fields order id q status price_list_id collection_id tags title description handle is_giftcard type_id discount_condition_id category_id include_category_children created_at updated_at deleted_at sales_channel_id
POST /products title! subtitle description is_giftcard~ discountable~ images@ thumbnail handle status type collection_id tags@ categories@ options@ variants@ weight# length# height# width# hs_code origin_country mid_code material metadata sales_channels@
DELETE /products/:id *
GET /products/:id expand fields
POST /products/:id title subtitle description discountable~ images@ thumbnail handle status type collection_id tags@ categories@ variants@ weight# length# height# width# hs_code origin_country mid_code material metadata sales_channels@
POST /products/:id/metadata key! value!
POST /products/:id/options title!
DELETE /products/:id/options/:option_id *
POST /products/:id/options/:option_id *
GET /products/:id/variants id fields expand offset limit q order inventory_quantity manage_inventory allow_backorder created_at updated_at
POST /products/:id/variants title! sku ean upc barcode hs_code inventory_quantity# allow_backorder~ manage_inventory~ weight# length# height# width# origin_country mid_code material metadata prices@! options@
DELETE /products/:id/variants/:variant_id *
POST /products/:id/variants/:variant_id title sku ean upc barcode hs_code inventory_quantity# allow_backorder~ manage_inventory~ weight# length# height# width# origin_country mid_code material metadata prices@ options@
GET /products/tag-usage *
GET /products/types *
GET /publishable-api-keys q order created_at updated_at revoked_at expand fields offset limit
POST /publishable-api-keys title!
DELETE /publishable-api-keys/:id *
GET /publishable-api-keys/:id *
POST /publishable-api-keys/:id title
POST /publishable-api-keys/:id/revoke *
GET /publishable-api-keys/:id/sales-channels q
DELETE /publishable-api-keys/:id/sales-channels/batch sales_channel_ids@!
POST /publishable-api-keys/:id/sales-channels/batch sales_channel_ids@!
GET /regions q order created_at updated_at deleted_at expand fields offset limit
POST /regions name! currency_code! tax_code tax_rate#! payment_providers@! fulfillment_providers@! countries@! metadata includes_tax~
DELETE /regions/:id *
GET /regions/:id expand fields
POST /regions/:id name currency_code tax_code tax_rate# gift_cards_taxable~ automatic_taxes~ tax_provider_id payment_providers@ fulfillment_providers@ countries@ metadata includes_tax~
POST /regions/:id/countries country_code!
DELETE /regions/:id/countries/:country_code *
GET /regions/:id/fulfillment-options *
POST /regions/:id/fulfillment-providers provider_id!
DELETE /regions/:id/fulfillment-providers/:provider_id *
POST /regions/:id/payment-providers provider_id!
DELETE /regions/:id/payment-providers/:provider_id *
GET /reservations location_id inventory_item_id line_item_id created_by quantity created_at updated_at description expand fields offset limit order
POST /reservations line_item_id location_id! inventory_item_id! quantity#! description metadata
DELETE /reservations/:id *
GET /reservations/:id *
POST /reservations/:id quantity# location_id description metadata
GET /return-reasons *
POST /return-reasons value! label! parent_return_reason_id description metadata
DELETE /return-reasons/:id *
GET /return-reasons/:id *
POST /return-reasons/:id label value description metadata
GET /returns limit offset
POST /returns/:id/cancel *
POST /returns/:id/receive items@! refund# location_id
GET /sales-channels id q name description created_at updated_at deleted_at order expand fields offset limit
POST /sales-channels name! description is_disabled~
DELETE /sales-channels/:id *
GET /sales-channels/:id *
POST /sales-channels/:id name description is_disabled~
DELETE /sales-channels/:id/products/batch product_ids@!
POST /sales-channels/:id/products/batch product_ids@!
DELETE /sales-channels/:id/stock-locations location_id!
POST /sales-channels/:id/stock-locations location_id!
GET /shipping-options id name region_id is_return admin_only q order created_at updated_at deleted_at fields expand offset limit
POST /shipping-options name! region_id! provider_id! profile_id data! price_type! amount# requirements@ admin_only is_return metadata includes_tax~
DELETE /shipping-options/:id *
GET /shipping-options/:id *
POST /shipping-options/:id name amount# price_type requirements@! admin_only~ metadata includes_tax~
GET /shipping-profiles *
POST /shipping-profiles name! type! metadata
DELETE /shipping-profiles/:id *
GET /shipping-profiles/:id *
POST /shipping-profiles/:id name metadata type products@ shipping_options@
GET /stock-locations q id name address_id sales_channel_id order expand fields offset limit
POST /stock-locations name! address address_id metadata
DELETE /stock-locations/:id *
GET /stock-locations/:id expand fields
POST /stock-locations/:id name address address_id metadata
GET /store *
POST /store name swap_link_template payment_link_template invite_link_template default_currency_code currencies@ metadata
DELETE /store/currencies/:code *
POST /store/currencies/:code *
GET /store/payment-providers *
GET /store/tax-providers *
GET /swaps limit offset
GET /swaps/:id *
GET /tax-rates region_id name code rate offset limit expand fields order updated_at created_at deleted_at q
POST /tax-rates code! name! region_id! rate# products@ shipping_options@ product_types@
DELETE /tax-rates/:id *
GET /tax-rates/:id expand fields
POST /tax-rates/:id code name region_id rate# products@ shipping_options@ product_types@
DELETE /tax-rates/:id/product-types/batch product_types@!
POST /tax-rates/:id/product-types/batch product_types@!
DELETE /tax-rates/:id/products/batch products@!
POST /tax-rates/:id/products/batch products@!
DELETE /tax-rates/:id/shipping-options/batch shipping_options@!
POST /tax-rates/:id/shipping-options/batch shipping_options@!
DELETE /uploads file_key!
POST /uploads *
POST /uploads/download-url file_key!
POST /uploads/protected *
GET /users id q order updated_at created_at deleted_at email first_name last_name role fields expand offset limit
POST /users email! first_name last_name role password!
DELETE /users/:id *
GET /users/:id *
POST /users/:id first_name last_name role api_token metadata
POST /users/password-token email!
POST /users/reset-password email token! password!
GET /variants q limit offset expand fields id title inventory_quantity order manage_inventory allow_backorder cart_id region_id currency_code customer_id
GET /variants/:id expand fields
GET /variants/:id/inventory *
`
  .trim()
  .split("\n");
