import { expect, it } from "vitest";

it("can be imported where there is no window", async () => {
  expect(typeof window).toBe("undefined");
  const { Admin, mountAdmin } = await import("../src/index");
  expect(typeof Admin).toBe("function");
  expect(typeof mountAdmin).toBe("function");
});
