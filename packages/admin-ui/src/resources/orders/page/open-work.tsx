import { type NextSubrecord, type RecordOf, statusStyles, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";
import { mayFinish } from "../claims/claim-rules";
import { activeEdit } from "../edits/order-edit-state";
import {
  canFulfil,
  canFulfilClaim,
  canFulfilSwap,
  canShip,
  waitingParcels,
} from "../fulfillments/fulfillment-rules";
import { mayReceive, ownReturns } from "../returns/return-rules";
import { mayCapture, mayMarkPaid } from "../shared/order-rules";
import { maySettle } from "../swaps/swap-rules";

type Order = RecordOf<"orders">;
type Swap = RecordOf<"swaps">;
type Claim = RecordOf<"claims">;

/** What is still to be done with an order beside its own payment and goods. */
type OpenCase = "edit" | "claim" | "swap" | "return";

const isRequested = (back: { status: string } | null | undefined) => back?.status === "requested";
const hasParcel = ({ fulfillments = [] }: Swap | Claim) => fulfillments.some((one) => canShip(one) === true);
const toSettle = (swap: Swap) =>
  (["capture", "refund", "settle"] as const).some((settlement) => maySettle(settlement, swap) !== false);

const isOpenSwap = (swap: Swap) =>
  canFulfilSwap(swap) !== false || toSettle(swap) || hasParcel(swap) || isRequested(swap.return_order);
const isOpenClaim = (claim: Claim) =>
  canFulfilClaim(claim) !== false ||
  mayFinish(claim) !== false ||
  hasParcel(claim) ||
  (!claim.canceled_at && isRequested(claim.return_order));

/** The parts of an order that somebody still has to do something about, the most pressing first. */
export function openCases(order: Order): OpenCase[] {
  const { edits, claims = [], swaps = [] } = order;
  const is: Record<OpenCase, boolean> = {
    edit: activeEdit(edits) !== undefined,
    claim: claims.some((claim) => isOpenClaim({ ...claim, order })),
    swap: swaps.some(isOpenSwap),
    return: ownReturns(order).some(isRequested),
  };
  return (["edit", "claim", "swap", "return"] as const).filter((open) => is[open]);
}

/** Keys of what is still open of an order: what is said before it is completed, which cannot be taken back. */
export function openWork(order: Order): string[] {
  const own = {
    capture: mayCapture(order) === true || mayMarkPaid(order) === true,
    fulfil: canFulfil(order) === true,
    ship: waitingParcels(order).length > 0,
  };
  const words = Object.entries(own).flatMap(([work, isOpen]) => (isOpen ? [work] : []));
  return [...words, ...openCases(order)].map((work) => `orders.warnings.${work}`);
}

/**
 * The part whose next step comes first: an edit that waits, then what the order itself asks for, then claims, exchanges and
 * returns. Several parcels are sent one after the other.
 */
export function nextSubrecord(order: Order): NextSubrecord | undefined {
  const { edits, claims = [], swaps = [] } = order;
  if (order.status === "canceled") return undefined;
  const edit = activeEdit(edits);
  if (edit !== undefined) return { of: "order-edits", record: edit };
  const isPaid = mayCapture(order) !== true && mayMarkPaid(order) !== true;
  if (!isPaid || canFulfil(order) === true) return undefined;
  const [parcel] = waitingParcels(order);
  if (parcel !== undefined) return { of: "fulfillments", record: parcel };
  const claim = claims.find((one) => canFulfilClaim(one) === true || mayFinish({ ...one, order }) === true);
  if (claim !== undefined) return { of: "claims", record: claim };
  const swap = swaps.find((one) => canFulfilSwap(one) === true || toSettle(one));
  if (swap !== undefined) return { of: "swaps", record: swap };
  const sent = [...claims, ...swaps].flatMap(({ fulfillments = [] }) => fulfillments);
  const waiting = sent.find((one) => canShip({ ...one, order }) === true);
  if (waiting !== undefined) return { of: "fulfillments", record: waiting };
  const returns = [
    ...ownReturns(order),
    ...[...claims, ...swaps].flatMap(({ return_order: back }) => back ?? []),
  ];
  const back = returns.find((one) => mayReceive({ ...one, order }) === true);
  return back && { of: "returns", record: back };
}

/** Beside payment and fulfilment in the head of an order: what else is to be done with it. */
export function OpenCases({ order }: { order: Order }) {
  const { translate } = useHost();
  return (
    <>
      {openCases(order).map((open) => (
        <Status key={open} {...statusStyles.waiting} isBadge>
          {translate(`orders.open.${open}`)}
        </Status>
      ))}
    </>
  );
}
