import type { Host, RecordOf, StoreDetails } from "@tillhouse/extension-sdk";
import { providerName } from "@tillhouse/extension-sdk/commerce";

/** What is set up before somebody can buy. */
type FirstStepId =
  | "name"
  | "currency"
  | "region"
  | "shipping"
  | "payment"
  | "channel"
  | "location"
  | "product"
  | "key"
  | "team";

/** One thing to set up, read from the store itself. */
export interface FirstStep {
  id: FirstStepId;
  isDone: boolean;
  /** What the store has of it: "EUR, DKK". */
  fact?: string;
  /** What an open step lacks still: "Missing in Nordics." */
  missing?: string;
  /** Where it is done, or can be changed, inside the app's router; none while `after` comes first. */
  to?: string;
  /** The step that comes first. */
  after?: FirstStepId;
}

/** The product that the step is about: the one that is nearest to being sold. */
export interface FirstProduct {
  id: string;
  title: string;
  /** What it still needs; nothing where it is sold. */
  needs?: "status" | "channel";
}

/** What the store has; what this store or this person cannot have is left out. */
export interface StoreSetUp {
  store: StoreDetails;
  regions?: readonly Pick<RecordOf<"regions">, "id" | "name" | "countries" | "payment_providers">[];
  /** The ways of shipping out that customers can choose. */
  options?: readonly Pick<RecordOf<"shipping-options">, "region_id" | "name">[];
  /** Whether there are sales channels; the store names its default one. */
  hasChannels: boolean;
  /** `isLinked`: the default channel takes from it. */
  locations?: readonly { name: string; isLinked: boolean }[];
  product?: FirstProduct | "none";
  /** Keys of storefronts that hold. */
  keys?: readonly { title: string }[];
  /** People who may sign in or are invited, beside the one who looks. */
  colleagues?: number;
}

/** The name that Medusa gives to a store. */
const nameAtFirst = "Medusa Store";

/** Their names, or the first of them and how many more there are. */
function named(names: readonly string[], { translate }: Pick<Host, "translate">): string {
  const [first = "", ...others] = names;
  return others.length > 1
    ? translate("first-steps.andMore", { name: first, count: others.length })
    : names.join(", ");
}

/** What there is to set up, in the order in which it is done, of what this store can have. */
export function firstSteps(
  { store, regions, options, hasChannels, locations, product, keys, colleagues }: StoreSetUp,
  host: Pick<Host, "translate" | "href">,
): FirstStep[] {
  const { href } = host;
  const codes = (store.currencies ?? []).map(({ code }) => code);
  // Without a country nobody is delivered to.
  const served = (regions ?? []).filter(({ countries }) => (countries ?? []).length > 0);
  const [begun] = regions ?? [];
  const isSet = served.length > 0;
  const channel = store.default_sales_channel;
  const steps: (FirstStep | false)[] = [
    {
      id: "name",
      isDone: store.name !== nameAtFirst,
      fact: store.name,
      to: "/a/settings/details",
    },
    {
      id: "currency",
      // A region has chosen one: the first one may have been the right one.
      isDone: isSet || codes.length > 1 || store.default_currency_code !== "usd",
      fact: codes.map((code) => code.toUpperCase()).join(", "),
      to: href("currencies"),
    },
    regions !== undefined && {
      id: "region",
      isDone: isSet,
      fact: named(
        served.map(({ name }) => name),
        host,
      ),
      to: isSet
        ? href("regions")
        : begun === undefined
          ? `${href("regions")}?form=new`
          : `${href("regions", begun.id)}?form=${begun.id}`,
    },
    regions !== undefined && options !== undefined && shippingStep(served, options, host),
    regions !== undefined && paymentStep(served, host),
    hasChannels && {
      id: "channel",
      isDone: channel !== undefined && channel !== null && !channel.is_disabled,
      fact: channel?.name ?? "",
      to: channel
        ? `${href("sales-channels", channel.id)}?form=${channel.id}`
        : `${href("sales-channels")}?form=new`,
    },
    locations !== undefined && locationStep(locations, channel?.id, host),
    product !== undefined && productStep(product, host),
    keys !== undefined && {
      id: "key",
      isDone: keys.length > 0,
      fact: named(
        keys.map(({ title }) => title),
        host,
      ),
      to: `${href("publishable-api-keys")}${keys.length > 0 ? "" : "?form=new"}`,
    },
    colleagues !== undefined && {
      id: "team",
      isDone: colleagues > 0,
      to: colleagues > 0 ? href("users") : `${href("invites")}?form=new`,
    },
  ];
  return steps.filter((step) => step !== false);
}

