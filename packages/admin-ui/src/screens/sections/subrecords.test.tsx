// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { cell, defineResource, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  RecordActionsContext,
  type RecordActionsProps,
} from "@tillhouse/extension-sdk/internal";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { afterEach, expect, it } from "vitest";
import type { SectionWith } from "./section-kind";
import { subrecordsKind } from "./subrecords";

afterEach(cleanup);

const orders = defineResource({
  name: "orders",
  api: { singularKey: "order", pluralKey: "orders" },
  title: () => "#1",
});

const returns = defineResource({
  name: "returns",
  api: { singularKey: "return", pluralKey: "returns" },
  title: () => "",
  row: {
    title: "returns.numbered",
    badges: [
      cell.badge("status", {
        requested: "waiting",
        received: "done",
        requires_action: "alert",
        canceled: "off",
      }),
    ],
    facts: [{ id: "order", render: ({ order }) => order?.email }],
    lines: () => [{ id: "a", quantity: 2, name: "Tent", details: "Torn" }],
  },
  actions: [
    { id: "receive", run: { post: "receive" }, isPrimary: true },
    { id: "cancel", run: { post: "cancel" } },
  ],
});

const swaps = defineResource({
  name: "swaps",
  api: { singularKey: "swap", pluralKey: "swaps" },
  title: () => "Exchange",
  row: async () => ({
    default: {
      amount: { id: "due", render: () => "12.00" },
      render: (_, { translate }) => <p>{translate("swaps.more")}</p>,
      rows: [
        { of: "returns", from: ({ return_order }) => return_order },
        { of: "swaps", from: (swap) => swap, row: { title: "swaps.sent", actions: ["fulfil"] } },
      ],
    },
  }),
  actions: [
    { id: "fulfil", run: { post: "fulfil" }, isPrimary: true },
    { id: "settle", run: { post: "settle" }, isPrimary: true },
  ],
});

/** Says which actions a row was given. */
function Actions({ of, buttons = [], only = ["all"], without = [] }: RecordActionsProps) {
  return <p>{[of, `shows ${buttons}`, `of ${only}`, `but ${without}`].join(" ")}</p>;
}

const back = (id: string, day: string) => ({ id, created_at: day, status: "requested" });
const order = {
  id: "order_1",
  email: "bo@example.com",
  returns: [back("late", "2026-11-02"), back("early", "2026-11-01")],
  swaps: [{ id: "swap_1", created_at: "2026-11-01", return_order: back("its", "2026-11-01") }],
};

type Given = Partial<SectionWith<"subrecords">>;

async function show(given: Given, record: object = order) {
  const section = { id: "parts", subrecords: [], ...given } as SectionWith<"subrecords">;
  function Page() {
    const host = useHost();
    return (
      <RecordActionsContext.Provider value={Actions}>
        {subrecordsKind.draw({ section, resource: orders, record, title: "Parts", host })}
      </RecordActionsContext.Provider>
    );
  }
  await renderPage(Page, {
    route: "/order",
    path: "/a/order",
    resources: [orders, returns, swaps] as AnyResource[],
    messages: {
      "returns.numbered": "Return {{number}}",
      "returns.status.requested": "Requested",
      "swaps.sent": "Sent",
      "swaps.more": "More of it",
      "parts.none": "No parts",
    },
  });
}

const ownReturns: Given = {
  subrecords: [{ of: "returns", from: ({ returns: own }: typeof order) => own }] as Given["subrecords"],
};
const rows = () =>
  screen.getAllByRole("listitem").filter((row) => row.className.includes("th-stacked-list__row"));

it("shows records by their resource in the order in which they were made", async () => {
  await show(ownReturns);
  expect(screen.getByRole("heading", { name: "Parts" })).toBeTruthy();
  const [first, second] = rows();
  expect(first?.textContent).toContain("Return 1");
  expect(second?.textContent).toContain("Return 2");
  for (const text of [
    "Requested",
    "bo@example.com",
    "2 ×",
    "Tent",
    "Torn",
    "returns shows receive of all but ",
  ])
    expect(within(first as HTMLElement).getByText(text.trim())).toBeTruthy();
});

it("reverses the order and keeps the numbers", async () => {
  await show({ ...ownReturns, isNewestFirst: true });
  expect(rows().map(({ textContent }) => /Return \d/.exec(textContent ?? "")?.[0])).toEqual([
    "Return 2",
    "Return 1",
  ]);
});

it("loads a module and offers its actions only in rows", async () => {
  await show({
    subrecords: async () => ({
      default: [{ of: "swaps", from: ({ swaps: own }: typeof order) => own }],
    }),
  } as Given);
  const list = await screen.findByRole("list", { name: "Exchange" });
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(within(list).getAllByRole("listitem").length).toBeGreaterThan(2);
  const [swap, itsReturn, sent] = rows().map(({ textContent }) => textContent);
  expect(swap).toContain("swaps shows settle of all but fulfil");
  expect(swap).toContain("12.00");
  expect(swap).toContain("More of it");
  expect(itsReturn).toContain("bo@example.com");
  expect(sent).toContain("Sent");
  expect(sent).toContain("swaps shows fulfil of fulfil but ");
});

it("is hidden without rows, unless it has an empty text", async () => {
  await show(ownReturns, { ...order, returns: [] });
  expect(screen.queryByText("Parts")).toBeNull();
  cleanup();
  await show({ ...ownReturns, empty: "parts.none" }, { ...order, returns: undefined });
  expect(screen.getByText("No parts")).toBeTruthy();
});

it("leaves out what the store has no resource for", async () => {
  await show({
    subrecords: [{ of: "claims", from: () => [{ id: "claim_1" }] }],
    below: async () => ({ default: () => <p>Beside</p> }),
  } as Given);
  expect(await screen.findByText("Beside")).toBeTruthy();
  expect(screen.queryByText("Parts")).toBeNull();
});
