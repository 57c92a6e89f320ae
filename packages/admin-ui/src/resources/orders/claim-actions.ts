import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  type Host,
  partOf,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { PackageX } from "lucide-react";
import { addressOf } from "../addresses";
import { allItems } from "../line-items";
import { type ClaimValues, claimPayload, claimSchema } from "./claim-schema";
import { isUnfinished } from "./claims";
import { capturedRest } from "./order-rules";
import { returnableLines } from "./return-lines";
import { wayBackFields, wayBackValues } from "./way-back";

type Order = RecordOf<"orders">;

/** Lines that can be claimed: what can come back, of variants. The store takes no claim of a line that somebody typed. */
function claimableLines(order: Order): ChosenLine[] {
  const typed = new Set(allItems(order).map(({ id, variant_id }) => !variant_id && id));
  return returnableLines(order).filter(({ item_id }) => !typed.has(item_id));
}

/** Whether something of an order can be claimed, or why not. */
export function mayClaim(order: Order): boolean | string {
  // A row of the list knows nothing of its lines.
  if (order.status === "canceled" || order.items === undefined) return false;
  return claimableLines(order).length > 0 || "orders.reasons.nothingToClaim";
}

/** A claim that was made since the form was opened, and whose refund failed. */
async function unfinishedSince({ client }: Host, { id }: Order, known: readonly string[]) {
  const { order } = await client.admin.custom.get<{ order: Order }>(`/orders/${id}`);
  return order.claims?.find((claim) => isUnfinished(claim) && !known.includes(claim.id));
}

/**
 * Makes a claim. The store makes it first and refunds it then: where the second fails the claim stands, and must not be
 * made again.
 */
export async function createClaim({ record: order, values, host }: ActionContext<Order, ClaimValues>) {
  const halfMade = (cause?: unknown) => {
    const why = cause === undefined ? "" : toAdminError(cause).message;
    return new AdminError("conflict", host.translate("orders.claim.halfMade", { why }), { cause });
  };
  if (await unfinishedSince(host, order, values.known)) throw halfMade();
  try {
    return await host.client.admin.custom.post(`/orders/${order.id}/claims`, claimPayload(values, order));
  } catch (error) {
    const made = await unfinishedSince(host, order, values.known).catch(() => undefined);
    throw made === undefined ? error : halfMade(error);
  }
}

const forReplacing = { when: { claim_type: ["replace"] } };
const whole = { isWide: true, isRequired: true };
const claimFields = () => import("./claim-fields");

export const claim = defineAction("orders", {
  id: "claim",
  icon: PackageX,
  when: mayClaim,
  affects: ["claims", "returns", "reservations"],
  form: {
    look: "page",
    schema: claimSchema,
    fields: [
      field.choice("claim_type", ["refund", "replace"], { label: "orders.claim.type", isRequired: true }),
      field.own("lines", { label: "orders.claim.lines", load: partOf(claimFields, "ClaimLines"), ...whole }),
      field.own("evidence", {
        label: "orders.claim.evidence",
        load: partOf(claimFields, "ClaimEvidence"),
        isWide: true,
      }),
      field.own("additional_items", {
        label: "orders.claim.new",
        load: () => import("../variants/new-lines-field"),
        ...whole,
        ...forReplacing,
      }),
      field.own("shipping", {
        label: "orders.claim.shipping",
        load: () => import("../shipping-way-field"),
        isRequired: true,
        ...forReplacing,
      }),
      field.address("shipping_address", {
        label: "orders.claim.address",
        countries: "region.countries",
        ...forReplacing,
      }),
      field.own("refund", {
        load: partOf(() => import("./return-fields"), "Refund"),
        when: { claim_type: ["refund"] },
      }),
      field.toggle("wants_return", { label: "orders.claim.wantsReturn", isWide: true }),
      ...wayBackFields({ wants_return: [true] }),
      field.toggle("notify", { isWide: true }),
    ],
    values: (order) => ({
      ...wayBackValues(order, true),
      claim_type: "refund" as const,
      lines: claimableLines(order),
      evidence: {},
      additional_items: [],
      shipping: { option_id: null, price: null, isFree: true },
      shipping_address: addressOf(order.shipping_address, ""),
      address_before: order.shipping_address ? { ...addressOf(order.shipping_address, "") } : null,
      refund: { typed: null, suggested: 0, maximum: capturedRest(order) },
      wants_return: false,
      known: (order.claims ?? []).map(({ id }) => id),
    }),
  },
  run: createClaim,
});
