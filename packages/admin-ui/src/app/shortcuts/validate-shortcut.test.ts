import { describe, expect, it } from "vitest";
import type { BoundCommand } from "../../core/shortcuts/shortcuts";
import { validateShortcut } from "./validate-shortcut";

const command = (id: string, keys: string): BoundCommand => ({
  id,
  path: `list.${id}`,
  label: id,
  shortcut: keys,
});
const commands = [command("create", "c"), command("orders", "g o"), command("search", "Mod+k")];

describe("keys that somebody wants", () => {
  it.each(["n", "N", "?", "g c", "é", "ж", "Mod+i", "Mod+Shift+k"])("can be %s", (keys) => {
    expect(validateShortcut(keys, "list.new", commands)).toBeUndefined();
  });

  it.each(["Mod+t", "Mod+w", "Mod+n", "Mod+r", "Mod+c", "Mod+f", "Mod+Shift+t", "Mod+1"])(
    "cannot be %s, which is the browser's",
    (keys) => {
      expect(validateShortcut(keys, "list.new", commands)).toEqual({ reason: "browser" });
    },
  );

  it.each(["ArrowDown", " ", "F5", "Enter", "Tab", "Home", "g ArrowDown"])(
    "cannot be %s, which is reserved",
    (keys) => {
      expect(validateShortcut(keys, "list.new", commands)).toEqual({ reason: "notForCommands" });
    },
  );

  it("are compared with those of others and their beginnings", () => {
    const by = (keys: string) => {
      const problem = validateShortcut(keys, "list.new", commands);
      return problem?.reason === "taken" ? problem.by.map(({ id }) => id) : undefined;
    };
    expect(by("c")).toEqual(["create"]);
    expect(by("g")).toEqual(["orders"]);
    expect(by("c x")).toEqual(["create"]);
    expect(by("g o")).toEqual(["orders"]);
    expect(by("g x")).toBeUndefined();
  });

  it("may be those that the command already has", () => {
    expect(validateShortcut("c", "list.create", commands)).toBeUndefined();
  });
});
