// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { HostContext } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { expectConsole } from "../../../../../scripts/unit/expect-console";
import { AdminContext } from "../../core/context/admin-context";
import { SectionBoundary } from "./load";

function Broken({ error }: { error: Error }): never {
  throw error;
}

function draw(error: Error) {
  expectConsole(error.message);
  const translate = (key: string) => key;
  // The parts of both that are used here.
  const host = { translate } as never;
  render(
    <AdminContext.Provider value={host}>
      <HostContext.Provider value={host}>
        <SectionBoundary title="Returns">
          <Broken error={error} />
        </SectionBoundary>
      </HostContext.Provider>
    </AdminContext.Provider>,
  );
}

it("asks to reload the page for a file of an older version", () => {
  draw(new TypeError("Failed to fetch dynamically imported module: /assets/order-1.js"));
  expect(screen.getByText("stale.title")).toBeTruthy();
  expect(screen.getByRole("button", { name: "action.reload" })).toBeTruthy();
  expect(screen.queryByText("error.server")).toBeNull();
});

it("reports any other failure of a section and tries again", () => {
  draw(new Error("No stars"));
  expect(screen.getByText("error.sectionTitle")).toBeTruthy();
  expect(screen.getByRole("button", { name: "action.retry" })).toBeTruthy();
});
