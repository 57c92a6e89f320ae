import type { i18n } from "i18next";
import { pageNamespace } from "./text-files";

/** Texts without values as they were found: a page says the same ones for each of its rows, and finding one takes its time. */
export class KnownTexts {
  private readonly texts = new Map<string, string>();
  private language: string | undefined;

  constructor(private readonly instance: i18n) {}

  get(key: string): string | undefined {
    return this.instance.language === this.language ? this.texts.get(key) : undefined;
  }

  add(key: string, text: string): void {
    // What only pages say goes before what extensions added, and the language itself before English.
    if (!this.instance.hasLoadedNamespace(pageNamespace)) return;
    if (this.instance.language !== this.language) this.texts.clear();
    this.language = this.instance.language;
    this.texts.set(key, text);
  }
}
