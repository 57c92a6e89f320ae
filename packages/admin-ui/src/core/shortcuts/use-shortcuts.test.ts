// @vitest-environment jsdom

import type { Command } from "@tillhouse/extension-sdk";
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ariaKeys, keyCaps, pressedKey } from "./pressed-key";
import { createShortcuts } from "./shortcuts";
import { createKeyReader } from "./use-shortcuts";

const run = () => undefined;

const area = createAdminStorage().local;

function reader(commands: readonly Command[], later: readonly Command[] = []) {
  const shortcuts = createShortcuts(area, "usr_1");
  shortcuts.add({ id: "everywhere", commands: () => commands });
  shortcuts.add({ id: "list", commands: () => later });
  const commandOf = createKeyReader(shortcuts);
  return {
    shortcuts,
    press: (key: string, init: KeyboardEventInit & { on?: Element } = {}) => {
      const { on = document.body, ...rest } = init;
      const event = new KeyboardEvent("keydown", {
        key,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...rest,
      });
      let found: ReturnType<typeof commandOf>;
      const listen = (heard: KeyboardEvent) => {
        found = commandOf(heard);
      };
      document.addEventListener("keydown", listen);
      on.dispatchEvent(event);
      document.removeEventListener("keydown", listen);
      return found?.id;
    },
  };
}

function place(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.querySelector("[data-here]");
  if (element === null) throw new Error("Nothing is here.");
  return element;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
});

describe("a key that is pressed", () => {
  it("acts by the character that it types, not by its position", () => {
    const { press } = reader([{ id: "help", label: "Help", shortcut: "?", run }]);
    expect(press("?", { shiftKey: true, code: "Slash" })).toBe("help");
    expect(press("?", { shiftKey: true, code: "Minus" })).toBe("help");
    expect(press("/", { code: "Slash" })).toBeUndefined();
  });

  it("acts by its position on a keyboard without Latin letters", () => {
    const { press } = reader([{ id: "next", label: "Next", shortcut: "j", run }]);
    expect(press("о", { code: "KeyJ" })).toBe("next");
    expect(press("ξ", { code: "KeyJ" })).toBe("next");
    expect(press("h", { code: "KeyJ" })).toBeUndefined();
  });

  it("means the same with Caps Lock", () => {
    const { press } = reader([{ id: "next", label: "Next", shortcut: "j", run }]);
    expect(press("J")).toBe("next");
    expect(press("J", { shiftKey: true })).toBeUndefined();
  });

  it("is ignored with other modifiers, during composition and when it was handled", () => {
    const { press } = reader([{ id: "next", label: "Next", shortcut: "j", run }]);
    expect(press("j", { altKey: true })).toBeUndefined();
    expect(press("j", { metaKey: true })).toBeUndefined();
    expect(press("j", { ctrlKey: true })).toBeUndefined();
    expect(press("j", { isComposing: true })).toBeUndefined();
    const taking = place("<div data-here></div>");
    taking.addEventListener("keydown", (event) => event.preventDefault());
    expect(press("j", { on: taking })).toBeUndefined();
  });

  it("is not repeated while it is held, unless it moves something", () => {
    const { press } = reader([
      { id: "create", label: "Create", shortcut: "c", run },
      { id: "next", label: "Next", shortcut: "j", run, isRepeating: true },
    ]);
    expect(press("c", { repeat: true })).toBeUndefined();
    expect(press("j", { repeat: true })).toBe("next");
  });

  it.each([
    "<input data-here>",
    "<input type=search data-here>",
    "<textarea data-here></textarea>",
    "<select data-here></select>",
    "<div contenteditable><b data-here></b></div>",
    "<div role=textbox data-here></div>",
    "<div role=combobox data-here></div>",
  ])("never acts while somebody types in %s", (html) => {
    const { press } = reader([
      { id: "create", label: "Create", shortcut: "c", run },
      { id: "palette", label: "Search", shortcut: "Mod+k", run, isAlways: true },
    ]);
    const on = place(html);
    expect(press("c", { on })).toBeUndefined();
    expect(press("k", { on, ctrlKey: true })).toBe("palette");
  });

  it.each([
    "<div role=dialog><button data-here></button></div>",
    "<div role=alertdialog><p data-here></p></div>",
    "<div role=menu><div data-here></div></div>",
    "<div role=listbox><div data-here></div></div>",
    "<div data-here></div><div role=dialog aria-modal=true></div>",
  ])("does not act below what lies over the page: %s", (html) => {
    const { press } = reader([
      { id: "create", label: "Create", shortcut: "c", run },
      { id: "inbox", label: "Inbox", shortcut: "Mod+i", run },
      { id: "palette", label: "Search", shortcut: "Mod+k", run, isAlways: true },
    ]);
    const on = place(html);
    expect(press("c", { on })).toBeUndefined();
    expect(press("i", { on, ctrlKey: true })).toBeUndefined();
    expect(press("k", { on, ctrlKey: true })).toBe("palette");
  });

  it("leaves Enter and Space to the focused button or link", () => {
    const { press } = reader([{ id: "open", label: "Open", shortcut: "Enter", run }]);
    expect(press("Enter", { on: place("<a href=# data-here></a>") })).toBeUndefined();
    expect(press("Enter")).toBe("open");
  });

  it("does nothing for an unavailable command", () => {
    const { press } = reader([{ id: "ship", label: "Ship", shortcut: "s", run, isDisabled: true }]);
    expect(press("s")).toBeUndefined();
  });

  it("prefers commands of the page to global ones", () => {
    const { press } = reader(
      [{ id: "search everywhere", label: "", shortcut: "/", run }],
      [{ id: "search the list", label: "", shortcut: "/", run }],
    );
    expect(press("/")).toBe("search the list");
  });
});

