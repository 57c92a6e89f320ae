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

it("adds no member twice after a failure or a lost answer", async () => {
  const backend = createFakeBackend({
    resources: ["sales-channels", "stock-locations", "products"].map(builtInResource),
    samples: [salesChannels, stockLocations, products],
  });
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
  const [, add] = await screen.findAllByRole("button", { name: "Add" }, patience);
  fireEvent.click(add as HTMLElement);
  for (const index of [1, 2, 3])
    fireEvent.click(
      await screen.findByRole("checkbox", { name: new RegExp(`Location ${index}\\.`) }, patience),
    );
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
