import type { RenderResult } from "@testing-library/react";
import { createMockBackend, type FixtureName, fixture, type MockBackend } from "@tillhouse/mock-store";
import type { ComponentType } from "react";
import { Route, Routes } from "react-router-dom";
import type { RouteProps, SettingProps } from "../extension/define-extension";
import type { WidgetProps, Zone, ZoneProps } from "../extension/zone-props";
import { completeDocument } from "./complete-document";
import { createTestHost, type TestHost, type TestHostOptions } from "./test-host";

/** What a fixture's name begins with, by the prop that its record comes in. */
interface FixtureKinds {
  /** For zones of an order. */
  order: "order";
  /** For zones of a draft order. */
  draftOrder: "draft-order";
  /** For zones of a customer. */
  customer: "customer";
  /** For zones of a customer group. */
  customerGroup: "customer-group";
  /** For zones of a product. */
  product: "product";
  /** For zones of a collection. */
  productCollection: "collection";
  /** For zones of a price list. */
  priceList: "price-list";
  /** For zones of a discount. */
  discount: "discount";
  /** For zones of a gift card: the product that is sold, or one that was issued. */
  giftCard: "product" | "gift-card";
}

/** The fixtures that may stand in a zone: orders where a widget gets an order. */
export type ZoneFixture<Name extends Zone> = Extract<
  FixtureName,
  `${FixtureKinds[keyof ZoneProps[Name] & keyof FixtureKinds]}.${string}`
>;

/** What the admin and the store around a component are like. */
export interface RenderOptions extends TestHostOptions {
  /** The store; a new one when left out. See `createMockBackend`. */
  backend?: MockBackend;
}

/** Where a widget stands, and what it gets. */
export interface WidgetRenderOptions<Name extends Zone> extends RenderOptions {
  /** Where the widget would go in the admin. It decides which record and props it gets. */
  zone: Name;
  /** Name of the record that the widget gets. */
  fixture?: ZoneFixture<Name>;
  /** What it gets instead of the record, or beside it. */
  props?: Partial<WidgetProps<Name>>;
}

/** A component on a page, with the store and the admin that it talks to. */
export interface Rendered extends RenderResult, Omit<TestHost, "wrapper"> {
  /** The store that answers the component: what it was asked, and what it holds. */
  backend: MockBackend;
}

async function show(
  element: (around: TestHost) => React.ReactNode,
  options: RenderOptions,
): Promise<Rendered> {
  // Only tests that draw something need it.
  const { render } = await import("@testing-library/react");
  completeDocument();
  const { backend = createMockBackend() } = options;
  const { wrapper, ...around } = await createTestHost(backend, options);
  const shown = render(element({ ...around, wrapper }), { wrapper });
  return { ...shown, ...around, backend };
}

const propNames: Readonly<Record<string, string>> = {
  draft_order: "draftOrder",
  customer_group: "customerGroup",
  product_collection: "productCollection",
  price_list: "priceList",
  gift_card: "giftCard",
  custom_gift_card: "giftCard",
};

/**
 * Shows a widget as the admin would: with the record of its zone, a host, a router, texts, and a store that answers.
 *
 * @example
 * const { findByText, backend } = await renderWidget(Margin, { zone: "order.details.after", fixture: "order.paid" });
 * await findByText("Margin");
 */
export async function renderWidget<Name extends Zone>(
  Widget: ComponentType<WidgetProps<Name>>,
  options: WidgetRenderOptions<Name>,
): Promise<Rendered> {
  const { zone, fixture: name, props, backend = createMockBackend() } = options;
  const [prefix = ""] = zone.split(".");
  // The types above let only names of fixtures through.
  const wanted = name as FixtureName | undefined;
  const record =
    wanted === undefined ? {} : { [propNames[prefix] ?? prefix]: await fixture(wanted, backend) };
  return show(
    // The record is the one that the zone promises; `props` are checked above.
    ({ host }) => (
      <Widget {...({ notify: host.notify, ...record, ...props } as WidgetProps<Name> & object)} />
    ),
    { ...options, backend },
  );
}

/**
 * Shows a page of an extension at its address.
 *
 * @param options `route` is the page's path with its parameters, `path` the address that is opened
 * @example await renderPage(ReviewPage, { route: "/reviews/:id", path: "/a/reviews/rev_1" });
 */
export function renderPage(
  Page: ComponentType<RouteProps>,
  options: RenderOptions & {
    /** Path of the page below `/a`, with its parameters: `/reviews/:id`. */
    route: string;
  },
): Promise<Rendered> {
  const { route, path = `/a${route}` } = options;
  return show(
    ({ host }) => (
      <Routes>
        <Route path={`/a${route}`} element={<Page notify={host.notify} />} />
      </Routes>
    ),
    { ...options, path },
  );
}

/** Shows a settings page of an extension. @example await renderSetting(PackingSettings, { messages }); */
export function renderSetting(
  Setting: ComponentType<SettingProps>,
  options: RenderOptions = {},
): Promise<Rendered> {
  return show(({ host }) => <Setting notify={host.notify} />, options);
}
