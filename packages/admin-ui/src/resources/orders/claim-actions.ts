import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  type Host,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { PackageX } from "lucide-react";
import { addressOf } from "../addresses";
import { type ClaimValues, claimPayload, claimSchema } from "./claim-schema";
import { isUnfinished } from "./claims";
import { capturedRest } from "./order-rules";
import { returnableLines } from "./return-lines";
import { sentFrom } from "./return-rules";

type Order = RecordOf<"orders">;

/** Lines that can be claimed: what can come back, of variants. The store takes no claim of a line that somebody typed. */
function claimableLines(order: Order): ChosenLine[] {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])];
  const sent = [...(order.items ?? []), ...later.flatMap(({ additional_items }) => additional_items ?? [])];
  const typed = new Set(sent.filter(({ variant_id }) => !variant_id).map(({ id }) => id));
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
  const halfMade = (error?: unknown) =>
    new AdminError(
      "conflict",
      host.translate("orders.claim.halfMade", {
        why: error === undefined ? "" : toAdminError(error).message,
      }),
      { cause: error },
    );
  if (await unfinishedSince(host, order, values.known)) throw halfMade();
  try {
    return await host.client.admin.custom.post(`/orders/${order.id}/claims`, claimPayload(values, order));
  } catch (error) {
    const made = await unfinishedSince(host, order, values.known).catch(() => undefined);
    throw made === undefined ? error : halfMade(error);
  }
}

const forReplacing = { when: { claim_type: ["replace"] } };
const forReturning = { when: { wants_return: [true] } };

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
      field.own("lines", {
        label: "orders.claim.lines",
        load: () => import("./claim-lines-field"),
        isWide: true,
        isRequired: true,
      }),
      field.own("evidence", {
        label: "orders.claim.evidence",
        load: () => import("./claim-evidence"),
        isWide: true,
      }),
      field.own("additional_items", {
        label: "orders.claim.new",
        load: () => import("../variants/new-lines-field"),
        isWide: true,
        isRequired: true,
        ...forReplacing,
      }),
      field.reference("shipping_option", {
        to: "shipping-options",
        label: "orders.claim.shipping",
        filter: { is_return: false },
        filterFrom: { region_id: "region_id" },
        isRequired: true,
        ...forReplacing,
      }),
      field.money("shipping_price", {
        currencyFrom: "currency_code",
        label: "orders.exchange.price",
        ...forReplacing,
      }),
      field.address("shipping_address", {
        label: "orders.claim.address",
        countries: "region.countries",
        ...forReplacing,
      }),
      field.own("refund", { load: () => import("./claim-refund"), when: { claim_type: ["refund"] } }),
      field.toggle("wants_return", { label: "orders.claim.wantsReturn", isWide: true }),
      field.own("return_shipping", {
        label: "orders.return.option",
        load: () => import("./return-option-field"),
        ...forReturning,
      }),
      field.reference("return_location_id", {
        to: "stock-locations",
        label: "orders.return.location",
        hint: "orders.return.locationHint",
        needs: "stockLocationService",
        ...forReturning,
      }),
      field.money("return_price", {
        currencyFrom: "currency_code",
        label: "orders.exchange.price",
        when: { wants_return: [true], hasOption: [true] },
      }),
      field.toggle("notify", { isWide: true }),
    ],
    values: (order) => ({
      claim_type: "refund" as const,
      lines: claimableLines(order),
      evidence: {},
      additional_items: [],
      shipping_option: null,
      shipping_price: 0,
      shipping_address: addressOf(order.shipping_address, ""),
      address_before: order.shipping_address ? { ...addressOf(order.shipping_address, "") } : null,
      refund: { typed: null, suggested: 0, maximum: capturedRest(order) },
      wants_return: false,
      return_shipping: null,
      hasOption: false,
      return_price: 0,
      return_location_id: sentFrom(order),
      notify: !order.no_notification,
      known: (order.claims ?? []).map(({ id }) => id),
    }),
  },
  run: createClaim,
});
