// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { expect, it, vi } from "vitest";
import { text } from "../../../../../scripts/text";
import { renderUi } from "../../gallery/render-ui.dev";
import { translateEnglish } from "../../gallery/translate-english.dev";
import { UiProvider } from "../../ui/base/ui-context";
import { MoneyInput } from "./money-input";
import { NumberInput, PercentInput } from "./number-input";
import { RangeInput } from "./range-input";

function Money({
  report,
  locale = "en",
  ...props
}: Partial<ComponentProps<typeof MoneyInput>> & {
  report?: (value: number | null) => void;
  locale?: string;
}) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <UiProvider container={document.body} direction="ltr" translate={translateEnglish} locale={locale}>
      <MoneyInput
        label="Price"
        currencyCode="eur"
        {...props}
        value={value}
        onChange={(next) => {
          report?.(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(500)}>
        Set
      </button>
    </UiProvider>
  );
}

const field = (name = "Price") => screen.getByLabelText<HTMLInputElement>(name);

it("keeps minor units and the text as it was typed", async () => {
  const report = vi.fn();
  renderUi(<Money report={report} />);
  await userEvent.type(field(), "12.5");
  expect(report).toHaveBeenLastCalledWith(1250);
  expect(field().value).toBe("12.5");
  await userEvent.tab();
  expect(field().value).toBe("12.50");
});

it("shows 0 as an amount, unlike null", async () => {
  const report = vi.fn();
  renderUi(<Money report={report} value={0} />);
  expect(field().value).toBe("0.00");
  await userEvent.clear(field());
  expect(report).toHaveBeenLastCalledWith(null);
});

it("reads and writes the separators of the person's language", async () => {
  const report = vi.fn();
  renderUi(<Money report={report} value={123450} locale="de" />);
  expect(field().value).toBe("1234,50");
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste("1,234.50");
  expect(report).toHaveBeenLastCalledWith(123450);
});

it("keeps a wrong text and reports it once the field is left", async () => {
  const report = vi.fn();
  const onInvalid = vi.fn();
  renderUi(<Money report={report} onInvalid={onInvalid} />);
  await userEvent.type(field(), "12.505");
  expect(report).toHaveBeenLastCalledWith(Number.NaN);
  expect(onInvalid).toHaveBeenLastCalledWith("12.505");
  expect(screen.queryByText(/2 decimal places/)).toBeNull();
  await userEvent.tab();
  expect(field().value).toBe("12.505");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(text("ui.number.digits", { count: 2 }))).toBeTruthy();
  await userEvent.type(field(), "{Backspace}");
  expect(report).toHaveBeenLastCalledWith(1250);
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

it("takes no decimals in a currency without them", async () => {
  const report = vi.fn();
  renderUi(<Money report={report} currencyCode="jpy" />);
  await userEvent.type(field(), "1250");
  expect(report).toHaveBeenLastCalledWith(1250);
  await userEvent.type(field(), ".5");
  await userEvent.tab();
  expect(report).toHaveBeenLastCalledWith(Number.NaN);
  expect(screen.getByText("Enter a whole number.")).toBeTruthy();
});

it("shows a value that is set from elsewhere", async () => {
  renderUi(<Money />);
  await userEvent.type(field(), "abc");
  await userEvent.click(screen.getByText("Set"));
  expect(field().value).toBe("5.00");
});

it("does not turn a lone minus into a zero", async () => {
  const report = vi.fn();
  renderUi(<Money report={report} />);
  await userEvent.type(field(), "-0.5");
  expect(field().value).toBe("-0.5");
  expect(report).toHaveBeenLastCalledWith(-50);
});

function Plain(props: Partial<ComponentProps<typeof NumberInput>>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  const Input = props.max === 100 ? PercentInput : NumberInput;
  return (
    <Input
      label="Weight"
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

it("counts with the arrow keys within its limits", async () => {
  const onChange = vi.fn();
  renderUi(<Plain step={0.1} min={0} max={0.35} value={0.2} onChange={onChange} />);
  const input = screen.getByRole("spinbutton", { name: "Weight" });
  await userEvent.type(input, "{ArrowUp}");
  expect(onChange).toHaveBeenLastCalledWith(0.3);
  await userEvent.type(input, "{ArrowUp}");
  expect(onChange).toHaveBeenLastCalledWith(0.35);
  await userEvent.type(input, "{PageDown}");
  expect(onChange).toHaveBeenLastCalledWith(0);
  expect(input.getAttribute("aria-valuenow")).toBe("0");
});

it("reports what is out of bounds as wrong", async () => {
  const onChange = vi.fn();
  renderUi(<Plain max={100} onChange={onChange} />);
  await userEvent.type(field("Weight"), "101");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect(screen.getByText(text("ui.number.most", { limit: "100" }))).toBeTruthy();
});

it("reports what was typed as wrong once a limit is known, and as right once it is gone", async () => {
  const onChange = vi.fn();
  const { rerender } = renderUi(<Plain onChange={onChange} />);
  await userEvent.type(field("Weight"), "101");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(101);
  rerender(<Plain max={90} onChange={onChange} />);
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect(screen.getByText(text("ui.number.most", { limit: "90" }))).toBeTruthy();
  rerender(<Plain max={200} onChange={onChange} />);
  expect(onChange).toHaveBeenLastCalledWith(101);
});

it("reports nothing of a value beyond a limit that nobody has typed", () => {
  const onChange = vi.fn();
  const { rerender } = renderUi(<Plain value={101} onChange={onChange} />);
  rerender(<Plain value={101} max={90} onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});

it("reports an error at once if the form already does", () => {
  const onChange = vi.fn();
  renderUi(<NumberInput label="Weight" min={1} value={0} onChange={onChange} errors={["Unreadable."]} />);
  expect(screen.getByText(text("ui.number.least", { limit: "1" }))).toBeTruthy();
  expect(screen.queryByText("Unreadable.")).toBeNull();
});

it("reports only valid ranges", async () => {
  const onChange = vi.fn();
  function Range() {
    const [value, setValue] = useState<{ from?: number; to?: number }>();
    return (
      <RangeInput
        label="Total"
        currencyCode="dkk"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  renderUi(<Range />);
  expect(screen.getByRole("group", { name: "Total" })).toBeTruthy();
  await userEvent.type(field("From"), "100");
  expect(onChange).toHaveBeenLastCalledWith({ from: 10000 });
  onChange.mockClear();
  await userEvent.type(field("To"), "50");
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText(text("ui.range.turned"))).toBeTruthy();
  await userEvent.type(field("To"), "0");
  expect(onChange).toHaveBeenLastCalledWith({ from: 10000, to: 50000 });
  await userEvent.clear(field("From"));
  await userEvent.clear(field("To"));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it("shows the limit of an amount with its currency", async () => {
  renderUi(<Money max={234590} currencyCode="dkk" />);
  await userEvent.type(screen.getByRole("textbox"), "9000");
  await userEvent.tab();
  expect(screen.getByText(text("ui.number.most", { limit: "2,345.90 DKK" }))).toBeTruthy();
});
