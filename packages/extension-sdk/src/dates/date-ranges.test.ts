import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dateRangeBounds, parseDateRange, relativeDateRanges, serializeDateRange } from "./date-ranges";

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "Europe/Copenhagen";
});
afterAll(() => {
  process.env.TZ = zone;
});

describe("a period in an address", () => {
  it.each([...relativeDateRanges, "2026-11-01..2026-11-15", "2026-11-01..", "..2026-11-15"])(
    "%s is the same after a round trip",
    (text) => {
      const period = parseDateRange(text);
      expect(period && serializeDateRange(period)).toBe(text);
    },
  );

  it.each([
    "",
    "..",
    "last-week",
    "2026-13-01..",
    "2026-02-30..",
    "2026-11-15..2026-11-01",
    "a..b",
    "1..2..3",
  ])("%j is ignored", (text) => {
    expect(parseDateRange(text)).toBeUndefined();
  });
});

describe("the bounds of a period", () => {
  const now = new Date("2026-11-21T22:30:00Z");

  it("are days of the person's own zone, both inclusive", () => {
    expect(dateRangeBounds({ from: "2026-11-01", to: "2026-11-01" })).toEqual({
      gte: "2026-10-31T23:00:00.000Z",
      lt: "2026-11-01T23:00:00.000Z",
    });
    expect(dateRangeBounds({ relative: "today" }, now)).toEqual({
      gte: "2026-11-20T23:00:00.000Z",
      lt: "2026-11-21T23:00:00.000Z",
    });
    // Half an hour later it is already tomorrow there.
    expect(dateRangeBounds({ relative: "today" }, new Date("2026-11-21T23:30:00Z")).gte).toBe(
      "2026-11-21T23:00:00.000Z",
    );
  });

  it("allow days of 23 or 25 hours", () => {
    expect(dateRangeBounds({ from: "2026-03-29", to: "2026-03-29" })).toEqual({
      gte: "2026-03-28T23:00:00.000Z",
      lt: "2026-03-29T22:00:00.000Z",
    });
    expect(dateRangeBounds({ from: "2026-10-25", to: "2026-10-25" })).toEqual({
      gte: "2026-10-24T22:00:00.000Z",
      lt: "2026-10-25T23:00:00.000Z",
    });
  });

  it("move with the day", () => {
    const days = (relative: (typeof relativeDateRanges)[number]) => {
      const { gte = "", lt = "" } = dateRangeBounds({ relative }, now);
      return Math.round((Date.parse(lt) - Date.parse(gte)) / 86_400_000);
    };
    expect(relativeDateRanges.map(days)).toEqual([1, 1, 7, 30, 90, 7, 30, 31, 365]);
    expect(dateRangeBounds({ relative: "this-week" }, now).gte).toBe("2026-11-15T23:00:00.000Z");
    expect(dateRangeBounds({ relative: "last-month" }, new Date("2026-01-05T12:00:00Z"))).toEqual({
      gte: "2025-11-30T23:00:00.000Z",
      lt: "2025-12-31T23:00:00.000Z",
    });
  });

  it.each([
    ["en", "2026-11-15T23:00:00.000Z"],
    ["de", "2026-11-15T23:00:00.000Z"],
    ["pt", "2026-11-14T23:00:00.000Z"],
    ["ja", "2026-11-14T23:00:00.000Z"],
    ["ar", "2026-11-20T23:00:00.000Z"],
  ])("start weeks in %s as people there do", (locale, start) => {
    expect(dateRangeBounds({ relative: "this-week" }, now, { locale }).gte).toBe(start);
  });

  it("are open if a day is left out", () => {
    expect(dateRangeBounds({ from: "2026-11-01" })).toEqual({ gte: "2026-10-31T23:00:00.000Z" });
    expect(dateRangeBounds({ to: "2026-11-01" })).toEqual({ lt: "2026-11-01T23:00:00.000Z" });
  });

  it("follow another time zone if one is named", () => {
    const day = { from: "2026-11-01", to: "2026-11-01" };
    // The clocks of New York are set back on this day.
    expect(dateRangeBounds(day, now, { timeZone: "America/New_York" })).toEqual({
      gte: "2026-11-01T04:00:00.000Z",
      lt: "2026-11-02T05:00:00.000Z",
    });
    expect(
      dateRangeBounds({ relative: "today" }, new Date("2026-11-21T11:00:00Z"), {
        timeZone: "Pacific/Kiritimati",
      }),
    ).toEqual({ gte: "2026-11-21T10:00:00.000Z", lt: "2026-11-22T10:00:00.000Z" });
    expect(
      dateRangeBounds({ relative: "this-month" }, new Date("2026-12-01T03:00:00Z"), {
        timeZone: "America/New_York",
      }),
    ).toEqual({ gte: "2026-11-01T04:00:00.000Z", lt: "2026-12-01T05:00:00.000Z" });
  });

  it("allow midnight to be skipped or to come twice", () => {
    // Cairo goes from 24 April 00:00 straight to 01:00.
    expect(
      dateRangeBounds({ from: "2026-04-24", to: "2026-04-24" }, now, { timeZone: "Africa/Cairo" }),
    ).toEqual({
      gte: "2026-04-23T22:00:00.000Z",
      lt: "2026-04-24T21:00:00.000Z",
    });
    // Havana sets its clocks from 1 November 01:00 back to 00:00.
    expect(
      dateRangeBounds({ from: "2026-11-01", to: "2026-11-01" }, now, { timeZone: "America/Havana" }),
    ).toEqual({
      gte: "2026-11-01T04:00:00.000Z",
      lt: "2026-11-02T05:00:00.000Z",
    });
  });
});
