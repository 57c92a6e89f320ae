// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import type { AdminElement, Mutation } from "../src/element";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/routing/admin-area";
import "../src/screens/form/record-form";

const patience = { timeout: 15_000 };
const backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/office/a/settings");
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
});

const settings = () => screen.findByRole("heading", { level: 1, name: text("settings.title") }, patience);

async function show(html: string): Promise<AdminElement> {
  await act(async () => {
    document.body.innerHTML = html;
    // The tests see what a shadow root would hide.
    for (const element of document.querySelectorAll("tillhouse-admin")) element.shadow = false;
  });
  const element = document.querySelector("tillhouse-admin");
  if (element === null) throw new Error("The page has no tillhouse-admin.");
  return element;
}

it("takes what was set before it was known, and tells what happens as events", async () => {
  const early = document.createElement("tillhouse-admin");
  // As a page does that runs before the script has come.
  Object.assign(early, { fetch: backend.fetch, shadow: false });
  early.setAttribute("base-path", "/office");
  early.setAttribute("locale", "en");
  early.setAttribute("theme", "dark");
  const heard = vi.fn();
  early.addEventListener("navigate", ({ detail }) => heard(detail.path));
  document.body.append(early);
  await import("../src/element");
  customElements.upgrade(early);
  await settings();
  expect(early.querySelector("[data-tillhouse]")?.getAttribute("data-theme")).toBe("dark");
  act(() => early.navigate("/a/collections"));
  await screen.findByRole("heading", { level: 1, name: text("collections.title") }, patience);
  expect(heard).toHaveBeenLastCalledWith("/a/collections");
  expect(early.path).toBe("/a/collections");
  expect(early.fetch).toBe(backend.fetch);
  expect(await early.confirmLeave()).toBe(true);

  // Moved on the page it stays, taken off it goes.
  const box = document.body.appendChild(document.createElement("div"));
  await act(async () => box.append(early));
  expect(screen.getByRole("heading", { level: 1, name: text("collections.title") })).toBeTruthy();
  await act(async () => early.remove());
  expect(early.innerHTML).toBe("");
});

it("lets a listener refuse a change", async () => {
  await import("../src/element");
  window.history.replaceState(null, "", "/office/a/collections?form=new");
  const element = await show(
    `<tillhouse-admin config='{"basePath":"/elsewhere","locale":"en"}' base-path="/office"></tillhouse-admin>`,
  );
  const send = vi.fn(backend.fetch);
  element.fetch = send;
  const refuse = vi.fn((event: CustomEvent<Mutation>) => event.preventDefault());
  element.addEventListener("before-mutation", refuse);
  const title = await screen.findByRole("textbox", { name: /^Title/ }, patience);
  fireEvent.change(title, { target: { value: "Summer" } });
  fireEvent.click(screen.getByRole("button", { name: text("action.create") }));
  await screen.findAllByText(new RegExp(text("error.forbidden")), undefined, patience);
  expect(refuse.mock.calls[0]?.[0].detail).toMatchObject({ resource: "collections", action: "create" });
  expect(send.mock.calls.filter(([, init]) => init?.method === "POST")).toEqual([]);
});

it("says what is wrong with an attribute, and starts anew with the right one", async () => {
  await import("../src/element");
  const element = await show(`<tillhouse-admin config="{"></tillhouse-admin>`);
  expect((await screen.findByRole("alert")).textContent).toMatch(/not valid JSON.*tillhouse-admin/s);
  element.fetch = backend.fetch;
  element.setAttribute("config", '{"basePath":"/office","router":"nowhere"}');
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/router must be "browser"/));
  element.setAttribute("router", "browser");
  await settings();
});
