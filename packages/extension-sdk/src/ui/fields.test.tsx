// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "./checkbox";
import { renderUi } from "./gallery/render-ui.dev";
import { PasswordInput } from "./password-input";
import { SearchInput } from "./search-input";
import { Select } from "./select";
import { Switch } from "./switch";
import { TextInput } from "./text-input";

function descriptionOf(element: HTMLElement) {
  return document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
}

function Quantity({ onChange }: { onChange(value: string): void }) {
  const [value, setValue] = useState("2");
  return (
    <TextInput
      label="Quantity"
      steppers
      max={3}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        setValue(event.currentTarget.value);
      }}
    />
  );
}

function Search({ onKeyDown }: { onKeyDown(): void }) {
  const [value, setValue] = useState("tent");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens like a dialog around it would
    <div onKeyDown={onKeyDown}>
      <SearchInput value={value} onChange={setValue} label="Search orders" />
    </div>
  );
}

describe("TextInput", () => {
  it("shows the first error and counts the others", () => {
    renderUi(<TextInput label="E-mail" hint="Your own" errors={["Enter an address.", "b", "c"]} />);
    const input = screen.getByLabelText("E-mail");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(input)).toBe("Enter an address. 2 more errors");
    expect(screen.queryByText("Your own")).toBeNull();
  });

  it("is described by its hint, passes attributes and forwards the ref", () => {
    const ref = createRef<HTMLInputElement>();
    renderUi(<TextInput ref={ref} label="Handle" name="handle" hint="Part of the address" isRequired />);
    expect(ref.current).toBe(screen.getByLabelText("Handle*"));
    expect(ref.current?.name).toBe("handle");
    expect(ref.current && descriptionOf(ref.current)).toBe("Part of the address");
  });

  it("counts with its steppers as if it had been typed", async () => {
    const onChange = vi.fn();
    renderUi(<Quantity onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: "One more" }));
    await userEvent.click(screen.getByRole("button", { name: "One less" }));
    expect(onChange.mock.calls).toEqual([["3"], ["2"]]);
  });

  it("says that it was changed", () => {
    renderUi(<TextInput label="Title" isChanged note="12 characters" />);
    expect(screen.getByText("Changed")).toBeTruthy();
  });
});

describe("PasswordInput", () => {
  it("shows and hides what was typed", async () => {
    renderUi(<PasswordInput label="Password" />);
    const input = screen.getByLabelText("Password");
    expect(input).toHaveProperty("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveProperty("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveProperty("type", "password");
  });
});

describe("SearchInput", () => {
  it("empties on Esc before anything around it closes", async () => {
    const onKeyDown = vi.fn();
    renderUi(<Search onKeyDown={onKeyDown} />);
    const input = screen.getByRole("searchbox", { name: "Search orders" });
    await userEvent.type(input, "{Escape}");
    expect(input).toHaveProperty("value", "");
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.type(input, "{Escape}");
    expect(onKeyDown).toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull();
  });
});

describe("Checkbox and Switch", () => {
  it("can be mixed, and its hint is no part of its name", async () => {
    const onChange = vi.fn();
    renderUi(<Checkbox isChecked="mixed" onChange={onChange} label="Notify" hint="By e-mail" />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Notify" });
    expect(box.indeterminate).toBe(true);
    expect(descriptionOf(box)).toBe("By e-mail");
    await userEvent.click(screen.getByText("Notify"));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it("switches with the space bar", async () => {
    const onChange = vi.fn();
    renderUi(<Switch isChecked={false} onChange={onChange} label="Discountable" />);
    screen.getByRole("switch", { name: "Discountable" }).focus();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe("Select", () => {
  it("starts empty with a placeholder", async () => {
    renderUi(
      <Select
        label="Reason"
        placeholder="Choose a reason"
        options={[{ value: "small", label: "Too small" }]}
      />,
    );
    const select = screen.getByRole("combobox", { name: "Reason" });
    expect(select).toHaveProperty("value", "");
    await userEvent.selectOptions(select, "Too small");
    expect(select).toHaveProperty("value", "small");
  });
});
