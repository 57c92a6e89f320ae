import {
  type ActionContext,
  defineAction,
  defineBody,
  field,
  lazyExport,
  type OutputOf,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { metadataPayload } from "@tillhouse/extension-sdk/inputs";
import { Pencil, Undo2 } from "lucide-react";
import { array, boolean, object, enum as oneOf, record, string, unknown } from "zod/mini";
import { claimList, claimWork } from "./claims/claim-list";
import { claimReasons, mayCancelClaim, mayFinish, takesShipping } from "./claims/claim-rules";
import { fulfilClaim } from "./fulfillments/fulfillment-actions";
import { outboundShipping, outboundShippingFields } from "./fulfillments/outbound-shipping";
import { cancelAction } from "./shared/cancel";
import { orderFields } from "./shared/case-cells";

type Claim = RecordOf<"claims">;

/** Takes the making of a claim up where it stopped; the store finds it by the key that it gave it. */
export function finishClaim({ record: claim, host }: ActionContext<Claim>) {
  return host.client.send({
    method: "POST",
    path: `/admin/orders/${claim.order_id}/claims`,
    headers: { "Idempotency-Key": claim.idempotency_key ?? "" },
    // Of a claim that is known by its key nothing of this is read. Were it not, the store would refuse a replacement that
    // sends nothing: it can never make a second claim.
    payload: {
      type: "replace",
      claim_items: (claim.claim_items ?? []).map(({ item_id, quantity }) => ({ item_id, quantity })),
    },
  });
}

const schema = object({
  claim_items: array(
    object({
      claim_item_id: string(),
      title: string(),
      reason: oneOf(claimReasons),
      note: string(),
      images: array(string()),
      tags: array(string()),
    }),
  ),
  /** The methods that are added. */
  shipping_methods: array(object(outboundShipping)),
  notify: boolean(),
  metadata: record(string(), unknown()),
});
type Values = OutputOf<typeof schema>;

/** What the form of a claim holds. */
export function claimValues(claim: Claim): Values {
  const lines = namedLines(claim.claim_items, claim.order);
  return {
    claim_items: (claim.claim_items ?? []).map(({ id, reason, note, images, tags }, index) => ({
      claim_item_id: id,
      title: lines[index]?.name ?? id,
      reason,
      note: note?.trim() ?? "",
      images: (images ?? []).map(({ url }) => url),
      tags: (tags ?? []).map(({ value }) => value),
    })),
    shipping_methods: [],
    notify: !claim.no_notification,
    metadata: claim.metadata ?? {},
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs: two people who change different items of a claim do not undo each other. */
export function claimChanges(values: Values, claim: Claim): Record<string, unknown> {
  const before = claimValues(claim);
  const items = values.claim_items.flatMap((after, index) => {
    const stored = claim.claim_items?.find(({ id }) => id === after.claim_item_id);
    if (stored === undefined || isSame(after, before.claim_items[index])) return [];
    const note = after.note.trim();
    return {
      id: stored.id,
      reason: after.reason,
      // The store keeps a note where it is sent none: a blank one takes it away.
      note: note || (stored.note ? " " : undefined),
      images: after.images.map((url) => {
        const known = stored.images?.find((image) => image.url === url);
        return known ? { id: known.id } : { url };
      }),
      tags: after.tags.map((value) => {
        const known = stored.tags?.find((tag) => tag.value === value);
        return known ? { id: known.id } : { value };
      }),
    };
  });
  const metadata = metadataPayload(claim.metadata, values.metadata);
  return {
    ...(items.length > 0 && { claim_items: items }),
    ...(values.shipping_methods.length > 0 && { shipping_methods: values.shipping_methods }),
    ...(values.notify !== before.notify && { no_notification: !values.notify }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

const updateClaim = defineAction("claims", {
  id: "update",
  icon: Pencil,
  when: ({ canceled_at }) => !canceled_at,
  form: {
    layout: "page",
    schema,
    fields: [
      field.group(
        "claim_items",
        [
          field.choice("reason", claimReasons, { label: "claims.fields.reason" }),
          field.longText("note", { label: "claims.fields.note" }),
          field.images("images", { label: "claims.fields.images" }),
          field.tags("tags", { label: "claims.fields.tags" }),
        ],
        { label: "claims.items", hasFixedRows: true, rowTitle: "title" },
      ),
      field.group("shipping_methods", outboundShippingFields("orders.claim.shipping", { path: "order." }), {
        label: "orders.claim.shipping",
        visibleWhen: { takes_shipping: [true] },
      }),
      field.toggle("notify", { isWide: true }),
      field.metadata("metadata"),
    ],
    context: (claim) => ({ takes_shipping: takesShipping(claim) }),
    fromRecord: claimValues,
  },
  // Only what differs is sent, and the API cannot read a claim anew to compare it with.
  run: ({ record: claim, values, host }) =>
    host.client.admin.custom.post(
      `/orders/${claim.order_id}/claims/${claim.id}`,
      claimChanges(values, claim),
    ),
});

/** Claims of an order. Each is handed its order: `{ ...claim, order }`. */
export default defineBody("claims", {
  list: claimList,
  derive: (claim) => ({ work: claimWork(claim) }),
  owner: {
    of: "orders",
    id: ({ order_id }) => order_id,
    holds: "claims",
    beside: "claims.return_order",
    select: {
      fields: orderFields,
      expand:
        "customer,shipping_address,items,payments,claims.claim_items,claims.additional_items,claims.return_order,claims.shipping_methods,claims.fulfillments",
    },
  },
  row: lazyExport(() => import("./page/order-page"), "claimRow"),
  actions: [
    {
      id: "finish",
      icon: Undo2,
      isPrimary: true,
      confirm: "asked",
      when: mayFinish,
      run: finishClaim,
      isDone: ({ payment_status }) => payment_status === "refunded",
    },
    fulfilClaim,
    updateClaim,
    {
      ...cancelAction,
      when: mayCancelClaim,
      run: { post: "cancel" },
      isDone: ({ canceled_at }) => Boolean(canceled_at),
    },
  ],
});
