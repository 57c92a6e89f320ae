// @vitest-environment happy-dom
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { createExtensionHealth } from "../src/core/context/extension-health";
import { attributeGlobalErrors, ownerOfError } from "../src/core/extensions/watch/attribute-global-errors";

function storage(text?: string) {
  localStorage.clear();
  if (text !== undefined) localStorage.setItem("tillhouse.extensions-off", text);
  return createAdminStorage().shared;
}

const failure = (place = "order.details.after", owner = "reviews") => ({
  owner,
  place,
  error: new Error("no stars"),
});

describe("the health of extensions", () => {
  it("stops a contribution that fails three times within a minute", () => {
    let now = 0;
    const health = createExtensionHealth({ now: () => now });
    health.report(failure());
    now = 61_000;
    health.report(failure());
    health.report(failure());
    expect(health.state().stopped.size).toBe(0);
    health.report(failure());
    expect([...health.state().stopped]).toEqual(["reviews order.details.after"]);
    health.restart("reviews", "order.details.after");
    expect(health.state().stopped.size).toBe(0);
    health.report(failure());
    expect(health.state().stopped.size).toBe(0);
  });

  it("counts failures in all rows of a list once and never stops it", () => {
    let now = 0;
    const health = createExtensionHealth({ now: () => now });
    const fail = () => {
      for (let row = 0; row < 50; row += 1)
        health.report({ ...failure("products.columns.stars"), isInRows: true });
    };
    fail();
    expect(health.state()).toMatchObject({ stopped: new Set(), off: new Map() });
    expect(health.state().failures).toHaveLength(1);
    for (now = 2000; now <= 4000; now += 2000) fail();
    expect(health.state().stopped.size).toBe(0);
    expect(health.state().off.size).toBe(0);
  });

  it("turns off an extension that fails ten times within a minute in the background", () => {
    const kept = storage();
    const health = createExtensionHealth({ storage: kept, now: () => 0 });
    for (let time = 0; time < 10; time += 1) health.report(failure(""));
    expect(health.state().off.get("reviews")).toBe("breaker");
    expect(createExtensionHealth({ storage: kept }).state().off.size).toBe(0);
    health.turnOn("reviews");
    expect(health.state().off.size).toBe(0);
    expect(health.state().failures).toEqual([]);
  });

  it("remembers in this browser what the person has turned off", () => {
    const kept = storage();
    createExtensionHealth({ storage: kept }).turnOff("reviews");
    expect(createExtensionHealth({ storage: kept }).state().off.get("reviews")).toBe("person");
  });

  it("announces what is turned on again", () => {
    const onTurnOn = vi.fn();
    const health = createExtensionHealth({ onTurnOn });
    health.turnOff("reviews");
    expect(onTurnOn).not.toHaveBeenCalled();
    health.turnOn("reviews");
    expect(onTurnOn).toHaveBeenCalledWith("reviews");
  });

  it.each(["{", '{"reviews":true}', "[1]"])("starts with everything on if the storage holds %s", (text) => {
    expect(createExtensionHealth({ storage: storage(text) }).state().off.size).toBe(0);
  });

  it("reports each failure once, also to the host", () => {
    const onFailure = vi.fn();
    const health = createExtensionHealth({ onFailure });
    const once = failure();
    health.report(once);
    health.report(once);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(health.state().failures).toHaveLength(1);
  });
});

describe("errors that no boundary sees", () => {
  const files = [
    { owner: "reviews", file: "extensions/reviews-A.js" },
    { owner: "loyalty", file: "extensions/loyalty-B.js" },
  ];
  const errorFrom = (...trace: string[]) =>
    Object.assign(new Error("no stars"), { stack: ["Error: no stars", ...trace].join("\n    at ") });

  it("belong to the extension whose file is first in the stack", () => {
    const trace = [
      "f (https://store.test/app/extensions/loyalty-B.js:1:2)",
      "g (https://store.test/app/extensions/reviews-A.js:1:2)",
    ];
    expect(ownerOfError(errorFrom(...trace), files)).toBe("loyalty");
    expect(ownerOfError(errorFrom("https://store.test/app/assets/main-C.js:1:1"), files)).toBeUndefined();
    expect(ownerOfError("only a text", files, "https://store.test/app/extensions/reviews-A.js")).toBe(
      "reviews",
    );
  });

  it("are reported under the name of that extension", async () => {
    expectConsole("extensions/reviews-A.js:1:1", "assets/main.js:1:1");
    const health = createExtensionHealth();
    const tell = vi.fn();
    const end = attributeGlobalErrors(health, files, tell);
    const own = errorFrom("https://store.test/app/extensions/reviews-A.js:1:1");
    window.dispatchEvent(new ErrorEvent("error", { error: own }));
    const rejection = new Event("unhandledrejection");
    Object.assign(rejection, { reason: errorFrom("https://store.test/app/extensions/loyalty-B.js:9:9") });
    window.dispatchEvent(rejection);
    window.dispatchEvent(
      new ErrorEvent("error", { error: errorFrom("https://store.test/app/assets/main.js:1:1") }),
    );
    await vi.waitFor(() => expect(tell.mock.calls.flat()).toEqual(["reviews", "loyalty"]));
    expect(health.state().failures.map(({ owner, place }) => [owner, place])).toEqual([
      ["loyalty", ""],
      ["reviews", ""],
    ]);
    end();
    window.dispatchEvent(rejection);
    await new Promise((resolve) => setTimeout(resolve));
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it("are left to the boundary that catches them", async () => {
    expectConsole("extensions/reviews-A.js:1:1");
    const health = createExtensionHealth();
    const tell = vi.fn();
    const end = attributeGlobalErrors(health, files, tell);
    const error = errorFrom("https://store.test/app/extensions/reviews-A.js:1:1");
    window.dispatchEvent(new ErrorEvent("error", { error }));
    health.report({ owner: "reviews", place: "order.details.after", error });
    await new Promise((resolve) => setTimeout(resolve));
    expect(tell).not.toHaveBeenCalled();
    expect(health.state().failures).toHaveLength(1);
    end();
  });
});
