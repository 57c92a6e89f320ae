import {
  cell,
  defineAction,
  defineBody,
  field,
  holds,
  lazyExport,
  personName,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { addressPayload, addressValue, noShipping } from "@tillhouse/extension-sdk/commerce";
import { BellOff, BellRing, CircleCheck, Link, ReceiptText } from "lucide-react";
import { boolean, object, refine } from "zod/mini";
import { codeOf, sentCodes } from "./discount-codes";
import { draftContents, draftFields, draftForm } from "./draft-form";
import { writeLines } from "./draft-line-writing";
import { itemsOf } from "./draft-lines";
import { draftList, draftStatus, isOpen } from "./draft-list";
import { addShipping, changeCustomer, changeRegion } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;

/** A list knows only a part of a draft: forms that start with all of it stand on its page. */
function isChangeable(draft: Draft): boolean {
  return isOpen(draft) && draft.cart?.subtotal !== undefined;
}

/** Why nothing can be done that needs items. */
function hasItems({ cart }: Draft): true | string {
  return (cart?.items ?? []).length > 0 || "draft-orders.reasons.noItems";
}

type Address = Parameters<typeof addressPayload>[0];

const addressesOf = (values: { shipping_address: Address; billing_address: Address }) => ({
  shipping_address: addressPayload(values.shipping_address),
  billing_address: addressPayload(values.billing_address),
});

const { customer, items, shipping_address, billing_address, shipping, discounts, region_id } = draftContents;
const countries = "cart.region_id";

/** What a draft order consists of, part by part: everything that the API changes after it was made. */
const draftEdits = [
  defineAction("draft-orders", {
    id: "items",
    when: isChangeable,
    form: {
      layout: "page",
      schema: object({ items }),
      fields: [draftFields.items],
      fromRecord: (draft) => ({ items: itemsOf(draft) }),
    },
    run: writeLines,
  }),
  defineAction("draft-orders", {
    id: "customer",
    when: isChangeable,
    form: {
      schema: object({ customer, keeps_prices: boolean() }),
      fields: [
        draftFields.customer,
        field.toggle("keeps_prices", { hint: "draft-orders.hints.keepsPrices" }),
      ],
      fromRecord: ({ cart }) => {
        const email = cart?.email ?? "";
        const name = personName(cart?.customer) || email;
        return {
          customer: { customer_id: cart?.customer_id ?? null, name, email },
          keeps_prices: true,
        };
      },
    },
    run: changeCustomer,
  }),
  defineAction("draft-orders", {
    id: "addresses",
    when: isChangeable,
    run: { update: {} },
    form: {
      schema: object({ shipping_address, billing_address }),
      fields: [
        field.address("shipping_address", { countries }),
        field.address("billing_address", { countries }),
      ],
      fromRecord: ({ cart }) => ({
        shipping_address: addressValue(cart?.shipping_address, ""),
        billing_address: addressValue(cart?.billing_address, ""),
      }),
      toPayload: addressesOf,
    },
    isDone: ({ cart }, values) => holds(cart ?? {}, addressesOf(values)) !== false,
  }),
  defineAction("draft-orders", {
    id: "shipping",
    when: (draft) => isChangeable(draft) && hasItems(draft),
    form: {
      schema: object({
        shipping: shipping.check(refine(({ option_id }) => option_id !== null, "form.required")),
      }),
      fields: [draftFields.shipping],
      fromRecord: ({ cart }) => {
        const { shipping_option_id: option_id, shipping_option: option } = cart?.shipping_methods?.[0] ?? {};
        return { shipping: option_id ? { ...noShipping, option_id, name: option?.name ?? "" } : noShipping };
      },
    },
    run: ({ host, record, values }) =>
      addShipping(host, record, { shipping_option_id: values.shipping.option_id ?? "", data: {} }),
  }),
  defineAction("draft-orders", {
    id: "discounts",
    when: isChangeable,
    run: { update: {} },
    form: {
      schema: object({ discounts }),
      fields: [draftFields.discounts],
      fromRecord: ({ cart }) => ({ discounts: { codes: (cart?.discounts ?? []).map(codeOf), typed: "" } }),
      toPayload: (values) => ({ discounts: sentCodes(values.discounts) }),
    },
    isDone: ({ cart }, values) => holds(cart ?? {}, { discounts: sentCodes(values.discounts) }) === true,
  }),
  defineAction("draft-orders", {
    id: "region",
    when: isChangeable,
    form: {
      schema: object({ region_id }),
      fields: [
        field.reference("region_id", {
          to: "regions",
          isRequired: true,
          hint: "draft-orders.hints.otherRegion",
        }),
      ],
      fromRecord: () => ({ region_id: null }),
    },
    run: changeRegion,
  }),
];

/** All sections of a draft's page: they are shown together, and come in one file. */
const page = () => import("./draft-page");

export default defineBody("draft-orders", {
  list: draftList,
  detail: {
    badges: [draftStatus],
    meta: [
      cell.date("created_at"),
      { id: "region", render: ({ cart }) => cart?.region?.name },
      cell.record("order", "orders"),
    ],
    sections: [
      { id: "items", load: lazyExport(page, "DraftItems") },
      {
        id: "checkout",
        subrecords: [
          {
            of: "shipping-methods",
            from: ({ cart }) => cart?.shipping_methods?.map((method) => ({ ...method, cart })),
          },
        ],
        status: false,
        actions: ["shipping", "paymentLink"],
        empty: "draft-orders.checkout.noShipping",
        below: lazyExport(page, "DraftTotal"),
      },
      { id: "customer", column: "side", load: lazyExport(page, "DraftCustomer") },
    ],
  },
  form: draftForm,
  actions: [
    {
      id: "pay",
      icon: CircleCheck,
      when: (draft) => isOpen(draft) && hasItems(draft),
      run: { post: "pay" },
      isDone: ({ status }) => status === "completed",
      confirm: "asked",
      isPrimary: true,
      invalidates: ["orders"],
    },
    {
      id: "order",
      icon: ReceiptText,
      when: ({ order_id }) => order_id !== null,
      run: { link: ({ order_id }, { href }) => href("orders", order_id ?? "") },
      isPrimary: true,
    },
    {
      id: "paymentLink",
      icon: Link,
      when: (draft, { store }) =>
        isOpen(draft) &&
        (store?.payment_link_template?.includes("{cart_id}")
          ? hasItems(draft)
          : "draft-orders.reasons.noTemplate"),
      run: {
        read: ({ record, host, copy }) =>
          copy(String(host.store?.payment_link_template).replaceAll("{cart_id}", record.cart_id ?? "")),
      },
    },
    ...draftEdits,
    {
      id: "mute",
      icon: BellOff,
      when: (draft) => isOpen(draft) && !draft.no_notification_order,
      run: { update: { no_notification_order: true } },
      undo: "unmute",
    },
    {
      id: "unmute",
      icon: BellRing,
      when: (draft) => isOpen(draft) && Boolean(draft.no_notification_order),
      run: { update: { no_notification_order: false } },
      undo: "mute",
    },
  ],
  delete: { confirm: "asked", when: isOpen },
  // The API would take a completed one away as well, and leave its order without it.
});
