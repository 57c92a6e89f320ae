// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { text } from "../../../../scripts/text";
import { renderUi } from "../gallery/render-ui.dev";
import { Dialog } from "../ui/dialogs/dialog";
import { Combobox, type ComboboxProps } from "./combobox";
import type { ComboboxOption } from "./combobox-list";

const fruits = ["Apple", "Banana", "Cherry"].map((label) => ({ value: label.toLowerCase(), label }));

function Fruits({
  start = [],
  onChange,
  ...props
}: Partial<ComboboxProps> & { start?: ComboboxOption[]; onChange?: (values: string[]) => void }) {
  const [chosen, setChosen] = useState<ComboboxOption[]>(start);
  const [query, setQuery] = useState("");
  return (
    <Combobox
      label="Fruit"
      options={fruits.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      {...props}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        onChange?.(next.map(({ value }) => value));
      }}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Fruit" });
const activeText = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("is used by keyboard with the focus in the field", async () => {
  const onChange = vi.fn();
  renderUi(<Fruits onChange={onChange} />);
  await userEvent.tab();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("listbox", { name: "Fruit" })).toBeTruthy();
  expect(activeText()).toBe("Apple");
  await userEvent.keyboard("{End}");
  expect(activeText()).toBe("Cherry");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(activeText()).toBe("Banana");
  await userEvent.keyboard("an");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Banana"]);
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith(["banana"]);
  expect(field().value).toBe("Banana");
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("opens at the choice, even if the options lack it", async () => {
  renderUi(<Fruits start={[{ value: "cherry", label: "Cherry" }]} />);
  expect(field().value).toBe("Cherry");
  await userEvent.click(field());
  expect(activeText()).toBe("Cherry");
  expect(screen.getByRole("option", { name: "Cherry" }).getAttribute("aria-selected")).toBe("true");
});

it("closes on Esc without closing the dialog around it", async () => {
  const onClose = vi.fn();
  renderUi(
    <Dialog isOpen onClose={onClose} title="Basket">
      <Fruits start={[{ value: "kiwi", label: "Kiwi" }]} />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard("ban{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field().value).toBe("Kiwi");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("works in a dialog inside the admin's root", async () => {
  const onChange = vi.fn();
  const { portals } = renderUi(
    <Dialog isOpen onClose={() => undefined} title="Basket">
      <Fruits onChange={onChange} />
    </Dialog>,
  );
  await userEvent.click(field());
  const list = within(portals).getByRole("listbox");
  const atDocument = vi.fn();
  document.addEventListener("wheel", atDocument);
  fireEvent.wheel(list);
  document.removeEventListener("wheel", atDocument);
  // The dialog listens there and forbids scrolling outside of itself.
  expect(atDocument).not.toHaveBeenCalled();
  await userEvent.click(within(list).getByText("Banana"));
  expect(onChange).toHaveBeenLastCalledWith(["banana"]);
});

it("opens by a press beside the text and stays open while its list is scrolled", async () => {
  const { container } = renderUi(<Fruits problem="The store did not answer." />);
  // What is pressed and let go, as on the bar of a list that scrolls.
  const press = (element: Element | null | undefined) =>
    userEvent.pointer([{ keys: "[MouseLeft>]", target: element ?? document.body }, { keys: "[/MouseLeft]" }]);
  await press(container.querySelector(".th-combobox"));
  expect(document.activeElement).toBe(field());
  const panel = screen.getByRole("listbox").parentElement;
  await press(panel);
  expect(screen.getByRole("listbox")).toBeTruthy();
  await press(document.body);
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("ignores arrows and Enter during composition", async () => {
  const onChange = vi.fn();
  renderUi(<Fruits onChange={onChange} />);
  await userEvent.click(field());
  for (const key of ["ArrowDown", "Enter"]) fireEvent.keyDown(field(), { key, isComposing: true });
  expect(activeText()).toBe("Apple");
  expect(onChange).not.toHaveBeenCalled();
});

it("takes several, and removes the last one with Backspace", async () => {
  const onChange = vi.fn();
  renderUi(<Fruits isMultiple onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard("ap{Enter}");
  expect(field().value).toBe("");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenLastCalledWith(["apple", "banana"]);
  expect(screen.getByRole("listbox").getAttribute("aria-multiselectable")).toBe("true");
  await userEvent.keyboard("{Home}{Enter}");
  expect(onChange).toHaveBeenLastCalledWith(["banana"]);
  await userEvent.keyboard("{Backspace}");
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it("removes a choice by its button and returns the focus to the field", async () => {
  const onChange = vi.fn();
  renderUi(<Fruits isMultiple start={fruits} onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Banana" }));
  expect(onChange).toHaveBeenLastCalledWith(["apple", "cherry"]);
  expect(document.activeElement).toBe(field());
});

it("can be emptied unless it is required", async () => {
  const onChange = vi.fn();
  const kiwi = [{ value: "kiwi", label: "Kiwi" }];
  const { rerender } = renderUi(<Fruits start={kiwi} onChange={onChange} />);
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith([]);
  onChange.mockClear();
  rerender(<Fruits key="required" isRequired start={kiwi} onChange={onChange} />);
  expect(screen.queryByRole("button", { name: "Remove Kiwi" })).toBeNull();
  await userEvent.clear(field());
  expect(onChange).not.toHaveBeenCalled();
});

it("reads more at the end of the list", async () => {
  const onMore = vi.fn();
  const { rerender } = renderUi(<Fruits hasMore onMore={onMore} />);
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}");
  expect(onMore).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("option", { name: "Show more" }));
  expect(onMore).toHaveBeenCalledTimes(2);
  const panel = screen.getByRole("listbox").parentElement;
  fireEvent.scroll(panel ?? document.body);
  expect(onMore).toHaveBeenCalledTimes(3);
  rerender(<Fruits hasMore onMore={onMore} isLoading />);
  fireEvent.scroll(panel ?? document.body);
  expect(onMore).toHaveBeenCalledTimes(3);
});

it("offers to create what was typed unless it exists", async () => {
  const onCreate = vi.fn();
  renderUi(<Fruits onCreate={onCreate} />);
  await userEvent.click(field());
  await userEvent.keyboard("apple");
  expect(screen.queryByRole("option", { name: /Create/ })).toBeNull();
  await userEvent.keyboard(" pie");
  await userEvent.click(screen.getByRole("option", { name: "Create “apple pie”" }));
  expect(onCreate).toHaveBeenCalledWith("apple pie");
});

it("offers to create nothing during a search", async () => {
  renderUi(<Fruits onCreate={() => {}} isLoading />);
  await userEvent.click(field());
  await userEvent.keyboard("apple pie");
  expect(screen.queryByRole("option", { name: /Create/ })).toBeNull();
});

it("reports a failure and retries by keyboard", async () => {
  const onRetry = vi.fn();
  renderUi(<Fruits options={[]} problem="The store did not answer." onRetry={onRetry} />);
  await userEvent.click(field());
  expect(screen.getByRole("status").textContent).toBe("The store did not answer.");
  await userEvent.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledOnce();
});

it("announces the number of results", async () => {
  renderUi(<Fruits />);
  await userEvent.click(field());
  expect(screen.getByRole("status").textContent).toBe("3 found");
  await userEvent.keyboard("x");
  expect(screen.getByRole("status").textContent).toBe(text("ui.combobox.nothing"));
});

it("cannot be opened or changed while it is disabled", async () => {
  renderUi(<Fruits disabled isMultiple start={fruits.slice(0, 1)} />);
  await userEvent.click(field());
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Remove Apple" })).toBeNull();
});
