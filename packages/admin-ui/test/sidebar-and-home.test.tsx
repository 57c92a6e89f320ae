// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { defineExtension } from "@tillhouse/extension-sdk";
import type { BadgeLoader, ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { Admin } from "../src/admin";
import type { AdminProps } from "../src/admin-props";
import { createTranslation } from "../src/core/i18n/translate";
import { builtIn } from "../src/testing/harness/complete-built-in";
import { speedUpTimers } from "../src/testing/harness/fast-timers";
import { samples } from "./samples/all";

const load = async () => ({ default: () => <p>Here it is</p> });
let putBack = () => {};
beforeEach(() => {
  putBack = speedUpTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  putBack();
});

function open(path: string, extension: Omit<ExtensionDefinition, "id">, props: AdminProps = {}) {
  window.history.replaceState(null, "", `/app/${path}`);
  const backend = createFakeBackend({ resources: builtIn.resources ?? [], samples });
  return render(
    <Admin
      config={{ locale: "en" }}
      translation={createTranslation({ locale: "en" })}
      fetch={backend.fetch}
      extensions={[defineExtension({ id: "loyalty", ...extension })]}
      {...props}
    />,
  );
}
const sidebar = async () =>
  within(await screen.findByRole("navigation", { name: text("shell.navigation") }, { timeout: 5000 }));
const linked = (path: string, badge: BadgeLoader) => ({ path, load, link: { label: path.slice(1), badge } });

it("shows badges; a broken one affects only itself", async () => {
  expectConsole("no points", "at once", "no icon");
  open("a/one", {
    routes: [
      linked("/one", async () => 12_345.5),
      linked("/two", async () => "new"),
      linked("/three", async () => undefined),
      linked("/four", () => new Promise(() => undefined)),
      linked("/five", () => Promise.reject(new Error("no points"))),
      linked("/six", () => {
        throw new Error("at once");
      }),
      linked("/seven", async () => Number.NaN),
      linked("/eight", async () => 0),
      {
        path: "/nine",
        load,
        link: {
          label: "nine",
          icon: () => {
            throw new Error("no icon");
          },
        },
      },
    ],
  });
  const entries = () =>
    [...document.querySelectorAll(`nav[aria-label="${text("shell.navigation")}"] a`)].map(
      ({ textContent }) => textContent,
    );
  await waitFor(() => expect(entries()).toEqual(expect.arrayContaining(["eight0"])), {
    timeout: 14_000,
  });
  expect(entries().slice(-9)).toEqual([
    "one12,345.5",
    "twonew",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight0",
    "nine",
  ]);
  expect(await screen.findByText("Here it is")).toBeTruthy();
});

it("reports a failed command with the name of its extension", async () => {
  expectConsole('the command "throws" of the extension "loyalty"', 'the command "rejects" of');
  const run = vi.fn();
  const forbidden = vi.fn();
  open(
    "a/one",
    {
      routes: [{ path: "/one", load, link: { label: "One" } }],
      commands: [
        { id: "works", label: "Work", shortcut: "q", run },
        {
          id: "throws",
          label: "Throw",
          shortcut: "w",
          run: () => {
            throw new Error("It is closed.");
          },
        },
        {
          id: "rejects",
          label: "loyalty.reject",
          shortcut: "b",
          run: () => Promise.reject(new Error("It is late.")),
        },
        { id: "hidden", label: "Hidden", shortcut: "m", permission: "secrets", run: forbidden },
      ],
    },
    { can: () => false },
  );
  await screen.findByText("Here it is", undefined, { timeout: 5000 });
  const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));
  // They come with a file of their own.
  await waitFor(
    () => {
      press("q");
      expect(run).toHaveBeenCalledWith(
        expect.objectContaining({ user: expect.anything(), client: expect.anything() }),
      );
    },
    { timeout: 5000 },
  );
  press("m");
  expect(forbidden).not.toHaveBeenCalled();
  press("w");
  await screen.findByText("“Throw” of the extension “loyalty” failed", undefined, { timeout: 5000 });
  await screen.findByText("It is closed.");
  press("b");
  await screen.findByText("“Reject” of the extension “loyalty” failed", undefined, { timeout: 5000 });
  expect(await screen.findByRole("button", { name: "2 extension problems" })).toBeTruthy();
});

it("follows a new answer of the host", async () => {
  const extension = defineExtension({
    id: "loyalty",
    routes: [{ path: "/vault", load, permission: "vault", link: { label: "Vault" } }],
  });
  window.history.replaceState(null, "", "/app/a/vault");
  const backend = createFakeBackend({ resources: builtIn.resources ?? [], samples });
  const extensions = [extension];
  const translation = createTranslation({ locale: "en" });
  const config = { locale: "en" };
  const admin = (isOpen: boolean) => (
    <Admin
      config={config}
      translation={translation}
      fetch={backend.fetch}
      extensions={extensions}
      can={(permission, { user }) => isOpen && permission === "vault" && user.email !== ""}
    />
  );
  const { rerender } = render(admin(false));
  await screen.findByText(text("permission.title"), undefined, { timeout: 5000 });
  expect((await sidebar()).queryByRole("link", { name: "Vault" })).toBeNull();
  rerender(admin(true));
  await screen.findByText("Here it is");
  expect((await sidebar()).getByRole("link", { name: "Vault" })).toBeTruthy();
});

it("leads to the first list or to the home page of a widget", async () => {
  open("a", {});
  await waitFor(() => expect(location.pathname).toBe("/app/a/orders"), { timeout: 5000 });
  expect((await sidebar()).queryByRole("link", { name: "Home" })).toBeNull();
  cleanup();
  open("a", { widgets: [{ id: "tasks", zone: "home.after", load }] });
  await screen.findByText("Here it is", undefined, { timeout: 5000 });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Hello|^Home/);
  expect((await sidebar()).getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBe("page");
});

it("has no home page for a widget that the person may not see", async () => {
  open("a", { widgets: [{ id: "tasks", zone: "home.after", load, permission: "role:nobody" }] });
  await waitFor(() => expect(location.pathname).toBe("/app/a/orders"), { timeout: 5000 });
});
