// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { createFakeBackend, renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import { orders as sample } from "../../../../test/samples/orders";
import messages from "../../../messages/en.json";
import { builtInResource } from "../../../testing/harness/complete-built-in";
import { OrderCustomer } from "./order-customer";

afterEach(cleanup);

it("shows the totals and states of the customer's other orders", async () => {
  const resources = [builtInResource("orders")];
  const backend = createFakeBackend({ resources, samples: [sample] });
  // Only what the section reads.
  const order = { id: "order_none", customer_id: "cus_1", email: "ada@mail.test" } as RecordOf<"orders">;
  await renderPage(() => <OrderCustomer record={order} />, {
    backend: { ...createMockBackend(), fetch: backend.fetch },
    route: "/",
    resources,
    messages,
  });
  fireEvent.click(screen.getByText("Other orders"));
  const [row] = await screen.findAllByText(/^20\.00/);
  const text = row?.closest("li")?.textContent ?? "";
  expect(text).toMatch(/Paid|Authorised/);
  expect(text).toMatch(/fulfilled|Fulfilled|Shipped/);
  expect(text).not.toContain("Processing");
  expect(backend.callsTo("GET /orders").at(-1)?.query.fields).toContain("total");
});
