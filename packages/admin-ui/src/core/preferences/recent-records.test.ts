// @vitest-environment happy-dom
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { beforeEach, describe, expect, it } from "vitest";
import { addRecent, readRecent } from "./recent-records";

const { local } = createAdminStorage();
const record = (id: number) => ({ resource: "orders", id: `order_${id}`, title: `#${id}` });

beforeEach(() => localStorage.clear());

describe("the records that were looked at", () => {
  it("are the last ones, each once, the newest first", () => {
    for (const id of [1, 2, 3, 2]) addRecent(local, "ada", record(id));
    expect(readRecent(local, "ada").map(({ title }) => title)).toEqual(["#2", "#3", "#1"]);
    for (let id = 10; id < 30; id += 1) addRecent(local, "ada", record(id));
    expect(readRecent(local, "ada")).toHaveLength(8);
  });

  it("have their current titles", () => {
    addRecent(local, "ada", { resource: "customers", id: "cus_1", title: "Ada" });
    addRecent(local, "ada", { resource: "customers", id: "cus_1", title: "Ada Holm" });
    expect(readRecent(local, "ada").map(({ title }) => title)).toEqual(["Ada Holm"]);
  });

  it("belong to one person only", () => {
    addRecent(local, "ada", record(1));
    expect(readRecent(local, "bo")).toEqual([]);
    expect(localStorage.length).toBe(0);
    addRecent(local, "ada", record(1));
    addRecent(local, "bo", record(2));
    expect(readRecent(local, "bo").map(({ title }) => title)).toEqual(["#2"]);
  });

  it("survive values of another version", () => {
    localStorage.setItem("tillhouse.recent", "{broken");
    expect(readRecent(local, "ada")).toEqual([]);
  });
});
