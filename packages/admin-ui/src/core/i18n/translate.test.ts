// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "./language-codes";
import { addMessages, changeLanguage, createTranslation, spokenCode, translateWith } from "./translate";

/** The files that the page is served, and when each was asked for. The backend takes `fetch` when it is imported. */
const server = vi.hoisted(() => {
  const state = {
    answer: (_locale: string): Promise<Response> => Promise.resolve(new Response("{}")),
    asked: [] as { locale: string; at: number }[],
  };
  globalThis.fetch = async (input) => {
    const locale = /^https:\/\/shop\.example\/back\/public\/locales\/(\w+)\/translation\.json$/.exec(
      String(input),
    )?.[1];
    if (locale === undefined) throw new Error(`Nobody serves ${String(input)}`);
    state.asked.push({ locale, at: Date.now() });
    return state.answer(locale);
  };
  return state;
});

const localesPath = "https://shop.example/back/public/locales/{{lng}}/{{ns}}.json";
const json = (texts: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(texts), { status }));
const greet = (locale: string) => json({ greeting: `hello in ${locale}` });

async function started(options: { locale?: string } = {}) {
  const starting = createTranslation({ localesPath, ...options });
  await vi.advanceTimersByTimeAsync(0);
  return starting;
}

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(navigator, "language", "get").mockReturnValue(languages[0] ?? "");
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  server.answer = greet;
  server.asked = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  browserSpeaks("sv");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = "i18next=; max-age=0";
  document.documentElement.lang = "";
  history.replaceState(null, "", "/");
});

describe("files", () => {
  it("spec 7.11: are read from public/locales/{lng}/{ns}.json, by the name of the specification", async () => {
    history.replaceState(null, "", "/?lng=tm");
    const instance = await started();
    expect(server.asked.map(({ locale }) => locale)).toEqual(["tm", "en"]);
    expect(translateWith(instance)("greeting")).toBe("hello in tm");
    expect(spokenCode(instance)).toBe("ta");
  });

  it("spec 9.9: are only those of the current language and English", async () => {
    browserSpeaks("pt-BR", "de");
    await started();
    expect(server.asked.map(({ locale }) => locale)).toEqual(["pt", "en"]);
  });

  it("spec 9.9: fall back to English key by key", async () => {
    browserSpeaks("de");
    server.answer = (locale) => json(locale === "de" ? { one: "eins" } : { one: "one", two: "two" });
    const translate = translateWith(await started());
    expect([translate("one"), translate("two")]).toEqual(["eins", "two"]);
  });

  it("keep the full stop of an English text at its end in right-to-left text", async () => {
    browserSpeaks("ar");
    server.answer = (locale) => json(locale === "ar" ? { one: "واحد." } : { one: "One.", two: "Two." });
    const translate = translateWith(await started());
    expect([translate("one"), translate("two")]).toEqual(["واحد.", "\u200eTwo.\u200e"]);
  });

  it("spec 9.11: are requested again 5 times, after 350 ms and then twice as long each time", async () => {
    browserSpeaks("de");
    server.answer = (locale) => (locale === "de" ? json({}, 503) : greet(locale));
    await started();
    await vi.advanceTimersByTimeAsync(60_000);
    const at = server.asked.filter(({ locale }) => locale === "de").map((call) => call.at);
    expect(at).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  });

  it("spec 9.11: at most 10 are read at the same time", async () => {
    const instance = await started();
    server.asked = [];
    const pending: (() => void)[] = [];
    server.answer = (locale) =>
      new Promise((resolve) => pending.push(() => resolve(new Response(JSON.stringify({ locale })))));
    void instance.loadLanguages(locales.filter((locale) => locale !== "tm" && locale !== "en"));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toHaveLength(10);
    pending[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toHaveLength(11);
  });

  it("show English until they are there", async () => {
    browserSpeaks("de");
    let isUp = false;
    server.answer = (locale) => (locale === "de" && !isUp ? json({}, 500) : greet(locale));
    const instance = await started();
    expect(spokenCode(instance)).toBe("en");
    expect(translateWith(instance)("greeting")).toBe("hello in en");
    isUp = true;
    const told = vi.fn();
    instance.on("languageChanged", told);
    await vi.advanceTimersByTimeAsync(350);
    expect(told).toHaveBeenCalledWith("de");
    expect(spokenCode(instance)).toBe("de");
    expect(translateWith(instance)("greeting")).toBe("hello in de");
  });

  it.each([
    ["is missing", () => json({}, 404)],
    ["is no JSON", () => Promise.resolve(new Response("<!doctype html>"))],
    ["is cut off", () => Promise.resolve(new Response('{"greeting": "hal'))],
    ["is no object", () => json(["hallo"])],
    ["is nothing", () => json(null)],
  ])("spec 8.9: a file that %s is logged, and English is shown", async (_, answer) => {
    browserSpeaks("de");
    server.answer = (locale) => (locale === "de" ? answer() : greet(locale));
    const instance = await started();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked.filter(({ locale }) => locale === "de")).toHaveLength(1);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('the translation "de" could not be loaded'),
    );
    expect(spokenCode(instance)).toBe("en");
    expect(translateWith(instance)("greeting")).toBe("hello in en");
  });
});

