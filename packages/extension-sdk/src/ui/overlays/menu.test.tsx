// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderUi } from "../../gallery/render-ui.dev";
import { Button } from "../controls/button";
import { TextInput } from "../controls/text-input";
import { FullScreenDialog } from "../dialogs/full-screen-dialog";
import { Menu } from "./menu";

function renderMenu(onSelect = vi.fn()) {
  renderUi(
    <Menu
      label="Order actions"
      trigger={<Button>More</Button>}
      items={[
        { id: "duplicate", label: "Duplicate", onSelect },
        { id: "open", label: "Open customer", to: "/a/customers/1" },
        { id: "line", separator: true },
        { id: "print", label: "Print slip", isDisabled: true, reason: "Nothing is packed yet", onSelect },
      ]}
    />,
  );
  return onSelect;
}

// The first of all: later ones find the menu loaded.
it("takes Esc while it loads and keeps the dialog below open", async () => {
  const onClose = vi.fn();
  renderUi(
    <FullScreenDialog isOpen title="Edit items" onClose={onClose}>
      <Menu
        label="Line actions"
        trigger={<Button>More</Button>}
        items={[{ id: "remove", label: "Remove" }]}
      />
    </FullScreenDialog>,
  );
  const trigger = screen.getByRole("button", { name: "More" });
  fireEvent.pointerDown(trigger, { button: 0 });
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("opens, moves, chooses and closes by keyboard", async () => {
  const user = userEvent.setup();
  const onSelect = renderMenu();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("menu", { name: "Order actions" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Duplicate");
  await user.keyboard("{End}{Home}{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" })));
});

it("closes on Esc and gives the focus back", async () => {
  const user = userEvent.setup();
  renderMenu();
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" })));
});

it("closes by its trigger and by a press elsewhere", async () => {
  const user = userEvent.setup();
  renderMenu();
  const trigger = screen.getByRole("button", { name: "More" });
  await user.click(trigger);
  await user.click(trigger);
  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  await user.click(trigger);
  await user.click(document.body);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it("is named by its label, not by its trigger", async () => {
  renderMenu();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.getByRole("menu").getAttribute("aria-label")).toBe("Order actions");
  expect(screen.getByRole("menu").getAttribute("aria-labelledby")).toBeNull();
});

it("lets a disabled item be reached, but not chosen", async () => {
  const user = userEvent.setup();
  const onSelect = renderMenu();
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{End}");
  const item = screen.getByRole("menuitem", { name: /Print slip/ });
  expect(document.activeElement).toBe(item);
  expect(item.textContent).toContain("Nothing is packed yet");
  await user.keyboard("{Enter}");
  expect(onSelect).not.toHaveBeenCalled();
});

it("makes an item with a URL a link", async () => {
  renderMenu();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const item = screen.getByRole("menuitem", { name: "Open customer" });
  expect(item.tagName).toBe("A");
  expect(item.getAttribute("href")).toBe("/a/customers/1");
});

it("stays open over a dialog when it is opened by a key", async () => {
  const user = userEvent.setup();
  renderUi(
    <FullScreenDialog isOpen title="Edit items" onClose={vi.fn()}>
      <TextInput label="Quantity" />
      <Menu
        label="Line actions"
        trigger={<Button>More</Button>}
        items={[{ id: "remove", label: "Remove" }]}
      />
    </FullScreenDialog>,
  );
  screen.getByRole("button", { name: "More" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Remove"));
  expect(screen.getByRole("menu", { name: "Line actions" })).toBeTruthy();
});