describe("two keys, one after the other", () => {
  const commands: Command[] = [
    { id: "orders", label: "Orders", shortcut: "g o", to: "/a/orders" },
    { id: "open", label: "Open", shortcut: "o", run },
  ];

  it("act only together", () => {
    const { press } = reader(commands);
    expect(press("g")).toBeUndefined();
    expect(press("o")).toBe("orders");
    expect(press("o")).toBe("open");
  });

  it("are forgotten after a while or by another key", () => {
    const { press } = reader(commands);
    const clock = vi.spyOn(Event.prototype, "timeStamp", "get");
    clock.mockReturnValue(1000);
    press("g");
    clock.mockReturnValue(2501);
    expect(press("o")).toBe("open");
    press("g");
    expect(press("x")).toBeUndefined();
    expect(press("o")).toBe("open");
    clock.mockRestore();
  });

  it("allow a modifier key between them", () => {
    const { press } = reader(commands);
    press("g");
    press("Shift", { shiftKey: true });
    expect(press("o")).toBe("orders");
  });
});

describe("what a person chose", () => {
  const commands: Command[] = [
    { id: "create", label: "Create", shortcut: "c", run },
    { id: "close", label: "Close", shortcut: "Escape", run, isFixed: true },
  ];

  it("replaces the default keys, over a reload", () => {
    const { shortcuts, press } = reader(commands);
    shortcuts.change("everywhere.create", "n");
    expect([press("c"), press("n")]).toEqual([undefined, "create"]);
    expect(reader(commands).press("n")).toBe("create");
    shortcuts.change("everywhere.create", "");
    expect(press("n")).toBeUndefined();
    shortcuts.change("everywhere.create", undefined);
    expect(press("c")).toBe("create");
  });

  it("is that person's alone", () => {
    reader(commands).shortcuts.change("everywhere.create", "n");
    const other = createShortcuts(area, "usr_2");
    expect(other.keysOf("everywhere.create", "c")).toBe("c");
  });

  it("never changes fixed keys", () => {
    const { shortcuts, press } = reader(commands);
    shortcuts.change("everywhere.close", "q");
    expect([press("q"), press("Escape")]).toEqual([undefined, "close"]);
  });

  it("can turn off all keys without Ctrl", () => {
    const { shortcuts, press } = reader([...commands, { id: "find", label: "", shortcut: "Mod+i", run }]);
    shortcuts.setSimpleOff(true);
    expect([press("c"), press("Escape"), press("i", { ctrlKey: true })]).toEqual([
      undefined,
      "close",
      "find",
    ]);
    shortcuts.reset();
    expect(press("c")).toBe("create");
  });

  it("survives a value of another version", () => {
    localStorage.setItem("tillhouse.keys.usr_1", "{broken");
    expect(reader(commands).press("c")).toBe("create");
  });
});

describe("the names of keys", () => {
  const press = (init: KeyboardEventInit) => pressedKey(new KeyboardEvent("keydown", init));

  it("use Ctrl or, on a Mac, ⌘", () => {
    const platform = vi.spyOn(navigator, "platform", "get");
    platform.mockReturnValue("Linux x86_64");
    expect(press({ key: "k", ctrlKey: true })).toBe("Mod+k");
    expect([keyCaps("Mod+k"), ariaKeys("Mod+k")]).toEqual([["Ctrl K"], "Control+k"]);
    platform.mockReturnValue("MacIntel");
    expect(press({ key: "k", ctrlKey: true })).toBeUndefined();
    expect(press({ key: "k", metaKey: true })).toBe("Mod+k");
    expect([keyCaps("Mod+k"), ariaKeys("Mod+k")]).toEqual([["⌘ K"], "Meta+k"]);
    platform.mockRestore();
  });

  it("are written as on the keyboard", () => {
    expect(keyCaps("g o")).toEqual(["G", "O"]);
    expect(keyCaps("J")).toEqual(["Shift J"]);
    expect(keyCaps("Escape")).toEqual(["Esc"]);
    expect([press({ key: " " }), keyCaps("Space")]).toEqual(["Space", ["Space"]]);
    expect(keyCaps("Mod++")).toEqual(["Ctrl +"]);
    expect(ariaKeys("g o")).toBeUndefined();
  });
});
