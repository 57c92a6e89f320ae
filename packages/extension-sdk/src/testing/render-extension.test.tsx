// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { createMockBackend } from "@tillhouse/mock-store";
import { useParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useRecords } from "../data/data";
import { usePolling } from "../data/polling";
import type { WidgetProps } from "../extension/zone-props";
import { useHost } from "../resource/use-host";
import { useWrite } from "../writes/use-write";
import { renderPage, renderSetting, renderWidget } from "./render-extension";

afterEach(cleanup);

function OrderNote({ order, notify }: WidgetProps<"order.details.after">) {
  const { translate, user } = useHost();
  const { write } = useWrite("orders");
  return (
    <>
      <p>{translate("note.title", { number: order.display_id })}</p>
      <button
        type="button"
        onClick={async () => {
          await write({ kind: "update", id: order.id, payload: { no_notification: true } });
          notify.success("Noted", user.email);
        }}
      >
        Note
      </button>
    </>
  );
}

test("a widget gets the record of its zone, texts, a host and a store", async () => {
  const { findByText, getByRole, backend, toasts } = await renderWidget(OrderNote, {
    zone: "order.details.after",
    fixture: "order.paid",
    messages: { "note.title": "Order number {{number}}" },
  });
  await findByText(/^Order number \d+$/);
  getByRole("button").click();
  await expect.poll(() => toasts).toEqual([expect.objectContaining({ type: "success", title: "Noted" })]);
  expect(backend.requests.at(-1)).toMatchObject({
    method: "POST",
    payload: { no_notification: true },
    status: 200,
  });
});

test("the props of a widget are checked by its zone", async () => {
  const Tags = ({ product }: WidgetProps<"product.details.side.after">) => <p>{product.title}</p>;
  const { findByText } = await renderWidget(Tags, {
    zone: "product.details.side.after",
    fixture: "product.draft",
  });
  await findByText("Advent candle set");
  // @ts-expect-error An order is no product.
  const wrong = () => renderWidget(Tags, { zone: "product.details.side.after", fixture: "order.paid" });
  expect(wrong).toBeTypeOf("function");
});

function Counted() {
  const { id } = useParams();
  const { records, count, isLoading } = useRecords("customers", { limit: 2, q: id });
  return <p>{isLoading ? "…" : `${records.length} of ${count}`}</p>;
}

test("a page reads its parameters and the store's records", async () => {
  const { findByText } = await renderPage(Counted, { route: "/people/:id", path: "/a/people/ines" });
  await findByText("1 of 1");
});

function Jobs() {
  const { batchJobs, resetInterval } = usePolling();
  return (
    <button type="button" onClick={resetInterval}>
      {batchJobs === undefined ? "Ask" : batchJobs.map(({ type }) => type).join()}
    </button>
  );
}

test("batch jobs are read when a component asks for them, not before, and each time anew", async () => {
  const jobs = [{ type: "product-export" }];
  const endpoints = { "GET /batch-jobs": () => ({ batch_jobs: jobs, count: jobs.length }) };
  const { findByText, backend } = await renderPage(Jobs, {
    route: "/jobs",
    backend: createMockBackend({ endpoints }),
  });
  const asked = () => backend.requests.filter(({ path }) => path.endsWith("/batch-jobs")).length;
  const ask = await findByText("Ask");
  expect(asked()).toBe(0);
  ask.click();
  const again = await findByText("product-export");
  jobs.unshift({ type: "review-export" });
  again.click();
  await findByText("review-export,product-export");
  expect(asked()).toBe(2);
});

test("a settings page is shown on any store of a test", async () => {
  const backend = createMockBackend({ scenario: "empty-shop" });
  const Setting = () => <p>{useHost().store?.name}</p>;
  const { findByText } = await renderSetting(Setting, { backend });
  await findByText("Alder & Tide");
});
