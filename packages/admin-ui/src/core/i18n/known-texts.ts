import type { i18n } from "i18next";
import { pageNamespace } from "./text-files";

/** Texts without values that have been found. A page says the same ones for each of its rows, and i18next takes its time to find one. */
export class KnownTexts {
  private readonly texts = new Map<string, string>();
  private language: string | undefined;

  constructor(
    private readonly instance: i18n,
    /** The language that they are in, where it is another one than the one that is spoken. */
    private readonly other: { lng?: string } = {},
  ) {}

  get(key: string): string | undefined {
    return this.instance.language === this.language ? this.texts.get(key) : undefined;
  }

  add(key: string, text: string): void {
    // What only pages say goes before what extensions added, and the language itself before English.
    if (!this.instance.hasLoadedNamespace(pageNamespace, this.other)) return;
    if (this.instance.language !== this.language) this.texts.clear();
    this.language = this.instance.language;
    this.texts.set(key, text);
  }
}
