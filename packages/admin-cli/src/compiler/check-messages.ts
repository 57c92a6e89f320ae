import type { Problem } from "../errors";
import type { MessagesContribution } from "./contribution";
import type { FoundFile } from "./find-files";
import { placeOf, type SourceFile } from "./source-file";

/** What is wrong with a file of texts, and what it brings when nothing is. */
export interface CheckedMessages {
  contribution?: MessagesContribution;
  problems: Problem[];
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === "string")
  );
}

/** Checks the texts of one language: a language code as the name, one flat object of texts as the content. */
export function checkMessages(file: SourceFile, { segments }: FoundFile): CheckedMessages {
  const language = segments.join("/");
  const problem = (rule: string, message: string, hint: string): CheckedMessages => ({
    problems: [
      {
        rule,
        message,
        why: "The admin looks texts up by key, language by language.",
        hint,
        ...placeOf(file, 0, 1),
      },
    ],
  });
  if (!/^[a-z]{2,3}$/.test(language))
    return problem(
      "messages-name",
      `"${language}" is no language.`,
      "Name the file by the base part of a language code: src/admin/messages/de.json.",
    );
  try {
    const texts: unknown = JSON.parse(file.text);
    if (isTexts(texts))
      return { contribution: { kind: "messages", language, source: file.source }, problems: [] };
  } catch (error) {
    return problem(
      "messages-syntax",
      `The file is no JSON: ${error instanceof Error ? error.message : String(error)}.`,
      "Write one object of texts.",
    );
  }
  return problem(
    "messages-shape",
    "The file is not one flat object of texts.",
    'Write keys with dots: { "reviews.title": "Reviews" }.',
  );
}
