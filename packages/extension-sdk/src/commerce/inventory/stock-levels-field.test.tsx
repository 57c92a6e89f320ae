// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createMockBackend } from "@tillhouse/mock-store";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { renderPage } from "../../testing/render-extension";
import type { StockLevelValue } from "./stock-levels";
import { StockInput } from "./stock-levels-field";

afterEach(cleanup);

const level: StockLevelValue = { item_id: "mug", location_id: "harbour", stocked: 40, was: 40 };

/** Opens the input, and answers what it last made of what was typed. */
async function openInput() {
  let last: StockLevelValue = level;
  function Page() {
    const [value, setValue] = useState(level);
    last = value;
    return <StockInput label="Harbour" value={value} onChange={setValue} />;
  }
  await renderPage(Page, { backend: createMockBackend(), route: "/stock", path: "/a/stock" });
  const input = screen.getByLabelText("Harbour");
  return {
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(input, { key }),
    value: () => last,
  };
}

it.each<[string, string, Partial<StockLevelValue>]>([
  ["a new number", "52", { stocked: 52 }],
  ["what comes as a change", "+12", { stocked: 52, change: 12 }],
  ["what goes as a change", "-3", { stocked: 37, change: -3 }],
  ["an emptied input as not stocked there", "", { stocked: null }],
  ["more than there is as nothing that can be saved", "-41", { stocked: Number.NaN }],
])("takes %s", async (_typed, text, expected) => {
  const input = await openInput();
  input.type(text);
  expect(input.value()).toEqual({ ...level, ...expected });
});

it("takes a number for a number once it was typed over a change", async () => {
  const input = await openInput();
  input.type("+12");
  input.type("52");
  expect(input.value()).toEqual({ ...level, stocked: 52 });
  input.type("+12");
  input.press("ArrowUp");
  expect(input.value()).toEqual({ ...level, stocked: 53 });
});
