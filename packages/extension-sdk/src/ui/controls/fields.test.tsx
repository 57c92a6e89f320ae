// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { text } from "../../../../../scripts/text";
import { renderUi } from "../../gallery/render-ui.dev";
import { Checkbox } from "./checkbox";
import { PasswordInput } from "./password-input";
import { SearchInput } from "./search-input";
import { Select } from "./select";
import { Switch } from "./switch";
import { TextArea } from "./text-area";
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
  it("spec 2.28: has steppers, a prefix, a suffix, a delete button, a tooltip and a required mark", async () => {
    const onDelete = vi.fn();
    renderUi(
      <TextInput
        label="Weight"
        steppers
        prefix="ca."
        suffix="kg"
        onDelete={onDelete}
        tooltip="With its packing"
        isRequired
      />,
    );
    const input = screen.getByRole("spinbutton", { name: "Weight" });
    expect(input.getAttribute("aria-required")).toBe("true");
    expect(screen.getByText("*").className).toBe("th-field__required");
    expect(screen.getByText("ca.").nextSibling).toBe(input);
    expect(screen.getByText("kg").previousSibling).toBe(input);
    await userEvent.click(screen.getByRole("button", { name: text("ui.input.more") }));
    expect(input).toHaveProperty("value", "1");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onDelete).toHaveBeenCalledOnce();
    screen.getByRole("button", { name: text("ui.field.help") }).focus();
    expect((await screen.findByRole("tooltip")).textContent).toBe("With its packing");
  });

  it("has none of them by default", () => {
    renderUi(<TextInput label="Weight" />);
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.queryByText("*")).toBeNull();
  });

  it("spec 2.28, 5.5: is in error when the errors of the form have an entry for its name", () => {
    const errors = { email: ["Enter an address."], title: { type: "required" } };
    renderUi(
      <>
        <TextInput label="E-mail" name="email" errors={errors} />
        <TextInput label="Title" name="title" hint="Seen in the shop" errors={errors} />
        <TextInput label="Handle" name="handle" errors={errors} />
        <Select label="Kind" name="email" options={[]} errors={errors} />
        <TextArea label="Note" name="email" errors={errors} />
      </>,
    );
    const state = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid");
    expect(["E-mail", "Title", "Handle", "Kind", "Note"].map(state)).toEqual([
      "true",
      "true",
      null,
      "true",
      "true",
    ]);
    expect(descriptionOf(screen.getByLabelText("E-mail"))).toBe("Enter an address.");
    expect(descriptionOf(screen.getByLabelText("Title"))).toBe("Seen in the shop");
  });

  it("spec 2.35: shows the first of several messages and how many more there are", async () => {
    renderUi(<TextInput label="E-mail" name="email" errors={{ email: ["Enter an address.", "b", "c"] }} />);
    const input = screen.getByLabelText("E-mail");
    expect(descriptionOf(input)).toBe("Enter an address. 2 more errors");
    const more = screen.getByRole("button", { name: "2 more errors" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    expect(screen.getByText("b")).toBeTruthy();
    expect(screen.getByText("c")).toBeTruthy();
    await userEvent.click(more);
    expect(screen.queryByText("b")).toBeNull();
  });

  it("spec 2.35: counts one more error in the singular", () => {
    const { rerender } = renderUi(<TextInput label="E-mail" errors={["a", "b"]} />);
    expect(screen.getByRole("button", { name: "1 more error" })).toBeTruthy();
    rerender(<TextInput label="E-mail" errors={["a"]} />);
    expect(screen.queryByText(/more/)).toBeNull();
  });

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

  it("counts with its steppers as if it was typed", async () => {
    const onChange = vi.fn();
    renderUi(<Quantity onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: text("ui.input.more") }));
    await userEvent.click(screen.getByRole("button", { name: text("ui.input.less") }));
    expect(onChange.mock.calls).toEqual([["3"], ["2"]]);
  });

  it("shows that it was changed", () => {
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
  it("can be mixed, with a hint that is no part of its name", async () => {
    const onChange = vi.fn();
    renderUi(<Checkbox isChecked="mixed" onChange={onChange} label="Notify" hint="By e-mail" />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Notify" });
    expect(box.indeterminate).toBe(true);
    expect(descriptionOf(box)).toBe("By e-mail");
    await userEvent.click(screen.getByText("Notify"));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it("spec 2.33: is on or off and toggles with the space bar", async () => {
    const onChange = vi.fn();
    const { rerender } = renderUi(<Switch isChecked={false} onChange={onChange} label="Discountable" />);
    screen.getByRole("switch", { name: "Discountable" }).focus();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
    rerender(<Switch isChecked onChange={onChange} label="Discountable" />);
    expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
    await userEvent.click(screen.getByText("Discountable"));
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it("spec 2.33: is read by its form, but not sent", async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const withState = (isChecked: boolean, isDisabled = false) => (
      <form aria-label="Product" onSubmit={onSubmit}>
        <Switch
          name="live"
          value="yes"
          {...{ isChecked, isDisabled, onChange }}
          label="Live"
          hint="At once"
        />
      </form>
    );
    const { rerender } = renderUi(withState(false));
    const read = () => [...new FormData(screen.getByRole<HTMLFormElement>("form"))];
    const control = screen.getByLabelText("Live");
    expect(screen.getByRole("switch", { name: "Live" })).toBe(control);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(descriptionOf(control)).toBe("At once");
    expect(read()).toEqual([]);
    await userEvent.click(screen.getByText("Live"));
    expect(onChange.mock.calls).toEqual([[true]]);
    rerender(withState(true));
    expect(read()).toEqual([["live", "yes"]]);
    control.focus();
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(onSubmit).not.toHaveBeenCalled();
    onChange.mockClear();
    rerender(withState(true, true));
    await userEvent.click(screen.getByText("Live"));
    expect(onChange).not.toHaveBeenCalled();
    expect(read()).toEqual([]);
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