describe("the language to start in", () => {
  const sources: [name: string, say: (code: string) => void][] = [
    ["the address", (code) => history.replaceState(null, "", `/?lng=${code}`)],
    [
      "a cookie",
      (code) => {
        // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
        document.cookie = `i18next=${code}`;
      },
    ],
    ["local storage", (code) => localStorage.setItem("i18nextLng", code)],
    ["session storage", (code) => sessionStorage.setItem("i18nextLng", code)],
    ["the browser", (code) => browserSpeaks(code)],
    [
      "the html tag",
      (code) => {
        document.documentElement.lang = code;
      },
    ],
  ];
  const codes = ["de", "fr", "hr", "it", "pl", "cs"];

  it.each(sources.map(([name], index) => ({ name, index })))(
    "spec 9.10: $name counts if nothing before it is set",
    async ({ index }) => {
      sources.slice(index).forEach(([, say], after) => {
        say(codes[index + after] ?? "");
      });
      expect(spokenCode(await started())).toBe(codes[index]);
    },
  );

  it("spec 9.10: is kept in local storage only", async () => {
    history.replaceState(null, "", "/?lng=de-AT");
    await started();
    expect(localStorage.getItem("i18nextLng")).toBe("de");
    expect(sessionStorage.getItem("i18nextLng")).toBeNull();
    expect(document.cookie).toBe("");
    history.replaceState(null, "", "/");
    expect(spokenCode(await started())).toBe("de");
  });

  it("spec 9.9: is recognised by the base part of its code", async () => {
    for (const [code, spoken] of Object.entries({
      "pt-BR": "pt",
      zh_TW: "zh",
      "ta-LK": "ta",
      "DE-ch": "de",
    })) {
      history.replaceState(null, "", `/?lng=${code}`);
      expect(spokenCode(await started()), code).toBe(spoken);
    }
  });

  it("spec 9.9: is English if no known language is set", async () => {
    history.replaceState(null, "", "/?lng=tlh");
    expect(spokenCode(await started())).toBe("en");
  });

  it("is the configuration's before the browser's, but after every choice", async () => {
    browserSpeaks("it");
    expect(spokenCode(await started({ locale: "de" }))).toBe("de");
    sessionStorage.setItem("i18nextLng", "fr");
    expect(spokenCode(await started({ locale: "de" }))).toBe("fr");
  });

  it("is not saved if only the configuration set it", async () => {
    await started({ locale: "de" });
    expect(localStorage.getItem("i18nextLng")).toBeNull();
    const instance = await started({ locale: "de" });
    await changeLanguage(instance, "de", []);
    expect(localStorage.getItem("i18nextLng")).toBe("de");
  });
});

describe("changing the language", () => {
  it("reads its file, applies it and saves it", async () => {
    const instance = await started();
    expect(await changeLanguage(instance, "tm", [])).toBe("spoken");
    expect(translateWith(instance)("greeting")).toBe("hello in tm");
    expect(spokenCode(instance)).toBe("ta");
    expect(localStorage.getItem("i18nextLng")).toBe("tm");
  });

  it("changes extensions at the same moment", async () => {
    const extensions = [
      {
        id: "loyalty",
        messages: {
          de: async () => ({ default: { "loyalty.title": "Treue" } }),
          tm: async () => ({ default: { "loyalty.title": "விசுவாசம்" } }),
        },
      },
    ];
    const instance = await started();
    await addMessages(instance, extensions);
    const heard: string[] = [];
    instance.on("languageChanged", () => heard.push(translateWith(instance)("loyalty.title")));
    await changeLanguage(instance, "de", extensions);
    await changeLanguage(instance, "tm", extensions);
    expect(heard).toEqual(["Treue", "விசுவாசம்"]);
  });

  it("keeps the language if the file cannot be read", async () => {
    const instance = await started();
    server.answer = () => json({}, 404);
    expect(await changeLanguage(instance, "de", [])).toBe("failed");
    expect(spokenCode(instance)).toBe("en");
    expect(localStorage.getItem("i18nextLng")).toBe("en");
    server.answer = greet;
    expect(await changeLanguage(instance, "de", [])).toBe("spoken");
    expect(translateWith(instance)("greeting")).toBe("hello in de");
  });

  it("ends in the language that was picked last", async () => {
    const instance = await started();
    server.answer = async (locale) => {
      await new Promise((resolve) => setTimeout(resolve, locale === "de" ? 500 : 10));
      return greet(locale);
    };
    const slow = changeLanguage(instance, "de", []);
    const fast = changeLanguage(instance, "fr", []);
    await vi.advanceTimersByTimeAsync(1000);
    expect([await slow, await fast]).toEqual(["overtaken", "spoken"]);
    expect(spokenCode(instance)).toBe("fr");
  });
});
