// @vitest-environment happy-dom

import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { text } from "../../../../../scripts/text";
import type { LineSelection } from "../../fields/line-selection";
import { renderUi } from "../../gallery/render-ui.dev";
import { LineItemsInput, type LineItemsInputProps } from "./line-items-input";

const line = (id: string, title: string, maximum: number): LineSelection => ({
  item_id: id,
  title,
  quantity: 0,
  maximum,
  amount: maximum * 1000,
  currency_code: "eur",
});

function show(props: Partial<LineItemsInputProps> = {}) {
  const seen: { value: readonly LineSelection[] } = {
    value: props.value ?? [line("a", "Shirt", 3), line("b", "Mug", 1)],
  };
  function Form() {
    const [value, setValue] = useState(seen.value);
    seen.value = value;
    return <LineItemsInput label="Items" onBlur={() => {}} {...props} value={value} onChange={setValue} />;
  }
  renderUi(<Form />);
  return { quantities: () => seen.value.map(({ quantity }) => quantity), lines: () => seen.value };
}

const tick = (name: string) => screen.getByRole("checkbox", { name });
const lineOf = (title: string) => within(tick(title).closest("li") as HTMLElement);
const buttonAt = (title: string, place: "first" | "last") =>
  lineOf(title).getAllByRole("button")[place === "first" ? 0 : 1] as HTMLElement;

it("ticks a line with all of its units", () => {
  const { quantities } = show();
  fireEvent.click(tick("Shirt"));
  expect(quantities()).toEqual([3, 0]);
  fireEvent.click(tick("Shirt"));
  expect(quantities()).toEqual([0, 0]);
});

it("counts within the limits and unticks at 0", () => {
  const { quantities } = show();
  expect(buttonAt("Shirt", "first")).toHaveProperty("disabled", true);
  fireEvent.click(buttonAt("Shirt", "last"));
  expect(quantities()).toEqual([1, 0]);
  expect(tick("Shirt")).toHaveProperty("checked", true);
  fireEvent.click(buttonAt("Mug", "last"));
  expect(buttonAt("Mug", "last")).toHaveProperty("disabled", true);
  fireEvent.click(buttonAt("Shirt", "first"));
  expect(quantities()).toEqual([0, 1]);
  expect(tick("Shirt")).toHaveProperty("checked", false);
});

it("reports what is beyond the limit and reads an empty field as 0", () => {
  const { quantities } = show();
  const field = lineOf("Shirt").getByRole("spinbutton");
  fireEvent.change(field, { target: { value: "2" } });
  expect(quantities()).toEqual([2, 0]);
  fireEvent.change(field, { target: { value: "4" } });
  fireEvent.blur(field);
  expect(quantities()).toEqual([Number.NaN, 0]);
  expect(lineOf("Shirt").getByText(text("ui.number.most", { limit: "3" }))).toBeTruthy();
  fireEvent.change(field, { target: { value: "" } });
  expect(quantities()).toEqual([0, 0]);
});

it("ticks all, keeping quantities, and clears all", () => {
  const { quantities } = show();
  fireEvent.click(buttonAt("Shirt", "last"));
  const all = screen.getAllByRole("checkbox")[0] as HTMLInputElement;
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(quantities()).toEqual([1, 1]);
  fireEvent.click(all);
  expect(quantities()).toEqual([0, 0]);
});

it("asks the reason of chosen lines behind a button", () => {
  const { lines } = show({ reasons: [{ value: "rr_1", label: "Size › Too small" }] });
  const toggles = () =>
    screen.queryAllByRole("button").filter((button) => button.hasAttribute("aria-expanded"));
  expect(toggles()).toHaveLength(0);
  fireEvent.click(tick("Mug"));
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(toggles()[0] as HTMLElement);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "rr_1" } });
  fireEvent.change(lineOf("Mug").getAllByRole("textbox").at(-1) as HTMLElement, {
    target: { value: "tight" },
  });
  expect(lines()[1]).toMatchObject({ quantity: 1, reason: "rr_1", note: "tight" });
  expect(toggles()[0]?.textContent).toBe("Size › Too small");
});

it("asks a required reason at once", () => {
  const { lines } = show({
    reasons: [{ value: "other", label: "Other" }],
    isReasonRequired: true,
    errors: ["Each line needs a reason."],
    value: [{ ...line("a", "Shirt", 1), quantity: 1 }],
  });
  const choice = screen.getByRole("combobox");
  expect(choice.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(choice, { target: { value: "other" } });
  expect(choice.getAttribute("aria-invalid")).toBeNull();
  expect(lines()[0]?.reason).toBe("other");
});

it("marks the line that lacks a reason", () => {
  show({
    reasons: [{ value: "other", label: "Other" }],
    isReasonRequired: true,
    errors: ["Each line needs a reason."],
    value: [
      line("a", "Shirt", 1),
      { ...line("b", "Mug", 1), quantity: 1, reason: "other" },
      { ...line("c", "Scarf", 1), quantity: 1 },
    ],
  });
  const marked = screen
    .getAllByRole("listitem")
    .filter((row) => row.querySelector("select[aria-invalid=true]") !== null);
  expect(marked).toHaveLength(1);
  expect(marked[0]?.textContent).toContain("Scarf");
});

it("asks more of chosen lines by their position", () => {
  show({ more: (line, index) => <p>{`${index}: ${line.title}`}</p> });
  expect(screen.queryByText("1: Mug")).toBeNull();
  fireEvent.click(tick("Mug"));
  expect(screen.getByText("1: Mug")).toBeTruthy();
  expect(screen.queryByText("0: Shirt")).toBeNull();
});

it("renders one line again for one key", () => {
  const value = Array.from({ length: 300 }, (_, index) => ({
    ...line(`${index}`, `Shirt ${index}`, 3),
    quantity: 1,
  }));
  // It is asked once whenever a chosen line is drawn.
  const more = vi.fn((_line: LineSelection, index: number) => <p>{index}</p>);
  function Form() {
    const [lines, setLines] = useState<readonly LineSelection[]>(value);
    // As where stock is told beside them, each line is a new object each time.
    return (
      <LineItemsInput
        label="Items"
        value={lines.map((one) => ({ ...one }))}
        onChange={setLines}
        more={more}
      />
    );
  }
  renderUi(<Form />);
  more.mockClear();
  fireEvent.change(lineOf("Shirt 7").getByRole("spinbutton"), { target: { value: "2" } });
  expect(new Set(more.mock.calls.map(([, index]) => index))).toEqual(new Set([7]));
  // Nothing of what was done before is lost with the next.
  fireEvent.change(lineOf("Shirt 8").getByRole("spinbutton"), { target: { value: "3" } });
  expect(lineOf("Shirt 7").getByRole("spinbutton")).toHaveProperty("value", "2");
});
