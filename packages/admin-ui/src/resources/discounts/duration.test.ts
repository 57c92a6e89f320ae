import { describe, expect, it } from "vitest";
import { durationWords, noDuration, readDuration, writeDuration } from "./duration";

describe("a duration", () => {
  it.each([
    ["P30D", { ...noDuration, days: 30 }],
    // As the official admin writes it.
    ["P0Y0M7DT12H30M", { ...noDuration, days: 7, hours: 12, minutes: 30 }],
    ["P2W", { ...noDuration, days: 14 }],
    ["PT90M", { ...noDuration, minutes: 90 }],
    ["P1Y2MT45S", { ...noDuration, years: 1, months: 2, minutes: 1 }],
  ])("is read from %s", (text, parts) => {
    expect(readDuration(text)).toEqual(parts);
  });

  it.each([null, "", "P", "30 days", "P1.5D"])("is not read from %s", (text) => {
    expect(readDuration(text)).toBeUndefined();
  });

  it("is written as the store takes it, without what is zero", () => {
    expect(writeDuration({ ...noDuration, days: 30 })).toBe("P30D");
    expect(writeDuration({ ...noDuration, months: 1, minutes: 5 })).toBe("P1MT5M");
    expect(writeDuration({ ...noDuration, hours: 36 })).toBe("PT36H");
    expect(writeDuration(noDuration)).toBeNull();
  });

  it("is said in words", () => {
    const said = durationWords({ ...noDuration, months: 1, days: 15 }, (key, { count }) => `${count} ${key}`);
    expect(said).toEqual(["1 discounts.duration.months", "15 discounts.duration.days"]);
  });
});
