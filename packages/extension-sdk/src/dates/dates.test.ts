import { describe, expect, it } from "vitest";
import { formatDate } from "./dates";

const options = { locale: "en", timeZone: "Europe/Copenhagen", now: new Date("2026-11-20T12:00:00Z") };

describe("formatDate", () => {
  it("shows the year only of other years", () => {
    expect(formatDate("2026-11-19T17:04:00Z", { ...options, style: "list" })).toBe("19 Nov 18:04");
    expect(formatDate("2025-11-19T17:04:00Z", { ...options, style: "list" })).toBe("19 Nov 2025");
  });

  it("decides the year in the reader's zone", () => {
    const now = new Date("2026-12-31T23:30:00Z");
    expect(formatDate("2026-12-31T23:10:00Z", { ...options, now, style: "list" })).toBe("1 Jan 00:10");
  });

  it("is relative for 24 hours, then the date", () => {
    expect(formatDate("2026-11-20T10:00:00Z", { ...options, style: "relative" })).toMatch(/2 hr/);
    expect(formatDate("2026-11-18T10:00:00Z", { ...options, style: "relative" })).toBe("18 Nov 11:00");
  });

  it("names the zone in the long form", () => {
    expect(formatDate("2026-11-19T17:04:00Z", { ...options, style: "long" })).toMatch(/Thursday.*18:04/);
    expect(formatDate("soon", { ...options, style: "list" })).toBe("");
  });
});
