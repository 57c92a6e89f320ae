import { AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import { type DeleteRule, runSteps, type Step } from "@tillhouse/extension-sdk/tasks";

type Profile = RecordOf<"shipping-profiles">;

/** Ids of what belongs to a profile. */
interface Held {
  products: string[];
  shipping_options: string[];
}

/** How many ids are sent in one call: the store takes 100 kB. */
const atOnce = 1000;

async function readHeld(id: string, { client }: Host): Promise<Held> {
  const path = `/shipping-profiles/${encodeURIComponent(id)}`;
  const { shipping_profile } = await client.admin.custom.get<{ shipping_profile: Profile }>(path);
  const idsOf = (records: readonly { id: string }[] = []) => records.map((record) => record.id);
  return {
    products: idsOf(shipping_profile.products),
    shipping_options: idsOf(shipping_profile.shipping_options),
  };
}

/** The profile that gets what the others lose. */
async function readDefault({ client, translate }: Host): Promise<Profile> {
  const { shipping_profiles } = await client.admin.custom.get<{ shipping_profiles: Profile[] }>(
    "/shipping-profiles",
  );
  const found = shipping_profiles.find(({ type }) => type === "default");
  if (found === undefined) throw new AdminError("conflict", translate("members.noReceiver"));
  return found;
}

/** Puts products and shipping options into a profile, which takes them from theirs. */
async function putInto(id: string, held: Held, { client }: Host): Promise<void> {
  for (const key of ["products", "shipping_options"] as const)
    for (let from = 0; from < held[key].length; from += atOnce)
      await client.admin.custom.post(`/shipping-profiles/${encodeURIComponent(id)}`, {
        [key]: held[key].slice(from, from + atOnce),
      });
}

/**
 * How profiles are deleted: what belongs to one goes to the default profile first. The store would leave it without any, and a product
 * without a profile cannot be delivered.
 */
export const profileDelete: DeleteRule<Profile> = {
  confirm: "asked",
  when: ({ type }) => type === "custom" || `shipping-profiles.reasons.${type}`,
  consequences: async ({ id }, host) => {
    const [held, receiver] = await Promise.all([readHeld(id, host), readDefault(host)]);
    return (["products", "shipping_options"] as const)
      .filter((key) => held[key].length > 0)
      .map((key) =>
        host.translate(`shipping-profiles.goes.${key}`, { count: held[key].length, title: receiver.name }),
      );
  },
  run: async ({ id, host, progress, deletion }) => {
    const move: Step<Held> = {
      id: "move",
      run: async () => {
        const held = await readHeld(id, host);
        if (held.products.length + held.shipping_options.length > 0)
          await putInto((await readDefault(host)).id, held, host);
        return held;
      },
      undo: (held) => putInto(id, held, host),
    };
    return runSteps([move, deletion], { progress });
  },
};
