/** What `init` can start. */
export const initKinds = ["extension", "widget", "page", "settings", "resource"] as const;

/** One of them. */
export type InitKind = (typeof initKinds)[number];

/** A file that a template writes; its path is relative to the project, with forward slashes. */
export interface TemplateFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  /** The complete new content. */
  text: string;
}

/** What a template makes: files, and texts for `src/admin/messages/en.json`. */
export interface Template {
  files: readonly TemplateFile[];
  messages: Readonly<Record<string, string>>;
}

/** The path from one file of the project to another, as an import is written. */
export function importPath(from: string, to: string): string {
  const up = "../".repeat(from.split("/").length - 1);
  return `${up}${to}`;
}

/** The file of the English texts. */
export const messagesPath = "src/admin/messages/en.json";
