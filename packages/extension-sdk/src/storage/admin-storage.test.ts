// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAdminStorage } from "./admin-storage";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const north = { backend: "https://north.example" };
const south = { backend: "https://south.example" };

describe("what an admin keeps in the browser", () => {
  it("has the keys that browsers hold already", () => {
    localStorage.setItem("tillhouse.recent", "before");
    const { local, session } = createAdminStorage(north);
    expect(local.getItem("tillhouse.recent")).toBe("before");
    session.setItem("tillhouse.scroll", "[]");
    expect(sessionStorage.getItem("tillhouse.scroll")).toBe("[]");
  });

  it("is apart from that of an admin with another key", () => {
    const [alone, outlet] = [createAdminStorage(), createAdminStorage({ storageKey: "outlet" })];
    for (const area of ["local", "session", "shared"] as const) {
      alone[area].setItem("tillhouse.theme", "dark");
      expect(outlet[area].getItem("tillhouse.theme")).toBeNull();
      outlet[area].setItem("tillhouse.theme", "light");
      outlet[area].setItem("other", "");
      expect(outlet[area].keys("tillhouse.")).toEqual(["tillhouse.theme"]);
      outlet[area].removeItem("tillhouse.theme");
      expect(alone[area].getItem("tillhouse.theme")).toBe("dark");
    }
  });

  it("is apart from that of another store, but for what holds everywhere", () => {
    const [first, second] = [createAdminStorage(north), createAdminStorage(south)];
    first.local.setItem("tillhouse.recent", "north");
    first.session.setItem("tillhouse.scroll", "[1]");
    first.shared.setItem("tillhouse.theme", "dark");
    expect(second.local.getItem("tillhouse.recent")).toBeNull();
    expect(second.session.getItem("tillhouse.scroll")).toBeNull();
    expect(second.shared.getItem("tillhouse.theme")).toBe("dark");
    second.local.setItem("tillhouse.recent", "south");
    // The one that came first stays the first, over a reload too.
    expect(createAdminStorage(north).local.getItem("tillhouse.recent")).toBe("north");
    expect(createAdminStorage(south).local.getItem("tillhouse.recent")).toBe("south");
  });

  it("tells of another tab what is its own", () => {
    const listener = vi.fn();
    const stop = createAdminStorage({ storageKey: "outlet" }).local.subscribe(listener);
    const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
    tell("tillhouse.recent");
    tell("outlet:tillhouse.recent");
    tell(null);
    stop();
    tell(null);
    expect(listener.mock.calls).toEqual([["tillhouse.recent"], [undefined]]);
  });

  it("has channels of its own", async () => {
    const heard = vi.fn();
    const lines = [undefined, "outlet", "outlet"].map((storageKey) =>
      createAdminStorage({ storageKey }).channel("session", (message) => heard(storageKey, message)),
    );
    lines[2]?.post("news");
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([["outlet", "news"]]);
    for (const line of lines) line.close();
  });
});

describe("a browser without storage", () => {
  it("has what was kept until the page is closed", () => {
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    const { local } = createAdminStorage(north);
    expect(local.getJson("notes")).toBeUndefined();
    expect(local.setJson("notes", ["a"])).toBe(false);
    expect(local.getJson("notes")).toEqual(["a"]);
    expect(local.keys("no")).toEqual(["notes"]);
    local.setJson("notes", undefined);
    expect(local.getItem("notes")).toBeNull();
  });

  it("has the newer value where there was no room for it", () => {
    const { local } = createAdminStorage();
    local.setItem("note", "old");
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(local.setItem("note", "new")).toBe(false);
    expect(local.getItem("note")).toBe("new");
    expect(local.setItem("note", "newest")).toBe(true);
    expect(localStorage.getItem("note")).toBe("newest");
  });

  it("has nothing where the text is no JSON", () => {
    localStorage.setItem("notes", "{broken");
    expect(createAdminStorage().local.getJson("notes")).toBeUndefined();
  });
});
