// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ResourceName } from "@tillhouse/extension-sdk";
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Admin } from "../src/admin";

// Loaded before a test waits for what they show.
import "../src/app/routing/admin-area";
import "../src/screens/actions/action-dialog";
import "../src/screens/detail/detail-screen";
import "../src/screens/form/record-form";
import { text } from "../../../scripts/text";
import { readRecent } from "../src/core/preferences/recent-records";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { patience } from "./extension-harness";
import { draftOrders } from "./samples/draft-orders";
import { fulfillments } from "./samples/fulfillments";
import { orders } from "./samples/orders";
import { regions } from "./samples/regions";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const names: ResourceName[] = ["orders", "draft-orders", "fulfillments"];

/** The page of a record; answers the store in memory. */
function open(path: string) {
  const backend = createFakeBackend({
    resources: names.map(builtInResource),
    samples: [orders, draftOrders, fulfillments],
  });
  window.history.replaceState(null, "", `/app/a/${path}`);
  render(<Admin config={{ locale: "en" }} fetch={backend.fetch} extensions={[]} />);
  return backend;
}

/** Opens the menu of this name, and answers its entries and rules as they stand. */
async function entriesOf(name: string): Promise<string[]> {
  fireEvent.keyDown(await screen.findByRole("button", { name }, patience), { key: "Enter" });
  const menu = await screen.findByRole("menu", { name }, patience);
  return [...menu.querySelectorAll("[role=menuitem], [role=separator]")].map((entry) =>
    entry.role === "separator" || entry.getAttribute("role") === "separator"
      ? "—"
      : `${entry.getAttribute("aria-disabled") ? "off " : ""}${entry.querySelector(".th-menu__label")?.textContent}`,
  );
}

it("has three groups with unavailable actions last", async () => {
  open("orders/order_3");
  const entries = await entriesOf("Actions for #1003");
  const groups = entries
    .join("|")
    .split("|—|")
    .map((group) => group.split("|"));
  expect(groups).toHaveLength(4);
  expect(groups[0]).toContain("Complete order…");
  expect(groups[1]).toEqual(
    expect.arrayContaining([`${text("orders.actions.editEmail")}…`, "Edit shipping address…"]),
  );
  expect(groups[2]).toEqual(expect.arrayContaining(["Print", "off Archive order…"]));
  expect(groups[3]).toEqual([expect.stringContaining("Cancel order…")]);
  for (const group of groups) {
    const firstOff = group.findIndex((entry) => entry.startsWith("off "));
    if (firstOff >= 0) expect(group.slice(firstOff).every((entry) => entry.startsWith("off "))).toBe(true);
  }
  expect(entries.some((entry) => entry.startsWith("off "))).toBe(true);
});

it("names each menu of an order's page by its purpose", async () => {
  open("orders/order_3");
  await screen.findByRole("button", { name: "Actions for Customer of #1003" }, patience);
  await screen.findByRole("button", { name: "Actions for Fulfilment 1 of #1003" }, patience);
  const menus = screen
    .getAllByRole("button", { name: /^Actions for/ })
    .map((menu) => menu.ariaLabel ?? menu.textContent);
  expect(new Set(menus).size).toBe(menus.length);
});

it("calls a draft a draft in titles, questions, toasts and recent records", async () => {
  const backend = open("draft-orders/dorder_0");
  const [draft] = backend.records("draft-orders");
  const title = `Draft ${draft?.display_id}`;
  await screen.findByRole("heading", { name: title }, patience);
  expect(document.title).toContain(title);
  fireEvent.click(await screen.findByRole("button", { name: "Mark as paid…" }, patience));
  const question = await screen.findByRole("alertdialog", {}, patience);
  within(question).getByRole("heading", { name: new RegExp(title) });
  expect(readRecent(createAdminStorage().local, String(backend.user.id))[0]?.title).toBe(title);
});

it("starts a draft in the only region and shows its total", async () => {
  const [region] = Array.from({ length: 1 }, (_, index) => regions.record(index));
  const backend = createFakeBackend({
    resources: [...names, "regions" as const].map(builtInResource),
    samples: [orders, draftOrders, fulfillments, { ...regions, count: 1 }],
  });
  window.history.replaceState(null, "", "/app/a/draft-orders?form=new");
  render(<Admin config={{ locale: "en" }} fetch={backend.fetch} extensions={[]} />);
  const form = within(await screen.findByRole("dialog", { name: "Create draft order" }, patience));
  await form.findByText(text("draft-orders.summary.hint"), { exact: false }, patience);
  const aside = form.getByRole("complementary");
  within(aside).getByRole("heading", { name: "Summary" });
  form.getByRole("button", { name: "Create draft" });
  await waitFor(
    () => expect(form.getByRole("combobox", { name: "Region" })).toHaveProperty("value", region?.name),
    patience,
  );
});
