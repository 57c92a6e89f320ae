import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hostToken } from "./host-token";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What a host without types may give. */
const asked = (getToken: () => unknown) => hostToken({ getToken: getToken as () => string });

it("is what the host gives, at once or later", async () => {
  await expect(asked(() => "token")).resolves.toBe("token");
  await expect(asked(async () => "token")).resolves.toBe("token");
});

it.each([[undefined], [null], [""]])("nobody is signed in if getToken returns %j", async (nothing) => {
  await expect(asked(() => nothing)).rejects.toMatchObject({ code: "unauthorized" });
});

const broken = () => {
  throw new TypeError("Failed to fetch");
};

it.each([
  ["throws", broken, /^getToken failed: Failed to fetch\. It must return the token as text, or undefined/],
  ["rejects", async () => broken(), /^getToken failed: Failed to fetch\./],
  ["returns an object", () => ({ token: "token" }), /^getToken returned a value of type object\./],
  ["returns a list", () => ["token"], /^getToken returned an array\./],
])("says so if getToken %s", async (_, getToken, message) => {
  await expect(asked(getToken)).rejects.toMatchObject({
    code: "config",
    message: expect.stringMatching(message),
  });
});

it("says so if getToken does not answer for half a minute", async () => {
  const asking = asked(() => new Promise(() => undefined));
  const told = expect(asking).rejects.toMatchObject({
    code: "config",
    message: expect.stringMatching(/^getToken has not answered within 30 seconds\./),
  });
  await vi.advanceTimersByTimeAsync(30_000);
  await told;
});
