import type { ChangedLines } from "../api/upgrade";
import type { Logger } from "./logger";

/** Shows lines of files as they were and as they are. */
export function reportChanges(
  files: readonly { file: string; changes: readonly ChangedLines[] }[],
  logger: Logger,
): void {
  const lines = (sign: string, text: string): string =>
    text
      .split("\n")
      .map((row) => `  ${sign} ${row.trim()}`)
      .join("\n");
  for (const { file, changes } of files) {
    logger.out(logger.paint("bold", file));
    for (const { line, before, after } of changes) {
      logger.out(`  line ${line}`);
      logger.out(logger.paint("red", lines("-", before)));
      logger.out(logger.paint("green", lines("+", after)));
    }
  }
}
