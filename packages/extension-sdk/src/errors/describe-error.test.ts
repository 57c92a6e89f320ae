import { expect, it } from "vitest";
import { describeError } from "./describe-error";
import { AdminError } from "./errors";

const words = (error: AdminError) => describeError(error, (key) => key);

it("words an error by what is known of it", () => {
  expect(words(new AdminError("network", ""))).toBe("error.network");
  expect(words(new AdminError("network", "", { details: { isUncertain: true } }))).toBe("error.uncertain");
  expect(words(new AdminError("network", "", { details: { isOffline: true } }))).toBe("error.offline");
  expect(words(new AdminError("server", "Too many", { details: { status: 429 } }))).toBe("error.busy");
  const large = { details: { status: 413 } };
  expect(words(new AdminError("invalid", "The body is too large", large))).toBe("error.tooLarge");
  expect(words(new AdminError("invalid", "Title is missing"))).toBe("Title is missing");
  const lost =
    "The request conflicted with another request. You may retry the request with the provided Idempotency-Key.";
  expect(words(new AdminError("conflict", lost))).toBe("error.sameMoment");
  expect(words(new AdminError("conflict", "The code is taken"))).toBe("The code is taken");
  expect(words(new AdminError("invalid", ""))).toBe("error.invalid");
});
