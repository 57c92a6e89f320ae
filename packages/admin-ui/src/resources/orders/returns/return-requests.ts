import {
  type ActionContext,
  AdminError,
  type Host,
  queryOf,
  type RecordOf,
  type StoreErrorPattern,
  translateStoreError,
} from "@tillhouse/extension-sdk";
import { shippingPayload } from "@tillhouse/extension-sdk/commerce";
import {
  effectiveAmount,
  type LineSelection,
  linesPayload,
  selectedLines,
} from "@tillhouse/extension-sdk/inputs";
import {
  type Created,
  creationStep,
  type RunStepsOptions,
  runSteps,
  type Step,
} from "@tillhouse/extension-sdk/tasks";
import { isAskedTwice, ownReturns, returnableLines } from "./return-rules";
import type { RequestValues } from "./return-schemas";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

const refusals: readonly StoreErrorPattern[] = [
  [/already been received/, "returns.errors.received"],
  [/canceled return/, "returns.errors.canceled"],
  [/has been returned/, "returns.errors.returned"],
  [/more items than/, "returns.errors.tooMany"],
  [/Inventory level/, "returns.errors.noLevel"],
  [/Refund amount is greater|Cannot refund more/, "returns.errors.refund"],
];

function post<Answer>({ client, translate }: Host, path: string, payload?: Record<string, unknown>) {
  return client.admin.custom.post<Answer>(path, payload).catch((error: unknown) => {
    throw translateStoreError(error, refusals, translate);
  });
}

/** Receives a return as it was asked for. */
export function receive(
  host: Host,
  id: string | null,
  what: { items: readonly { item_id: string; quantity: number }[]; refund?: number; location_id?: string },
) {
  const items = what.items.map(({ item_id, quantity }) => ({ item_id, quantity }));
  return post(host, `/returns/${id}/receive`, { ...what, items });
}

/** Calls a return off. */
export function cancelReturn({ record, host }: { record: { id: string | null }; host: Host }) {
  return post(host, `/returns/${record.id}/cancel`);
}

/** An order as it is by now, as its page reads it. */
export async function readAgain(host: Host, { id }: Order): Promise<Order> {
  const known = host.resource("orders");
  // Returns have a list of their own: who works there has not opened an order yet.
  const orders = known?.body === undefined ? known : await host.loadResource(known.name);
  const select = queryOf(orders?.detail?.select);
  return (await host.client.admin.custom.get<{ order: Order }>(`/orders/${id}`, select)).order;
}

/** What is asked back. */
export interface Asked {
  lines: readonly LineSelection[];
  refund: number;
}

interface Asking extends Asked {
  /** Of the step. */
  id: string;
  /** As it was read for this try. */
  order: Order;
  /** What else the store is told. */
  terms: {
    location_id?: string;
    no_notification: boolean;
    return_shipping?: ReturnType<typeof shippingPayload>;
  };
  /** Throws where the store would take what nobody means. */
  check?(): void;
}

/** Whether a return asks for these lines. */
function isAskedFor({ items = [] }: Return, { lines }: Asked): boolean {
  const wanted = new Map(linesPayload(lines).map(({ item_id, quantity }) => [item_id, quantity]));
  return (
    items.length === wanted.size &&
    items.every((item) => wanted.get(item.item_id) === (item.requested_quantity ?? item.quantity))
  );
}

/** Asks items back. The result is the return that was made of it. */
export function requestStep(host: Host, { id, order, lines, refund, terms, check }: Asking) {
  const create = async () => {
    check?.();
    const answer = await post<{ order: Order }>(host, `/orders/${order.id}/return`, {
      ...terms,
      items: linesPayload(lines),
      // A refund of 0 is overlooked, and the store counts one itself; one below 0 is taken for 0.
      refund: refund || -1,
    });
    const key = answer.response.headers["idempotency-key"];
    const { returns = [] } = answer.order;
    const made = returns.find(({ idempotency_key }) => key !== undefined && idempotency_key === key);
    return made ?? returns.filter(({ status }) => status === "requested");
  };
  const sent: Asked = { lines, refund };
  const returnsOf = (now: Order) => ownReturns(now).filter(({ status }) => status !== "canceled");
  const lookAgain = async () => returnsOf(await readAgain(host, order));
  return {
    ...creationStep({
      id,
      sent,
      // What was called off is as if it had never been asked back.
      items: returnsOf(order),
      readAgain: lookAgain,
      isMadeOf: isAskedFor,
      create,
    }),
    undo: (made: Created<Asked>) => cancelReturn({ record: made, host }),
  };
}

