import type { Problem } from "../../base/errors";
import { locationOf, type SourceFile } from "../../syntax/source-file";
import type { FoundFile } from "../sources/find-files";
import { type LanguageTexts, locationOfKey } from "./check-languages";

/** What is wrong with a file of texts, and what it brings when nothing is. */
export interface CheckedMessages {
  /** The texts, also of a file with mistakes beside them. */
  texts?: LanguageTexts;
  problems: Problem[];
}

const why = "The admin looks texts up by key, language by language.";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
}

function checkName(language: string): Pick<Problem, "rule" | "message" | "why" | "hint"> | undefined {
  if (isLanguage(language)) return undefined;
  const base = language.split(/[-_/]/)[0] ?? "";
  return {
    rule: "messages-name",
    message: `"${language}" is no language.`,
    why,
    hint: `Name the file by the base part of a language code: src/admin/messages/${isLanguage(base) ? base : "de"}.json.`,
  };
}

/** Where JSON cannot be read on. The compiler tells the place; what Node.js says of it differs between its versions. */
async function syntaxProblem(file: SourceFile): Promise<Problem> {
  const { transform } = await import("esbuild");
  const failure: unknown = await transform(file.text, { loader: "json", logLevel: "silent" }).catch(
    (reason: unknown) => reason,
  );
  const errors: unknown = Object(failure).errors;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const location: unknown = Object(first).location;
  const { line = 1, column = 0, length = 1, lineText = "" } = Object(location);
  const before = file.text
    .split("\n")
    .slice(0, Number(line) - 1)
    .reduce((sum, row) => sum + row.length + 1, 0);
  // The compiler counts columns in bytes.
  const start = before + Buffer.from(String(lineText)).subarray(0, Number(column)).toString().length;
  const text: unknown = Object(first).text;
  return {
    rule: "messages-syntax",
    message: `The file is no JSON${typeof text === "string" ? `: ${text}` : ""}.`.replace(/\.\.$/, "."),
    why,
    hint: 'Write one object of texts: { "reviews.title": "Reviews" }.',
    ...locationOf(file, start, start + Math.max(1, Number(length))),
  };
}

function checkEntry(file: SourceFile, key: string, value: unknown): Problem[] {
  if (typeof value === "string") return [];
  const { start, end } = locationOfKey(file, key);
  const inner = isRecord(value) ? Object.keys(value)[0] : undefined;
  return [
    {
      rule: "messages-shape",
      message: `"${key}" is ${isRecord(value) ? "an object" : Array.isArray(value) ? "a list" : `${value === null ? "null" : `a ${typeof value}`}`} and not a text.`,
      why,
      hint: inner === undefined ? "Write a text in quotes." : `Write keys with dots: "${key}.${inner}": "…".`,
      ...locationOf(file, start, end),
    },
  ];
}

/** Checks the texts of one language: a language code as the name, one flat object of texts as the content. */
export async function checkMessages(file: SourceFile, { segments }: FoundFile): Promise<CheckedMessages> {
  const language = segments.join("/");
  const wrongName = checkName(language);
  const name = wrongName === undefined ? [] : [{ ...wrongName, file: file.source }];
  let content: unknown;
  try {
    content = JSON.parse(file.text);
  } catch {
    return { problems: [...name, await syntaxProblem(file)] };
  }
  if (!isRecord(content)) {
    const shape = {
      rule: "messages-shape",
      message: "The file is not one flat object of texts.",
      why,
      hint: 'Write keys with dots: { "reviews.title": "Reviews" }.',
      ...locationOf(file, 0, 1),
    };
    return { problems: [...name, shape] };
  }
  const entries = Object.entries(content).flatMap(([key, value]) => checkEntry(file, key, value));
  const problems = [...name, ...entries];
  const texts = Object.fromEntries(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return { problems, texts: { language, file, texts } };
}
