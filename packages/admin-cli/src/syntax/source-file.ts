import type { Mistake } from "@tillhouse/extension-sdk/mistakes";
import type { Problem } from "../base/errors";

/** An author's file: where it lies, how messages name it, and its text. */
export interface SourceFile {
  /** Absolute. */
  path: string;
  /** Relative to the project, with forward slashes. */
  source: string;
  text: string;
}

/** A place in a file as people count it, and the lines around it. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
  frame: string;
}

const contextLines = 2;
/** Longer lines, as of minified files, are shown around the place only. */
const longestLine = 160;

/** The lines around a place with a marker below it; `line` and `column` count from 1. */
export function codeFrame(text: string, line: number, column: number, length: number): string {
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, line - contextLines);
  const last = Math.min(lines.length, line + contextLines);
  const width = String(last).length;
  const isLong = (lines[line - 1] ?? "").length > longestLine;
  const from = isLong ? Math.max(0, column - longestLine / 2) : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    // A tab would put the marker in the wrong column; one space for each keeps the count.
    const content = (lines[number - 1] ?? "").slice(from, from + longestLine).replaceAll("\t", " ");
    rows.push(`${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`.trimEnd());
    if (number !== line) continue;
    const room = Math.max(1, content.length - (column - from) + 1);
    rows.push(
      `  ${" ".repeat(width)} | ${" ".repeat(column - from - 1)}${"^".repeat(Math.max(1, Math.min(length, room)))}`,
    );
  }
  return rows.join("\n");
}

/** Turns offsets into a place that a {@link Problem} can carry. */
export function locationOf(file: SourceFile, start: number, end: number): SourceLocation {
  const before = file.text.slice(0, start);
  const line = before.split("\n").length;
  const column = start - (before.lastIndexOf("\n") + 1) + 1;
  return { file: file.source, line, column, frame: codeFrame(file.text, line, column, end - start) };
}

/** A mistake with its location in a file. */
export function locatedProblem(
  file: SourceFile,
  { start, end }: { start: number; end: number },
  { meant: _, ...wording }: Mistake,
): Problem {
  return { ...wording, ...locationOf(file, start, end) };
}

/** The same as a list, which is empty where nothing is wrong. */
export function problemsAt(
  file: SourceFile,
  at: { start: number; end: number },
  mistake: Mistake | undefined,
): Problem[] {
  return mistake === undefined ? [] : [locatedProblem(file, at, mistake)];
}
