import {
  type ActionContext,
  AdminError,
  describeError,
  formatMoney,
  type Host,
  holds,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import {
  type Created,
  creationStep,
  runSteps,
  type Step,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import type { Buyer } from "./buyer";
import { isMadeOf, type LineItem, type NewItem } from "./draft-lines";

type Draft = RecordOf<"draft-orders">;
type ShippingMethod = NonNullable<NonNullable<Draft["cart"]>["shipping_methods"]>[number];
type Context<Values> = Pick<ActionContext<Draft, Values>, "host" | "record" | "values" | "progress">;

/** What the store may change of a draft, or take from it, while something else is changed. */
export function contentsOf({ cart }: Pick<Draft, "cart">) {
  return {
    currencyCode: cart?.region?.currency_code ?? "",
    items: (cart?.items ?? []).map(
      // Of a line the store answers much more than anybody would want to note.
      ({ id, title, variant_id, unit_price, quantity, metadata, should_merge }) => {
        return { id, title, variant_id, unit_price, quantity, metadata, should_merge };
      },
    ),
    shipping: (cart?.shipping_methods ?? []).map(({ shipping_option_id, data, shipping_option }) => {
      return { shipping_option_id, data, name: shipping_option?.name ?? "" };
    }),
    discounts: (cart?.discounts ?? []).map(({ id, code }) => ({ id, code })),
  };
}

type Parts = ReturnType<typeof contentsOf>;

/** Where the API has a draft. */
export function pathOf({ id }: Draft): string {
  return `/draft-orders/${id}`;
}

/** A draft as it is by now. */
export async function readAgain({ client }: Host, draft: Draft): Promise<Draft> {
  return (await client.admin.custom.get<{ draft_order: Draft }>(pathOf(draft))).draft_order;
}

/** Shipping methods that a draft had and no longer has. */
export function goneMethods(before: Parts, now: Parts): Parts["shipping"] {
  const there = now.shipping.map(({ shipping_option_id }) => shipping_option_id);
  return before.shipping.filter(({ shipping_option_id }) => !there.includes(shipping_option_id));
}

/**
 * The admin's API cannot give a shipping method to a draft that is there, the shop's can. It answers with a failure for
 * carts with items that are not in the catalog, although it has done what was asked: what counts is what is there then.
 *
 * @throws what the shop's API said, where the method is not there.
 */
export async function addShipping(
  host: Host,
  draft: Draft,
  method: Pick<ShippingMethod, "shipping_option_id" | "data">,
) {
  const { shipping_option_id: option_id, data } = method;
  const path = `/store/carts/${draft.cart_id}/shipping-methods`;
  try {
    return await host.client.send({ method: "POST", path, payload: { option_id, data: data ?? {} } });
  } catch (thrown) {
    const { cart } = await readAgain(host, draft);
    if (cart?.shipping_methods?.some(({ shipping_option_id }) => shipping_option_id === option_id))
      return cart;
    // A price of its own ties a draft to the option that it was made with.
    if (toAdminError(thrown).message === "Wrong shipping option")
      throw new AdminError("conflict", host.translate("draft-orders.shipping.tied"));
    throw thrown;
  }
}

/** Whenever a line changes, the store takes the shipping away: it is put back, or told that it is gone. */
export async function keepShipping(host: Host, draft: Draft, before = contentsOf(draft)): Promise<void> {
  const lost: string[] = [];
  // Where nobody answers all of it counts as gone: the store has it once, however often it is put back.
  const now = contentsOf(await readAgain(host, draft).catch(() => ({ cart: undefined })));
  for (const method of goneMethods(before, now))
    await addShipping(host, draft, method).catch((thrown: unknown) => {
      const reason = describeError(toAdminError(thrown), host.translate);
      lost.push(`${method.name}: ${reason}`);
    });
  if (lost.length > 0) host.notify.warn(host.translate("draft-orders.shipping.gone"), lost.join(" "));
}

/** Adds a line, which the store may put to another item. */
export function addStep(
  host: Host,
  draft: Draft,
  { id, sent, items }: { id: string; sent: NewItem; items: readonly LineItem[] },
) {
  const create = async () => {
    const path = `${pathOf(draft)}/line-items`;
    const answer = await host.client.admin.custom.post<{ draft_order?: Draft }>(path, sent);
    return answer.draft_order?.cart?.items;
  };
  const readItems = async () => (await readAgain(host, draft)).cart?.items ?? [];
  return creationStep({ id, sent, items, readAgain: readItems, isMadeOf, create });
}

/** Names of steps: those of lines go on with the line's id. */
const [changing, added, priced] = ["change", "add:", "price:"];

/**
 * Changes what the prices of a draft depend on: the store then takes its own for all lines. What there was before is noted
 * before: later only the notes know it.
 *
 * @returns what there was before
 */
async function changeDraft(
  { host, record, progress }: Context<unknown>,
  payload: { customer_id?: string; email?: string; region_id?: string; country_code?: string },
): Promise<Parts> {
  const now = await readAgain(host, record);
  const { customer_id, email, region_id } = payload;
  const isChanged = ({ cart }: Draft) => holds(cart ?? {}, { customer_id, email, region_id });
  const there = contentsOf(now);
  const noted = progress.get<StepNote<boolean, Parts>>(changing)?.input;
  // All shipping is taken away at once: what is there in another try was chosen since.
  const before = { ...there, ...noted, ...(there.shipping.length > 0 && { shipping: there.shipping }) };
  const change: Step<boolean, Parts> = {
    id: changing,
    input: before,
    find: async (sent, { isLost }) =>
      (sent !== undefined && isChanged(isLost ? await readAgain(host, record) : now)) || undefined,
    run: async () => {
      // What was given back for another customer is taken once more.
      for (const name of progress.names()) if (name.startsWith(priced)) progress.set(name, undefined);
      await host.client.admin.custom.post(pathOf(record), payload);
      return true;
    },
  };
  await runSteps([change], { progress });
  return before;
}

/** The item that a line is by now: an earlier try may have added it anew. */
function itemIdOf({ progress }: Context<unknown>, { id }: { id: string }): string {
  return progress.get<StepNote<Created<NewItem>>>(added + id)?.result?.id ?? id;
}

/** Gives lines the prices again that they had before the store took its own. */
async function keepPrices(context: Context<unknown>, lines: Parts["items"]): Promise<void> {
  const { host, record, progress } = context;
  const items = (await readAgain(host, record)).cart?.items ?? [];
  const steps = lines.flatMap((line): Step[] => {
    const { id, variant_id, unit_price, quantity, metadata } = line;
    if (variant_id === null) return [];
    const known = itemIdOf(context, line);
    const item = items.find((other) => other.id === known);
    if (item === undefined) {
      const sent = { variant_id, unit_price, quantity, metadata: metadata ?? {} };
      return [addStep(host, record, { id: added + id, sent, items })];
    }
    const path = `${pathOf(record)}/line-items/${known}`;
    return [
      {
        id: priced + id,
        // What was given back once stays as it is, whoever has changed it since.
        find: (noted) => noted?.result ?? (item.unit_price === unit_price || undefined),
        run: async () => Boolean(await host.client.admin.custom.post(path, { unit_price })),
      },
    ];
  });
  await runSteps(steps, { progress });
}

/** Gives a draft to somebody else. The store then prices all lines anew, for that customer. */
export async function changeCustomer(
  context: Context<{ customer: Buyer; keeps_prices: boolean }>,
): Promise<void> {
  const { host, record, values } = context;
  const { customer_id, email } = values.customer;
  const before = await changeDraft(context, customer_id === null ? { email } : { customer_id });
  if (customer_id === null || !values.keeps_prices) return;
  try {
    await keepPrices(context, before.items);
  } finally {
    await keepShipping(host, record, before);
  }
}

/** What a draft had in its region, and has no longer in another one, in words. */
export function outdatedMessage(
  { translate, locale }: Pick<Host, "translate" | "locale">,
  before: Parts,
  now: Parts,
): string[] {
  const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const [items, codes] = [idsOf(now.items), idsOf(now.discounts)];
  const { currencyCode } = before;
  const isOther = currencyCode !== now.currencyCode;
  const own = before.items.filter(
    ({ variant_id, should_merge }) => isOther && (variant_id === null || !should_merge),
  );
  const lists = {
    items: before.items.filter(({ id }) => !items.has(id)).map(({ title }) => title),
    shipping: goneMethods(before, now).map(({ name }) => name),
    discounts: before.discounts.filter(({ id }) => !codes.has(id)).map(({ code }) => code),
    prices: own.map(
      ({ title, unit_price }) => `${title} ${formatMoney({ amount: unit_price, currencyCode, locale })}`,
    ),
  };
  return Object.entries(lists).flatMap(([what, names]) =>
    names.length > 0 ? [translate(`draft-orders.lost.${what}`, { names: names.join(", ") })] : [],
  );
}

/** Takes a draft to another region; what the store could not take along is told. */
export async function changeRegion(context: Context<{ region_id: string | null }>): Promise<void> {
  const { host, record, values, progress } = context;
  const { client, notify, translate } = host;
  const region_id = values.region_id ?? "";
  // Where this form has moved it before there is more to be done: a check of the form would not know.
  if (region_id === record.cart?.region_id && progress.get(changing) === undefined)
    throw new AdminError("invalid", translate("draft-orders.errors.sameRegion"));
  const { region } = await client.admin.custom.get<{ region: RecordOf<"regions"> }>(`/regions/${region_id}`);
  const country_code = record.cart?.shipping_address?.country_code ?? undefined;
  const isThere = region.countries?.some(({ iso_2 }) => iso_2 === country_code);
  const before = await changeDraft(context, { region_id, ...(isThere && { country_code }) });
  if (region.currency_code === before.currencyCode)
    await keepPrices(
      context,
      before.items.filter(({ should_merge }) => !should_merge),
    );
  const items = before.items.map((line) => ({ ...line, id: itemIdOf(context, line) }));
  const lost = outdatedMessage(host, { ...before, items }, contentsOf(await readAgain(host, record)));
  if (lost.length > 0)
    notify.warn(translate("draft-orders.lost.title", { region: region.name }), lost.join(" "));
}
