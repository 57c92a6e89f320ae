// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchRemoval } from "./watch-removal";

let end = () => {};
afterEach(() => {
  end();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

function open(isDrawn = (_node: Node) => true) {
  document.head.innerHTML = '<link rel="stylesheet" href="/app/assets/main.css">';
  document.body.innerHTML = '<div id="tillhouse"><div class="root"><input></div></div>';
  const container = document.getElementById("tillhouse");
  const input = document.querySelector("input");
  if (container === null || input === null) throw new Error("no page");
  input.value = "typed";
  const onRemoval = vi.fn();
  const onGiveUp = vi.fn();
  end = watchRemoval({ container, isDrawn, onRemoval, onGiveUp });
  return { container, input, onRemoval, onGiveUp };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("an admin that is taken out of the page", () => {
  it.each<[string, () => void]>([
    ["an emptied body", () => document.body.replaceChildren()],
    [
      "another body",
      () => document.documentElement.replaceChild(document.createElement("body"), document.body),
    ],
    ["an emptied document", () => document.documentElement.replaceChildren()],
    ["a container that is gone", () => document.getElementById("tillhouse")?.remove()],
    ["an emptied container", () => document.getElementById("tillhouse")?.replaceChildren()],
    ["an emptied root", () => document.querySelector(".root")?.replaceChildren()],
    ["a head without styles", () => document.head.replaceChildren()],
  ])("is put back with what was typed: %s", async (_what, empty) => {
    const { input, onRemoval } = open();
    empty();
    await settle();
    expect(onRemoval).toHaveBeenCalledTimes(1);
    expect(document.querySelector("body > #tillhouse > .root > input")).toBe(input);
    expect(input.value).toBe("typed");
    expect(document.head.querySelector("link")).not.toBeNull();
    expect(document.querySelectorAll("body")).toHaveLength(1);
  });

  it("is left alone when the admin itself changes it", async () => {
    const { container, input, onRemoval } = open();
    container.firstElementChild?.append(document.createElement("p"));
    input.remove();
    document.body.append(document.createElement("iframe"));
    document.head.append(document.createElement("style"));
    await settle();
    expect(onRemoval).not.toHaveBeenCalled();
  });

  it("is left alone when the admin itself empties it", async () => {
    const { input, onRemoval } = open(() => false);
    input.remove();
    await settle();
    expect(onRemoval).not.toHaveBeenCalled();
    expect(input.isConnected).toBe(false);
  });

  it("is given up when it does not end", async () => {
    const { onRemoval, onGiveUp } = open();
    for (let time = 0; time < 12; time += 1) {
      document.body.replaceChildren();
      await settle();
    }
    expect(onRemoval).toHaveBeenCalledTimes(9);
    expect(onGiveUp).toHaveBeenCalledTimes(1);
  });
});
