import {
  type ActionContext,
  defineAction,
  field,
  type OutputOf,
  partOf,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { metadataPayload } from "@tillhouse/extension-sdk/inputs";
import { Pencil } from "lucide-react";
import { array, boolean, nullish, object, enum as oneOf, record, string, unknown } from "zod/mini";
import { allItems, linesOf } from "../line-items";
import { claimReasons } from "./claim-schema";
import { wayOut, wayOutFields } from "./way-back";

type Claim = RecordOf<"claims">;

const schema = object({
  claim_items: array(
    object({
      id: string(),
      title: string(),
      reason: oneOf(claimReasons),
      note: string(),
      images: array(string()),
      tags: array(string()),
    }),
  ),
  /** Whether its replacement is still to be sent: only then it matters how. */
  is_open: boolean(),
  /** A method that is there, or one that is added. */
  shipping_methods: array(object({ method_id: nullish(string()), ...wayOut })),
  notify: boolean(),
  metadata: record(string(), unknown()),
});
type Values = OutputOf<typeof schema>;

/** What the form of a claim holds. */
export function claimValues(claim: Claim): Values {
  const lines = linesOf(claim.claim_items, claim.order ? allItems(claim.order) : []);
  return {
    claim_items: (claim.claim_items ?? []).map(({ id, reason, note, images, tags }, index) => ({
      id,
      title: lines[index]?.name ?? id,
      reason,
      note: note?.trim() ?? "",
      images: (images ?? []).map(({ url }) => url),
      tags: (tags ?? []).map(({ value }) => value),
    })),
    is_open: claim.type === "replace" && ["not_fulfilled", "canceled"].includes(claim.fulfillment_status),
    shipping_methods: (claim.shipping_methods ?? []).map(({ id, shipping_option_id, price }) => ({
      method_id: id,
      option_id: shipping_option_id,
      price,
    })),
    notify: !claim.no_notification,
    metadata: claim.metadata ?? {},
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs: two people who change different items of a claim do not undo each other. */
export function claimChanges(values: Values, claim: Claim): Record<string, unknown> {
  const before = claimValues(claim);
  const items = values.claim_items.flatMap((after, index) => {
    const stored = claim.claim_items?.find(({ id }) => id === after.id);
    if (stored === undefined || isSame(after, before.claim_items[index])) return [];
    const note = after.note.trim();
    return {
      id: after.id,
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
  const methods = values.shipping_methods.map(({ method_id, option_id, price }) => {
    const isKept = before.shipping_methods.some((old) => isSame(old, { method_id, option_id, price }));
    return isKept ? { id: method_id } : { option_id, price };
  });
  const metadata = metadataPayload(claim.metadata, values.metadata);
  return {
    ...(items.length > 0 && { claim_items: items }),
    ...(!isSame(values.shipping_methods, before.shipping_methods) && { shipping_methods: methods }),
    ...(values.notify !== before.notify && { no_notification: !values.notify }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

export const updateClaim = defineAction("claims", {
  id: "update",
  icon: Pencil,
  when: ({ canceled_at }) => !canceled_at,
  form: {
    look: "page",
    schema,
    fields: [
      field.own("claim_items", {
        label: "claims.items",
        load: partOf(() => import("./claim-fields"), "ClaimItems"),
        isWide: true,
      }),
      field.group("shipping_methods", wayOutFields("orders.claim.shipping", "order."), {
        label: "orders.claim.shipping",
        when: { is_open: [true] },
      }),
      field.toggle("notify", { isWide: true }),
      field.metadata("metadata"),
    ],
    values: claimValues,
  },
  run: ({ record: claim, values, host }: ActionContext<Claim, Values>) =>
    host.client.admin.custom.post(
      `/orders/${claim.order_id}/claims/${claim.id}`,
      claimChanges(values, claim),
    ),
});
