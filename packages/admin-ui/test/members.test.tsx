// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, expect, it, vi } from "vitest";
import { Admin } from "../src/admin";
import "../src/app/routing/admin-area";
import "../src/screens/detail/detail-screen";
import "../src/screens/members/members-dialog";
import { text } from "../../../scripts/text";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { findText, patience } from "./extension-harness";
import { products } from "./samples/products";
import { salesChannels } from "./samples/sales-channels";
import { stockLocations } from "./samples/stock-locations";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const createBackend = () =>
  createFakeBackend({
    resources: ["sales-channels", "stock-locations", "products"].map(builtInResource),
    samples: [salesChannels, stockLocations, products],
  });

async function openLocations() {
  const [, add] = await screen.findAllByRole("button", { name: "Add" }, patience);
  fireEvent.click(add as HTMLElement);
}

const location = (index: number) => ({ name: new RegExp(`Location ${index}\\.`) });

it("adds no member twice after a failure or a lost answer", async () => {
  const backend = createBackend();
  const address = "POST /sales-channels/:id/stock-locations";
  const troubles = ["none", "refused", "lost"];
  const fetch: typeof backend.fetch = async (input, init) => {
    const isAdding = init?.method === "POST" && String(input).endsWith("/stock-locations");
    const trouble = isAdding ? troubles.shift() : undefined;
    if (trouble === "refused") return Response.json({ message: "No" }, { status: 400 });
    const answer = await backend.fetch(input, init);
    if (trouble === "lost") throw new TypeError("Failed to fetch");
    return answer;
  };
  window.history.replaceState(null, "", "/app/a/sales-channels/sc_1");
  render(<Admin config={{ locale: "en" }} fetch={fetch} extensions={[]} />);
  await openLocations();
  for (const index of [1, 2, 3])
    fireEvent.click(await screen.findByRole("checkbox", location(index), patience));
  const goOn = () => fireEvent.click(screen.getByRole("button", { name: "Add 3" }));
  for (const [there, title] of [
    [1, "Not saved"],
    [2, "Not confirmed"],
  ] as const) {
    goOn();
    expect(await findText(title)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(text("members.there"))).toHaveLength(there), patience);
  }
  goOn();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
  expect(backend.callsTo(address).map(({ payload }) => payload.location_id)).toEqual([
    "sloc_1",
    "sloc_2",
    "sloc_3",
  ]);
});

/** Whether a request asks which locations a channel has. */
const asksWhoIsThere = (input: RequestInfo | URL) => /\/stock-locations\?.*limit=200/.test(String(input));

it("says so when it cannot be known who is there, and asks again", async () => {
  const backend = createBackend();
  let isRefused = true;
  const fetch: typeof backend.fetch = async (input, init) =>
    isRefused && asksWhoIsThere(input)
      ? Response.json({ message: "No" }, { status: 403 })
      : backend.fetch(input, init);
  window.history.replaceState(null, "", "/app/a/sales-channels/sc_1");
  render(<Admin config={{ locale: "en" }} fetch={fetch} extensions={[]} />);
  await openLocations();
  const again = await screen.findByRole("button", { name: text("action.retry") }, patience);
  expect(screen.queryByRole("checkbox", location(1))).toBeNull();
  isRefused = false;
  fireEvent.click(again);
  expect(await screen.findByRole("checkbox", location(1), patience)).toBeTruthy();
});

it("reads anew who is there each time it is opened", async () => {
  const backend = createBackend();
  let hold: Promise<void> | undefined;
  let asked = 0;
  const fetch: typeof backend.fetch = async (input, init) => {
    if (asksWhoIsThere(input)) {
      asked += 1;
      await hold;
    }
    return backend.fetch(input, init);
  };
  window.history.replaceState(null, "", "/app/a/sales-channels/sc_1");
  render(<Admin config={{ locale: "en" }} fetch={fetch} extensions={[]} />);
  await openLocations();
  fireEvent.click(await screen.findByRole("checkbox", location(1), patience));
  fireEvent.click(screen.getByRole("button", { name: "Add 1" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
  await openLocations();
  await screen.findByText(text("members.there"), undefined, patience);
  fireEvent.click(screen.getByRole("button", { name: text("action.cancel") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);

  // Someone else takes it out, and the store is slow to say so.
  await backend.fetch("/admin/sales-channels/sc_1/stock-locations", {
    method: "DELETE",
    body: JSON.stringify({ location_id: "sloc_1" }),
  });
  const before = asked;
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  await openLocations();
  await waitFor(() => expect(asked).toBeGreaterThan(before), patience);
  expect(screen.queryByText(text("members.there"))).toBeNull();
  expect(screen.queryByRole("checkbox", location(1))).toBeNull();
  release();
  const box = await screen.findByRole<HTMLInputElement>("checkbox", location(1), patience);
  expect([box.checked, box.disabled]).toEqual([false, false]);
});
