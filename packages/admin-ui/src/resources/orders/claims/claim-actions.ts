import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  type OutputOf,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import {
  addressSchema,
  addressValue,
  allLineItems,
  isSameAddress,
  newLinesField,
  newLinesSchema,
  shippingMethodField,
  shippingMethodSchema,
  shippingPayload,
} from "@tillhouse/extension-sdk/commerce";
import {
  effectiveAmount,
  type LineSelection,
  linesPayload,
  linesSchema,
  selectedLines,
} from "@tillhouse/extension-sdk/inputs";
import { runSteps } from "@tillhouse/extension-sdk/tasks";
import { PackageX } from "lucide-react";
import { boolean, minLength, object, enum as oneOf, refine } from "zod/mini";
import { caseStep, readAgain } from "../returns/return-requests";
import { refundSchema, returnableLines } from "../returns/return-rules";
import {
  outcomeField,
  refundField,
  returnShipping,
  returnShippingFields,
  returnShippingValues,
} from "../returns/return-shipping";
import { capturedRest } from "../shared/order-rules";
import { quantitiesOf } from "../shared/order-subrecords";
import { claimReasons, isUnfinished } from "./claim-rules";

type Order = RecordOf<"orders">;

export type ClaimValues = OutputOf<typeof claimSchema>;

/** A line that is claimed, with what shows it. */
interface ClaimedLine extends LineSelection {
  images?: string[];
  tags?: string[];
}

/** What only a replacement needs is not asked for where money goes back, and cannot be wrong then. */
export const claimSchema = object({
  ...returnShipping,
  outcome: oneOf(["refund", "replace"]),
  lines: linesSchema.check(
    refine((lines) => selectedLines(lines).every(({ reason }) => reason), "orders.claim.chooseReasons"),
  ),
  additional_items: newLinesSchema.check(minLength(1, "orders.swap.chooseNew")),
  /** How the replacement is sent. */
  shipping: shippingMethodSchema.check(
    refine(({ option_id }) => option_id !== null, "orders.claim.chooseShipping"),
  ),
  shipping_address: addressSchema,
  refund: refundSchema,
  wants_return: boolean(),
});

const needed = ["first_name", "last_name", "address_1", "postal_code", "city"] as const;

/** A replacement goes to a whole address, or to where the order goes. */
export function checkAddress({ shipping_address: address }: ClaimValues, order: Order) {
  const isKept = isSameAddress(address, order.shipping_address);
  const missing = needed.filter((key) => !isKept && !address[key]);
  return Object.fromEntries(missing.map((key) => [`shipping_address.${key}`, "form.required"]));
}

/** What the API is sent. A replacement is free: without a refund of 0 its return would give the money back as well. */
export function claimPayload(values: ClaimValues, order: RecordOf<"orders">) {
  const { shipping_address: address } = values;
  const lines: readonly ClaimedLine[] = values.lines;
  return {
    type: values.outcome,
    claim_items: selectedLines(lines).map(({ item_id, quantity, reason, note, images, tags }) => ({
      item_id,
      quantity,
      reason: reason ?? "other",
      note: note?.trim() || undefined,
      images: images ?? [],
      tags: tags ?? [],
    })),
    ...(values.outcome === "replace"
      ? {
          refund_amount: 0,
          // The schema has not taken anything off where a field that is not asked is wrong.
          additional_items: values.additional_items.map(({ variant_id, quantity }) => ({
            variant_id,
            quantity,
          })),
          shipping_methods: [shippingPayload(values.shipping)],
          ...(!isSameAddress(address, order.shipping_address) && {
            shipping_address: addressValue(address, null),
          }),
        }
      : { refund_amount: effectiveAmount(values.refund) }),
    ...(values.wants_return && {
      // Without a way back in it the store asks for the items all the same.
      return_shipping: shippingPayload(values.way) ?? {},
      return_location_id: values.location_id ?? undefined,
    }),
    no_notification: !values.notify,
  };
}

