// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { afterEach, describe, expect, it } from "vitest";
import messages from "../../../messages/en.json";
import { builtInResource } from "../../../testing/harness/complete-built-in";
import { orderEditRow } from "../edits/order-edit-row";
import { OrderPayment } from "./order-payment";

afterEach(cleanup);

const at = "2026-11-21T10:00:00Z";
const paid = {
  id: "pay_1",
  provider_id: "manual",
  amount: 2689,
  amount_refunded: 0,
  captured_at: at,
  created_at: at,
};

/** What the rows of the section say that have a sum. */
async function rowsOf(more: object) {
  // Only what the section reads.
  const order = {
    id: "order_1",
    status: "pending",
    payment_status: "captured",
    currency_code: "eur",
    total: 2689,
    refunded_total: 0,
    payments: [paid],
    refunds: [],
    ...more,
  } as unknown as RecordOf<"orders">;
  await renderPage(() => <OrderPayment record={order} />, {
    route: "/",
    resources: [builtInResource("orders")],
    messages,
  });
  await screen.findByText("Net paid");
  return screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Net paid|Left|Not refunded)/.test(text));
}

describe("the payments of an order", () => {
  it("show what is left to pay after an edit", async () => {
    expect(await rowsOf({ total: 6687 })).toEqual([
      expect.stringMatching(/^Net paid26.89/),
      expect.stringMatching(/^Left to pay.*39\.98/),
    ]);
  });

  it("show it for an order without payments, too", async () => {
    expect(await rowsOf({ payments: [], payment_status: "not_paid" })).toEqual([
      expect.stringMatching(/^Net paid0\.00/),
      expect.stringMatching(/^Left to pay.*26\.89/),
    ]);
  });

  it("show what is left to refund", async () => {
    expect(await rowsOf({ total: 1000 })).toEqual([
      expect.stringMatching(/^Net paid26.89/),
      expect.stringMatching(/^Left to refund.*16\.89/),
    ]);
    cleanup();
    expect(await rowsOf({})).toEqual([expect.stringMatching(/^Net paid26.89/)]);
  });

  it("of a cancelled order show what was not refunded", async () => {
    const canceled = { status: "canceled", payment_status: "canceled" };
    expect(await rowsOf({ ...canceled, payments: [{ ...paid, canceled_at: at }] })).toEqual([
      expect.stringMatching(/^Net paid26.89/),
      expect.stringMatching(/^Not refunded.*26\.89/),
    ]);
    expect(screen.getByText("Captured")).toBeTruthy();
  });
});

describe("an edit", () => {
  const translate = (key: string) => messages[key as keyof typeof messages];
  const payment = orderEditRow.facts?.flatMap((fact) =>
    typeof fact === "object" && "render" in fact && fact.id === "payment" ? [fact.render] : [],
  )[0];
  const textOf = (status: string, of = "not_paid") => {
    const edit = {
      status,
      payment_collection: { status: of, amount: 3998 },
      order: { currency_code: "eur" },
    };
    // Only what the fact reads, of the edit and of the host.
    const host = { translate, locale: "en" } as Host;
    return payment?.(edit as unknown as RecordOf<"order-edits">, host);
  };

  it.each(["declined", "canceled"])("that is %s is not to be paid", (status) => {
    expect(textOf(status)).toBe(false);
    // Money that came in is told of, whatever became of the edit.
    expect(textOf(status, "authorized")).toMatch(/^Paid: 39\.98/);
  });

  it.each(["requested", "confirmed"])("that is %s shows what is to be paid", (status) => {
    expect(textOf(status)).toMatch(/^To pay: 39\.98/);
  });
});
