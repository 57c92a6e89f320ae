import { describe, expect, it } from "vitest";
import { matchedRanges, normalizeText, rankText } from "./match-text";

describe("a text that is looked for", () => {
  it.each([
    ["Café", "cafe"],
    ["cafe", "CAFÉ"],
    ["Åland", "aland"],
    ["İstanbul", "istanbul"],
    ["ISPARTA", "ısparta"],
    ["Straße", "strasse"],
    ["Smørrebrød", "smorrebrod"],
    ["Łódź", "lodz"],
    ["Ελλάς", "ελλασ"],
    ["Ёлка", "елка"],
    ["أحمد", "احمد"],
    ["ﬁne", "fine"],
    ["한국", "한국"],
  ])("%s is found by %s", (label, typed) => {
    expect(rankText(typed, label)).toBe(0);
  });

  it("ranks the start first, then starts of words, then letters within one, then other words", () => {
    const ranks = [
      rankText("order", "Order"),
      rankText("order", "Orders"),
      rankText("order", "Draft orders"),
      rankText("order", "Reorder levels"),
      rankText("order", "Bestellungen", "Orders"),
    ];
    expect(ranks).toEqual([...ranks].sort((left, right) => Number(left) - Number(right)));
    expect(new Set(ranks).size).toBe(5);
  });

  it("needs all words in any order", () => {
    expect(rankText("channel sales", "Sales channels")).toBeDefined();
    expect(rankText("sales groups", "Sales channels")).toBeUndefined();
  });

  it("is not found by a letter or two within a word", () => {
    expect(rankText("r", "Orders")).toBeUndefined();
    expect(rankText("an", "Sales channels")).toBeUndefined();
    expect(rankText("an", "Currencies", "What the store sells in, and an extra")).toBeUndefined();
    expect(rankText("ann", "Sales channels")).toBeDefined();
    expect(rankText("o", "Orders")).toBeDefined();
    expect(rankText("单", "订单")).toBeDefined();
    expect(rankText("  ", "Orders")).toBeUndefined();
  });
});

describe("what is marked in a label", () => {
  const marked = (typed: string, label: string) =>
    matchedRanges(typed, label).map(([start, end]) => label.slice(start, end));

  it("is the typed text as written in the label", () => {
    expect(marked("tent", "Ridge Tent 2")).toEqual(["Tent"]);
    expect(marked("cafe", "Le Café Noir")).toEqual(["Café"]);
    expect(marked("cafe", "Le Cafe\u0301 Noir")).toEqual(["Cafe\u0301"]);
    expect(marked("strasse", "An der Straße")).toEqual(["Straße"]);
    expect(marked("ch sal", "Sales channels")).toEqual(["Sal", "ch"]);
    expect(marked("😀", "Hi 😀 there")).toEqual(["😀"]);
  });

  it("is nothing if only other words were found", () => {
    expect(marked("orders", "Bestellungen")).toEqual([]);
  });
});

it("folds to the same text again", () => {
  for (const text of ["Smørrebrød ŒUVRE İ", "Ǆ ﬃ Å"])
    expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
});

it("folds each character as it folds the whole", () => {
  for (const text of ["ΟΔΟΣ Ὀδυσσεύς", "Größe ẞ Þórður", "Đặng Ǆ İIıi", "مـرحبا", "한국어 ガギ", "Ё й Ґ"])
    expect([...text].map(normalizeText).join("")).toBe(normalizeText(text));
});
