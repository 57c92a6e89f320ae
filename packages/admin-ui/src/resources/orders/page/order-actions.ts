import { defineAction, field, type RecordOf } from "@tillhouse/extension-sdk";
import {
  addressSchema,
  addressValue,
  isSameAddress,
  metadataSchema,
} from "@tillhouse/extension-sdk/commerce";
import { metadataPayload } from "@tillhouse/extension-sdk/inputs";
import { creationStep, runSteps } from "@tillhouse/extension-sdk/tasks";
import {
  Archive,
  ArchiveRestore,
  Ban,
  BellOff,
  CheckCheck,
  Mail,
  MapPin,
  Truck,
  UserRoundPen,
} from "lucide-react";
import { boolean, email, minimum, nullable, number, object, refine, string, trim } from "zod/mini";
import {
  isDone,
  mayArchive,
  mayCancel,
  mayChange,
  mayChangeBilling,
  mayComplete,
  mayMute,
  mayUnarchive,
} from "../shared/order-rules";
import { readSubrecords } from "../shared/order-subrecords";
import { openWork } from "./open-work";

const muted = { no_notification: true };
const countries = "region.countries";

const hasStatus =
  (word: string) =>
  ({ status }: Pick<RecordOf<"orders">, "status">) =>
    status === word;

/** What can be done with an order as a whole, and with who and where it goes to. */
export const orderActions = [
  {
    id: "complete",
    icon: CheckCheck,
    when: mayComplete,
    isPrimary: (order: RecordOf<"orders">) => isDone(order) && openWork(order).length === 0,
    warnings: openWork,
    run: { post: "complete" },
    isDone: hasStatus("completed"),
    confirm: "asked",
    isBulk: true,
  },
  {
    id: "archive",
    group: "file",
    icon: Archive,
    when: mayArchive,
    run: { post: "archive" },
    isDone: hasStatus("archived"),
    confirm: "asked",
    isBulk: true,
  },
  {
    id: "unarchive",
    group: "file",
    icon: ArchiveRestore,
    when: mayUnarchive,
    run: { post: "complete" },
    isDone: hasStatus("completed"),
    confirm: "asked",
    isBulk: true,
  },
  defineAction("orders", {
    id: "editEmail",
    group: "correct",
    icon: Mail,
    when: mayChange,
    form: {
      schema: object({ email: string().check(trim(), email("form.email")) }),
      fields: [field.email("email", { isRequired: true })],
    },
    run: { update: {} },
  }),
  defineAction("orders", {
    id: "editShippingAddress",
    group: "correct",
    icon: MapPin,
    when: mayChange,
    form: {
      schema: object({ shipping_address: addressSchema, metadata: metadataSchema }),
      fields: [field.address("shipping_address", { countries }), field.metadata("metadata")],
      fromRecord: ({ shipping_address: address }) => ({
        shipping_address: addressValue(address, ""),
        metadata: address?.metadata ?? {},
      }),
      // The store puts the metadata of this address in place of what it had.
      toPayload: ({ shipping_address, metadata }) => ({
        shipping_address: { ...addressValue(shipping_address, null), metadata },
      }),
    },
    run: { update: {} },
  }),
  defineAction("orders", {
    id: "editBillingAddress",
    group: "correct",
    icon: MapPin,
    when: mayChangeBilling,
    form: {
      schema: object({
        isSame: boolean(),
        billing_address: addressSchema,
        metadata: metadataSchema,
      }),
      fields: [
        field.toggle("isSame", { visibleWhen: { hasShipping: [true] } }),
        field.address("billing_address", { countries, visibleWhen: { isSame: [false] } }),
        field.metadata("metadata"),
      ],
      context: ({ shipping_address: shipping }) => ({ hasShipping: Boolean(shipping) }),
      fromRecord: ({ billing_address: address, shipping_address: shipping }) => ({
        isSame: Boolean(shipping) && isSameAddress(address, shipping),
        billing_address: addressValue(address, ""),
        metadata: address?.metadata ?? {},
      }),
      // The store adds to the metadata of this address what it is sent.
      toPayload: (values, order) => ({
        billing_address: {
          ...addressValue(values.isSame ? order?.shipping_address : values.billing_address, null),
          metadata: metadataPayload(order?.billing_address?.metadata, values.metadata),
        },
      }),
    },
    run: { update: {} },
  }),
  defineAction("orders", {
    id: "transfer",
    group: "correct",
    icon: UserRoundPen,
    when: mayChange,
    invalidates: ["customers"],
    form: {
      schema: object({ customer_id: nullable(string()).check(refine(Boolean, "form.required")) }),
      check: ({ customer_id }, order) => ({
        customer_id: customer_id === order.customer_id ? "orders.transfer.same" : undefined,
      }),
      fields: [
        field.custom("customer_id", {
          label: "orders.transfer.to",
          hint: "orders.transfer.hint",
          isRequired: true,
          load: () => import("../customer/customer-field"),
        }),
      ],
      fromRecord: () => ({ customer_id: null }),
    },
    isDone: (order, { customer_id }) => order.customer_id === customer_id,
    async run({ record, values: { customer_id }, host }) {
      const { custom } = host.client.admin;
      const { customer } = await custom.get<{ customer: RecordOf<"customers"> }>(`/customers/${customer_id}`);
      return custom.post(`/orders/${record.id}`, { customer_id, email: customer.email });
    },
  }),
  defineAction("orders", {
    id: "addShippingMethod",
    group: "correct",
    icon: Truck,
    when: mayChange,
    form: {
      schema: object({
        option_id: nullable(string()).check(refine(Boolean, "form.required")),
        price: nullable(number().check(minimum(0, "orders.shipping.negative"))).check(
          refine((price) => price !== null, "form.required"),
        ),
      }),
      fields: [
        field.custom("option_id", {
          isRequired: true,
          load: () => import("../fulfillments/shipping-option-field"),
        }),
        field.money("price", { currencyPath: "currency_code", isRequired: true }),
      ],
      fromRecord: () => ({ option_id: null, price: null }),
    },
    run: async ({ record: { id, shipping_methods = [] }, values, host, progress }) => {
      const readAgain = () => readSubrecords(host, id, "shipping_methods");
      const step = creationStep({
        id: "method",
        sent: values,
        items: progress.get("method") === undefined ? shipping_methods : await readAgain(),
        readAgain,
        isMadeOf: ({ shipping_option_id, price }, sent) =>
          shipping_option_id === sent.option_id && price === sent.price,
        create: async () => {
          await host.client.admin.custom.post(`/orders/${id}/shipping-methods`, values);
          return undefined;
        },
      });
      await runSteps([step], { progress });
    },
  }),
  { id: "mute", group: "correct", icon: BellOff, when: mayMute, run: { update: muted }, confirm: "asked" },
  {
    id: "cancel",
    icon: Ban,
    when: mayCancel,
    whenListed: mayCancel,
    run: { post: "cancel" },
    isDone: hasStatus("canceled"),
    tone: "danger",
    confirm: "typed",
    isBulk: true,
    loadsRecord: true,
    invalidates: ["reservations"],
  },
] as const;