/** Receives what was asked back for that alone. */
export function receiveStep(
  host: Host,
  { order, terms: { location_id } }: Pick<Asking, "order" | "terms">,
  asked: Step<Created<Asked>>,
): Step {
  return {
    id: "receive",
    find: async (_, { resultOf, isLost }) => {
      const { returns = [] } = isLost ? await readAgain(host, order) : order;
      return (
        returns.some(({ id, status }) => id === resultOf(asked).id && status !== "requested") || undefined
      );
    },
    run: async ({ resultOf }) => {
      const { id, sent } = resultOf(asked);
      await receive(host, id, { items: linesPayload(sent.lines), refund: sent.refund, location_id });
    },
  };
}

/** Says what is left to be done: of what was received already, or of a request that cannot even be called off. */
export function explainRest(
  { translate }: Host,
  settling: readonly Step[] = [],
): RunStepsOptions<Step>["explain"] {
  return ({ step }, { kept }) => {
    const left = settling.includes(step) ? "rest" : kept.length > 0 && "half";
    return left ? translate(`returns.errors.${left}`) : undefined;
  };
}

/**
 * Makes sure that as much is left of the chosen lines as the form has said. The store does not: it would take the same items
 * back twice from two people.
 *
 * @throws AdminError where less is left
 */
function requireLeft({ translate }: Host, order: Order, lines: readonly LineSelection[]): void {
  const left = new Map(returnableLines(order).map(({ item_id, maximum }) => [item_id, maximum]));
  if (selectedLines(lines).some(({ item_id, maximum }) => maximum > (left.get(item_id) ?? 0)))
    throw new AdminError("invalid", translate("returns.errors.tooMany"));
}

interface Cases {
  swaps: RecordOf<"swaps">;
  claims: RecordOf<"claims">;
}

/** Makes an exchange or a claim of lines that come back or were wrong. One that an earlier try has made is found. */
export function caseStep<Kind extends keyof Cases, Sent>(
  host: Host,
  order: Order,
  made: {
    kind: Kind;
    lines: readonly LineSelection[];
    payload: Record<string, unknown>;
    sent: Sent;
    isMadeOf(made: Cases[Kind], sent: Sent): boolean;
  },
) {
  // The compiler does not see that an order holds each kind under its own name.
  const among = (now: Order) => (now[made.kind] ?? []) as Cases[Kind][];
  return creationStep({
    id: made.kind,
    sent: made.sent,
    items: among(order),
    readAgain: async () => among(await readAgain(host, order)),
    isMadeOf: made.isMadeOf,
    create: async () => {
      requireLeft(host, order, made.lines);
      const path = `/orders/${order.id}/${made.kind}`;
      return among((await post<{ order: Order }>(host, path, made.payload)).order);
    },
  });
}

/** Asks items of an order back, and receives them where they are here already. */
export async function requestReturn({ record, values, host, progress }: ActionContext<Order, RequestValues>) {
  const { lines, way, location_id, refund, notify, isHere } = values;
  const order = await readAgain(host, record);
  const asking: Asking = {
    id: "request",
    order,
    lines,
    refund: effectiveAmount(refund),
    terms: {
      no_notification: !notify,
      location_id: location_id ?? undefined,
      return_shipping: shippingPayload(way),
    },
    check: () => requireLeft(host, order, lines),
  };
  const asked = requestStep(host, asking);
  // What stands by then beside the return of somebody else is called off again: the next try sees what is left.
  const alone: Step = {
    id: "alone",
    run: async () => {
      const isTwice = (now: Order) => isAskedTwice(now, lines);
      if (await readAgain(host, order).then(isTwice, () => false))
        throw new AdminError("conflict", host.translate("returns.errors.sameMoment"));
    },
    undo: async () => undefined,
  };
  const steps: Step[] = isHere ? [asked, alone, receiveStep(host, asking, asked)] : [asked, alone];
  await runSteps(steps, { progress, explain: explainRest(host) });
}
