// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { cell, RecordActionsContext, type RecordActionsProps, type RecordOf } from "..";
import { renderPage } from "../testing";
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
            lines={[{ id: "a", quantity: 2, name: "Tent" }]}
            buttons={["receive"]}
            only={[]}
          />
        </ul>
      </RecordActionsContext.Provider>
    ),
    { route: "/row", path: "/a/row", messages: { "returns.status.requested": "Requested" } },
  );
  const row = within(screen.getAllByRole("listitem")[0] as HTMLElement);
  for (const text of ["Return 1", "Requested", "Parcel shop", "2 ×", "Tent", "returns ret_1 receive 0"])
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
