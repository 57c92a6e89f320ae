// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useRouter,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { Admin } from "../src/admin";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/routing/admin-area";
import "../src/screens/detail/detail-screen";
import "../src/screens/form/record-form";

const patience = { timeout: 15_000 };
const onNavigate = vi.fn();
let backend: FakeBackend;
let close: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  onNavigate.mockClear();
  backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });
});
afterEach(() => {
  cleanup();
  close?.();
});

/** As the guide has it. */
function BackOffice() {
  const { history } = useRouter();
  const read = () => history.location;
  const location = useSyncExternalStore(history.subscribe, read, read);
  return (
    <Admin
      config={{ locale: "en", basePath: "/office" }}
      fetch={backend.fetch}
      onNavigate={onNavigate}
      hostRouter={{
        location: { ...location, key: location.state.__TSR_key },
        navigate: (to, { replace, state }) =>
          (replace ? history.replace : history.push)(to, state, { ignoreBlocker: true }),
        href: history.createHref,
        go: history.go,
        block: (ask) => history.block({ blockerFn: async () => !(await ask()), enableBeforeUnload: false }),
      }}
    />
  );
}

/** Opens a host on TanStack Router, with links of its own. */
function open(path: string) {
  window.history.replaceState(null, "", path);
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/office/$" params={{ _splat: "a/collections" }}>
          Collections of the platform
        </Link>
        <Link to="/billing">Billing</Link>
        <Outlet />
      </>
    ),
  });
  const office = createRoute({ getParentRoute: () => root, path: "/office/$", component: BackOffice });
  const billing = createRoute({ getParentRoute: () => root, path: "/billing", component: () => "Elsewhere" });
  const history = createBrowserHistory();
  close = history.destroy;
  render(
    <RouterProvider router={createRouter({ routeTree: root.addChildren([office, billing]), history })} />,
  );
  return history;
}

const address = () => `${window.location.pathname}${window.location.search}`;
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, patience);

it("has its pages in TanStack Router: links of both lead to both, and back goes through both", async () => {
  const history = open("/office");
  await waitFor(() => expect(address()).not.toBe("/office"), patience);
  history.push("/office/a/settings");
  await heading(text("settings.title"));
  fireEvent.click(screen.getByRole("link", { name: "Collections of the platform" }));
  await heading(text("collections.title"));
  expect(onNavigate).toHaveBeenLastCalledWith({ path: "/a/collections", action: "pop" });
  fireEvent.click(screen.getByRole("link", { name: text("settings.title") }));
  await waitFor(() => expect(address()).toBe("/office/a/settings"), patience);
  fireEvent.click(screen.getByRole("link", { name: "Billing" }));
  await screen.findByText("Elsewhere");
  history.back();
  await heading(text("settings.title"));
  history.back();
  await heading(text("collections.title"));
  expect(address()).toBe("/office/a/collections");
});

it("keeps the search of its address as it was written, which TanStack Router reads as JSON", async () => {
  const written = "/office/a/collections?q=1.50&order=-created_at";
  const history = open(written);
  await heading(text("collections.title"));
  expect(address()).toBe(written);
  const search = await screen.findByRole("searchbox", undefined, patience);
  expect((search as HTMLInputElement).value).toBe("1.50");
  fireEvent.change(search, { target: { value: "1" } });
  await waitFor(() => expect(new URLSearchParams(window.location.search).get("q")).toBe("1"), patience);
  expect(history.location.search).toBe(window.location.search);
});

it("asks before TanStack Router leaves what is not saved", async () => {
  const history = open("/office/a/collections");
  await heading(text("collections.title"));
  history.push("/office/a/collections?form=new");
  const title = await screen.findByRole("textbox", { name: /^Title/ }, patience);
  fireEvent.change(title, { target: { value: "Summer" } });
  const answer = async (key: "form.leaveStay" | "form.leaveConfirm") =>
    fireEvent.click(await screen.findByRole("button", { name: text(key) }, patience));
  history.push("/billing");
  await answer("form.leaveStay");
  await waitFor(() => expect(screen.queryByRole("button", { name: text("form.leaveStay") })).toBeNull());
  history.back();
  await answer("form.leaveStay");
  await waitFor(() => expect(address()).toBe("/office/a/collections?form=new"));
  history.push("/billing");
  await answer("form.leaveConfirm");
  await screen.findByText("Elsewhere");
});
