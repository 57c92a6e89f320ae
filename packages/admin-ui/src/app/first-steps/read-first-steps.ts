import { type Host, type StoreDetails, toAdminError } from "@tillhouse/extension-sdk";
import { type FirstProduct, type FirstStep, firstSteps, type StoreSetUp } from "./first-steps";

interface Person {
  id: string;
}

/** More regions, options and places than a store has that nobody has bought in yet. */
const limit = 200;

/** The product that is nearest to being sold. */
async function readProduct({ client }: Host, channelId: string | undefined): Promise<FirstProduct | "none"> {
  const find = async (query: Readonly<Record<string, unknown>>) => {
    const { products } = await client.admin.custom.get<{ products: { id: string; title: string }[] }>(
      "/products",
      { ...query, limit: 1, fields: "id,title", expand: "" },
    );
    const [first] = products;
    return first && { id: first.id, title: first.title };
  };
  const sold = await find({
    status: ["published"],
    ...(channelId !== undefined && { sales_channel_id: [channelId] }),
  });
  if (sold !== undefined) return sold;
  const [published, any] = await Promise.all([find({ status: ["published"] }), find({})]);
  if (published !== undefined) return { ...published, needs: "channel" };
  return any === undefined ? "none" : { ...any, needs: "status" };
}

/** Reads what the store has of what is set up first. `null` where somebody has ordered already: such a store is set up. */
async function readStoreSetUp(host: Host, has: (resource: string) => boolean): Promise<StoreSetUp | null> {
  const { custom } = host.client.admin;
  const read = <Answer>(resource: string, query: Readonly<Record<string, unknown>> = {}) =>
    has(resource) ? custom.get<Answer>(`/${resource}`, { limit, ...query }) : undefined;
  const orders = await read<{ count: number }>("orders", { limit: 1, fields: "id", expand: "" });
  // Who does not see the orders does not set up the store.
  if (orders === undefined || orders.count > 0) return null;
  const { store } = await custom.get<{ store: StoreDetails }>("/store");
  const channelId = store.default_sales_channel?.id;
  const isLinked = channelId === undefined ? {} : { sales_channel_id: channelId };
  const [regions, options, locations, linked, product, keys, users, invites] = await Promise.all([
    read<{ regions: NonNullable<StoreSetUp["regions"]> }>("regions"),
    read<{ shipping_options: NonNullable<StoreSetUp["options"]> }>("shipping-options", {
      is_return: false,
      admin_only: false,
    }),
    read<{ stock_locations: { id: string; name: string }[] }>("stock-locations"),
    read<{ stock_locations: { id: string }[] }>("stock-locations", isLinked),
    has("products") ? readProduct(host, channelId) : undefined,
    read<{ publishable_api_keys: { title: string; revoked_at: string | null }[] }>("publishable-api-keys"),
    read<{ users: Person[] }>("users"),
    // The store answers all invitations, whatever is asked.
    has("invites") ? custom.get<{ invites: Person[] }>("/invites") : undefined,
  ]);
  const linkedIds = new Set(linked?.stock_locations.map(({ id }) => id));
  return {
    store,
    regions: regions?.regions,
    options: options?.shipping_options,
    hasChannels: has("sales-channels"),
    locations: locations?.stock_locations.map(({ id, name }) => ({ name, isLinked: linkedIds.has(id) })),
    product,
    keys: keys?.publishable_api_keys.filter(({ revoked_at }) => revoked_at === null),
    colleagues:
      users && invites && users.users.filter(({ id }) => id !== host.user.id).length + invites.invites.length,
  };
}

/**
 * The first steps of a store, with what it has of each. None where all are done, and where somebody has ordered already.
 *
 * @param has whether this store has a resource, and this person may see it
 * @throws AdminError
 */
export async function readFirstSteps(
  host: Host,
  has: (resource: string) => boolean,
): Promise<readonly FirstStep[]> {
  try {
    const setUp = await readStoreSetUp(host, has);
    const steps = setUp === null ? [] : firstSteps(setUp, host);
    return steps.some(({ isDone }) => !isDone) ? steps : [];
  } catch (error) {
    throw toAdminError(error);
  }
}
