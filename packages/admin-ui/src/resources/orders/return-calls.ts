import {
  type ActionContext,
  AdminError,
  explainRefusal,
  type Host,
  type KnownRefusal,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, proposedAmount } from "@tillhouse/extension-sdk/inputs";
import { shippingOf } from "../shipping-way";
import { itemsToReturn, returnableLines } from "./return-rules";
import type { RequestValues } from "./returns";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

/** What the API is sent to ask items back. */
export interface ReturnRequest extends Record<string, unknown> {
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
export async function request(host: Host, order: Order, wanted: ReturnRequest): Promise<Return> {
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

/** Receives a return as it was asked for. */
export function receive(host: Host, id: string, { items, refund, location_id }: Partial<ReturnRequest>) {
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

/** Receives what was asked back for that alone. What cannot be received is not asked back either. */
export async function receiveMade(host: Host, made: Return, wanted: ReturnRequest) {
  try {
    return await receive(host, made.id, wanted);
  } catch (error) {
    await cancelReturn({ record: made, host }).catch(() => {
      throw new AdminError("conflict", host.translate("returns.errors.half"), { cause: error });
    });
    throw error;
  }
}

async function requestAndReceive(host: Host, order: Order, wanted: ReturnRequest) {
  return receiveMade(host, await request(host, order, wanted), wanted);
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
