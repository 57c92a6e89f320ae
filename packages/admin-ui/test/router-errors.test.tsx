// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "@tillhouse/extension-sdk/router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { routes } from "../src/app/routing/routes";
import { RouteCrashPage } from "../src/app/shared/crash-page";
import { InAdmin, translate } from "./errors-harness";

beforeEach(() => {
  // The router needs requests and tells of its errors in the console as well.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(cleanup);

/** The admin's own routes, below the address that it is served at. */
function openAdmin(address: string) {
  const router = createMemoryRouter(routes, { basename: "/app", initialEntries: [address] });
  render(
    <InAdmin>
      <RouterProvider router={router} />
    </InAdmin>,
  );
  return router;
}

it("spec 8.8: an unknown URL is reported as not found (404)", async () => {
  openAdmin("/app/no/such/page");
  expect(await screen.findByText(translate("notFound.title"))).toBeTruthy();
});

it("spec 8.8: what a page cannot take is explained in words (405)", async () => {
  const router = openAdmin("/app/nothing");
  await screen.findByText(translate("notFound.title"));
  await act(() => router.navigate("/a/orders", { formMethod: "post", formData: new FormData() }));
  expect(await screen.findByText(translate("crash.wrongMethod"))).toBeTruthy();
  expect(screen.getByText("405 Method Not Allowed")).toBeTruthy();
});

/** A page for crashes around something of a test. */
function openCrash(route: RouteObject) {
  const router = createMemoryRouter([{ path: "/", errorElement: <RouteCrashPage />, ...route }]);
  render(
    <InAdmin>
      <RouterProvider router={router} />
    </InAdmin>,
  );
}

it("explains deferred action data (400) in words", async () => {
  const refusal = new Response("", { status: 400, statusText: "Bad Request" });
  openCrash({
    loader: () => {
      throw refusal;
    },
  });
  expect(await screen.findByText(translate("crash.badData"))).toBeTruthy();
  expect(screen.getByText("400 Bad Request")).toBeTruthy();
});

it("reports anything else as a page that failed", async () => {
  openCrash({
    loader: () => {
      throw new Error("Cannot read properties of undefined");
    },
  });
  expect(await screen.findByText(translate("crash.text"))).toBeTruthy();
  expect(screen.getByText("Cannot read properties of undefined")).toBeTruthy();
});
