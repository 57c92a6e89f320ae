// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { openShadow } from "./shadow-events";

afterEach(() => {
  document.body.innerHTML = "";
});

function shadowWith(html: string) {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  shadow.innerHTML = html;
  return { host, shadow };
}

function elementIn(shadow: ShadowRoot, selector: string): HTMLElement {
  const found = shadow.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

describe("an admin in a shadow root", () => {
  it("tells the document what has the focus and what is pressed, until it is gone", () => {
    const { host, shadow } = shadowWith("<button>Save</button>");
    const button = elementIn(shadow, "button");
    const targets: (EventTarget | null)[] = [];
    const listener = ({ target }: Event) => targets.push(target);
    document.addEventListener("click", listener);
    const close = openShadow(shadow);
    button.focus();
    button.click();
    expect(document.activeElement).toBe(button);
    close();
    button.click();
    expect(document.activeElement).toBe(host);
    expect(targets).toEqual([button, host]);
    document.removeEventListener("click", listener);
  });

  it("leaves other shadow roots of the page alone", () => {
    const close = openShadow(shadowWith("<button>Save</button>").shadow);
    const other = shadowWith("<button>Host</button>");
    elementIn(other.shadow, "button").focus();
    expect(document.activeElement).toBe(other.host);
    close();
  });

  it("tells the document of a focus that moves inside", () => {
    const { shadow } = shadowWith("<input id='a'><input id='b'>");
    const [a, b] = [elementIn(shadow, "#a"), elementIn(shadow, "#b")];
    const close = openShadow(shadow);
    const told = vi.fn();
    const listener = ({ type, target, relatedTarget }: FocusEvent) => told(type, target, relatedTarget);
    document.addEventListener("focusin", listener);
    shadow.dispatchEvent(new FocusEvent("focusin", { relatedTarget: null }));
    a.dispatchEvent(new FocusEvent("focusin", { bubbles: true, relatedTarget: b }));
    expect(told.mock.calls).toEqual([["focusin", a, b]]);
    document.removeEventListener("focusin", listener);
    close();
  });
});
