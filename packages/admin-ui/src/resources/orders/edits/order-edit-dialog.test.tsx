// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend, fixture, type MockBackend, type MockBackendOptions } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import { text } from "../../../../../../scripts/text";
import messages from "../../../messages/en.json";
import { builtInResource } from "../../../testing/harness/complete-built-in";
import { OrderEditing } from "./order-edit-row";

afterEach(cleanup);

type Order = RecordOf<"orders">;

/** Begins an edit as somebody else would; answers its id. */
async function begin(backend: MockBackend, order: Order): Promise<string> {
  const answer = await backend.fetch("http://store.test/admin/order-edits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ order_id: order.id }),
  });
  return (await answer.json()).order_edit.id;
}

async function open(options: MockBackendOptions = {}, isBegun = false) {
  const backend = createMockBackend(options);
  const order: Order = { ...(await fixture("order.paid", backend)), edits: [] };
  const wanted = isBegun ? await begin(backend, order) : "new";
  let address = "";
  function Page() {
    address = useLocation().search;
    return <OrderEditing record={order} />;
  }
  const shown = await renderPage(Page, {
    backend,
    route: "/orders/:id",
    path: `/a/orders/${order.id}?edit=${wanted}`,
    resources: ["order-edits", "variants"].map(builtInResource),
    messages: messages,
  });
  const dialog = await screen.findByRole("dialog", {}, { timeout: 5000 });
  return {
    ...shown,
    order,
    dialog: within(dialog),
    address: () => address,
    edits: () => backend.data.rows("order_edit").filter(({ order_id }) => order_id === order.id),
    calls: () =>
      backend.requests.flatMap(({ method, path }) =>
        method !== "GET" && path.includes("/order-edits")
          ? [`${method} ${path.replace("/admin", "").replace(/\/(oe|item|oic)_\w+/g, "/:$1")}`]
          : [],
      ),
  };
}

const more = () => screen.getAllByRole("button", { name: /^Increase quantity of/ })[0] as HTMLElement;
const settled = (text: string) => screen.findByText(text);

it("begins an edit with the first change and keeps it on leaving", async () => {
  const { dialog, calls, address, edits } = await open();
  expect(calls()).toEqual([]);
  fireEvent.click(more());
  await settled(text("order-edits.saved"));
  expect(calls()).toEqual(["POST /order-edits", "POST /order-edits/:oe/items/:item"]);
  const [edit] = edits();
  await waitFor(() => expect(address()).toBe(`?edit=${edit?.id}`));
  fireEvent.click(dialog.getByRole("button", { name: text("order-edits.leave") }));
  await waitFor(() => expect(address()).toBe(""));
  expect(calls()).toHaveLength(2);
  expect(edits()).toHaveLength(1);
});

it("sends no invalid quantity", async () => {
  const { dialog, calls } = await open();
  const [field] = dialog.getAllByRole("spinbutton");
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no quantity.");
  for (const typed of ["", "0"]) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
    await settled("One quantity needs attention");
  }
  expect(calls()).toEqual([]);
  fireEvent.change(field, { target: { value: "7" } });
  await settled(text("order-edits.saved"));
  expect([field.value, calls()]).toEqual(["7", ["POST /order-edits", "POST /order-edits/:oe/items/:item"]]);
});

it("reads nothing line by line", async () => {
  const { backend, order } = await open();
  expect(order.items?.length).toBeGreaterThan(0);
  const asked = backend.requests.map(({ path }) => path.replace("/admin", ""));
  expect(asked.filter((path) => !/^\/(auth|store|orders)/.test(path))).toEqual([]);
});

it("shows nothing of an edit until it can be read", async () => {
  const answer: { order_edit?: object } = {};
  const { dialog, calls, order } = await open(
    {
      endpoints: {
        "GET /order-edits/:id": () => {
          if (answer.order_edit === undefined) throw new Error("down");
          return answer;
        },
      },
    },
    true,
  );
  await settled("The edit could not be opened");
  expect(dialog.queryByRole("listitem")).toBeNull();
  answer.order_edit = {
    id: "oe_1",
    order_id: order.id,
    created_at: order.created_at,
    items: [],
    changes: [],
  };
  fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
  expect((await dialog.findAllByText("Removed")).length).toBe(order.items?.length);
  expect(screen.queryByText("The edit could not be opened")).toBeNull();
  expect(calls()).toEqual(["POST /order-edits"]);
});

it("closes without a trace if nothing was changed", async () => {
  const { dialog, calls, address } = await open();
  expect(dialog.getByRole("button", { name: text("order-edits.actions.request") })).toHaveProperty(
    "disabled",
    true,
  );
  // The cross says the same.
  fireEvent.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  await waitFor(() => expect(address()).toBe(""));
  expect(calls()).toEqual([]);
});

it("resumes a failed request for confirmation after its note was saved", async () => {
  let isDown = true;
  let asked = 0;
  const { dialog, calls, address, toasts } = await open({
    endpoints: {
      "POST /order-edits/:id/request": ({ params }) => {
        asked++;
        if (isDown) throw new Error("down");
        return {
          order_edit: { id: params.id, requested_at: "2026-11-21T10:00:00Z", items: [], changes: [] },
        };
      },
    },
  });
  fireEvent.click(more());
  await settled(text("order-edits.saved"));
  fireEvent.change(dialog.getByRole("textbox", { name: "Internal note" }), { target: { value: "By phone" } });
  fireEvent.click(dialog.getByRole("button", { name: text("order-edits.actions.request") }));
  await settled(text("order-edits.failed.request"));
  expect(screen.queryByText(text("order-edits.saved"))).toBeNull();
  expect(screen.getByText(/Note saved\./)).toBeDefined();
  expect([asked, calls().slice(2)]).toEqual([1, ["POST /order-edits/:oe", "POST /order-edits/:oe/request"]]);
  isDown = false;
  fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(address()).toBe(""));
  expect([asked, calls().slice(4)]).toEqual([2, ["POST /order-edits/:oe/request"]]);
  expect(toasts.map(({ title }) => title)).toEqual([text("order-edits.done.request")]);
});

it("confirms an edit at once after a question", async () => {
  const { dialog, calls, address, toasts, edits } = await open();
  fireEvent.click(more());
  await settled(text("order-edits.saved"));
  fireEvent.click(dialog.getByRole("button", { name: "Confirm now" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Confirm this edit now?" }));
  expect(calls()).toHaveLength(2);
  fireEvent.click(question.getByRole("button", { name: "Confirm edit" }));
  await waitFor(() => expect(address()).toBe(""));
  // What it costs more is asked for as ever.
  expect(calls().slice(2)).toEqual(["POST /order-edits/:oe/request", "POST /order-edits/:oe/confirm"]);
  expect(edits()[0]?.confirmed_at).toBeTruthy();
  expect(toasts.map(({ title }) => title)).toEqual(["Edit confirmed"]);
});

it("offers the edit that somebody else has begun meanwhile", async () => {
  const { dialog, calls, order, edits, backend } = await open();
  await begin(backend, order);
  const there = calls().length;
  fireEvent.click(more());
  await settled(text("order-edits.otherTitle"));
  expect(calls().slice(there)).toEqual(["POST /order-edits"]);
  fireEvent.click(dialog.getByRole("button", { name: text("order-edits.goOnThere") }));
  await settled(text("order-edits.saved"));
  expect(calls().slice(there + 1)).toEqual(["POST /order-edits/:oe/items/:item"]);
  expect(edits()).toHaveLength(1);
});
