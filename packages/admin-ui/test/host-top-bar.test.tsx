// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { defineExtension, hide } from "@tillhouse/extension-sdk";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { text } from "../../../scripts/text";
import { ActivityDrawer, AdminProvider, type AdminProviderProps, useTopBar } from "../src/index";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/activity/activity-drawer";
import "../src/app/provider/top-bar-data";
import "../src/app/provider/area-provider";

const patience = { timeout: 15_000 };
const job = {
  id: "batch_1",
  type: "product-import",
  status: "processing",
  created_by: null,
  context: null,
  dry_run: false,
  pre_processed_at: new Date().toISOString(),
  processing_at: new Date().toISOString(),
  confirmed_at: null,
  completed_at: null,
  canceled_at: null,
  failed_at: null,
  created_at: new Date().toISOString(),
};
let jobs: object[];
let props: AdminProviderProps;
beforeEach(() => {
  localStorage.clear();
  jobs = [{ ...job, result: { count: 40, advancement_count: 10 } }];
  const backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });
  const answer: typeof fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).includes("/admin/batch-jobs")
      ? Response.json({ batch_jobs: jobs })
      : backend.fetch(input, init);
  props = { config: { locale: "en" }, fetch: answer };
});
afterEach(cleanup);

function TopBar() {
  const [isOpen, setIsOpen] = useState(false);
  const topBar = useTopBar();
  return (
    <>
      <p role="status">
        {topBar === undefined
          ? "unknown"
          : `${topBar.unseenCount} new, ${topBar.batchJobs.map(({ name, status, progress }) => `${name} ${status} ${progress}`)}`}
      </p>
      <ul>
        {topBar?.problems.map(({ id, extension, message }) => (
          <li key={id}>{`${extension} ${message}`}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setIsOpen(true)}>
        Activity
      </button>
      <ActivityDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
const status = () => screen.getByRole("status").textContent;

it("gives a host what the top bar tells, and the drawer over its page", async () => {
  const broken = defineExtension({ id: "broken", changes: [hide("orders.columns.colour" as never)] });
  render(
    <AdminProvider {...props} extensions={[broken]}>
      <TopBar />
    </AdminProvider>,
  );
  expect(status()).toBe("unknown");
  await waitFor(() => expect(status()).toBe("0 new, Product import processing 0.25"), patience);
  const problem = text("problems.unknownTarget", { target: "orders.columns.colour" });
  await screen.findByText(`broken ${problem}`, undefined, patience);

  fireEvent.click(screen.getByRole("button", { name: "Activity" }));
  const drawer = await screen.findByRole("dialog", { name: text("activity.title") }, patience);
  await waitFor(() => expect(drawer.textContent).toContain("Product import"), patience);
  fireEvent.click(within(drawer).getByRole("button", { name: text("ui.close") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("counts what ended as new until the drawer was closed, in this and the next visit", async () => {
  jobs = [{ ...job, status: "completed", completed_at: new Date(Date.now() + 60_000).toISOString() }];
  const page = (
    <AdminProvider {...props}>
      <TopBar />
    </AdminProvider>
  );
  const { unmount } = render(page);
  await waitFor(() => expect(status()).toContain("1 new"), patience);
  fireEvent.click(screen.getByRole("button", { name: "Activity" }));
  const drawer = await screen.findByRole("dialog", { name: text("activity.title") }, patience);
  fireEvent.click(within(drawer).getByRole("button", { name: text("ui.close") }));
  await waitFor(() => expect(status()).toContain("0 new"));
  unmount();
  render(page);
  await waitFor(() => expect(status()).toContain("0 new"), patience);
});
