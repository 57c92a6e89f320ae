import {
  AdminError,
  describeError,
  formatMoney,
  type Host,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import type { Buyer } from "./buyer";

type Draft = RecordOf<"draft-orders">;
type ShippingMethod = NonNullable<NonNullable<Draft["cart"]>["shipping_methods"]>[number];

/** Where the API has a draft. */
export function pathOf({ id }: Draft): string {
  return `/draft-orders/${id}`;
}

/** A draft as it is by now. */
export async function readAgain({ client }: Host, draft: Draft): Promise<Draft> {
  return (await client.admin.custom.get<{ draft_order: Draft }>(pathOf(draft))).draft_order;
}

/** Changes what the draft itself, or its cart, holds. */
function changeDraft({ client }: Host, draft: Draft, payload: Record<string, unknown>) {
  return client.admin.custom.post(pathOf(draft), payload);
}

/** Shipping methods that a draft had and no longer has. */
export function goneMethods(before: Draft, now: Pick<Draft, "cart">): ShippingMethod[] {
  const there = (now.cart?.shipping_methods ?? []).map(({ shipping_option_id }) => shipping_option_id);
  return (before.cart?.shipping_methods ?? []).filter((method) => !there.includes(method.shipping_option_id));
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
export async function keepShipping(host: Host, before: Draft): Promise<void> {
  const lost: string[] = [];
  // Where nobody answers all of it counts as gone: the store has it once, however often it is put back.
  const now = await readAgain(host, before).catch(() => ({ cart: undefined }));
  for (const method of goneMethods(before, now))
    await addShipping(host, before, method).catch((thrown: unknown) => {
      const reason = describeError(toAdminError(thrown), host.translate);
      lost.push(`${method.shipping_option?.name ?? ""}: ${reason}`);
    });
  if (lost.length > 0) host.notify.warn(host.translate("draft-orders.shipping.gone"), lost.join(" "));
}

/** Gives lines the prices again that they had before the store took its own. */
async function keepPrices(
  host: Host,
  before: Draft,
  isKept: (shouldMerge: boolean) => boolean,
): Promise<void> {
  const { cart } = await readAgain(host, before);
  const path = `${pathOf(before)}/line-items`;
  const { custom } = host.client.admin;
  try {
    for (const { id, variant_id, unit_price, quantity, metadata, should_merge } of before.cart?.items ?? []) {
      if (variant_id === null || !isKept(should_merge)) continue;
      const now = cart?.items?.find((item) => item.id === id);
      if (now === undefined)
        await custom.post(path, { variant_id, unit_price, quantity, metadata: metadata ?? {} });
      else if (now.unit_price !== unit_price) await custom.post(`${path}/${id}`, { unit_price });
    }
  } finally {
    await keepShipping(host, before);
  }
}

/** Gives a draft to somebody else. The store then prices all lines anew, for that customer. */
export async function changeCustomer(
  host: Host,
  draft: Draft,
  { customer, keepsPrices }: { customer: Buyer; keepsPrices: boolean },
): Promise<void> {
  const { customer_id, email } = customer;
  await changeDraft(host, draft, customer_id === null ? { email } : { customer_id });
  if (customer_id !== null && keepsPrices) await keepPrices(host, draft, () => true);
}

/** What a draft had in its region, and has no longer in another one, in words. */
export function lostWords(
  { translate, locale }: Pick<Host, "translate" | "locale">,
  before: Draft,
  now: Draft,
): string[] {
  const idsOf = (list: readonly { id: string }[] = []) => new Set(list.map(({ id }) => id));
  const [items, codes] = [idsOf(now.cart?.items), idsOf(now.cart?.discounts)];
  const currencyCode = before.cart?.region?.currency_code ?? "";
  const isOther = currencyCode !== now.cart?.region?.currency_code;
  const own = (before.cart?.items ?? []).filter(
    ({ variant_id, should_merge }) => isOther && (variant_id === null || !should_merge),
  );
  const lists = {
    items: (before.cart?.items ?? []).filter(({ id }) => !items.has(id)).map(({ title }) => title),
    shipping: goneMethods(before, now).map(({ shipping_option }) => shipping_option?.name ?? ""),
    discounts: (before.cart?.discounts ?? []).filter(({ id }) => !codes.has(id)).map(({ code }) => code),
    prices: own.map(
      ({ title, unit_price }) => `${title} ${formatMoney({ amount: unit_price, currencyCode, locale })}`,
    ),
  };
  return Object.entries(lists).flatMap(([what, names]) =>
    names.length > 0 ? [translate(`draft-orders.lost.${what}`, { names: names.join(", ") })] : [],
  );
}

/** Takes a draft to another region; what the store could not take along is told. */
export async function changeRegion(host: Host, draft: Draft, regionId: string): Promise<void> {
  const { client, notify, translate } = host;
  const { region } = await client.admin.custom.get<{ region: RecordOf<"regions"> }>(`/regions/${regionId}`);
  const country = draft.cart?.shipping_address?.country_code;
  const isThere = region.countries?.some(({ iso_2 }) => iso_2 === country);
  await changeDraft(host, draft, { region_id: regionId, ...(isThere && { country_code: country }) });
  if (region.currency_code === draft.cart?.region?.currency_code)
    await keepPrices(
      host,
      { ...draft, cart: { ...draft.cart, shipping_methods: [] } },
      (shouldMerge) => !shouldMerge,
    );
  const lost = lostWords(host, draft, await readAgain(host, draft));
  if (lost.length > 0)
    notify.warn(translate("draft-orders.lost.title", { region: region.name }), lost.join(" "));
}
