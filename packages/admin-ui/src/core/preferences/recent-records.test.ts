// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { addRecent, readRecent } from "./recent-records";

const record = (id: number) => ({ resource: "orders", id: `order_${id}`, title: `#${id}` });

beforeEach(() => localStorage.clear());

describe("the records that were looked at", () => {
  it("are the last ones, each once, the newest first", () => {
    for (const id of [1, 2, 3, 2]) addRecent("ada", record(id));
    expect(readRecent("ada").map(({ title }) => title)).toEqual(["#2", "#3", "#1"]);
    for (let id = 10; id < 30; id += 1) addRecent("ada", record(id));
    expect(readRecent("ada")).toHaveLength(8);
  });

  it("have their current titles", () => {
    addRecent("ada", { resource: "customers", id: "cus_1", title: "Ada" });
    addRecent("ada", { resource: "customers", id: "cus_1", title: "Ada Holm" });
    expect(readRecent("ada").map(({ title }) => title)).toEqual(["Ada Holm"]);
  });

  it("belong to one person only", () => {
    addRecent("ada", record(1));
    expect(readRecent("bo")).toEqual([]);
    expect(localStorage.length).toBe(0);
    addRecent("ada", record(1));
    addRecent("bo", record(2));
    expect(readRecent("bo").map(({ title }) => title)).toEqual(["#2"]);
  });

  it("survive values of another version", () => {
    localStorage.setItem("tillhouse.recent", "{broken");
    expect(readRecent("ada")).toEqual([]);
  });
});
