import {
  type ActionContext,
  AdminError,
  type Host,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import { itemsToReturn, returnableLines } from "./return-lines";
import { isOwn, isWhole } from "./return-rules";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

/** What came in with a return. */
export interface Receipt {
  items: { item_id: string; quantity: number }[];
  refund?: number;
  location_id?: string;
}

interface ReturnRequest extends Record<string, unknown> {
  items: { item_id: string; quantity: number; reason_id?: string; note?: string }[];
  refund: number;
}

/** What the store says, in its own English, and the text that says it to people. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/already been received/, "returns.errors.received"],
  [/canceled return/, "returns.errors.canceled"],
  [/has been returned/, "returns.errors.returned"],
  [/more items than/, "returns.errors.tooMany"],
  [/Inventory level/, "returns.errors.noLevel"],
  [/Refund amount is greater|Cannot refund more/, "returns.errors.refund"],
];

/** An error in words that say what to do, where the store's own are known. */
function told({ translate }: Host, error: unknown): AdminError {
  const { code, message, details } = toAdminError(error);
  const known = refusals.find(([pattern]) => pattern.test(message));
  if (known === undefined) return toAdminError(error);
  return new AdminError(code === "not-found" ? "invalid" : code, translate(known[1]), {
    cause: error,
    details,
  });
}

function post<Answer>(host: Host, path: string, payload?: Record<string, unknown>) {
  return host.client.admin.custom.post<Answer>(path, payload).catch((error: unknown) => {
    throw told(host, error);
  });
}

/** Asks items back, and answers the return that was made of it. */
async function request(host: Host, order: Order, { refund, ...wanted }: ReturnRequest): Promise<Return> {
  const answer = await post<{ order: Order }>(host, `/orders/${order.id}/return`, {
    ...wanted,
    // A refund of 0 is overlooked, and the store counts one itself; one below 0 is taken for 0.
    refund: refund === 0 ? -1 : refund,
  });
  const key = answer.response.headers["idempotency-key"];
  const known = new Set(order.returns?.map(({ id }) => id));
  const made =
    answer.order.returns?.find(({ idempotency_key }) => key !== undefined && idempotency_key === key) ??
    answer.order.returns?.find(({ id, status }) => status === "requested" && !known.has(id));
  if (made === undefined) throw new AdminError("server", "");
  return made;
}

const receive = (host: Host, id: string, receipt: Receipt) =>
  post<{ return: Return }>(host, `/returns/${id}/receive`, { ...receipt });

/** Calls a return off. */
export function cancelReturn({ record, host }: Pick<ActionContext<Return>, "record" | "host">) {
  return post(host, `/returns/${record.id}/cancel`);
}

/** Asks items back and receives them at once. What cannot be received is not asked back either. */
async function requestAndReceive(host: Host, order: Order, wanted: ReturnRequest, location_id?: string) {
  const made = await request(host, order, wanted);
  const items = wanted.items.map(({ item_id, quantity }) => ({ item_id, quantity }));
  try {
    return await receive(host, made.id, { items, refund: wanted.refund, location_id });
  } catch (error) {
    await cancelReturn({ record: made, host }).catch(() => {
      throw new AdminError("conflict", host.translate("returns.errors.half"), { cause: error });
    });
    throw error;
  }
}

/** What the form that asks items back has answered. */
export interface RequestValues {
  lines: ChosenLine[];
  option_id: string | null;
  price: number | null;
  location_id: string | null;
  refund: number;
  notify: boolean;
  isHere: boolean;
}

/** Asks items of an order back. Whether they are still there to be asked back is looked up first: the store does not. */
export async function requestReturn({ record, values, host }: ActionContext<Order, RequestValues>) {
  const { lines, option_id, price, location_id, refund, notify, isHere } = values;
  const select = host.resource("orders")?.detail?.select;
  const { order } = await host.client.admin.custom.get<{ order: Order }>(`/orders/${record.id}`, {
    ...select,
  });
  const left = new Map(returnableLines(order).map(({ item_id, maximum }) => [item_id, maximum]));
  if (lines.some((line) => chosenQuantity(line) > (left.get(line.item_id) ?? 0)))
    throw new AdminError("invalid", host.translate("returns.errors.tooMany"));
  const wanted = {
    items: itemsToReturn(lines),
    refund,
    no_notification: !notify,
    ...(location_id !== null && { location_id }),
    ...(option_id !== null && { return_shipping: { option_id, ...(price !== null && { price }) } }),
  };
  return isHere
    ? requestAndReceive(host, order, wanted, location_id ?? undefined)
    : request(host, order, wanted);
}

/** What the form that receives a return has answered. */
export interface ReceiptValues {
  lines: ChosenLine[];
  location_id: string | null;
  /** Nothing where none is asked: what an exchange gives back is settled with the exchange. */
  refund: number | undefined;
  /** What did not arrive is still on its way. */
  isWaiting: boolean;
}

/**
 * Receives a return, or a part of it. The store counts everything that was asked back as returned, also what did not
 * arrive, so that it could never be asked back again. So a part is received as a return of its own, which takes the place of
 * the one that was asked for. Returns of exchanges and claims cannot be made anew; those are received as they are.
 */
export async function receiveReturn({ record: back, values, host }: ActionContext<Return, ReceiptValues>) {
  const { lines, refund, isWaiting } = values;
  const location_id = values.location_id ?? undefined;
  const { order } = back;
  if (isWhole(lines) || !isOwn(back) || !order) {
    // All lines are sent: the store fails where one that was asked back is missing.
    const items = lines.map((line) => ({ item_id: line.item_id, quantity: chosenQuantity(line) }));
    return receive(host, back.id, { items, refund, location_id });
  }
  const part = (quantityOf: (line: ChosenLine) => number) =>
    lines
      .map((line) => ({ line, quantity: quantityOf(line) }))
      .filter(({ quantity }) => quantity > 0)
      .map(({ line: { item_id, reason, note }, quantity }) => ({
        item_id,
        quantity,
        ...(reason && { reason_id: reason }),
        ...(note && { note }),
      }));
  const common = { ...(location_id && { location_id }), no_notification: back.no_notification ?? false };
  const wanted = { ...common, items: part(chosenQuantity), refund: refund ?? 0 };
  const answer = await requestAndReceive(host, order, wanted, location_id);
  const rest = part((line) => line.maximum - chosenQuantity(line));
  try {
    await cancelReturn({ record: back, host });
    if (isWaiting)
      await request(host, order, {
        ...common,
        items: rest,
        refund: Math.max(back.refund_amount - (refund ?? 0), 0),
        // The customer was asked already.
        no_notification: true,
      });
  } catch (error) {
    throw new AdminError("conflict", host.translate("returns.errors.rest"), { cause: error });
  }
  return answer;
}
