import {
  type ActionContext,
  type ActionProgress,
  AdminError,
  type Host,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenQuantity, proposedAmount } from "@tillhouse/extension-sdk/inputs";
import { allItems } from "../line-items";
import { cancelReturn, type ReturnRequest, readAgain, receive, receiveMade, request } from "./return-calls";
import { isOwn, isRefunding, isWhole, itemsToReturn, ownReturns } from "./return-rules";
import type { ReceiptValues } from "./returns";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

/** A part of a return that has begun to be received. It stays what it was, whatever is typed afterwards. */
interface BegunPart {
  /** Returns that there were before. */
  known: string[];
  /** What arrived of each line. */
  lines: ChosenLine[];
  refund: number;
  /** The return that takes the place of what arrived; unknown while no answer came. */
  made?: string;
}

const note = "part";

/** What did not arrive. */
function restOf({ lines }: BegunPart): ChosenLine[] {
  return lines.map((line) => ({ ...line, quantity: line.maximum - chosenQuantity(line) }));
}

/** Of the returns that were not there before, the one that asks for these items. */
function findNew(order: Order, { known }: BegunPart, items: ReturnRequest["items"]): Return | undefined {
  const wanted = new Map(items.map(({ item_id, quantity }) => [item_id, quantity]));
  return ownReturns(order).find(
    ({ id, status, items: asked = [] }) =>
      !known.includes(id) &&
      status !== "canceled" &&
      asked.length === wanted.size &&
      asked.every((item) => wanted.get(item.item_id) === (item.requested_quantity ?? item.quantity)),
  );
}

/**
 * Makes sure that a return is what the form was opened for.
 *
 * @throws AdminError where somebody else has received it or called it off, or less of it can come back by now
 */
function requireAsked({ translate }: Host, order: Order, back: Return, lines: readonly ChosenLine[]): void {
  const now = ownReturns(order).find(({ id }) => id === back.id);
  if (now?.status !== "requested") {
    const why = now?.status === "canceled" ? "canceled" : "received";
    throw new AdminError("invalid", translate(`returns.errors.${why}`));
  }
  const asked = new Map(now.items?.map(({ item_id, quantity }) => [item_id, quantity]));
  const left = new Map(
    allItems(order).map(({ id, quantity, returned_quantity }) => [id, quantity - (returned_quantity ?? 0)]),
  );
  const isLess = ({ item_id, maximum }: ChosenLine) =>
    maximum > (asked.get(item_id) ?? 0) || maximum > (left.get(item_id) ?? 0);
  if (lines.some(isLess)) throw new AdminError("invalid", translate("returns.errors.tooMany"));
}

/** The part that an earlier try has begun with, as far as the store knows of it. */
function begunPart(
  order: Order,
  back: Return,
  progress: ActionProgress,
): { part: BegunPart; made: Return } | undefined {
  const part = progress.get<BegunPart>(note);
  const asked = ownReturns(order).find(({ id }) => id === back.id);
  // Without an answer nothing was done to the return itself: where it is settled, it was by somebody else, and so is what is new.
  if (part === undefined || (part.made === undefined && asked?.status !== "requested")) return undefined;
  const made =
    part.made === undefined
      ? findNew(order, part, itemsToReturn(part.lines))
      : order.returns?.find(({ id }) => id === part.made);
  // What could not be received was called off again.
  return made === undefined || made.status === "canceled" ? undefined : { part, made };
}

/** Receives what arrived as a return of its own, unless an earlier try has. */
async function receivePart(
  { record: back, values, host, progress }: ActionContext<Return, ReceiptValues>,
  { order, common }: { order: Order; common: Partial<ReturnRequest> },
): Promise<BegunPart> {
  const begun = begunPart(order, back, progress);
  const part = begun?.part ?? {
    known: (order.returns ?? []).map(({ id }) => id),
    lines: values.lines,
    refund: proposedAmount(values.refund),
  };
  const wanted = { ...common, items: itemsToReturn(part.lines), refund: part.refund };
  if (begun === undefined) {
    requireAsked(host, order, back, values.lines);
    progress.set(note, part);
  }
  const made = begun?.made ?? (await request(host, order, wanted));
  const known = { ...part, made: made.id };
  progress.set(note, known);
  if (made.status === "requested") await receiveMade(host, made, wanted);
  return known;
}

/**
 * Receives a return, or a part of it. The store counts everything that was asked back as returned, also what did not
 * arrive, so that it could never be asked back again. So a part is received as a return of its own, which takes the place of
 * the one that was asked for. Returns of exchanges and claims cannot be made anew; those are received as they are.
 *
 * A part takes four calls of which the store would take each twice. So the order is read first, and what an earlier try has
 * done is found in it.
 */
export async function receiveReturn(context: ActionContext<Return, ReceiptValues>) {
  const { record: back, values, host, progress } = context;
  const { lines, isWaiting } = values;
  const location_id = values.location_id ?? undefined;
  const isWholeOne = isWhole(lines) && progress.get(note) === undefined;
  const order = isWholeOne || !isOwn(back) || !back.order ? undefined : await readAgain(host, back.order);
  if (order === undefined || (isWhole(lines) && begunPart(order, back, progress) === undefined)) {
    // What an exchange gives back is settled with it; of a claim that was refunded nothing more goes back.
    const refund = isRefunding(back) ? proposedAmount(values.refund) : back.swap_id ? undefined : 0;
    // All lines are sent: the store fails where one that was asked back is missing.
    const items = lines.map((line) => ({ item_id: line.item_id, quantity: chosenQuantity(line) }));
    return receive(host, back.id, { items, refund, location_id });
  }
  const common = { location_id, no_notification: back.no_notification ?? false };
  const part = await receivePart(context, { order, common });
  const rest = itemsToReturn(restOf(part));
  const isAskedAgain =
    findNew(order, { ...part, known: [...part.known, part.made ?? ""] }, rest) !== undefined;
  try {
    const now = ownReturns(order).find(({ id }) => id === back.id);
    if (now?.status !== "canceled") await cancelReturn({ record: back, host });
    if (isWaiting && !isAskedAgain)
      await request(host, order, {
        ...common,
        items: rest,
        refund: Math.max(back.refund_amount - part.refund, 0),
        // The customer was asked already.
        no_notification: true,
      });
  } catch (error) {
    throw new AdminError("conflict", host.translate("returns.errors.rest"), { cause: error });
  }
}
