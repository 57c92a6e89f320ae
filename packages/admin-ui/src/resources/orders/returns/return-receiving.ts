import { type ActionContext, AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import { allLineItems } from "@tillhouse/extension-sdk/commerce";
import { effectiveAmount, type LineSelection, selectedQuantity } from "@tillhouse/extension-sdk/inputs";
import {
  type Created,
  type CreationNote,
  runSteps,
  type Step,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import {
  type Asked,
  cancelReturn,
  explainRest,
  readAgain,
  receive,
  receiveStep,
  requestStep,
} from "./return-requests";
import { isComplete, isOwn, isRefunding, ownReturns } from "./return-rules";
import type { ReceiptValues } from "./return-schemas";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;
type Receipt = ActionContext<Return, ReceiptValues>;
type PartNote = StepNote<Created<Asked>, CreationNote<Asked>>;

/**
 * Makes sure that a return is what the form was opened for.
 *
 * @throws AdminError where somebody else has received it or called it off, or less of it can come back by now
 */
function requireAsked(
  { translate }: Host,
  order: Order,
  back: Return,
  lines: readonly LineSelection[],
): void {
  const now = ownReturns(order).find(({ id }) => id === back.id);
  if (now?.status !== "requested") {
    const why = now?.status === "canceled" ? "canceled" : "received";
    throw new AdminError("invalid", translate(`returns.errors.${why}`));
  }
  const asked = new Map(now.items?.map(({ item_id, quantity }) => [item_id, quantity]));
  const left = new Map(
    allLineItems(order).map(({ id, quantity, returned_quantity }) => [
      id,
      quantity - (returned_quantity ?? 0),
    ]),
  );
  const isLess = ({ item_id, maximum }: LineSelection) =>
    maximum > (asked.get(item_id) ?? 0) || maximum > (left.get(item_id) ?? 0);
  if (lines.some(isLess)) throw new AdminError("invalid", translate("returns.errors.tooMany"));
}

/** The steps that receive a part, and settle the rest. */
async function partSteps({ record: back, values, host, progress }: Receipt, order: Order) {
  const terms = {
    location_id: values.location_id ?? undefined,
    no_notification: back.no_notification ?? false,
  };
  const now = ownReturns(order).find(({ id }) => id === back.id);
  const typed = { lines: values.lines, refund: effectiveAmount(values.refund) };
  const check = () => requireAsked(host, order, back, values.lines);
  const asked = requestStep(host, { ...typed, id: "request", order, terms, check });
  const noted = progress.get<PartNote>("request");
  // Without an answer nothing was done to the return itself: where it is settled, it was by somebody else, and so is what is new.
  const isTheirs = noted?.result === undefined && now?.status !== "requested";
  const begun = isTheirs ? undefined : await asked.find(noted, { isResult: () => false, isLost: false });
  const { lines, refund } = begun?.sent ?? typed;
  const cancel: Step = {
    id: "cancel",
    find: async (_, { isLost }) => {
      const read = isLost ? ownReturns(await readAgain(host, order)) : now && [now];
      return read?.some(({ id, status }) => id === back.id && status === "canceled") || undefined;
    },
    run: async () => void (await cancelReturn({ record: back, host })),
  };
  const rest = requestStep(host, {
    id: "rest",
    order,
    lines: restOf(lines),
    refund: Math.max(back.refund_amount - refund, 0),
    // The customer was asked already.
    terms: { ...terms, no_notification: true },
  });
  const settling: Step[] = values.isWaiting ? [cancel, rest] : [cancel];
  const part: typeof asked = {
    ...asked,
    find: (sent, context) => (context.isLost ? asked.find(sent, context) : begun),
  };
  return { begun, settling, all: [part, receiveStep(host, { order, terms }, part), ...settling] };
}

/** Receives a return as it was asked for, once: what it is by now is read where an earlier try has got no answer. */
function wholeStep(host: Host, { id, order }: Return, run: () => Promise<unknown>): Step<boolean> {
  return {
    id: "whole",
    find: async (noted) => {
      if (noted === undefined || !order) return undefined;
      const { returns = [], swaps = [], claims = [] } = await readAgain(host, order);
      const parts = [...swaps, ...claims].flatMap(({ return_order }) => return_order ?? []);
      const now = [...returns, ...parts].find((back) => back.id === id);
      return (now !== undefined && ["received", "requires_action"].includes(now.status)) || undefined;
    },
    run: async () => {
      await run();
      return true;
    },
  };
}

/** What did not arrive. */
function restOf(lines: readonly LineSelection[]): LineSelection[] {
  return lines.map((line) => ({ ...line, quantity: line.maximum - selectedQuantity(line) }));
}

/**
 * Receives a return, or a part of it. The store counts everything that was asked back as returned, also what did not
 * arrive, so that it could never be asked back again. So a part is received as a return of its own, which takes the place of
 * the one that was asked for. Returns of exchanges and claims cannot be made anew; those are received as they are.
 *
 * A part takes four calls of which the store would take each twice. So the order is read first, and what an earlier try has
 * done is found in it.
 */
export async function receiveReturn(context: Receipt) {
  const { record: back, values, host, progress } = context;
  const { lines, location_id } = values;
  const isWholeOne = isComplete(lines) && progress.get("request") === undefined;
  const order = isWholeOne || !isOwn(back) || !back.order ? undefined : await readAgain(host, back.order);
  const steps = order && (await partSteps(context, order));
  if (steps === undefined || (isComplete(lines) && steps.begun === undefined)) {
    // What an exchange gives back is settled with it; of a claim that was refunded nothing more goes back.
    const refund = isRefunding(back) ? effectiveAmount(values.refund) : back.swap_id ? undefined : 0;
    // All lines are sent: the store fails where one that was asked back is missing.
    const items = lines.map((line) => ({ item_id: line.item_id, quantity: selectedQuantity(line) }));
    const run = () => receive(host, back.id, { items, refund, location_id: location_id ?? undefined });
    return runSteps([wholeStep(host, back, run)], { progress });
  }
  return runSteps(steps.all, { progress, explain: explainRest(host, steps.settling) });
}