/** Lines that can be claimed: what can come back, of variants. The store takes no claim of a line that somebody typed. */
function claimableLines(order: Order): LineSelection[] {
  const typed = new Set(allLineItems(order).map(({ id, variant_id }) => !variant_id && id));
  return returnableLines(order).filter(({ item_id }) => !typed.has(item_id));
}

/** Whether something of an order can be claimed, or why not. */
export function mayClaim(order: Order): boolean | string {
  // A row of the list knows nothing of its lines.
  if (order.status === "canceled" || order.items === undefined) return false;
  return claimableLines(order).length > 0 || "orders.reasons.nothingToClaim";
}

/**
 * Makes a claim. The store makes it first and refunds it then: where the second fails the claim stands, and must not be
 * made again.
 */
export async function createClaim({
  record: order,
  values,
  host,
  progress,
}: ActionContext<Order, ClaimValues>) {
  // The claims that there were when the form was sent first.
  const known = progress.get<string[]>("known") ?? (order.claims ?? []).map(({ id }) => id);
  progress.set("known", known);
  const isHalfMade = ({ claims }: Order) =>
    claims?.some((made) => isUnfinished(made) && !known.includes(made.id));
  const halfMade = (cause?: unknown) => {
    const why = cause === undefined ? "" : toAdminError(cause).message;
    return new AdminError("conflict", host.translate("orders.claim.halfMade", { why }), { cause });
  };
  const now = await readAgain(host, order);
  if (isHalfMade(now)) throw halfMade();
  const payload = claimPayload(values, order);
  const step = caseStep(host, now, {
    kind: "claims",
    lines: values.lines,
    payload,
    sent: { type: payload.type, items: quantitiesOf(linesPayload(values.lines), "item_id") },
    isMadeOf: (made, { type, items }) =>
      !isUnfinished(made) && made.type === type && quantitiesOf(made.claim_items ?? [], "item_id") === items,
  });
  try {
    await runSteps([step], { progress });
  } catch (error) {
    const isMade = await readAgain(host, order).then(isHalfMade, () => false);
    throw isMade ? halfMade(error) : error;
  }
}

const forReplacing = { visibleWhen: { outcome: ["replace"] } };
const whole = { isWide: true, isRequired: true };

export const claim = defineAction("orders", {
  id: "claim",
  icon: PackageX,
  alternativeTo: "return",
  when: mayClaim,
  invalidates: ["claims", "returns", "reservations"],
  form: {
    layout: "page",
    schema: claimSchema,
    check: checkAddress,
    fields: [
      field.lines("lines", {
        label: "orders.claim.lines",
        isRequired: true,
        reasons: { words: claimReasons, texts: "claims.reason" },
        isReasonRequired: true,
        fields: [
          field.images("images", { label: "claims.fields.images" }),
          field.tags("tags", { label: "claims.fields.tags" }),
        ],
      }),
      outcomeField(),
      newLinesField("additional_items", { label: "orders.claim.new", ...whole, ...forReplacing }),
      shippingMethodField("shipping", { label: "orders.claim.shipping", isRequired: true, ...forReplacing }),
      field.address("shipping_address", {
        label: "orders.claim.address",
        countries: "region.countries",
        ...forReplacing,
      }),
      refundField({ visibleWhen: { outcome: ["refund"] } }),
      field.toggle("wants_return", { label: "orders.claim.wantsReturn", isWide: true }),
      ...returnShippingFields({ wants_return: [true] }),
      field.toggle("notify", { isWide: true }),
    ],
    fromRecord: (order) => ({
      ...returnShippingValues(order, true),
      outcome: "refund" as const,
      lines: claimableLines(order),
      additional_items: [],
      shipping: { option_id: null, price: null, isFree: true },
      shipping_address: addressValue(order.shipping_address, ""),
      refund: { typed: null, suggested: 0, maximum: capturedRest(order) },
      wants_return: false,
    }),
  },
  run: createClaim,
});
