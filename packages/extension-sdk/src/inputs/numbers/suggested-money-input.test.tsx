// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { text } from "../../../../../scripts/text";
import { renderUi } from "../../gallery/render-ui.dev";
import { effectiveAmount, type SuggestedAmount, SuggestedMoneyInput } from "./suggested-money-input";

let held: SuggestedAmount = { typed: null, suggested: 0, maximum: 4000 };

function Form() {
  const [value, setValue] = useState(held);
  const [suggested, setSuggested] = useState(1250);
  held = value;
  return (
    <>
      <SuggestedMoneyInput
        label="Refund"
        currencyCode="eur"
        value={value}
        onChange={setValue}
        suggested={suggested}
      />
      <button type="button" onClick={() => setSuggested(2000)}>
        More
      </button>
    </>
  );
}

it("follows its suggestion until somebody types", () => {
  renderUi(<Form />);
  const field = screen.getByRole("textbox", { name: /^Refund/ }) as HTMLInputElement;
  expect(field.value).toBe("12.50");
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(field.value).toBe("20.00");
  fireEvent.change(field, { target: { value: "7" } });
  expect(effectiveAmount(held)).toBe(700);
  fireEvent.change(field, { target: { value: "" } });
  expect(effectiveAmount(held)).toBeNaN();
  fireEvent.change(field, { target: { value: "40.01" } });
  fireEvent.blur(field);
  expect(screen.getByText(/or less/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: text("ui.proposal.backTo", { amount: "20.00 EUR" }) }));
  expect(effectiveAmount(held)).toBe(2000);
});
