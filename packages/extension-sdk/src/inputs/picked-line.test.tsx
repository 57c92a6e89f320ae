// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Item } from "../ui/item";
import { PickedLine } from "./picked-line";

afterEach(cleanup);

it("counts anew, and goes where its button says so", () => {
  const onCount = vi.fn();
  const onRemove = vi.fn();
  render(
    <PickedLine item="Tent" quantity={2} minimum={1} onCount={onCount} onRemove={onRemove}>
      <Item name="Tent" />
    </PickedLine>,
  );
  fireEvent.click(screen.getByRole("button", { name: "ui.quantity.more" }));
  fireEvent.click(screen.getByRole("button", { name: "ui.quantity.less" }));
  expect(onCount.mock.calls).toEqual([[3], [1]]);
  fireEvent.click(screen.getByRole("button", { name: "ui.remove" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it("has nothing to be counted where it only stays to be seen, and what can be done with it in place of its button", () => {
  render(
    <PickedLine item="Tent" quantity={2} amount="20.00" end={<button type="button">Put back</button>}>
      <Item name="Tent" />
    </PickedLine>,
  );
  expect(screen.queryByRole("spinbutton")).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Put back"]);
  expect(screen.getByRole("listitem").textContent).toContain("20.00");
});
