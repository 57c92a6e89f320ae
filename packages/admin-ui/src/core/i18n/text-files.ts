import type { BackendModule, ReadCallback } from "i18next";
import { baseCode, localeOf } from "./language-codes";

/**
 * Texts of a host in the place of the admin's own: by language, then by key. Keys are those of `en.json` in the package's
 * `dist/locales`, with the endings of plurals where they have some. A text of one language changes no other.
 *
 * @example { en: { "customers.title": "Members", "customers.count_one": "member", "customers.count_other": "members" } }
 */
export type HostTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the admin says from the start, and what extensions say. */
export const namespace = "translation";

/** What only pages say that are loaded later; see `loadPageTexts`. */
export const pageNamespace = "pages";

/** Why a file could not be read, and whether it may be there when it is asked for again. */
class UnreadFile extends Error {
  constructor(
    message: string,
    readonly mayCome: boolean,
  ) {
    super(message);
  }
}

/** Reads the translations that come with the package; each file is its own chunk. */
async function readOwnFile(code: string, name: string): Promise<object> {
  const { bundledMessages, bundledPageMessages } = await import("./bundled-messages");
  if (name === pageNamespace) return (await bundledPageMessages[localeOf(code)]?.())?.default ?? {};
  const load = bundledMessages[localeOf(code)];
  if (load === undefined) throw new Error(`There is no translation for "${code}".`);
  return (await load()).default;
}

/** Reads a file of an address. A store that restarts, or a network that is gone, may be there again in a moment. */
async function readFileAt(url: string, ask: typeof fetch): Promise<object> {
  const response = await ask(url).catch((error: unknown) => {
    throw new UnreadFile(`failed loading ${url}: ${String(error)}`, true);
  });
  const { ok, status } = response;
  if (!ok) throw new UnreadFile(`failed loading ${url}; status code: ${status}`, status >= 500);
  const texts: unknown = JSON.parse(await response.text());
  if (typeof texts !== "object" || texts === null || Array.isArray(texts))
    throw new TypeError(`${url} is no object of keys and texts.`);
  return texts;
}

/** The texts of a host in a language, however it spells that: `pt-BR` and `pt` are one. */
function textsIn(texts: HostTexts, code: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, own]) => (baseCode(locale) === code ? Object.entries(own) : [])),
  );
}

/** A file with a host's texts in it. What only pages say stays theirs: there English goes before another file's own language. */
function withTexts(file: object, own: Record<string, string>, name: string): object {
  if (name === namespace) return { ...file, ...own };
  return { ...file, ...Object.fromEntries(Object.entries(own).filter(([key]) => key in file)) };
}

/** Settings of {@link TextFiles}. */
interface TextFilesOptions {
  /** Address of the files with `{{lng}}` and `{{ns}}`; the package's own files when left out. */
  localesPath: string | undefined;
  /** A host's own texts. */
  texts: HostTexts;
  /** Called when every file has been asked for once. */
  onFirstAnswers(): void;
}

/**
 * Reads translation files. Tells when every file has been asked for once, whatever came of it: a file that is asked for
 * again later keeps nobody waiting.
 */
export class TextFiles implements BackendModule {
  readonly type = "backend";
  private readonly unanswered = new Set<string>();
  /** The one of now: an extension that replaces it later takes no texts away. */
  private readonly ask = globalThis.fetch?.bind(globalThis);

  constructor(private readonly options: TextFilesOptions) {}

  init(): void {}

  read(code: string, name: string, done: ReadCallback): void {
    const { texts, onFirstAnswers } = this.options;
    this.unanswered.add(code);
    this.readFile(code, name)
      .then(
        (file) => done(null, withTexts(file, textsIn(texts, code), name)),
        // In the place of texts: whether it shall be asked for again.
        (error: unknown) =>
          done(
            error instanceof Error ? error.message : String(error),
            error instanceof UnreadFile && error.mayCome,
          ),
      )
      .finally(() => {
        this.unanswered.delete(code);
        if (this.unanswered.size === 0) onFirstAnswers();
      });
  }

  private readFile(code: string, name: string): Promise<object> {
    const { localesPath } = this.options;
    if (localesPath === undefined) return readOwnFile(code, name);
    return readFileAt(localesPath.replaceAll("{{lng}}", localeOf(code)).replaceAll("{{ns}}", name), this.ask);
  }
}
