// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderUi } from "../../ui/gallery/render-ui.dev";
import { type ProposedAmount, ProposedMoneyInput, proposedAmount } from "./proposed-money-input";

let held: ProposedAmount = { typed: null, suggested: 0, maximum: 4000 };

function Form() {
  const [value, setValue] = useState(held);
  const [suggested, setSuggested] = useState(1250);
  held = value;
  return (
    <>
      <ProposedMoneyInput
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

it("follows until somebody types, and leads back to what follows", () => {
  renderUi(<Form />);
  const field = screen.getByRole("textbox", { name: /^Refund/ }) as HTMLInputElement;
  expect(field.value).toBe("12.50");
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(field.value).toBe("20.00");
  fireEvent.change(field, { target: { value: "7" } });
  expect(proposedAmount(held)).toBe(700);
  fireEvent.change(field, { target: { value: "" } });
  expect(proposedAmount(held)).toBeNaN();
  fireEvent.change(field, { target: { value: "40.01" } });
  fireEvent.blur(field);
  expect(screen.getByText(/Cannot be more than/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back to 20.00 EUR" }));
  expect(proposedAmount(held)).toBe(2000);
});
