// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../../gallery/render-ui.dev";
import { Totals } from "./totals";

it("puts the amounts of a row below their heads", () => {
  renderUi(
    <Totals
      label="Totals"
      heads={["Now", "After"]}
      rows={[
        { label: "Total", amounts: [1250, 2500], isTotal: true },
        { label: "Difference", amounts: [undefined, -50] },
      ]}
      currencyCode="eur"
    />,
  );
  const table = within(screen.getByRole("table", { name: "Totals" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Now", "After"]);
  const amountsOf = (name: string) =>
    [...(table.getByRole("rowheader", { name }).closest("tr")?.querySelectorAll(".th-numeric") ?? [])].map(
      ({ textContent }) => textContent?.replace(/[^\d.−-]/g, ""),
    );
  expect(amountsOf("Total")).toEqual(["12.50", "25.00"]);
  expect(amountsOf("Difference")[0]).toBe("");
  expect(amountsOf("Difference")[1]).toMatch(/0\.50$/);
});
