import { describe, expect, it } from "vitest";
import { firstSteps, type StoreSetUp } from "./first-steps";

const host = {
  translate: (key: string, values?: object) => `${key}${values ? ` ${JSON.stringify(values)}` : ""}`,
  href: (resource: string, id?: string) => `/a/${resource}${id ? `/${id}` : ""}`,
} as Parameters<typeof firstSteps>[1];

/** A store as Medusa makes it. */
const atFirst = {
  store: {
    name: "Medusa Store",
    default_currency_code: "usd",
    currencies: [{ code: "usd" }],
    default_sales_channel: { id: "sc_1", name: "Default", is_disabled: false },
  },
  regions: [],
  options: [],
  hasChannels: true,
  locations: [],
  product: "none",
  keys: [],
  colleagues: 0,
} as unknown as StoreSetUp;

const region = (id: string, more: object = {}) => ({
  id,
  name: `Region ${id}`,
  currency_code: "dkk",
  countries: [{ iso_2: "dk" }],
  payment_providers: [{ id: "manual" }],
  ...more,
});

/** The steps of a store that differs from a new one in this. */
const steps = (more: object = {}) =>
  Object.fromEntries(
    firstSteps({ ...atFirst, ...more } as StoreSetUp, host).map(({ id, ...step }) => [id, step]),
  );

const doneOf = (more?: object) =>
  Object.entries(steps(more)).flatMap(([id, { isDone }]) => (isDone ? [id] : []));

describe("the first steps", () => {
  it("of a new store are all open but the channel, which Medusa makes", () => {
    expect(Object.keys(steps())).toEqual([
      "name",
      "currency",
      "region",
      "shipping",
      "payment",
      "channel",
      "location",
      "product",
      "key",
      "team",
    ]);
    expect(doneOf()).toEqual(["channel"]);
  });

  it("that need a region come after it", () => {
    expect(steps().shipping).toEqual({ isDone: false, after: "region" });
    expect(steps().payment).toEqual({ isDone: false, after: "region" });
  });

  it("take a region's currency as chosen", () => {
    expect(doneOf({ regions: [region("a")] })).toEqual(["currency", "region", "payment", "channel"]);
  });

  it("lead back to a region without countries", () => {
    const { region: step } = steps({ regions: [region("a", { countries: [] })] });
    expect(step).toMatchObject({ isDone: false, to: "/a/regions/a?form=a" });
  });

  it("name the region that has no way of shipping, and begin one for it", () => {
    const regions = [region("a"), region("b")];
    const { shipping } = steps({ regions, options: [{ region_id: "a", name: "Letter" }] });
    expect(shipping).toMatchObject({
      isDone: false,
      missing: 'first-steps.missingIn {"region":"Region b"}',
      to: "/a/regions/b?form=new&of=shipping-options&start.region_id=b&start.direction=outbound",
    });
    expect(doneOf({ regions: regions.slice(0, 1), options: [{ region_id: "a", name: "Letter" }] })).toContain(
      "shipping",
    );
  });

  it("name the region that takes no money", () => {
    const { payment } = steps({ regions: [region("a"), region("b", { payment_providers: [] })] });
    expect(payment).toMatchObject({ isDone: false, to: "/a/regions/b?form=b" });
  });

  it("open a channel that is disabled, or that the store has not", () => {
    const channel = { id: "sc_1", name: "Default", is_disabled: true };
    expect(steps({ store: { ...atFirst.store, default_sales_channel: channel } }).channel).toMatchObject({
      isDone: false,
      to: "/a/sales-channels/sc_1?form=sc_1",
    });
    expect(steps({ store: { ...atFirst.store, default_sales_channel: null } }).channel).toMatchObject({
      isDone: false,
      to: "/a/sales-channels?form=new",
    });
  });

  it("make a location for the channel, or link one that is there", () => {
    expect(steps().location).toMatchObject({ to: "/a/stock-locations?form=new&start.sales_channel_id=sc_1" });
    expect(steps({ locations: [{ name: "Attic", isLinked: false }] }).location).toMatchObject({
      isDone: false,
      to: "/a/sales-channels/sc_1",
    });
    expect(doneOf({ locations: [{ name: "Attic", isLinked: true }] })).toContain("location");
  });

  it("lead to what keeps a product from being sold", () => {
    const product = { id: "prod_1", title: "Scarf" };
    expect(steps().product).toMatchObject({ to: "/a/products?form=new" });
    expect(steps({ product: { ...product, needs: "status" } }).product).toMatchObject({
      to: "/a/products/prod_1?form=prod_1&section=general",
    });
    expect(steps({ product: { ...product, needs: "channel" } }).product).toMatchObject({
      to: "/a/products/prod_1?form=prod_1&section=organisation",
    });
    expect(doneOf({ product })).toContain("product");
  });

  it("lead to what there is once they are done", () => {
    const done = steps({
      regions: [region("a")],
      options: [{ region_id: "a", name: "Letter" }],
      locations: [{ name: "Attic", isLinked: true }],
      product: { id: "prod_1", title: "Scarf" },
      keys: [{ title: "Shop" }, { title: "Till" }, { title: "App" }],
      colleagues: 1,
    });
    expect(Object.entries(done).filter(([, { to }]) => to?.includes("form=new"))).toEqual([]);
    expect(done.key).toEqual({
      isDone: true,
      fact: 'first-steps.andMore {"name":"Shop","count":2}',
      to: "/a/publishable-api-keys",
    });
  });

  it("leave out what this store or this person cannot have", () => {
    const none = { hasChannels: false, locations: undefined, keys: undefined, colleagues: undefined };
    expect(Object.keys(steps(none))).toEqual([
      "name",
      "currency",
      "region",
      "shipping",
      "payment",
      "product",
    ]);
  });
});
