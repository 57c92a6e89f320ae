import {
  type ActionContext,
  AdminError,
  explainRefusal,
  type Host,
  type KnownRefusal,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import {
  type ChosenLine,
  chosenLines,
  chosenQuantity,
  proposedAmount,
} from "@tillhouse/extension-sdk/inputs";
import { shippingOf } from "../shipping-way";
import { isOwn, isRefunding, isWhole, itemsToReturn, returnableLines } from "./return-rules";
import type { ReceiptValues, RequestValues } from "./returns";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

interface ReturnRequest extends Record<string, unknown> {
  items: ReturnType<typeof itemsToReturn>;
  refund: number;
  location_id?: string;
}

const refusals: readonly KnownRefusal[] = [
  [/already been received/, "returns.errors.received"],
  [/canceled return/, "returns.errors.canceled"],
  [/has been returned/, "returns.errors.returned"],
  [/more items than/, "returns.errors.tooMany"],
  [/Inventory level/, "returns.errors.noLevel"],
  [/Refund amount is greater|Cannot refund more/, "returns.errors.refund"],
];

function post<Answer>({ client, translate }: Host, path: string, payload?: Record<string, unknown>) {
  return client.admin.custom.post<Answer>(path, payload).catch((error: unknown) => {
    throw explainRefusal(error, refusals, translate);
  });
}

/** Asks items back, and answers the return that was made of it. */
async function request(host: Host, order: Order, wanted: ReturnRequest): Promise<Return> {
  const answer = await post<{ order: Order }>(host, `/orders/${order.id}/return`, {
    ...wanted,
    // A refund of 0 is overlooked, and the store counts one itself; one below 0 is taken for 0.
    refund: wanted.refund || -1,
  });
  const key = answer.response.headers["idempotency-key"];
  const known = new Set(order.returns?.map(({ id }) => id));
  const made =
    answer.order.returns?.find(({ idempotency_key }) => key !== undefined && idempotency_key === key) ??
    answer.order.returns?.find(({ id, status }) => status === "requested" && !known.has(id));
  if (made === undefined) throw new AdminError("server", "");
  return made;
}

function receive(host: Host, id: string, { items, refund, location_id }: Partial<ReturnRequest>) {
  return post(host, `/returns/${id}/receive`, {
    items: items?.map(({ item_id, quantity }) => ({ item_id, quantity })),
    refund,
    location_id,
  });
}

/** Calls a return off. */
export function cancelReturn({ record, host }: Pick<ActionContext<Return>, "record" | "host">) {
  return post(host, `/returns/${record.id}/cancel`);
}

/** Asks items back and receives them at once. What cannot be received is not asked back either. */
async function requestAndReceive(host: Host, order: Order, wanted: ReturnRequest) {
  const made = await request(host, order, wanted);
  try {
    return await receive(host, made.id, wanted);
  } catch (error) {
    await cancelReturn({ record: made, host }).catch(() => {
      throw new AdminError("conflict", host.translate("returns.errors.half"), { cause: error });
    });
    throw error;
  }
}

/** An order as it is by now, as its page reads it. */
export async function readAgain(host: Host, { id }: Order): Promise<Order> {
  const select = { ...host.resource("orders")?.detail?.select };
  return (await host.client.admin.custom.get<{ order: Order }>(`/orders/${id}`, select)).order;
}

/**
 * Makes sure that as much is left of the chosen lines as the form has said. The store does not: it would take the same items
 * back twice, from two people or from one whose first answer was lost.
 *
 * @throws AdminError where less is left
 */
export function requireLeft({ translate }: Host, order: Order, lines: readonly ChosenLine[]): void {
  const left = new Map(returnableLines(order).map(({ item_id, maximum }) => [item_id, maximum]));
  if (chosenLines(lines).some(({ item_id, maximum }) => maximum > (left.get(item_id) ?? 0)))
    throw new AdminError("invalid", translate("returns.errors.tooMany"));
}

/** Asks items of an order back. */
export async function requestReturn({ record, values, host }: ActionContext<Order, RequestValues>) {
  const { lines, way, location_id, refund, notify, isHere } = values;
  const order = await readAgain(host, record);
  requireLeft(host, order, lines);
  return (isHere ? requestAndReceive : request)(host, order, {
    items: itemsToReturn(lines),
    refund: proposedAmount(refund),
    no_notification: !notify,
    location_id: location_id ?? undefined,
    return_shipping: shippingOf(way),
  });
}

/** What arrived of returns whose rest is still to be settled, by their ids: another try must not receive it again. */
const partsReceived = new Map<string, { lines: ChosenLine[]; refund: number }>();

/**
 * Receives a return, or a part of it. The store counts everything that was asked back as returned, also what did not
 * arrive, so that it could never be asked back again. So a part is received as a return of its own, which takes the place of
 * the one that was asked for. Returns of exchanges and claims cannot be made anew; those are received as they are.
 */
export async function receiveReturn({ record: back, values, host }: ActionContext<Return, ReceiptValues>) {
  const { lines, isWaiting } = values;
  const location_id = values.location_id ?? undefined;
  const { order } = back;
  if (isWhole(lines) || !isOwn(back) || !order) {
    // What an exchange gives back is settled with it; of a claim that was refunded nothing more goes back.
    const refund = isRefunding(back) ? proposedAmount(values.refund) : back.swap_id ? undefined : 0;
    // All lines are sent: the store fails where one that was asked back is missing.
    const items = lines.map((line) => ({ item_id: line.item_id, quantity: chosenQuantity(line) }));
    return receive(host, back.id, { items, refund, location_id });
  }
  const common = { location_id, no_notification: back.no_notification ?? false };
  const arrived = partsReceived.get(back.id) ?? { lines, refund: proposedAmount(values.refund) };
  if (!partsReceived.has(back.id))
    await requestAndReceive(host, order, {
      ...common,
      items: itemsToReturn(lines),
      refund: arrived.refund,
    });
  partsReceived.set(back.id, arrived);
  const rest = arrived.lines.map((line) => ({ ...line, quantity: line.maximum - chosenQuantity(line) }));
  try {
    await cancelReturn({ record: back, host });
    if (isWaiting)
      await request(host, order, {
        ...common,
        items: itemsToReturn(rest),
        refund: Math.max(back.refund_amount - arrived.refund, 0),
        // The customer was asked already.
        no_notification: true,
      });
  } catch (error) {
    throw new AdminError("conflict", host.translate("returns.errors.rest"), { cause: error });
  }
  partsReceived.delete(back.id);
}
