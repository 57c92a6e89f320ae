import { filter } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { listQueryOf, readListState, writeListState } from "./list-state";

const filters = [filter.choices("status", ["pending", "completed", "archived"])];
const read = (address: string) => readListState(new URLSearchParams(address), filters);
const write = (address: string, change: Parameters<typeof writeListState>[2]) =>
  String(writeListState(new URLSearchParams(address), filters, change));

describe("the state of a list", () => {
  it("comes back whole from the address", () => {
    expect(read("q=tent&page=3&rows=50&status=pending%2Carchived")).toEqual({
      search: "tent",
      page: 3,
      pageSize: 50,
      chosen: { status: ["pending", "archived"] },
    });
  });

  it("passes over what makes no sense", () => {
    expect(read("page=-1&rows=7&status=gone&unknown=1")).toEqual({
      search: "",
      page: 1,
      pageSize: 20,
      chosen: {},
    });
  });

  it("returns to page 1 when the list is narrowed, and keeps everything else", () => {
    expect(write("q=tent&page=3&status=pending", { chosen: { status: ["archived"] } })).toBe(
      "q=tent&status=archived",
    );
    expect(write("q=tent&page=3&status=pending", { search: "" })).toBe("status=pending");
  });

  it("keeps the filters when the search is cleared and when the page changes", () => {
    expect(write("status=pending&q=x", { page: 2 })).toBe("status=pending&q=x&page=2");
  });

  it("leaves parameters of others alone", () => {
    expect(write("form=new", { search: "x" })).toBe("form=new&q=x");
  });

  it("asks the store for one page", () => {
    expect(listQueryOf(read("q=tent&page=2&status=pending"), { fields: "id" })).toEqual({
      fields: "id",
      q: "tent",
      status: ["pending"],
      limit: 20,
      offset: 20,
    });
  });
});
