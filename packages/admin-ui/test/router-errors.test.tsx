// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, defer, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CrashPage } from "../src/app/crash-page";
import { InAdmin, translate } from "./errors-bench";

beforeEach(() => {
  // The router needs requests and tells of its errors in the console as well.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(cleanup);

/** A router as the admin has it: what it refuses is told by the page for crashes. */
function openRouter(address: string) {
  const router = createMemoryRouter(
    [
      {
        path: "/",
        errorElement: <CrashPage />,
        children: [
          { index: true, element: <p>Start</p> },
          { path: "plain", element: <p>Plain</p> },
          // What the router calls deferred data belongs to loaders; an action must not answer it.
          { path: "deferred", element: <p>Deferred</p>, action: () => defer({ later: Promise.resolve() }) },
          {
            path: "broken",
            loader: () => {
              throw new Error("Cannot read properties of undefined");
            },
            element: <p>Broken</p>,
          },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <InAdmin>
      <RouterProvider router={router} />
    </InAdmin>,
  );
  return router;
}

const post = { formMethod: "post", formData: new FormData() } as const;

it("spec 8.8: an address that nothing matches is told as not found (404)", async () => {
  openRouter("/no/such/page");
  expect(await screen.findByText("There is no page here")).toBeTruthy();
  expect(screen.getByText(/\/no\/such\/page/)).toBeTruthy();
});

it("spec 8.8: what a page cannot take is told in words (405)", async () => {
  const router = openRouter("/plain");
  await screen.findByText("Plain");
  await router.navigate("/plain", post);
  expect(await screen.findByText(translate("crash.wrongMethod"))).toBeTruthy();
  expect(screen.getByText("405 Method Not Allowed")).toBeTruthy();
});

it("spec 8.8: deferred action data are told in words (400)", async () => {
  const router = openRouter("/deferred");
  await screen.findByText("Deferred");
  // The router throws this one at whoever navigates instead of keeping it for a page.
  const refusal: unknown = await router.navigate("/deferred", post).catch((thrown: unknown) => thrown);
  cleanup();
  const told = createMemoryRouter([{ path: "/", element: <CrashPage error={refusal} /> }]);
  render(
    <InAdmin>
      <RouterProvider router={told} />
    </InAdmin>,
  );
  expect(await screen.findByText(translate("crash.badData"))).toBeTruthy();
  expect(screen.getByText("400 Bad Request")).toBeTruthy();
});

it("tells of everything else as a page that failed", async () => {
  openRouter("/broken");
  expect(await screen.findByText(translate("crash.text"))).toBeTruthy();
  expect(screen.getByText("Cannot read properties of undefined")).toBeTruthy();
});
