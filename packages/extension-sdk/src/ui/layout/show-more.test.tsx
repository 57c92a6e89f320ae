// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { text } from "../../../../../scripts/text";
import { renderUi } from "../../gallery/render-ui.dev";
import { LineList } from "./stacked-list";

afterEach(cleanup);

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `l${index}`, quantity: 1, name: `Item ${index + 1}` }));

it("shows the start of a long list with its count", () => {
  renderUi(<LineList lines={lines(40)} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  const more = screen.getByRole("button", { name: "Show all 40" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(more);
  expect(screen.getAllByRole("listitem")).toHaveLength(40);
  fireEvent.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
});

it("shows a ninth line instead of a button that would hide it", () => {
  renderUi(<LineList lines={lines(9)} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(9);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says in words what comes back", () => {
  renderUi(<LineList lines={[{ id: "a", quantity: -2, name: "Tent" }]} />);
  expect(screen.getByRole("listitem").textContent).toBe(`2 ×Tent ${text("ui.lines.back")} `);
});
