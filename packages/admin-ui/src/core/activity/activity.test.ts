// @vitest-environment happy-dom
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createActivityLog } from "./activity";

const area = createAdminStorage().local;

const item = (message: string) => ({ title: "Collection saved", message, resource: "collections" });

describe("the activity log", () => {
  beforeEach(() => localStorage.clear());

  it("keeps the newest activity first, over a reload", () => {
    const log = createActivityLog(area, "usr_1");
    log.add(item("First"));
    const entry = log.add(item("Second"));
    log.markUndone(entry.id);
    const reloaded = createActivityLog(area, "usr_1").entries();
    expect(reloaded.map(({ message }) => message)).toEqual(["Second", "First"]);
    expect(reloaded.map(({ undoneAt }) => undoneAt !== undefined)).toEqual([true, false]);
    expect(createActivityLog(area, "usr_2").entries()).toEqual([]);
  });

  it("includes what another tab adds", () => {
    const here = createActivityLog(area, "usr_1");
    const there = createActivityLog(area, "usr_1");
    const listener = vi.fn();
    const forget = here.subscribe(listener);
    there.add(item("There"));
    here.add(item("Here"));
    expect(here.entries().map(({ message }) => message)).toEqual(["Here", "There"]);
    window.dispatchEvent(new StorageEvent("storage", { key: "tillhouse.activity.usr_1" }));
    expect(listener).toHaveBeenCalledTimes(2);
    forget();
    here.add(item("Later"));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("forgets the oldest of more than a hundred", () => {
    const log = createActivityLog(area, "usr_1");
    for (let index = 0; index < 105; index += 1) log.add(item(String(index)));
    expect(log.entries().length).toBe(100);
    expect(log.entries().at(-1)?.message).toBe("5");
  });

  it("works with invalid values in it", () => {
    localStorage.setItem("tillhouse.activity.usr_1", "{no");
    const log = createActivityLog(area, "usr_1");
    log.add(item("Kept"));
    log.add(item("Too"));
    expect(log.entries().map(({ message }) => message)).toEqual(["Too", "Kept"]);
  });
});
