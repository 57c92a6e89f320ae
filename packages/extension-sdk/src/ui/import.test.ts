import { expect, it } from "vitest";

it("can be imported where there is no window", async () => {
  expect(typeof window).toBe("undefined");
  const ui = await import("./index");
  expect(ui.Button).toBeTruthy();
});
