// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { text } from "../../../../scripts/text";
import { renderUi } from "../gallery/render-ui.dev";
import { SortableList } from "./sortable-list";

function Sizes() {
  const [sizes, setSizes] = useState(["S", "M", "L", "XL"]);
  return (
    <SortableList
      label="Sizes"
      items={sizes.map((id) => ({ id, label: `Size ${id}` }))}
      onChange={setSizes}
    />
  );
}

const order = () =>
  screen.getAllByRole("listitem").map(({ textContent }) => /Size \w+/.exec(textContent ?? "")?.[0].slice(5));
const up = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name: text("ui.sortable.up", { name: `Size ${name}` }) });

it("moves a row by its buttons, keeps the focus on it and says where it is", async () => {
  renderUi(<Sizes />);
  expect(up("S").disabled).toBe(true);
  await userEvent.click(up("L"));
  expect(order()).toEqual(["S", "L", "M", "XL"]);
  expect(document.activeElement).toBe(up("L"));
  expect(screen.getByRole("status").textContent).toBe(
    text("ui.sortable.moved", { name: "Size L", place: 2, count: 4 }),
  );
});

it("moves a row by arrows, Home and End", async () => {
  renderUi(<Sizes />);
  up("M").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(order()).toEqual(["S", "L", "M", "XL"]);
  await userEvent.keyboard("{End}");
  expect(order()).toEqual(["S", "L", "XL", "M"]);
  await userEvent.keyboard("{Home}");
  expect(order()).toEqual(["M", "S", "L", "XL"]);
  // Its own button for up is off now, so the other one has the focus.
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: text("ui.sortable.down", { name: "Size M" }) }),
  );
});
