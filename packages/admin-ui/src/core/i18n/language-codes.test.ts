import { describe, expect, it } from "vitest";
import { baseCode, codeOf, directionOf, locales } from "./language-codes";
import { findLanguages, languages } from "./languages";

describe("the languages", () => {
  it("spec 3.8, 3.9, 2.36: are the 21 of the specification, sorted by locale", () => {
    const named = languages.map(({ locale, englishName }) => `${locale} ${englishName}`);
    const specified =
      "en English, de German, fr French, hr Croatian, it Italian, pt Brazilian Portuguese, uk Ukrainian, ar Arabic, pl Polish, es Spanish, hi Hindi, bs Bosnian, vi Vietnamese, tm Tamil, ru Russian, sl Slovenian, bg Bulgarian, ko Korean, ja Japanese, cs Czech, zh Simplified Chinese";
    expect(named).toEqual(specified.split(", ").sort());
    expect(languages.map(({ locale }) => locale)).toEqual(locales);
  });

  it("spec 3.10: are named in their own script", () => {
    const scripts: Record<string, RegExp> = {
      ar: /^\p{Script=Arabic}+$/u,
      bg: /^\p{Script=Cyrillic}+$/u,
      hi: /^\p{Script=Devanagari}+$/u,
      ja: /^\p{Script=Han}+$/u,
      ko: /^\p{Script=Hangul}+$/u,
      ru: /^\p{Script=Cyrillic}+$/u,
      tm: /^\p{Script=Tamil}+$/u,
      uk: /^\p{Script=Cyrillic}+$/u,
      zh: /^\p{Script=Han}+$/u,
    };
    for (const { locale, name } of languages)
      expect(name, locale).toMatch(scripts[locale] ?? /^[\p{Script=Latin}\s()]+$/u);
  });

  it("spec 3.10: are named as their speakers name them", () => {
    for (const { locale, name } of languages) {
      const code = codeOf(locale);
      const ownName = new Intl.DisplayNames(code, { type: "language" }).of(code)?.toLowerCase() ?? "";
      const isVariant = locale === "pt" || locale === "zh";
      if (isVariant) expect(name.toLowerCase(), locale).toContain(ownName.slice(0, 2));
      else expect(name.toLowerCase(), locale).toBe(ownName);
    }
  });

  it("are found by their own name, their English one and their locale", () => {
    const found = (typed: string) => findLanguages(typed).map(({ locale }) => locale);
    expect(found("")).toHaveLength(21);
    expect(found("čeština")).toEqual(["cs"]);
    expect(found("cestina")).toEqual(["cs"]);
    expect(found("czech")).toEqual(["cs"]);
    expect(found("தமி")).toEqual(["tm"]);
    expect(found("日本")).toEqual(["ja"]);
    expect(found("port")).toEqual(["pt"]);
    expect(found("klingon")).toEqual([]);
  });
});

describe("codes", () => {
  it("spec 9.9: are compared by their base part", () => {
    expect(["pt-BR", "zh-Hant-TW", "de_AT", "EN"].map(baseCode)).toEqual(["pt", "zh", "de", "en"]);
  });

  it("use the correct code of Tamil", () => {
    expect([baseCode("tm"), baseCode("ta-IN"), codeOf("tm")]).toEqual(["ta", "ta", "ta"]);
  });

  it("give the direction of the text", () => {
    expect(locales.filter((locale) => directionOf(codeOf(locale)) === "rtl")).toEqual(["ar"]);
  });
});
