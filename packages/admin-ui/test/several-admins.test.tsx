// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { defineExtension, type Host, useHost } from "@tillhouse/extension-sdk";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { Admin } from "../src/admin";
import type { AdminProps } from "../src/admin-props";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/routing/admin-area";
import "../src/screens/form/record-form";

const patience = { timeout: 15_000 };
const backendOf = (id: string): FakeBackend =>
  createFakeBackend({
    user: { id },
    resources: [builtInResource("collections")],
    samples: [sample],
  });
let props: AdminProps;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.title = "Platform";
  props = { config: { locale: "en", router: "memory" }, fetch: backendOf("usr_ada").fetch };
});
afterEach(cleanup);

/** An admin beside others. */
function Store({ name, ...given }: AdminProps & { name: string }) {
  return (
    <section aria-label={name}>
      <Admin {...props} {...given} />
    </section>
  );
}
const store = (name: string) => within(screen.getByRole("region", { name }));
const pageOf = (name: string) => store(name).findByRole("heading", { level: 1 }, patience);

it("shows what is wrong in the place of a second admin with the same storage key, until the first goes", async () => {
  const page = (hasFirst: boolean) => (
    <StrictMode>
      <h2>Platform</h2>
      {hasFirst && <Store name="first" storageKey="outlet" />}
      <Store name="second" storageKey="outlet" />
    </StrictMode>
  );
  const { rerender } = render(page(true));
  await pageOf("first");
  expect(store("second").getByRole("alert").textContent).toMatch(
    /storageKey "outlet" is taken: another admin on this page .* such as storageKey="outlet-2"/,
  );
  rerender(page(false));
  await waitFor(() => expect(store("second").queryByRole("alert")).toBeNull());
  await pageOf("second");
});

it("names the missing key of a second admin without one, and what is no key", () => {
  render(
    <>
      <Store name="first" />
      <Store name="second" />
      <Store name="third" storageKey="out:let" />
    </>,
  );
  expect(store("first").queryByRole("alert")).toBeNull();
  expect(store("second").getByRole("alert").textContent).toContain("storageKey is missing");
  expect(store("third").getByRole("alert").textContent).toContain("storageKey must be letters, digits");
});

it("lets the keys of the page reach the admin that was used last, and no other", async () => {
  const moved: string[] = [];
  const page = (hasSecond: boolean) => (
    <>
      <Store name="first" onNavigate={() => moved.push("first")} />
      {hasSecond && <Store name="second" storageKey="outlet" onNavigate={() => moved.push("second")} />}
    </>
  );
  const { rerender } = render(page(true));
  await Promise.all([pageOf("first"), pageOf("second")]);
  moved.length = 0;
  const goToSettings = (name: string) => {
    for (const key of ["g", "s"]) fireEvent.keyDown(document.body, { key });
    return store(name).findByRole("heading", { level: 1, name: text("settings.title") }, patience);
  };
  await goToSettings("first");
  expect(moved).toEqual(["first"]);
  fireEvent.focusIn(await pageOf("second"));
  await goToSettings("second");
  expect(moved).toEqual(["first", "second"]);
  // The tab has the name of the one that is left, and its own when both have gone.
  rerender(page(false));
  expect(document.title).not.toBe("Platform");
  cleanup();
  expect(document.title).toBe("Platform");
});

it("keeps nothing of one person when the host puts another in their place", async () => {
  const people = { ada: backendOf("usr_ada"), bo: backendOf("usr_bo") };
  const asked: string[] = [];
  const fetchAs: typeof fetch = async (input, init) => {
    const name = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "") ?? "";
    asked.push(name);
    return people[name as "ada" | "bo"].fetch(input, init);
  };
  const hosts: Host[] = [];
  const HostReader = () => {
    hosts.push(useHost());
    return null;
  };
  const reader = defineExtension({
    id: "reader",
    widgets: [{ id: "reader", zone: "topbar.before", load: async () => ({ default: HostReader }) }],
  });
  window.history.replaceState(null, "", "/a/collections?form=new&selected=pcol_1&q=sum");
  const platform = { token: "ada" };
  const page = (name: string) => (
    <Admin
      config={{ locale: "en", basePath: "/" }}
      extensions={[reader]}
      fetch={fetchAs}
      identity={name}
      getToken={() => platform.token}
    />
  );
  const { rerender } = render(page("ada"));
  const title = await screen.findByRole("textbox", { name: /^Title/ }, patience);
  fireEvent.change(title, { target: { value: "Ada's secret plan" } });
  const [hostOfAda] = hosts;
  platform.token = "bo";
  rerender(page("bo"));
  expect(screen.queryByRole("textbox", { name: /^Title/ })).toBeNull();
  await screen.findByRole("heading", { level: 1, name: text("collections.title") }, patience);
  expect(window.location.search).toBe("?q=sum");
  expect(document.body.innerHTML).not.toContain("Ada's secret plan");
  expect(asked.slice(asked.indexOf("bo"))).not.toContain("ada");
  // What Ada had begun does not go on as Bo's.
  const sent = asked.length;
  await expect(hostOfAda?.client.admin.custom.post("/collections", {})).rejects.toMatchObject({
    code: "unauthorized",
  });
  expect(asked.length).toBe(sent);
  // What was typed is there for the one who typed it, and for nobody else.
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith("tillhouse.draft."));
  expect(drafts).toEqual(["tillhouse.draft.usr_ada.collections.new"]);
});

it("says that getToken is wrong, and goes on once it is not", async () => {
  const getToken = vi.fn<() => string>(() => {
    throw new Error("no platform");
  });
  render(
    <>
      <h2>Platform</h2>
      <Admin {...props} getToken={getToken} />
    </>,
  );
  await screen.findByRole("heading", { name: text("error.configTitle") }, patience);
  expect(document.body.textContent).toMatch(
    /getToken failed: no platform\. It must return the token as text/,
  );
  expect(screen.getByText("Platform")).toBeTruthy();
  getToken.mockReturnValue("token");
  fireEvent.click(screen.getByRole("button", { name: text("action.retry") }));
  await screen.findByRole("navigation", { name: text("shell.navigation") }, patience);
});
