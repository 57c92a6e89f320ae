import { describe, expect, test } from "vitest";
import { accentTokens, contrastRatio, darkenForWhiteText, parseColor } from "./accent";

const brands = [
  "#005a6a",
  "#7a1fa2",
  "#ffcc00",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#111111",
  "#ffffff",
  "#e91e63",
];

function pair(tokens: Record<string, string>, name: string): [string, string] {
  const [, light = "", dark = ""] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(tokens[name] ?? "") ?? [];
  return [light, dark];
}

describe("the accent of a brand", () => {
  test("reads colours in the two usual forms only", () => {
    expect(parseColor("#ABC")).toBe("#aabbcc");
    expect(parseColor(" #0a0B0c ")).toBe("#0a0b0c");
    for (const other of ["red", "abc", "#abcd", "#ggg", "rgb(0 0 0)", "", "#fff;}body{"])
      expect(parseColor(other), other).toBeUndefined();
  });

  test("measures contrast as WCAG does", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  test("darkens a colour only as far as white text needs", () => {
    expect(darkenForWhiteText("#005a6a")).toBe("#005a6a");
    const corrected = darkenForWhiteText("#ffcc00");
    expect(contrastRatio(corrected, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(corrected, "#ffffff")).toBeLessThan(4.8);
  });

  test.each(brands)("of %s can be read in every state and both themes", (brand) => {
    const tokens = accentTokens(brand);
    for (const name of ["--th-accent", "--th-accent-hover", "--th-accent-pressed"])
      for (const color of pair(tokens, name))
        expect(contrastRatio(color, "#ffffff"), name).toBeGreaterThanOrEqual(4.5);
    const grounds = { light: ["#f7f5f3", "#ffffff"], dark: ["#0c1011", "#131719", "#1b2022"] };
    const [text, nightText] = pair(tokens, "--th-accent-text");
    const [soft, nightSoft] = pair(tokens, "--th-accent-soft-hover");
    for (const ground of [...grounds.light, soft])
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [...grounds.dark, nightSoft])
      expect(contrastRatio(nightText, ground)).toBeGreaterThanOrEqual(4.5);
    const [focus, nightFocus] = pair(tokens, "--th-focus");
    for (const ground of grounds.light) expect(contrastRatio(focus, ground)).toBeGreaterThanOrEqual(3);
    for (const ground of grounds.dark) expect(contrastRatio(nightFocus, ground)).toBeGreaterThanOrEqual(3);
  });

  test("takes a colour of its own for the dark theme", () => {
    const [light, dark] = pair(accentTokens("#7a1fa2", "#3355cc"), "--th-accent");
    expect([light, dark]).toEqual(["#7a1fa2", "#3355cc"]);
  });
});