type Regions = NonNullable<StoreSetUp["regions"]>;

/** Each region that serves somebody offers customers a way of shipping. */
function shippingStep(
  served: Regions,
  options: NonNullable<StoreSetUp["options"]>,
  { translate, href }: Pick<Host, "translate" | "href">,
): FirstStep {
  const missing = served.find(({ id }) => !options.some(({ region_id }) => region_id === id));
  if (served.length === 0) return { id: "shipping", isDone: false, after: "region" };
  if (missing === undefined)
    return {
      id: "shipping",
      isDone: true,
      fact: named(
        options.map(({ name }) => name),
        { translate },
      ),
      to: href("shipping-options"),
    };
  return {
    id: "shipping",
    isDone: false,
    missing: translate("first-steps.missingIn", { region: missing.name }),
    to: `${href("regions", missing.id)}?form=new&of=shipping-options&start.region_id=${missing.id}&start.direction=outbound`,
  };
}

/** Each region that serves somebody takes money in some way. */
function paymentStep(served: Regions, { translate, href }: Pick<Host, "translate" | "href">): FirstStep {
  if (served.length === 0) return { id: "payment", isDone: false, after: "region" };
  const missing = served.find(({ payment_providers }) => (payment_providers ?? []).length === 0);
  if (missing !== undefined)
    return {
      id: "payment",
      isDone: false,
      missing: translate("first-steps.missingIn", { region: missing.name }),
      to: `${href("regions", missing.id)}?form=${missing.id}`,
    };
  const ids = served.flatMap(({ payment_providers }) => (payment_providers ?? []).map(({ id }) => id));
  return {
    id: "payment",
    isDone: true,
    fact: [...new Set(ids)].map((id) => providerName(id, { translate })).join(", "),
    to: href("regions"),
  };
}

/** There is a place that the default channel takes stock from. */
function locationStep(
  locations: NonNullable<StoreSetUp["locations"]>,
  channelId: string | undefined,
  host: Pick<Host, "translate" | "href">,
): FirstStep {
  const linked = locations.filter(({ isLinked }) => isLinked);
  const start = channelId === undefined ? "" : `&start.sales_channel_id=${channelId}`;
  return {
    id: "location",
    isDone: linked.length > 0,
    fact: named(
      linked.map(({ name }) => name),
      host,
    ),
    to:
      linked.length > 0
        ? host.href("stock-locations")
        : locations.length > 0 && channelId !== undefined
          ? host.href("sales-channels", channelId)
          : `${host.href("stock-locations")}?form=new${start}`,
  };
}

/** Something is published where the store sells. */
function productStep(
  product: NonNullable<StoreSetUp["product"]>,
  { translate, href }: Pick<Host, "translate" | "href">,
): FirstStep {
  if (product === "none") return { id: "product", isDone: false, to: `${href("products")}?form=new` };
  const { id, title, needs } = product;
  if (needs === undefined) return { id: "product", isDone: true, fact: title, to: href("products", id) };
  const section = needs === "status" ? "general" : "organisation";
  return {
    id: "product",
    isDone: false,
    missing: translate(`first-steps.productNeeds.${needs}`, { title }),
    to: `${href("products", id)}?form=${id}&section=${section}`,
  };
}
