// @vitest-environment happy-dom
import { createPath, createRouter } from "@remix-run/router";
import { expect, it, vi } from "vitest";
import { createHostHistory } from "./host-history";
import { checkBasePath, checkHostRouter, type HostRouter } from "./host-router";

/** A host's router: what it is asked for, it does when `arrive` is called. */
function createHost(start: string, extras: Partial<HostRouter> = {}) {
  const asked: string[] = [];
  let router: HostRouter = {
    location: { pathname: start },
    navigate: (to, { replace }) => void asked.push(`${replace ? "replace" : "push"} ${to}`),
    ...extras,
  };
  const history = createHostHistory(router, "/office");
  const arrive = (address: string) => {
    const { pathname, search, hash } = new URL(address, "http://host");
    router = { ...router, location: { pathname, search, hash } };
    history.update(router);
  };
  const admin = createRouter({
    routes: [{ path: "*" }],
    history,
    basename: "/office",
    future: { v7_prependBasename: true },
    mapRouteProperties: () => ({ hasErrorBoundary: false }),
  }).initialize();
  const shown = () => createPath(admin.state.location);
  return { admin, arrive, asked, shown, history };
}

it("asks the host to go where the admin goes, and does not wait for it", async () => {
  const { admin, arrive, asked, shown } = createHost("/office/a/orders");
  await admin.navigate("/a/products?q=cup", { state: { from: "orders" } });
  expect(asked).toEqual(["push /office/a/products?q=cup"]);
  expect(shown()).toBe("/office/a/products?q=cup");
  // The host draws once more before it has moved.
  arrive("/office/a/orders");
  expect(shown()).toBe("/office/a/products?q=cup");
  arrive("/office/a/products?q=cup");
  expect(admin.state.location.state).toEqual({ from: "orders" });
  await admin.navigate("/a/products?q=mug", { replace: true });
  expect(asked.at(-1)).toBe("replace /office/a/products?q=mug");
});

it("follows the host, and remembers what it was given for an address", async () => {
  const { admin, arrive, shown } = createHost("/office/a/orders");
  await admin.navigate("/a/orders/1", { state: { from: "list" } });
  arrive("/office/a/orders/1");
  arrive("/office/a/orders");
  await vi.waitFor(() => expect(shown()).toBe("/office/a/orders"));
  expect(admin.state.historyAction).toBe("POP");
  arrive("/office/a/orders/1");
  await vi.waitFor(() => expect(shown()).toBe("/office/a/orders/1"));
  expect(admin.state.location.state).toEqual({ from: "list" });
});

it("stays as it is while the host is elsewhere, and takes an address as the host writes it", async () => {
  const { admin, arrive, asked, shown } = createHost("/office/a/orders");
  arrive("/billing");
  arrive("/office-hours");
  expect(shown()).toBe("/office/a/orders");
  arrive("/office/a/orders");
  await admin.navigate("/a/orders?b=1&a=2", { state: { kept: true } });
  arrive("/office/a/orders?a=2&b=1");
  await vi.waitFor(() => expect(shown()).toBe("/office/a/orders?a=2&b=1"));
  expect(admin.state.location.state).toEqual({ kept: true });
  expect(asked).toHaveLength(1);
});

it("takes a move of the host back while something would be lost, and makes it after the question", async () => {
  const { admin, arrive, asked, shown } = createHost("/office/a/orders");
  admin.getBlocker("form", () => true);
  arrive("/office/a/products");
  expect(asked).toEqual(["push /office/a/orders"]);
  expect(shown()).toBe("/office/a/orders");
  arrive("/office/a/orders");
  const blocker = admin.state.blockers.get("form");
  expect(blocker?.state).toBe("blocked");
  blocker?.proceed?.();
  await vi.waitFor(() => expect(asked.at(-1)).toBe("push /office/a/products"));
  arrive("/office/a/products");
  await vi.waitFor(() => expect(shown()).toBe("/office/a/products"));
});

it("writes links as the host wants them, and goes back by the host", () => {
  const go = vi.fn();
  const { history } = createHost("/office/a/orders", { href: (to) => `/team#${to}`, go });
  expect(history.createHref("/office/a/products")).toBe("/team#/office/a/products");
  history.go(-1);
  expect(go).toHaveBeenCalledWith(-1);
});

it("names what a host's router lacks", () => {
  const right: HostRouter = { location: { pathname: "/app" }, navigate: () => undefined };
  checkHostRouter(right);
  const wrong: [object, string][] = [
    [{ ...right, location: undefined }, "hostRouter.location"],
    [{ ...right, location: { pathname: "app" } }, "hostRouter.location"],
    [{ ...right, navigate: undefined }, "hostRouter.navigate"],
    [{ ...right, block: true }, "hostRouter.block"],
  ];
  for (const [router, name] of wrong)
    expect(() => checkHostRouter(router as HostRouter)).toThrow(new RegExp(`^${name} must be`));
});

it("knows whether a page lies below the base path", () => {
  for (const [base, page] of [
    ["/", "/anything"],
    ["/app", "/app"],
    ["/app", "/App/a/orders"],
  ] as const)
    checkBasePath(base, page, "the test");
  expect(() => checkBasePath("/app", "/apple", "the test")).toThrow('"/app", but this page is at "/apple"');
});
