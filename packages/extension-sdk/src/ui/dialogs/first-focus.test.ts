// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { firstFocus } from "./first-focus";

function panelWith(body: string): HTMLElement {
  const panel = document.createElement("div");
  panel.innerHTML = `<button>Close</button><div class="th-dialog__body">${body}</div>`;
  return panel;
}

it("starts in the first field that can be filled in", () => {
  const panel = panelWith(
    '<input type="hidden"><input disabled><select id="reason"></select><textarea></textarea>',
  );
  expect(firstFocus(panel).id).toBe("reason");
});

it("takes a switch for a field", () => {
  const panel = panelWith('<input aria-hidden="true"><button role="switch" id="live"></button><input>');
  expect(firstFocus(panel).id).toBe("live");
});

it("does not skip a field that is still loading", () => {
  const panel = panelWith('<span class="th-skeleton"></span><select></select>');
  expect(firstFocus(panel)).toBe(panel);
});

it("starts at the panel if there is nothing to fill in", () => {
  const panel = panelWith("<p>Nothing to ask</p>");
  expect(firstFocus(panel)).toBe(panel);
});
