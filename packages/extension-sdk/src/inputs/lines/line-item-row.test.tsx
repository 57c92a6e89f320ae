// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MediaObject } from "../../ui/layout/media-object";
import { LineItemRow } from "./line-item-row";

afterEach(cleanup);

it("changes its quantity and calls its button", () => {
  const onCount = vi.fn();
  const onRemove = vi.fn();
  render(
    <LineItemRow
      item="Tent"
      quantity={2}
      minimum={1}
      onCount={onCount}
      onRemove={onRemove}
      currencyCode="eur"
    >
      <MediaObject name="Tent" />
    </LineItemRow>,
  );
  fireEvent.click(screen.getByRole("button", { name: "ui.quantity.more" }));
  fireEvent.click(screen.getByRole("button", { name: "ui.quantity.less" }));
  expect(onCount.mock.calls).toEqual([[3], [1]]);
  fireEvent.click(screen.getByRole("button", { name: "ui.remove" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it("shows no quantity field without a handler", () => {
  render(
    <LineItemRow
      item="Tent"
      quantity={2}
      amount={2000}
      currencyCode="eur"
      end={<button type="button">Put back</button>}
    >
      <MediaObject name="Tent" />
    </LineItemRow>,
  );
  expect(screen.queryByRole("spinbutton")).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Put back"]);
  expect(screen.getByRole("listitem").textContent).toContain("20.00");
});

it("lets a price be emptied while the next one is typed", () => {
  const onChange = vi.fn();
  const price = { label: "Price", value: 1000, onChange };
  render(
    <LineItemRow item="Tent" quantity={2} onCount={() => {}} price={price} currencyCode="eur">
      <MediaObject name="Tent" />
    </LineItemRow>,
  );
  const field = screen.getByRole("textbox", { name: "Price" }) as HTMLInputElement;
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "" } });
  expect([field.value, onChange.mock.calls]).toEqual(["", [[null]]]);
  fireEvent.blur(field);
  expect(field.value).toBe("10.00");
});
