// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { cell, RecordActionsContext, type RecordActionsProps, type RecordOf } from "..";
import { renderPage } from "../testing";
import { PartsSection } from "./parts-section";
import { RecordRow } from "./record-row";

afterEach(cleanup);

// A row looks at no more of a return than this.
const back = { id: "ret_1", status: "requested" } as RecordOf<"returns">;

function Actions({ of, record, buttons = [], only }: RecordActionsProps) {
  return <p>{[of, Reflect.get(record, "id"), ...buttons, only?.length].join(" ")}</p>;
}

it("says what a record is, its state as its lists say it, what it contains and what can be done", async () => {
  await renderPage(
    () => (
      <RecordActionsContext.Provider value={Actions}>
        <ul>
          <RecordRow
            of="returns"
            record={back}
            title="Return 1"
            badge={cell.badge("status", { requested: "waiting", received: "done" })}
            meta={["Parcel shop", undefined]}
            lines={[{ id: "a", quantity: 2, name: "Tent", details: "Torn" }]}
            buttons={["receive"]}
            only={[]}
          />
        </ul>
      </RecordActionsContext.Provider>
    ),
    { route: "/row", path: "/a/row", messages: { "returns.status.requested": "Requested" } },
  );
  const row = within(screen.getAllByRole("listitem")[0] as HTMLElement);
  for (const text of [
    "Return 1",
    "Requested",
    "Parcel shop",
    "2 ×",
    "Tent",
    "Torn",
    "returns ret_1 receive 0",
  ])
    expect(row.getByText(text)).toBeDefined();
});

it("takes a state that no cell says", async () => {
  await renderPage(
    () => (
      <ul>
        <RecordRow of="returns" record={back} title="Return 1" status={<b>Late</b>}>
          More
        </RecordRow>
      </ul>
    ),
    { route: "/row", path: "/a/row" },
  );
  expect(screen.getByRole("listitem").textContent).toBe("Return 1LateMore");
});

it("shows parts in the order in which they were made, and nothing where there are none", async () => {
  const parts = [
    { id: "b", created_at: "2026-11-02T10:00:00.000Z" },
    { id: "a", created_at: "2026-11-01T10:00:00.000Z" },
  ];
  await renderPage(
    () => (
      <>
        <PartsSection title="Returns" parts={parts}>
          {(part, number) => <p>{`${number}: ${part.id}`}</p>}
        </PartsSection>
        <PartsSection title="Claims" parts={undefined}>
          {() => <p>never</p>}
        </PartsSection>
      </>
    ),
    { route: "/parts", path: "/a/parts" },
  );
  expect(screen.getAllByText(/: /).map(({ textContent }) => textContent)).toEqual(["1: a", "2: b"]);
  expect(screen.queryByRole("heading", { name: "Claims" })).toBeNull();
});
