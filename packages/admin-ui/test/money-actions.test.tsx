// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Admin } from "../src/admin";

// Loaded before a test waits for what they show.
import "../src/app/routing/admin-area";
import "../src/app/command-palette/command-palette";
import "../src/screens/actions/action-dialog";
import "../src/screens/list-page/list-screen";
import { text } from "../../../scripts/text";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { patience } from "./extension-harness";
import { orders } from "./samples/orders";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  localStorage.clear();
  // What is still selected is remembered for a reload.
  sessionStorage.clear();
});
afterEach(cleanup);

const actionBar = () => screen.findByRole("region", { name: /^Actions for/ }, patience);
const inActionBar = async (name: string | RegExp) =>
  within(await actionBar()).findByRole("button", { name }, patience);

/** The list of orders with those of the first page selected. */
async function selectPage(query = "") {
  const backend = createFakeBackend({ resources: [builtInResource("orders")], samples: [orders] });
  window.history.replaceState(null, "", `/app/a/orders${query}`);
  render(<Admin config={{ locale: "en" }} fetch={backend.fetch} extensions={[]} />);
  // What selects them is there before the rows are.
  await screen.findAllByText(/^#10\d\d$/, {}, patience);
  const name = text("list.selectPage");
  fireEvent.click(await screen.findByRole("checkbox", { name }, patience));
  const captures = () => backend.callsTo("POST /orders/:id/capture").length;
  return { backend, captures };
}

it("asks before many payments are captured, with their number and sum", async () => {
  const { captures } = await selectPage("?rows=20");
  fireEvent.click(await inActionBar(/^Capture payment…/));
  const question = await screen.findByRole("alertdialog", {}, patience);
  const count = Number(
    /: (\d+) orders/.exec(question.getAttribute("aria-label") ?? question.textContent)?.[1],
  );
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(20);
  const sum = `${count * 20}.00 EUR`;
  expect(question.textContent).toContain(`Charges ${sum}`);
  expect(question.textContent).toContain(
    text("bulk.leftOut", { left: 20 - count, count: 20, noun: "orders" }),
  );
  expect(captures()).toBe(0);
  fireEvent.click(within(question).getByRole("button", { name: text("action.keep") }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(captures()).toBe(0);

  fireEvent.click(await inActionBar(/^Capture payment…/));
  fireEvent.click(await screen.findByRole("button", { name: `Capture ${sum}` }, patience));
  await screen.findByText(new RegExp(`^${text("orders.actionResults.capture", { count })}`), {}, patience);
  expect(captures()).toBe(count);
});

it("does nothing and gives the reason if no order can be captured", async () => {
  const { captures } = await selectPage("?rows=20&payment_status=captured");
  const capture = await inActionBar("Capture payment…");
  expect(capture.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(capture);
  fireEvent.pointerMove(capture);
  await screen.findAllByText(text("bulk.fitsNone"), {}, patience);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(captures()).toBe(0);
});

it("has a key for each action on a selection", async () => {
  const { captures } = await selectPage("?rows=20");
  await actionBar();
  fireEvent.keyDown(document.body, { key: "c", code: "KeyC" });
  await screen.findByRole("alertdialog", { name: /^Capture payment/ }, patience);
  expect(captures()).toBe(0);
});

it("keeps the order of bulk actions", async () => {
  await selectPage("?rows=20");
  const all = await inActionBar(/^Select all \d+$/);
  const before = within(await actionBar()).getAllByRole("button");
  // After it come the menu, that of phones, and what clears the selection.
  expect(before.map(({ textContent }) => textContent).slice(-4)[0]).toContain("Capture payment…");
  fireEvent.click(all);
  const said = await inActionBar(/^All \d+ selected$/);
  // It is the very same element, as wide as before: the longer text keeps the room.
  expect(said).toBe(all);
  expect(said.textContent).toMatch(/^Select all \d+All \d+ selected$/);
  expect(within(await actionBar()).getAllByRole("button")).toEqual(before);
});

it("preselects nothing in the palette that moves money or deletes", async () => {
  await selectPage("?rows=20");
  await actionBar();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  const [first] = await screen.findAllByRole("option", {}, patience);
  expect(first?.textContent).not.toContain("Capture");
  const palette = within(await screen.findByRole("dialog"));
  const field = palette.getByRole("combobox");
  // What was typed before there was a field is put into it first.
  await new Promise((resolve) => setTimeout(resolve, 200));
  fireEvent.change(field, { target: { value: "capture payment" } });
  const found = await screen.findByRole("option", { name: /^Capture payment/ }, patience);
  await waitFor(() => expect(found.getAttribute("aria-selected")).toBe("false"));
  fireEvent.keyDown(field, { key: "Enter" });
  expect(palette.getByRole("combobox")).toBe(field);
  fireEvent.keyDown(field, { key: "ArrowDown" });
  await waitFor(() => expect(found.getAttribute("aria-selected")).toBe("true"));
});
